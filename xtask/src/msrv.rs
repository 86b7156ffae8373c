//! `msrv`: checks the published crates with the oldest Rust that they promise
//! (`rust-version` in Cargo.toml), which rustup installs.
use crate::{
    process::{self, command},
    project::{Result, no_arguments, root},
    published,
};

const VERSION: &str = env!("CARGO_PKG_RUST_VERSION");

pub fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    process::run(command("rustup").args([
        "toolchain",
        "install",
        VERSION,
        "--profile",
        "minimal",
    ]))?;
    // Cargo tells its own toolchain to those that it runs.
    let mut cargo = command("rustup");
    cargo
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("CARGO")
        .args(["run", VERSION, "cargo", "check", "--locked"])
        .arg("--target-dir")
        .arg(root().join("target").join("msrv"));
    for name in published::CRATES {
        cargo.args(["--package", name]);
    }
    process::run(&mut cargo)
}
