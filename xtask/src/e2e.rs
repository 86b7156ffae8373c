//! The end-to-end tests: node drives a browser with the release build.
use crate::{
    browser, build,
    firefox::Firefox,
    npm,
    process::{self, command},
    project::{Result, target_folder},
    setup,
};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Files whose tests measure time or keep the processor busy: they run alone.
const ALONE: [&str; 6] = ["analysis", "beeps", "engine", "large", "opponent", "update"];

/// Files all of whose tests are long: for `cargo xtask test --all`. Elsewhere long tests are
/// marked one by one (`harness/long.mjs`).
const LONG: [&str; 4] = ["beeps", "large", "lighthouse", "promotion"];

/// Has the tests that are marked as long run, the native ones too.
pub const LONG_TESTS: &str = "KOMADAI_LONG_TESTS";

/// The ending of files with tests.
const ENDING: &str = ".test.mjs";

/// The time limit of a file, in milliseconds: one that hangs must not cost the whole run.
const FILE_LIMIT: &str = "--test-timeout=900000";

/// The tests in Firefox, which Playwright cannot drive. In the second one it plays with Chromium.
const FIREFOX_GAMES: [&str; 2] = ["firefox/game.test.mjs", "firefox/live_game.test.mjs"];

/// How many of the slowest tests are named at the end.
const SLOWEST: usize = 30;

/// Runs the named test files of `tests/e2e`; or those that a change needs, with `all` every one.
pub fn run(names: &[String], all: bool) -> Result<()> {
    build::dist()?;
    let mut files = match names {
        [] => every_file()?,
        names => names
            .iter()
            .map(|name| named(name))
            .collect::<Result<_>>()?,
    };
    let long = all || !names.is_empty();
    files.retain(|file| long || !is_among(file, &LONG));
    let (alone, others): (Vec<_>, Vec<_>) =
        files.into_iter().partition(|file| is_among(file, &ALONE));
    let mut times = at_once(2, others, long)?;
    times.extend(at_once(1, alone, long)?);
    print_slowest(times);
    Ok(())
}

/// How long a test has taken.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct TestTime {
    millis: u64,
    /// Its file and its name.
    test: String,
}

fn print_slowest(mut times: Vec<TestTime>) {
    times.sort_unstable();
    println!("\nthe slowest of {} tests:", times.len());
    for TestTime { millis, test } in times.iter().rev().take(SLOWEST) {
        println!("{:>7.1} s  {test}", *millis as f64 / 1000.0);
    }
}

/// Reads what the reporter `harness/times.mjs` has written.
fn read_times(text: &str) -> Vec<TestTime> {
    let lines = text.lines().filter_map(|line| {
        let (millis, test) = line.split_once('\t')?;
        Some(TestTime {
            millis: millis.parse().ok()?,
            test: test.replace('\t', ": "),
        })
    });
    lines.collect()
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

fn is_among(file: &Path, names: &[&str]) -> bool {
    let file = file.file_name().unwrap_or_default().to_string_lossy();
    let name = file.strip_suffix(ENDING);
    name.is_some_and(|name| names.contains(&name))
}

/// Runs the files, `count` at a time, with their long tests or without; returns how long each
/// test has taken.
fn at_once(count: u8, files: Vec<PathBuf>, long: bool) -> Result<Vec<TestTime>> {
    if files.is_empty() {
        return Ok(Vec::new());
    }
    let times = target_folder()?.join("e2e-times.tsv");
    let mut node = node()?;
    if long {
        node.env(LONG_TESTS, "1");
    }
    process::run(
        node.args(["--test", FILE_LIMIT])
            .arg(format!("--test-concurrency={count}"))
            .args(["--test-reporter=spec", "--test-reporter-destination=stdout"])
            .arg("--test-reporter=./harness/times.mjs")
            .arg(format!("--test-reporter-destination={}", times.display()))
            .args(files),
    )?;
    Ok(read_times(&fs::read_to_string(times)?))
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

fn every_file() -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(npm::e2e_folder())? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(ENDING) {
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
    let file = npm::e2e_folder().join([name, ENDING].concat());
    if file.is_file() {
        Ok(file)
    } else {
        Err(format!("no test {}", file.display()).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_that_is_named_here_is_there() {
        for name in ALONE.iter().chain(&LONG) {
            named(name).unwrap();
        }
    }

    #[test]
    fn times_are_read_and_sorted() {
        let mut times = read_times("1500\tgames\ta whole game\n20\tclock\tit runs\nnonsense\n");
        times.sort_unstable();
        let tests: Vec<_> = times.iter().map(|time| &*time.test).collect();
        assert_eq!(tests, ["clock: it runs", "games: a whole game"]);
    }
}
