//! The build tools at their pinned versions.
//!
//! A tool of the right version on PATH is used; otherwise one is installed into `.tools/`,
//! which is first on the PATH of every command that the tasks run. Nothing else on the machine
//! is replaced.
use crate::{
    process::{self, command, run},
    project::{Result, root},
};

struct Tool {
    package: &'static str,
    version: &'static str,
    /// Programs that all must exist; the first one is asked for its version.
    programs: &'static [&'static str],
    /// Whether to use the lock file that it was published with.
    locked: bool,
    /// More options of a source build.
    options: &'static [&'static str],
    /// How much a source build is optimized.
    opt_level: &'static str,
    /// The time of a source build on two idle cores.
    minutes: &'static str,
}

/// Firefox's driver, which Debian does not have.
const GECKODRIVER: Tool = Tool {
    package: "geckodriver",
    version: "0.37.1",
    programs: &["geckodriver"],
    locked: true,
    options: &[],
    opt_level: "0",
    minutes: "2 minutes",
};

/// What makes the book, without its own server.
const MDBOOK: Tool = Tool {
    package: "mdbook",
    version: "0.5.4",
    programs: &["mdbook"],
    locked: true,
    options: &["--no-default-features", "--features", "search"],
    opt_level: "0",
    minutes: "1.5 minutes",
};

/// With link-time optimization a build of the tools would take five times as long.
const LIGHT_PROFILE: [(&str, &str); 2] = [
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
];

pub fn install_geckodriver() -> Result<()> {
    install_all(&[GECKODRIVER])
}

/// Whether mdBook is there, at its version.
pub fn has_mdbook() -> bool {
    MDBOOK.is_installed()
}

pub fn install_mdbook() -> Result<()> {
    install_all(&[MDBOOK]).map_err(|error| {
        let version = MDBOOK.version;
        format!("{error}\nthe book needs mdBook {version}: on PATH, or a network to install it")
            .into()
    })
}

fn install_all(tools: &[Tool]) -> Result<()> {
    for tool in tools.iter().filter(|tool| !tool.is_installed()) {
        tool.install()?;
        if !tool.is_installed() {
            let Tool {
                package, version, ..
            } = tool;
            return Err(format!("{package} {version} was installed but does not run").into());
        }
    }
    Ok(())
}

impl Tool {
    fn is_installed(&self) -> bool {
        let version = process::output(command(self.programs[0]).arg("--version"));
        let right = version.is_some_and(|text| {
            let version = text.split_whitespace().nth(1);
            version.map(|version| version.trim_start_matches('v')) == Some(self.version)
        });
        right && self.programs.iter().all(|p| process::find(p).is_some())
    }

    fn install(&self) -> Result<()> {
        let Self {
            package, version, ..
        } = self;
        if process::find("cargo-binstall").is_some() {
            eprintln!("installing {package} {version} into .tools (cargo binstall)");
            let done = run(command("cargo")
                .args(["binstall", "--no-confirm", "--root"])
                .arg(process::tools())
                .arg(format!("{package}@{version}")));
            match done {
                Ok(()) if self.is_installed() => return Ok(()),
                Ok(()) => eprintln!("cargo binstall brought another version"),
                Err(error) => eprintln!("{error}"),
            }
        }
        eprintln!(
            "building {package} {version} into .tools: about {} on two cores",
            self.minutes
        );
        let mut install = command("cargo");
        install
            .args([
                "install",
                package,
                "--version",
                version,
                "--force",
                "--root",
            ])
            .arg(process::tools())
            .arg("--target-dir")
            .arg(build_folder())
            .args(self.options)
            .envs(LIGHT_PROFILE)
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", self.opt_level);
        if self.locked {
            install.arg("--locked");
        }
        run(&mut install)
    }
}

/// The tools share what they depend on, and an interrupted build continues where it stopped.
fn build_folder() -> std::path::PathBuf {
    root().join("target").join("tools")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn every_pin_names_the_same_version() {
        let read = |file: &str| fs::read_to_string(root().join(file)).unwrap();
        let program = read("Cargo.toml");
        let version = program.split_once("wasm-bindgen = \"=").unwrap().1;
        let version = version.split_once('"').unwrap().0;
        for (file, pin) in [
            ("Trunk.toml", "wasm_bindgen = \""),
            ("xtask/Cargo.toml", "wasm-bindgen-cli-support = \"="),
            (
                "xtask/test-runner/Cargo.toml",
                "wasm-bindgen-cli = { version = \"=",
            ),
        ] {
            let pin = format!("{pin}{version}\"");
            assert!(read(file).contains(&pin), "{file}: {pin}");
        }
    }
}
