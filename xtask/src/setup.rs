//! `setup`: installs what the other tasks need, at pinned versions.
use crate::{
    browser, debian, firefox, npm,
    process::{self, command},
    project::{Result, TARGET, THREADS_TARGET, no_arguments},
};
use std::{panic, path::Path, thread};

pub fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    everything()?;
    println!("everything is installed");
    Ok(())
}

/// What all tasks need.
pub fn everything() -> Result<()> {
    for_tests(true)
}

/// What the tests need. The packages are downloaded while a driver is built.
pub fn for_tests(all: bool) -> Result<()> {
    npm::require_node()?;
    for_check()?;
    fetch_crates()?;
    thread::scope(|scope| {
        let packages = scope.spawn(move || packages(all).map_err(|error| error.to_string()));
        let driver = match all {
            true => firefox::install_driver(),
            false => Ok(()),
        };
        match packages.join() {
            Ok(packages) => packages?,
            Err(panic) => panic::resume_unwind(panic),
        }
        driver
    })
}

/// The packages of npm and of Debian.
fn packages(all: bool) -> Result<()> {
    match all {
        true => {
            for_packages()?;
            firefox::install_browser()
        }
        false => for_e2e(),
    }
}

/// What `build` and `serve` need.
pub fn for_build() -> Result<()> {
    install_targets()?;
    fetch_crates()
}

/// Downloads all crates of the lock file: builds and the list of licences are offline.
pub fn fetch_crates() -> Result<()> {
    process::run(command("cargo").args(["fetch", "--locked", "--quiet"]))
}

/// What `check` needs.
pub fn for_check() -> Result<()> {
    install_targets()?;
    for (component, program) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if process::output(command("cargo").args([program, "--version"])).is_none() {
            rustup(&["component", "add", component])?;
        }
    }
    Ok(())
}

/// What the component tests need: a browser.
pub fn for_components() -> Result<()> {
    for_build()?;
    browser::install()
}

/// What the end-to-end tests need.
pub fn for_e2e() -> Result<()> {
    npm::install(&npm::e2e_folder())?;
    browser::install()
}

/// What the tests of what is published need: npm's packages, and the web servers of
/// docs/hosting.md.
pub fn for_packages() -> Result<()> {
    for_e2e()?;
    npm::install(&npm::packages_folder())?;
    debian::install(&["nginx", "libnginx-mod-http-brotli-static", "caddy"])
}

/// What the tests in Firefox need.
pub fn for_firefox() -> Result<()> {
    for_build()?;
    npm::install(&npm::e2e_folder())?;
    // The driver is useless without the browser.
    firefox::install_browser()?;
    firefox::install_driver()
}

fn install_targets() -> Result<()> {
    for target in [TARGET, THREADS_TARGET] {
        let mut ask = command("rustc");
        ask.args(["--print", "target-libdir", "--target", target]);
        if !process::output(&mut ask).is_some_and(|folder| Path::new(&folder).is_dir()) {
            rustup(&["target", "add", target])?;
        }
    }
    Ok(())
}

fn rustup(arguments: &[&str]) -> Result<()> {
    if process::find("rustup").is_none() {
        let arguments = arguments.join(" ");
        return Err(format!(
            "the Rust toolchain needs `rustup {arguments}`, but rustup is not on PATH: https://rustup.rs/"
        )
        .into());
    }
    process::run(command("rustup").args(arguments))
}
