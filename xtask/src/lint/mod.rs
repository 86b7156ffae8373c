//! `check`: formatting, lints, and the rules of ARCHITECTURE.md.
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
    project::{Result, root},
    setup,
};
use source::Source;
use std::{collections::BTreeMap, fs};

pub fn run(arguments: &[String]) -> Result<()> {
    match arguments {
        [] => {
            setup::for_check()?;
            everything()
        }
        [only] if only == "--rules" => hold_rules(),
        [argument, ..] => Err(format!("unexpected argument `{argument}`").into()),
    }
}

pub fn everything() -> Result<()> {
    hold_rules()?;
    rules_are_written_down()?;
    styles_are_reached()?;
    for manifest in ["Cargo.toml", "bench/Cargo.toml", "fuzz/Cargo.toml"] {
        process::run(
            command("cargo")
                .args(["fmt", "--all", "--manifest-path", manifest])
                .args(["--", "--check"]),
        )?;
    }
    // The app is linted for the browser alone: natively only its tests are built.
    process::run(
        command("cargo")
            .args(["clippy", "--locked", "--workspace", "--exclude", "komadai"])
            .args(["--all-targets", "--", "-D", "warnings"]),
    )?;
    process::run(
        command("cargo")
            .args([
                "clippy",
                "--locked",
                "--package",
                "komadai",
                "--all-targets",
            ])
            .args(["--target", "wasm32-unknown-unknown", "--", "-D", "warnings"]),
    )?;
    process::run(
        command("cargo")
            .args([
                "clippy",
                "--locked",
                "--package",
                "komadai",
                "--features",
                "embed",
            ])
            .args([
                "--lib",
                "--bin",
                "embed",
                "--target",
                "wasm32-unknown-unknown",
            ])
            .args(["--", "-D", "warnings"]),
    )
}

/// Prints every place where a rule of ARCHITECTURE.md is broken; fails if there is one.
fn hold_rules() -> Result<()> {
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

/// ARCHITECTURE.md states these rules, word for word, and no others.
fn rules_are_written_down() -> Result<()> {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md"))
        .map_err(|error| format!("ARCHITECTURE.md: {error}"))?;
    match rules::differences(&text)[..] {
        [] => Ok(()),
        ref lines => Err(lines.join("\n").into()),
    }
}

/// A file of styles that neither index.html nor a part of the page names would
/// never reach a reader.
fn styles_are_reached() -> Result<()> {
    let page = fs::read_to_string(root().join("index.html"))?;
    let mut files = Vec::new();
    app_shell::walk(&root(), &root().join("style"), &mut files)?;
    let mut parts = String::new();
    let mut code = Vec::new();
    app_shell::walk(&root(), &root().join("src"), &mut code)?;
    for path in code.iter().filter(|path| path.ends_with(".rs")) {
        parts += &fs::read_to_string(root().join(path))?;
    }
    for file in files {
        let later = file
            .strip_prefix("style/later/")
            .and_then(|name| name.strip_suffix(".css"));
        let (reached, by) = match later {
            None if file.starts_with("style/embed/") => (
                embed::SOURCES.contains(&&*file),
                "xtask/src/embed.rs does not name",
            ),
            Some(name) => (
                parts.contains(&format!("style!(\"{name}\")")),
                "no part of the page names",
            ),
            None => (
                page.contains(&format!("href=\"{file}\"")),
                "index.html does not name",
            ),
        };
        if !reached {
            return Err(format!("{by} {file}").into());
        }
    }
    Ok(())
}

/// Our Rust code, and the manifests of the crates.
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
