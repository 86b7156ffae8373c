//! `msrv`: builds the published crates with the oldest Rust that they promise
//! (`rust-version` in Cargo.toml), which rustup installs.
use crate::{
    process::{self, command},
    project::{Result, no_arguments, root},
    published,
};
use std::fs;

pub fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    let version = rust_version()?;
    process::run(command("rustup").args([
        "toolchain",
        "install",
        &version,
        "--profile",
        "minimal",
    ]))?;
    // Cargo tells its own toolchain to those that it runs.
    let mut cargo = command("rustup");
    cargo
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("CARGO")
        .args(["run", &version, "cargo", "check", "--locked"])
        .arg("--target-dir")
        .arg(root().join("target").join("msrv"));
    for name in published::CRATES {
        cargo.args(["--package", name]);
    }
    process::run(&mut cargo)
}

fn rust_version() -> Result<String> {
    let manifest = fs::read_to_string(root().join("Cargo.toml"))?;
    let version = manifest.lines().find_map(|line| {
        let value = line.strip_prefix("rust-version = \"")?;
        value.strip_suffix('"')
    });
    Ok(version
        .ok_or("Cargo.toml names no rust-version")?
        .to_owned())
}
