//! Builds that do not depend on where they are made.
use crate::project::{Result, root};
use std::{env, fs, path::PathBuf, process::Command};

/// Lets the panics in a program name the files of libraries by paths that are the same on
/// every machine. `target` is the one that is built for. A command that such a command runs
/// has the flags already, and gets them once.
pub fn without_paths_of_this_machine(cargo: &mut Command, target: &str) -> Result<()> {
    // Cargo adds these flags to those of its configuration.
    let target = target.to_uppercase().replace('-', "_");
    let variable = format!("CARGO_TARGET_{target}_RUSTFLAGS");
    let given = env::var(&variable).unwrap_or_default();
    let mut flags: Vec<String> = given.split_whitespace().map(str::to_owned).collect();
    let mut add = |flag: String| {
        if !flags.contains(&flag) {
            flags.push(flag);
        }
    };
    let home = cargo_home()?;
    let mut paths = vec![(home.clone(), "cargo"), (root(), "komadai")];
    // The name of a library says enough; of two that fit, the last counts.
    if let Ok(registries) = fs::read_dir(home.join("registry/src")) {
        for registry in registries {
            paths.push((registry?.path(), ""));
        }
    }
    for (path, name) in paths {
        let path = path.display().to_string();
        // Cargo takes what is between spaces for a flag.
        if !path.contains(char::is_whitespace) {
            add(format!("--remap-path-prefix={path}={name}"));
        }
    }
    if target.ends_with("MSVC") {
        // Without the time in the program's head.
        add("-Clink-arg=/Brepro".to_owned());
    }
    cargo.env(variable, flags.join(" "));
    Ok(())
}

/// Where cargo keeps what it has downloaded.
fn cargo_home() -> Result<PathBuf> {
    if let Some(home) = env::var_os("CARGO_HOME") {
        return Ok(home.into());
    }
    let home = env::home_dir().ok_or("there is no home folder")?;
    Ok(home.join(".cargo"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flags_are_those_of_the_target() {
        let mut cargo = Command::new("cargo");
        without_paths_of_this_machine(&mut cargo, "wasm32-unknown-unknown").unwrap();
        let (name, flags) = cargo.get_envs().next().unwrap();
        assert_eq!(name, "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS");
        let flags = flags.unwrap().to_string_lossy();
        assert!(flags.contains("=cargo"), "{flags}");
        assert!(!flags.contains("Brepro"), "{flags}");
    }
}
