//! Splits a linked program into the first load and files that are loaded when they are needed
//! (`crates/ui/src/lazy.rs`), and runs wasm-bindgen on the first load.
//!
//! wasm-split makes a wasm module for each lazy module ("part" below), and one for what any set
//! of them shares: more than a hundred, most of them tiny. They are merged into few files.
use crate::{
    bindgen, minify,
    project::{Result, languages, target_folder},
    streams, wasm_merge,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};
use wasm_split_cli_support::{Options, transform};

/// The folder of the app's files that are loaded later.
pub const LATER: &str = "later/";

/// A program and its destination.
#[derive(Debug)]
pub struct Program<'a> {
    /// The linked file.
    pub linked: &'a Path,
    /// The prefix of its files' names.
    pub name: &'a str,
    pub folder: &'a Path,
    /// The subfolder for files that are loaded later, with `/`, or empty.
    pub later: &'a str,
    pub shared: &'a [Shared],
}

/// A file for code that several parts share: it goes into the first file for whose parts it
/// is. The file may be that of a part itself.
pub type Shared = (&'static str, Parts);

/// Which shared code is in a file.
#[derive(Clone, Copy, Debug)]
pub enum Parts {
    /// What one of these parts needs.
    Any(&'static [&'static str]),
    /// What all of these parts need.
    All(&'static [&'static str]),
    /// What no other parts need.
    Only(&'static [&'static str]),
    /// What a language needs.
    Language,
    /// All that is left.
    Rest,
}

/// Names of files or modules, by the part or file that they belong to.
pub type Files = BTreeMap<String, Vec<String>>;

pub fn split(program: &Program<'_>) -> Result<()> {
    let Program {
        linked,
        name,
        folder,
        later,
        shared,
    } = *program;
    let linked = fs::read(linked).map_err(|error| format!("{}: {error}", linked.display()))?;
    let linked = streams::removed(&linked)?;
    let work = target_folder()?.join("parts").join(name);
    if work.exists() {
        fs::remove_dir_all(&work)?;
    }
    let first = work.join(format!("{name}.wasm"));
    let loader = format!("{name}-later.js");
    let link_name = format!("./{loader}");
    let mut options = Options::new(&linked);
    options.output_dir = &work;
    options.main_out_path = &first;
    options.link_name = &link_name;
    let modules_of_parts = transform(options)?.prefetch_map;

    bindgen::for_page(&first, name, folder)?;
    fs::create_dir_all(folder.join(later))?;
    let (modules_of_files, files_of_parts) = plan(
        &modules_of_parts.into_iter().collect(),
        shared,
        &languages()?,
    )?;
    for (file, modules) in modules_of_files {
        let read = |module: &String| fs::read(work.join(format!("{module}.wasm")));
        let modules = modules
            .iter()
            .map(read)
            .collect::<std::io::Result<Vec<_>>>()?;
        let path = folder.join(format!("{later}{name}-{file}.wasm"));
        fs::write(path, wasm_merge::merge(&modules)?)?;
    }
    let text = loader_text(name, later, &files_of_parts);
    fs::write(folder.join(loader), minify::without_comments(&text))?;
    Ok(())
}

/// The modules of each file, and the files of each part.
fn plan(
    modules_of_parts: &Files,
    shared: &[Shared],
    languages: &[String],
) -> Result<(Files, Files)> {
    let mut parts_of_modules: BTreeMap<&String, BTreeSet<&str>> = BTreeMap::new();
    for (part, modules) in modules_of_parts {
        for module in modules {
            parts_of_modules.entry(module).or_default().insert(part);
        }
    }
    let (mut modules_of_files, mut files_of_parts) = (Files::new(), Files::new());
    for (module, parts) in parts_of_modules {
        let file = match parts.first() {
            Some(part) if parts.len() == 1 => *part,
            _ => {
                let needs = |(_, of): &&Shared| match of {
                    Parts::Any(of) => of.iter().any(|part| parts.contains(part)),
                    Parts::All(of) => of.iter().all(|part| parts.contains(part)),
                    Parts::Only(of) => parts.iter().all(|part| of.contains(part)),
                    Parts::Language => languages.iter().any(|part| parts.contains(&**part)),
                    Parts::Rest => true,
                };
                let file = shared.iter().find(needs);
                file.ok_or_else(|| format!("no file for what {parts:?} share"))?
                    .0
            }
        };
        let modules = modules_of_files.entry(file.to_owned()).or_default();
        modules.push(module.clone());
        for part in parts {
            let files: &mut Vec<String> = files_of_parts.entry(part.to_owned()).or_default();
            if !files.iter().any(|other| other == file) {
                files.push(file.to_owned());
            }
        }
    }
    Ok((modules_of_files, files_of_parts))
}

