//! `bench`: runs the package in `bench/`, native and as wasm under Node, and the scripts that
//! measure the release in a browser.
use crate::{
    browser, build, npm,
    process::{self, command},
    project::{Result, root},
    setup, worker,
};
use std::env;

const MANIFEST: &str = "bench/Cargo.toml";

struct Bench {
    name: &'static str,
    what: What,
}

enum What {
    /// A program of the package; the script is the host of its wasm build.
    Package(&'static str),
    /// A script in `tests/e2e` that measures the release in `dist/`.
    Page(&'static str),
}

use What::{Package, Page};

const BENCHES: [Bench; 9] = [
    bench("peers", Package("bench/src/peers.mjs")),
    bench("parse_records", Package("bench/src/parse_records.mjs")),
    bench("search_nps", Package("bench/src/search_nps.mjs")),
    bench("tsume", Package("bench/src/tsume.mjs")),
    bench("problems", Package("bench/src/problems.mjs")),
    bench("clicking", Page("bench/clicking.mjs")),
    bench("memory", Page("bench/memory.mjs")),
    bench("library", Page("bench/library.mjs")),
    bench("loading", Page("bench/loading.mjs")),
];

const fn bench(name: &'static str, what: What) -> Bench {
    Bench { name, what }
}

pub fn run(arguments: &[String]) -> Result<()> {
    let benches = match arguments {
        [] => &BENCHES[..],
        [name] => {
            let known = BENCHES.iter().position(|bench| bench.name == name);
            let index = known.ok_or_else(|| {
                let names = BENCHES.map(|bench| bench.name).join(", ");
                format!("no bench `{name}`: {names}")
            })?;
            &BENCHES[index..=index]
        }
        [_, argument, ..] => return Err(format!("unexpected argument `{argument}`").into()),
    };
    if benches.iter().any(|bench| matches!(bench.what, Package(_))) {
        build_package()?;
    }
    if benches.iter().any(|bench| matches!(bench.what, Page(_))) {
        build::dist()?;
        setup::for_e2e()?;
    }
    for Bench { name, what } in benches {
        match what {
            Package(host) => run_program(name, host)?,
            Page(script) => run_script(script)?,
        }
    }
    Ok(())
}

fn build_package() -> Result<()> {
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
    process::run(
        command("wasm-bindgen")
            .args(["--target", "nodejs", "--out-dir"])
            .arg(target.join("node"))
            .arg(target.join("wasm32-unknown-unknown/release/bench.wasm")),
    )
}

fn run_program(name: &str, host: &str) -> Result<()> {
    process::run(
        command(&format!("bench/target/release/{name}"))
            .args(["node", host])
            .arg(root().join("bench/target/node/bench.js"))
            .env("KOMADAI_NET", root().join(worker::SERVED_NET)),
    )
}

fn run_script(script: &str) -> Result<()> {
    process::run(
        command("node")
            .arg(script)
            .current_dir(npm::e2e_folder())
            .env("KOMADAI_XTASK", env::current_exe()?)
            .env("CHROMIUM", browser::find()?.chromium),
    )
}
