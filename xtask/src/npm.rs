//! The npm packages of the browser tests, at the versions of their lock file.
use crate::{
    process::{self, command, run},
    project::{Result, root},
};
use std::{fs, path::PathBuf};

pub fn folder() -> PathBuf {
    root().join("tests").join("e2e")
}

/// Installs the packages, unless those of this lock file are installed.
pub fn install() -> Result<()> {
    require_node()?;
    let lock = fs::read_to_string(folder().join("package-lock.json"))?;
    let installed = folder().join("node_modules").join(".installed-lock.json");
    if fs::read_to_string(&installed).is_ok_and(|text| text == lock) {
        return Ok(());
    }
    eprintln!("installing the node packages of tests/e2e");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    run(command(npm)
        .args(["ci", "--no-audit", "--no-fund"])
        .current_dir(folder()))?;
    fs::write(installed, lock)?;
    Ok(())
}

fn require_node() -> Result<()> {
    let version = process::output(command("node").arg("--version"))
        .ok_or("the browser tests need Node 20 or later: https://nodejs.org/")?;
    let major = version
        .trim_start_matches('v')
        .split('.')
        .next()
        .and_then(|major| major.parse::<u32>().ok());
    match major {
        Some(major) if major >= 20 => Ok(()),
        _ => Err(format!("the browser tests need Node 20 or later; this is {version}").into()),
    }
}
