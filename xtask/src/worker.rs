//! The search worker, with threads and without: programs, scripts, the net, and the opening book.
use crate::{
    bindgen, compress, minify,
    process::{self, command},
    project::{Result, TARGET, THREADS_TARGET, root, target_folder},
    reproducible,
};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The folder of the search workers in what is served; each build has a folder in it.
pub const VERSIONED: &str = "v/";

const SCRIPT: &str = "search_worker.js";
const PROGRAM: &str = "search_worker.wasm";
const THREADS_SCRIPT: &str = "search_threads.js";
const THREADS_PROGRAM: &str = "search_threads.wasm";
/// Compressed here, since many hosts do not compress unknown types; and not called `.gz`, since
/// some hosts would serve that decompressed.
const NET: &str = "search_net.bin";

/// The opening book, which the explorer shows.
const BOOK: &str = "opening_book.bin";
const SERVED_BOOK: &str = "crates/search/books/openings.bin";

/// The net that is served.
pub const SERVED_NET: &str = "crates/search/nets/generation-7.bin";

/// The build id of a development build.
pub const NO_RELEASE: &str = "dev";

/// Where the sources of the scripts are.
const SOURCES: &str = "crates/worker/src/bin";

/// The placeholder of the build id in the scripts.
const MARK: &str = "\"__BUILD__\"";
/// The placeholder of the size of the compressed net.
const NET_MARK: &str = "Number(\"__NET_BYTES__\")";

/// The folder of a build's worker.
pub fn folder(dist: &Path, build: &str) -> PathBuf {
    dist.join(VERSIONED).join(build)
}

/// The name of the opening book of a build.
pub fn opening_book(build: &str) -> String {
    format!("{VERSIONED}{build}/{BOOK}")
}

/// The names of its files.
pub struct Files {
    pub script: String,
    pub program: String,
    pub threads_script: String,
    pub threads_program: String,
    pub net: String,
}

impl Files {
    pub fn of_build(build: &str) -> Self {
        let path = |file: &str| format!("{VERSIONED}{build}/{file}");
        Self {
            script: path(SCRIPT),
            program: path(PROGRAM),
            threads_script: path(THREADS_SCRIPT),
            threads_program: path(THREADS_PROGRAM),
            net: path(NET),
        }
    }

    pub fn all(self) -> [String; 5] {
        [
            self.script,
            self.program,
            self.threads_script,
            self.threads_program,
            self.net,
        ]
    }
}

/// Builds the worker into a folder, without the build id.
pub fn build(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    fs::copy(root().join(SERVED_BOOK), folder.join(BOOK))?;
    let net = compress::gzip(&fs::read(root().join(SERVED_NET))?)?;
    let common = source("common.js")?;
    let common = filled(&common, NET_MARK, &net.len().to_string())?;
    fs::write(folder.join(NET), net)?;

    let linked = compiled(TARGET, "program", "search_worker")?;
    bindgen::for_worker(&linked, "search_worker", folder)?;
    let (program, script) = (folder.join(PROGRAM), folder.join(SCRIPT));
    fs::rename(folder.join("search_worker_bg.wasm"), &program)?;
    minify::module_and_glue(&program, &script)?;
    let glue = fs::read_to_string(&script)?;
    let start = minify::without_comments(&[&*common, &source("search_worker/start.js")?].concat());
    fs::write(script, glue + &start)?;

    let linked = compiled(THREADS_TARGET, "threads", "search_threads")?;
    fs::copy(linked, folder.join(THREADS_PROGRAM))?;
    let script = [
        common,
        source("search_threads/wasi_threads.js")?,
        source("search_threads/start.js")?,
    ]
    .concat();
    let script = minify::without_comments(&script);
    fs::write(folder.join(THREADS_SCRIPT), script)?;
    Ok(())
}

/// Compiles a program of the package; returns its file.
fn compiled(triple: &str, feature: &str, program: &str) -> Result<PathBuf> {
    const PROFILE: &str = "worker";
    let mut cargo = command("cargo");
    cargo
        .args(["build", "--profile", PROFILE, "--locked"])
        .args(["--target", triple])
        .args(["--package", "komadai-worker", "--features", feature])
        .args(["--bin", program]);
    // The same flags in every build, so that it is compiled once.
    reproducible::without_paths_of_this_machine(&mut cargo, triple)?;
    process::run(&mut cargo)?;
    let folder = target_folder()?.join(triple).join(PROFILE);
    Ok(folder.join(program).with_extension("wasm"))
}

fn source(name: &str) -> Result<String> {
    Ok(fs::read_to_string(root().join(SOURCES).join(name))?)
}

/// Replaces a placeholder in a script.
fn filled(script: &str, mark: &str, value: &str) -> Result<String> {
    if !script.contains(mark) {
        return Err(format!("the worker's script lost its mark {mark}").into());
    }
    Ok(script.replace(mark, value))
}

/// Writes the build id into the scripts in a folder.
pub fn name(folder: &Path, build: &str) -> Result<()> {
    for script in [SCRIPT, THREADS_SCRIPT] {
        let file = folder.join(script);
        let text = fs::read_to_string(&file)?;
        fs::write(file, filled(&text, MARK, &format!("{build:?}"))?)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_terminal_program_has_the_served_net_built_in() {
        let source = include_str!("../../crates/search/src/eval/net/mod.rs");
        let file = SERVED_NET.trim_start_matches("crates/search/");
        let included = format!("include_bytes!(\"../../../{file}\")");
        assert!(source.contains(&included), "{included}");
    }
}
