//! npm: the packages that the tests need, at the versions of their lock files.
use crate::{
    process::{self, command, run},
    project::{Result, root},
};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The end-to-end tests.
pub fn e2e_folder() -> PathBuf {
    root().join("tests").join("e2e")
}

/// The tests of what is published.
pub fn packages_folder() -> PathBuf {
    root().join("tests").join("packages")
}

/// Installs the packages of a folder, unless those of its lock file are installed.
pub fn install(folder: &Path) -> Result<()> {
    require_node()?;
    let lock = fs::read_to_string(folder.join("package-lock.json"))?;
    let installed = folder.join("node_modules").join(".installed-lock.json");
    if fs::read_to_string(&installed).is_ok_and(|text| text == lock) {
        return Ok(());
    }
    eprintln!("installing the node packages of {}", folder.display());
    run(npm()
        .args(["ci", "--no-audit", "--no-fund"])
        .current_dir(folder))?;
    fs::write(installed, lock)?;
    Ok(())
}

/// The program npm.
pub fn npm() -> Command {
    command(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

pub fn require_node() -> Result<()> {
    let version = process::output(command("node").arg("--version"))
        .ok_or("this needs Node 20.19 or later: https://nodejs.org/")?;
    let mut numbers = version.trim_start_matches('v').split('.').map(str::parse);
    let (major, minor): (u32, u32) = match (numbers.next(), numbers.next()) {
        (Some(Ok(major)), Some(Ok(minor))) => (major, minor),
        _ => return Err(format!("node says that its version is {version}").into()),
    };
    if (major, minor) >= (20, 19) {
        Ok(())
    } else {
        Err(format!("this needs Node 20.19 or later; there is {version}").into())
    }
}
