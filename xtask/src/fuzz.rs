//! `fuzz`: runs libFuzzer on every reader of records, with the stable toolchain.
use crate::{
    process::{self, command},
    project::{Result, root},
};
use std::{fs, path::PathBuf, process::Command};

const MANIFEST: &str = "fuzz/Cargo.toml";
const SECONDS: &str = "120";
/// Short inputs reach as much code as long ones, which tests and `bench` have.
const LIMITS: [&str; 4] = [
    "-max_len=4096",
    "-timeout=10",
    "-rss_limit_mb=2048",
    "-print_final_stats=1",
];
/// The flags of cargo-fuzz without a sanitizer: there is no `unsafe` code, and the stable
/// compiler knows these.
const FLAGS: [&str; 9] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Cllvm-args=-simplifycfg-branch-fold-threshold=0",
    "-Cdebug-assertions",
    "-Ccodegen-units=1",
    "--cfg=fuzzing",
];

pub fn run(arguments: &[String]) -> Result<()> {
    let known = targets()?;
    let (names, seconds) = match arguments {
        [] => (known, SECONDS),
        [name, rest @ ..] if rest.len() < 2 => {
            if !known.contains(name) {
                return Err(format!("no target `{name}`: {}", known.join(", ")).into());
            }
            let seconds = rest.first().map_or(SECONDS, |seconds| seconds);
            (vec![name.clone()], seconds)
        }
        [_, _, argument, ..] | [argument, ..] => {
            return Err(format!("unexpected argument `{argument}`").into());
        }
    };
    let host = host()?;
    let mut build = command("cargo");
    build
        .args(["build", "--release", "--locked", "--bins"])
        .args(["--manifest-path", MANIFEST, "--target", &host])
        .args(["--target-dir", "fuzz/target"])
        .env("CARGO_ENCODED_RUSTFLAGS", FLAGS.join("\u{1f}"));
    process::run(&mut build)?;
    for name in names {
        process::run(&mut fuzzer(&host, &name, seconds)?)?;
    }
    Ok(())
}

/// A run of a target: new inputs go into its corpus, failing ones into its artifacts.
fn fuzzer(host: &str, name: &str, seconds: &str) -> Result<Command> {
    let folder = |kind: &str| root().join("fuzz").join(kind).join(name);
    let (corpus, artifacts) = (folder("corpus"), folder("artifacts"));
    fs::create_dir_all(&corpus)?;
    fs::create_dir_all(&artifacts)?;
    let program = format!("fuzz/target/{host}/release/{name}");
    let mut fuzzer = command(&program);
    fuzzer
        .arg(corpus)
        .args(seeds()?)
        .arg(format!("-artifact_prefix={}/", artifacts.display()))
        .arg(format!("-max_total_time={seconds}"))
        .args(LIMITS);
    Ok(fuzzer)
}

/// The folders of `fuzz/seeds`: a record of one target may break another.
fn seeds() -> Result<Vec<PathBuf>> {
    let mut folders = Vec::new();
    for entry in fs::read_dir(root().join("fuzz/seeds"))? {
        folders.push(entry?.path());
    }
    folders.sort();
    Ok(folders)
}

/// The names of the files in `fuzz/targets`.
fn targets() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("fuzz/targets"))? {
        let path = entry?.path();
        let name = path.file_stem().ok_or("a target without a name")?;
        names.push(name.to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

/// The target is named so that the flags do not apply to build scripts.
fn host() -> Result<String> {
    let version = process::output(command("rustc").arg("-vV")).unwrap_or_default();
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.ok_or("`rustc -vV` does not name its host")?.to_owned())
}
