//! `check`: formatting, clippy, and the rules of ARCHITECTURE.md.
mod findings;
mod layers;
mod paths;
mod rules;
mod source;
#[cfg(test)]
mod tests;

use crate::{
    app_shell, embed,
    process::{self, command},
    project::{BROWSER_PACKAGES, Result, TARGET, TEST_RUNNER, root},
    setup,
};
use source::Source;
use std::{collections::BTreeMap, fs, process::Command};

pub fn run(arguments: &[String]) -> Result<()> {
    match arguments {
        [] => {
            setup::for_check()?;
            everything(false)
        }
        [only] if only == "--rules" => check_rules(),
        [argument, ..] => Err(format!("unexpected argument `{argument}`").into()),
    }
}

/// With `all` also the features that everyday tests leave out.
pub fn everything(all: bool) -> Result<()> {
    check_rules()?;
    check_architecture()?;
    check_styles()?;
    let format = |manifest: &[&str]| {
        let mut format = command("cargo");
        process::run(format.arg("fmt").args(manifest).args(["--", "--check"]))
    };
    format(&["--all"])?;
    // Workspaces of their own; with `--all` they would be formatted with all that they use.
    format(&["--manifest-path", "bench/Cargo.toml"])?;
    format(&["--manifest-path", "fuzz/Cargo.toml"])?;
    let features = "--features=komadai-worker/program,komadai-worker/threads,komadai-shogi/serde";
    let long_features = all.then_some("--features=komadai-cli/parquet");
    clippy(
        command("cargo")
            .args(["clippy", "--workspace", "--all-targets", features])
            .args(long_features)
            .arg(format!("--exclude={TEST_RUNNER}"))
            .args(BROWSER_PACKAGES.map(|package| format!("--exclude={package}"))),
    )?;
    clippy(
        command("cargo")
            .args([
                "clippy", "--lib", "--bins", "--test", "web", "--target", TARGET,
            ])
            .args(BROWSER_PACKAGES.map(|package| format!("--package={package}"))),
    )
}

fn clippy(command: &mut Command) -> Result<()> {
    process::run(command.args(["--locked", "--", "-D", "warnings"]))
}

/// Prints every place that breaks a rule of ARCHITECTURE.md; fails if there is one.
fn check_rules() -> Result<()> {
    let sources = sources()?;
    let mut findings: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for source in &sources {
        for (rule, finding) in rules::findings(source) {
            let place = format!("{}:{}: {}", source.path, finding.line, finding.what);
            findings.entry(rule.invariant).or_default().push(place);
        }
    }
    for (invariant, places) in &findings {
        eprintln!("Invariant: {invariant}");
        for place in places {
            eprintln!("  {place}");
        }
    }
    match findings.values().map(Vec::len).sum::<usize>() {
        0 => {
            println!(
                "{} rules hold in {} files",
                rules::RULES.len(),
                sources.len()
            );
            Ok(())
        }
        count => Err(format!("{count} places break a rule of ARCHITECTURE.md").into()),
    }
}

/// Fails unless ARCHITECTURE.md states the same rules, word for word.
fn check_architecture() -> Result<()> {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md"))
        .map_err(|error| format!("ARCHITECTURE.md: {error}"))?;
    match rules::differences(&text)[..] {
        [] => Ok(()),
        ref lines => Err(lines.join("\n").into()),
    }
}

/// Fails if a style sheet is used neither by index.html nor by a module that is loaded later.
fn check_styles() -> Result<()> {
    let page = fs::read_to_string(root().join("index.html"))?;
    let mut files = Vec::new();
    app_shell::walk(&root(), &root().join("style"), &mut files)?;
    let mut code = String::new();
    let mut sources = Vec::new();
    for folder in ["src", "crates/embed/src"] {
        app_shell::walk(&root(), &root().join(folder), &mut sources)?;
    }
    for path in sources.iter().filter(|path| path.ends_with(".rs")) {
        code += &fs::read_to_string(root().join(path))?;
    }
    for file in files {
        let later = file
            .strip_prefix("style/later/")
            .and_then(|name| name.strip_suffix(".css"));
        let (used, unused_by) = match later {
            None if file.starts_with("style/embed/") => (
                embed::SOURCES.contains(&&*file),
                "xtask/src/embed.rs does not name",
            ),
            Some(name) => (
                code.contains(&format!("style!(\"{name}\")")),
                "no module of the page names",
            ),
            None => (
                page.contains(&format!("href=\"{file}\"")),
                "index.html does not name",
            ),
        };
        if !used {
            return Err(format!("{unused_by} {file}").into());
        }
    }
    Ok(())
}

/// The Rust files and the manifests of the crates.
fn sources() -> Result<Vec<Source>> {
    let root = root();
    let mut files = Vec::new();
    for folder in ["src", "crates", "xtask"] {
        app_shell::walk(&root, &root.join(folder), &mut files)?;
    }
    files.sort();
    let mut sources = Vec::new();
    for path in files {
        if path.ends_with(".rs") || path.ends_with("/Cargo.toml") {
            let text = fs::read_to_string(root.join(&path))?;
            sources.push(Source::new(path, &text));
        }
    }
    Ok(sources)
}
