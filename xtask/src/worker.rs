//! The search worker: a program of its own, with its glue and its start in one script.
use crate::{
    Result, parts,
    process::{self, command},
    reorder, root, shrink, wasm,
};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The folder of builds' workers in what is served, each in a folder of its build.
pub const VERSIONED: &str = "v/";

const SCRIPT: &str = "search_worker.js";
const PROGRAM: &str = "search_worker.wasm";

/// The name of a build that is no release.
pub const NO_RELEASE: &str = "dev";

/// What of the script becomes the build's name.
const MARK: &str = "\"__BUILD__\"";

/// Where the worker of a build is, in the folder that is served.
pub fn folder(dist: &Path, build: &str) -> PathBuf {
    dist.join(VERSIONED).join(build)
}

/// The names of its files there.
pub fn files(build: &str) -> [String; 2] {
    [SCRIPT, PROGRAM].map(|file| format!("{VERSIONED}{build}/{file}"))
}

/// Builds the worker into a folder; its script does not know of which build it is yet.
pub fn build(folder: &Path) -> Result<()> {
    const TARGET: &str = "wasm32-unknown-unknown";
    process::run(
        command("cargo")
            .args(["build", "--release", "--locked", "--target", TARGET])
            .args(["--package", "komadai-worker", "--bin", "search_worker"]),
    )?;
    let linked = parts::target()?.join(TARGET).join("release");
    fs::create_dir_all(folder)?;
    process::run(
        command("wasm-bindgen")
            .args(["--target", "no-modules", "--no-typescript"])
            .args(["--out-name", "search_worker", "--out-dir"])
            .arg(folder)
            .arg(linked.join(PROGRAM)),
    )?;
    let bound = folder.join("search_worker_bg.wasm");
    let module = wasm::without_names(&fs::read(&bound)?)?;
    fs::remove_file(bound)?;
    let script = folder.join(SCRIPT);
    let (module, glue) = shrink::module_and_glue(&module, &fs::read_to_string(&script)?)?;
    fs::write(folder.join(PROGRAM), reorder::like_to_like(&module)?)?;
    let start = fs::read_to_string(root().join("crates/worker/src/bin/start.js"))?;
    fs::write(script, glue + &shrink::without_comments(&start))?;
    Ok(())
}

/// Tells the script in a folder of which build it is.
pub fn name(folder: &Path, build: &str) -> Result<()> {
    let file = folder.join(SCRIPT);
    let script = fs::read_to_string(&file)?;
    if !script.contains(MARK) {
        return Err(format!("{SCRIPT} lost its mark {MARK}").into());
    }
    fs::write(file, script.replace(MARK, &format!("{build:?}")))?;
    Ok(())
}
