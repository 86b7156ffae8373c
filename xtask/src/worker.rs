//! The search worker: its program, a script with the glue and the start, and its net.
use crate::{
    code_split, compress, minify,
    process::{self, command},
    project::{Result, TARGET, root},
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
/// Compressed here, since many hosts do not compress unknown types; and not called `.gz`, since
/// some hosts would serve that decompressed.
const NET: &str = "search_net.bin";

/// The net that is served.
pub const SERVED_NET: &str = "crates/shogi/nets/generation-6.bin";

/// The build id of a development build.
pub const NO_RELEASE: &str = "dev";

/// The placeholder of the build id in the script.
const MARK: &str = "\"__BUILD__\"";
/// The placeholder of the size of the compressed net.
const NET_MARK: &str = "Number(\"__NET_BYTES__\")";

/// The folder of a build's worker.
pub fn folder(dist: &Path, build: &str) -> PathBuf {
    dist.join(VERSIONED).join(build)
}

/// The names of its files: script, program and net.
pub fn files(build: &str) -> [String; 3] {
    [SCRIPT, PROGRAM, NET].map(|file| format!("{VERSIONED}{build}/{file}"))
}

/// Builds the worker into a folder, without the build id.
pub fn build(folder: &Path) -> Result<()> {
    const PROFILE: &str = "worker";
    let mut cargo = command("cargo");
    cargo
        .args(["build", "--profile", PROFILE, "--locked"])
        .args(["--target", TARGET])
        .args(["--package", "komadai-worker", "--features", "program"])
        .args(["--bin", "search_worker"]);
    // The same flags in every build, so that it is compiled once.
    reproducible::without_paths_of_this_machine(&mut cargo, TARGET)?;
    process::run(&mut cargo)?;
    let linked = code_split::target()?.join(TARGET).join(PROFILE);
    fs::create_dir_all(folder)?;
    process::run(
        command("wasm-bindgen")
            .args(["--target", "no-modules", "--no-typescript"])
            .args(["--out-name", "search_worker", "--out-dir"])
            .arg(folder)
            .arg(linked.join(PROGRAM)),
    )?;
    let (program, script) = (folder.join(PROGRAM), folder.join(SCRIPT));
    fs::rename(folder.join("search_worker_bg.wasm"), &program)?;
    minify::module_and_glue(&program, &script)?;
    let glue = fs::read_to_string(&script)?;
    let net = compress::gzip(&fs::read(root().join(SERVED_NET))?)?;
    let start = fs::read_to_string(root().join("crates/worker/src/bin/start.js"))?;
    let start = filled(&start, NET_MARK, &net.len().to_string())?;
    fs::write(folder.join(NET), net)?;
    fs::write(script, glue + &minify::without_comments(&start))?;
    Ok(())
}

/// Replaces a placeholder in a script.
fn filled(script: &str, mark: &str, value: &str) -> Result<String> {
    if !script.contains(mark) {
        return Err(format!("{SCRIPT} lost its mark {mark}").into());
    }
    Ok(script.replace(mark, value))
}

/// Writes the build id into the script in a folder.
pub fn name(folder: &Path, build: &str) -> Result<()> {
    let file = folder.join(SCRIPT);
    let script = fs::read_to_string(&file)?;
    fs::write(file, filled(&script, MARK, &format!("{build:?}"))?)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_terminal_program_has_the_served_net_built_in() {
        let source = include_str!("../../crates/shogi/src/search/eval/net/mod.rs");
        let file = SERVED_NET.trim_start_matches("crates/shogi/");
        let included = format!("include_bytes!(\"../../../../{file}\")");
        assert!(source.contains(&included), "{included}");
    }
}