/// The script that loads files; the program imports a function of each part from it.
fn loader_text(name: &str, later: &str, files_of_parts: &Files) -> String {
    let mut text = include_str!("code_split/loader.js")
        .replace("__GLUE__", &format!("./{name}.js"))
        .replace("__FILES__", &format!("./{later}{name}-"));
    for (part, files) in files_of_parts {
        text += &format!("{EXPORT}{part} = loads(\"{}\");\n", files.join(" "));
    }
    text
}

/// The program imports this for each part.
const EXPORT: &str = "export const __wasm_split_load_";

/// The files that each part needs, by the script that loads them.
pub fn files_of_parts(loader: &str) -> Files {
    let lines = loader.lines().filter_map(|line| line.strip_prefix(EXPORT));
    let parts = lines.filter_map(|line| line.split_once(" = "));
    parts
        .map(|(part, files)| {
            let files = files.split('"').nth(1).unwrap_or_default();
            let files = files.split(' ').map(str::to_owned);
            (part.to_owned(), files.collect())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARED: &[Shared] = &[
        ("ja", Parts::All(&["it", "play"])),
        ("text", Parts::Language),
        ("two", Parts::Only(&["play", "learn"])),
        ("shared", Parts::Any(&["play"])),
        ("record", Parts::Any(&["record"])),
    ];

    fn files(lists: &[(&str, &[&str])]) -> Files {
        let owned = |list: &[&str]| list.iter().map(|&name| name.to_owned()).collect();
        let entries = lists
            .iter()
            .map(|(name, list)| ((*name).to_owned(), owned(list)));
        entries.collect()
    }

    #[test]
    fn what_is_shared_goes_into_the_first_file_that_needs_it() {
        let modules = files(&[
            (
                "analysis",
                &["chunk_1", "chunk_2", "chunk_3", "split_analysis"],
            ),
            ("ja", &["chunk_1", "split_ja"]),
            (
                "play",
                &["chunk_1", "chunk_2", "chunk_4", "chunk_5", "split_play"],
            ),
            ("it", &["chunk_5"]),
            ("learn", &["chunk_4"]),
            ("record", &["chunk_1", "chunk_2", "chunk_3"]),
        ]);
        let languages = ["it", "ja"].map(str::to_owned);
        let (modules_of_files, files_of_parts) = plan(&modules, SHARED, &languages).unwrap();
        let expected = files(&[
            ("analysis", &["split_analysis"]),
            ("ja", &["chunk_5", "split_ja"]),
            ("play", &["split_play"]),
            ("record", &["chunk_3"]),
            ("shared", &["chunk_2"]),
            ("text", &["chunk_1"]),
            ("two", &["chunk_4"]),
        ]);
        assert_eq!(modules_of_files, expected);
        let expected = files(&[
            ("analysis", &["text", "shared", "record", "analysis"]),
            ("it", &["ja"]),
            ("ja", &["text", "ja"]),
            ("learn", &["two"]),
            ("play", &["text", "shared", "two", "ja", "play"]),
            ("record", &["text", "shared", "record"]),
        ]);
        assert_eq!(files_of_parts, expected);
        assert_eq!(
            super::files_of_parts(&loader_text("app", "later/", &expected)),
            expected
        );

        let unknown = files(&[("a", &["chunk_1"]), ("b", &["chunk_1"])]);
        assert!(plan(&unknown, SHARED, &languages).is_err());
    }

    #[test]
    fn the_loader_names_its_files() {
        let text = loader_text("app-12", "later/", &files(&[("ja", &["text", "ja"])]));
        assert!(text.contains("from \"./app-12.js\""));
        assert!(text.contains("`./later/app-12-${file}.wasm`"));
        assert!(text.ends_with("export const __wasm_split_load_ja = loads(\"text ja\");\n"));
        assert!(!text.contains("__GLUE__") && !text.contains("__FILES__"));
    }
}
