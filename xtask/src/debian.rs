//! Installing Debian packages.
use crate::{
    process::{self, command, run},
    project::Result,
};
use std::fs;

/// Installs missing packages on Debian, as root; elsewhere does nothing.
pub fn install(packages: &[&str]) -> Result<()> {
    if !is_debian() || !is_root() {
        return Ok(());
    }
    let missing: Vec<&str> = packages
        .iter()
        .copied()
        .filter(|package| !has_package(package))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    eprintln!("installing {} with apt", missing.join(", "));
    let apt = || {
        let mut apt = command("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive");
        apt
    };
    run(apt().args(["update", "--quiet"]))?;
    run(apt()
        .args(["install", "--quiet", "--yes", "--no-install-recommends"])
        .args(missing))
}

fn is_debian() -> bool {
    fs::read_to_string("/etc/os-release")
        .is_ok_and(|text| text.lines().any(|line| line == "ID=debian"))
}

fn is_root() -> bool {
    process::output(command("id").arg("-u")).is_some_and(|id| id == "0")
}

fn has_package(package: &str) -> bool {
    process::output(command("dpkg-query").args(["-W", "-f=${Status}", package]))
        .is_some_and(|status| status == "install ok installed")
}
