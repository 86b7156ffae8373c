//! `bench`: the package in `bench/`, native and as wasm under Node, side by side.
use crate::{
    Result, no_arguments,
    process::{self, command},
    root, setup,
};

const MANIFEST: &str = "bench/Cargo.toml";

pub fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    setup::for_build()?;
    let cargo = [
        "build",
        "--release",
        "--locked",
        "--manifest-path",
        MANIFEST,
    ];
    process::run(command("cargo").args(cargo))?;
    let wasm = ["--lib", "--target", "wasm32-unknown-unknown"];
    process::run(command("cargo").args(cargo).args(wasm))?;
    let target = root().join("bench/target");
    let glue = target.join("node");
    process::run(
        command("wasm-bindgen")
            .args(["--target", "nodejs", "--out-dir"])
            .arg(&glue)
            .arg(target.join("wasm32-unknown-unknown/release/bench.wasm")),
    )?;
    process::run(
        command("bench/target/release/peers")
            .args(["node", "bench/src/wasm.mjs"])
            .arg(glue.join("bench.js")),
    )
}
