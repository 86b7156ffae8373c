//! `bench`: the package in `bench/`, native and as wasm under Node, side by side.
use crate::{
    Result,
    process::{self, command},
    root, setup,
};

const MANIFEST: &str = "bench/Cargo.toml";

/// The programs, and the scripts that run the wasm build for them.
const PROGRAMS: [(&str, &str); 4] = [
    ("peers", "bench/src/wasm.mjs"),
    ("reading", "bench/src/reading.mjs"),
    ("thinking", "bench/src/thinking.mjs"),
    ("solving", "bench/src/solving.mjs"),
];

pub fn run(arguments: &[String]) -> Result<()> {
    let programs = match arguments {
        [] => &PROGRAMS[..],
        [name] => {
            let known = PROGRAMS.iter().position(|(known, _)| known == name);
            let index = known.ok_or_else(|| {
                let names = PROGRAMS.map(|(name, _)| name).join(", ");
                format!("no bench `{name}`: {names}")
            })?;
            &PROGRAMS[index..=index]
        }
        [_, argument, ..] => return Err(format!("unexpected argument `{argument}`").into()),
    };
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
    for (program, host) in programs {
        process::run(
            command(&format!("bench/target/release/{program}"))
                .args(["node", host])
                .arg(glue.join("bench.js")),
        )?;
    }
    Ok(())
}
