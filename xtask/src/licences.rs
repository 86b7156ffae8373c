//! The licences of what a program is made of, as a page: every crate in it, Rust's standard
//! library, and the font of the kanji.
use crate::{
    process::command,
    project::{Result, root},
};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// The page's name in a release.
pub const PAGE: &str = "licences.html";

/// A program, as arguments of cargo.
pub type Program = &'static [&'static str];

/// The programs of the page, all for wasm.
pub const SITE: &[Program] = &[
    &["--package", "komadai"],
    &["--package", "komadai-embed"],
    &[
        "--package",
        "komadai-worker",
        "--features",
        "program,threads",
    ],
];
/// The terminal program.
pub const TERMINAL: &[Program] = &[&["--package", "komadai-cli"]];

/// Our own licences and the font's.
const FILES: [&str; 3] = [
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "crates/diagram/src/pieces/art/LICENSE-font",
];

/// For crates that say MIT and have no file of it.
const MIT: &str = include_str!("licences/mit.txt");

#[derive(Debug)]
struct Crate {
    name: String,
    version: String,
    licence: String,
    authors: Vec<String>,
    repository: Option<String>,
    folder: PathBuf,
}

/// The licences that go with everything that is released: names and files.
pub fn files() -> [(&'static str, PathBuf); 3] {
    FILES.map(|file| {
        let name = file.rsplit('/').next().unwrap_or(file);
        (name, root().join(file))
    })
}

/// The page for programs that are built for a target.
pub fn page(programs: &[Program], target: &str) -> Result<String> {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut rows = String::new();
    let crates = crates(programs, target)?;
    for it in &crates {
        let title = format!("{} {}", it.name, it.version);
        let name = match &it.repository {
            Some(place) => format!("<a href=\"{}\">{}</a>", escaped(place), escaped(&title)),
            None => escaped(&title),
        };
        rows += &format!(
            "<tr><td>{name}</td><td>{}</td><td>{}</td></tr>\n",
            escaped(&it.licence),
            escaped(&it.authors.join(", "))
        );
        for text in it.texts()? {
            texts.entry(text).or_default().push(title.clone());
        }
    }
    let [mit, apache, font] = FILES;
    let own = [
        section("Komadai", &text_of(mit)?),
        section("Komadai, as you like", &text_of(apache)?),
        section("The font of the kanji, Yuji Syuku", &text_of(font)?),
    ];
    let others: String = texts
        .iter()
        .map(|(text, crates)| section(&crates.join(", "), text))
        .collect();
    Ok(format!(
        "{HEAD}<h1>Licences</h1>\n<p>Komadai is under the MIT licence or the Apache licence 2.0. \
         The outlines of its kanji come from the font Yuji Syuku, under the SIL Open Font License. \
         It contains Rust’s standard library (MIT or Apache-2.0, by the Rust project’s contributors) \
         and {} libraries, whose authors are thanked:</p>\n\
         <table>\n<tr><th>Library</th><th>Licence</th><th>Authors</th></tr>\n{rows}</table>\n\
         {}{others}</body>\n</html>\n",
        crates.len(),
        own.concat()
    ))
}

const HEAD: &str = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
    <title>Komadai: licences</title>\n\
    <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
    <meta name=\"color-scheme\" content=\"light dark\">\n\
    <style>body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 1rem auto; padding: 0 1rem; } \
    table { border-spacing: 0; } th, td { text-align: start; vertical-align: top; padding: 0.1rem 1rem 0.1rem 0; overflow-wrap: anywhere; } \
    h2 { font-size: 1rem; margin-top: 2rem; } pre { white-space: pre-wrap; font-size: 0.875rem; }</style>\n\
    </head>\n<body>\n";

fn section(title: &str, text: &str) -> String {
    format!(
        "<h2>{}</h2>\n<pre>{}</pre>\n",
        escaped(title),
        escaped(text)
    )
}

fn text_of(file: &str) -> Result<String> {
    Ok(fs::read_to_string(root().join(file))?)
}

/// The crates in the programs that are not ours, sorted by name.
fn crates(programs: &[Program], target: &str) -> Result<Vec<Crate>> {
    let linked = linked(programs, target)?;
    let metadata = output(&["metadata", "--format-version", "1", "--locked", "--offline"])?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array();
    let mut crates: Vec<Crate> = packages
        .ok_or("cargo's metadata has no packages")?
        .iter()
        .filter(|package| !package["source"].is_null())
        .filter_map(Crate::new)
        .filter(|it| linked.contains(&format!("{} v{}", it.name, it.version)))
        .collect();
    crates.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    Ok(crates)
}

/// What is linked into the programs, as `name vVERSION`: no build scripts, no macros.
fn linked(programs: &[Program], target: &str) -> Result<BTreeSet<String>> {
    let mut linked = BTreeSet::new();
    for program in programs {
        let mut arguments = vec!["tree", "--locked", "--offline", "--target", target];
        arguments.extend(["--edges", "normal,no-proc-macro", "--prefix", "none"]);
        arguments.extend(["--format", "{p}"]);
        arguments.extend(*program);
        let tree = output(&arguments)?;
        linked.extend(tree.lines().filter_map(|line| {
            let mut words = line.split(' ');
            Some(format!("{} {}", words.next()?, words.next()?))
        }));
    }
    Ok(linked)
}

fn output(arguments: &[&str]) -> Result<String> {
    let output = command("cargo").args(arguments).output()?;
    if output.status.success() {
        return Ok(String::from_utf8(output.stdout)?);
    }
    let why = String::from_utf8_lossy(&output.stderr);
    Err(format!("`cargo {}` failed: {why}", arguments.join(" ")).into())
}

impl Crate {
    fn new(package: &Value) -> Option<Self> {
        let text = |key: &str| package[key].as_str().map(str::to_owned);
        let authors = package["authors"].as_array()?.iter();
        Some(Self {
            name: text("name")?,
            version: text("version")?,
            licence: text("license").unwrap_or_default(),
            // Without their addresses.
            authors: authors
                .filter_map(|author| Some(author.as_str()?.split(" <").next()?.to_owned()))
                .collect(),
            repository: text("repository").filter(|place| place.starts_with("https://")),
            folder: Path::new(package["manifest_path"].as_str()?)
                .parent()?
                .to_owned(),
        })
    }

    /// The texts of its licence. Of several to choose from it is MIT, the shortest.
    fn texts(&self) -> Result<Vec<String>> {
        let mut files = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let name = name.to_uppercase();
            let starts = ["LICENSE", "LICENCE", "COPYING", "UNLICENSE"];
            if path.is_file() && starts.iter().any(|start| name.starts_with(start)) {
                files.push((name, path));
            }
        }
        files.sort();
        let choice = self.licence.contains(" OR ") || self.licence.contains('/');
        let mit = |name: &str| name.contains("MIT");
        if choice && files.iter().any(|(name, _)| mit(name)) {
            files.retain(|(name, _)| mit(name) || name.contains("UNICODE"));
        }
        if !files.is_empty() {
            let texts = files.iter().map(|(_, path)| {
                let text = fs::read(path)?;
                Ok(String::from_utf8_lossy(&text).replace("\r\n", "\n"))
            });
            return texts.collect();
        }
        if self.licence.contains("MIT") {
            let authors = match &self.authors[..] {
                [] => format!("the authors of {}", self.name),
                authors => authors.join(", "),
            };
            return Ok(vec![MIT.replace("<the authors>", &authors)]);
        }
        Err(format!(
            "{} {} has no file of its licence {}",
            self.name, self.version, self.licence
        )
        .into())
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::TARGET;

    #[test]
    fn every_crate_of_the_page_has_a_text() {
        let crates = crates(SITE, TARGET).unwrap();
        assert!(crates.iter().any(|it| it.name == "leptos"));
        assert!(crates.iter().all(|it| !it.name.starts_with("komadai")));
        // A macro is not in the program.
        assert!(crates.iter().all(|it| it.name != "serde_derive"));
        for it in &crates {
            assert!(!it.licence.is_empty(), "{it:?}");
            assert!(!it.texts().unwrap().is_empty(), "{it:?}");
        }
    }

    #[test]
    fn the_page_names_the_font_and_escapes_what_others_wrote() {
        let page = page(SITE, TARGET).unwrap();
        assert!(page.contains("SIL OPEN FONT LICENSE"));
        assert!(page.contains("Copyright (c) Greg Johnston\n"));
        assert!(!page.contains("the authors&gt;"));
        assert_eq!(
            section("a < b", "\"&\""),
            "<h2>a &lt; b</h2>\n<pre>&quot;&amp;&quot;</pre>\n"
        );
    }
}
