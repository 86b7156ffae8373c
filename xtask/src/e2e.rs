//! The end-to-end tests: node drives a browser with the release build.
use crate::{
    browser, build,
    firefox::Firefox,
    npm,
    process::{self, command},
    project::Result,
    setup,
};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Files whose tests measure time or keep the processor busy: they run alone.
const ALONE: [&str; 6] = ["analysis", "beeps", "engine", "large", "opponent", "update"];

/// The time limit of a file, in milliseconds: one that hangs must not cost the whole run.
const FILE_LIMIT: &str = "--test-timeout=900000";

/// The tests in Firefox, which Playwright cannot drive. In the second one it plays with Chromium.
const FIREFOX_GAMES: [&str; 2] = ["firefox/game.test.mjs", "firefox/live_game.test.mjs"];

/// Runs the named test files of `tests/e2e`, or all of them.
pub fn run(names: &[String]) -> Result<()> {
    build::dist()?;
    let files = if names.is_empty() {
        all()?
    } else {
        names
            .iter()
            .map(|name| named(name))
            .collect::<Result<_>>()?
    };
    let (alone, others): (Vec<_>, Vec<_>) = files.into_iter().partition(|file| is_alone(file));
    at_once(2, others)?;
    at_once(1, alone)
}

/// Plays games of the release in Firefox.
pub fn run_in_firefox(firefox: &Firefox) -> Result<()> {
    build::dist()?;
    process::run(
        node()?
            .args([
                "--test",
                "--test-reporter=spec",
                "--test-concurrency=1",
                FILE_LIMIT,
            ])
            .args(FIREFOX_GAMES)
            .env("FIREFOX", &firefox.program)
            .env("GECKODRIVER", &firefox.driver),
    )
}

/// Takes screenshots of the named screens, or of all of them, into `target/screenshots`.
pub fn screenshots(names: &[String]) -> Result<()> {
    setup::for_e2e()?;
    build::dist()?;
    process::run(node()?.arg("screenshots.mjs").args(names))
}

fn is_alone(file: &Path) -> bool {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    ALONE.iter().any(|it| name == format!("{it}.test.mjs"))
}

/// Runs the files, `count` at a time.
fn at_once(count: u8, files: Vec<PathBuf>) -> Result<()> {
    if files.is_empty() {
        return Ok(());
    }
    process::run(
        node()?
            .args(["--test", "--test-reporter=spec", FILE_LIMIT])
            .arg(format!("--test-concurrency={count}"))
            .args(files),
    )
}

/// Node in the folder of the tests, with the environment that they read.
fn node() -> Result<Command> {
    let browser = browser::find()?;
    let mut node = command("node");
    node.current_dir(npm::e2e_folder())
        .env("KOMADAI_XTASK", env::current_exe()?)
        .env("CHROMIUM", browser.chromium)
        .env("CHROMIUM_HEADLESS_SHELL", browser.headless_shell);
    Ok(node)
}

fn all() -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(npm::e2e_folder())? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(".test.mjs") {
            files.push(path);
        }
    }
    files.sort();
    if files.is_empty() {
        return Err("tests/e2e has no *.test.mjs".into());
    }
    Ok(files)
}

fn named(name: &str) -> Result<PathBuf> {
    let file = npm::e2e_folder().join(format!("{name}.test.mjs"));
    if file.is_file() {
        Ok(file)
    } else {
        Err(format!("no test {}", file.display()).into())
    }
}
