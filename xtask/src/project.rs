//! What all tasks share: the repository's root, errors, and arguments.
use std::{
    env,
    error::Error,
    fs,
    path::{Path, PathBuf},
};

/// The version of everything that is released.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What the page is built for.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The packages that are nothing without a browser: they are compiled for wasm only.
pub const BROWSER_PACKAGES: [&str; 8] = [
    "komadai",
    "komadai-board",
    "komadai-embed",
    "komadai-engine",
    "komadai-input",
    "komadai-lesson-view",
    "komadai-ui",
    "komadai-web",
];

/// Runs the component tests; cargo builds it when it is needed (`.cargo/config.toml`).
pub const TEST_RUNNER: &str = "komadai-test-runner";

/// That of the search worker with threads: its standard library has atomics.
pub const THREADS_TARGET: &str = "wasm32-wasip1-threads";

pub type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The repository's root. Cargo sets it when it runs us; the path that was compiled in may be
/// that of another checkout with the same target folder.
pub fn root() -> PathBuf {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").unwrap_or(env!("CARGO_MANIFEST_DIR").into());
    Path::new(&manifest)
        .parent()
        .map_or_else(|| PathBuf::from("."), PathBuf::from)
}

/// Cargo's target folder, which this program was built into.
pub fn target_folder() -> Result<PathBuf> {
    let program = env::current_exe()?;
    let target = program.parent().and_then(Path::parent);
    Ok(target.ok_or("xtask stands in no target folder")?.to_owned())
}

/// The languages of the page, by their tags: the folders of their texts.
pub fn languages() -> Result<Vec<String>> {
    let mut languages = Vec::new();
    for entry in fs::read_dir(root().join("crates/texts/src"))? {
        let entry = entry?;
        if entry.path().join("home.rs").exists() && entry.file_name() != "topics" {
            languages.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    languages.sort();
    Ok(languages)
}

/// Fails if a task without arguments was given one.
pub fn no_arguments(arguments: &[String]) -> Result<()> {
    match arguments.first() {
        None => Ok(()),
        Some(argument) => Err(format!("unexpected argument `{argument}`").into()),
    }
}
