//! `book`: the tutorial site, a book for each language of the course. The lesson book makes the
//! sources, mdBook the pages; they use the embedded board of the release beside them.
use crate::{
    app_shell, build,
    process::{self, command},
    project::{Result, no_arguments, root},
    tools, worker,
};
use sha2::{Digest, Sha256};
use std::{fs, path::Path};

/// The list of what a language's book needs without a network.
const OFFLINE: &str = "offline.json";

pub fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    build::dist()?;
    tools::install_mdbook()?;
    make()
}

/// Makes the site where mdBook is installed already: tests need it, but do not install it.
pub fn make_if_possible() -> Result<()> {
    if tools::has_mdbook() {
        return make();
    }
    println!("no book: mdBook is not installed (`cargo xtask book` installs it)");
    Ok(())
}

fn make() -> Result<()> {
    let dist = build::dist()?;
    let build = build::id(&dist)?;
    let (sources, site) = (root().join("target/book"), dist.join("book"));
    for folder in [&sources, &site] {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
    }
    process::run(
        command("cargo")
            .args(["run", "--quiet", "--locked"])
            .args(["--package", "komadai-lesson-book", "--", "lessons"])
            .args([&sources, &site]),
    )?;
    let program = board_files(&dist, &build)?;
    for language in languages(&sources)? {
        let book = site.join(&language);
        process::run(
            command("mdbook")
                .arg("build")
                .arg(sources.join(&language))
                .arg("--dest-dir")
                .arg(&book),
        )?;
        let list = offline_list(&dist, &site, &language, &program)?;
        fs::write(book.join(OFFLINE), list)?;
        println!("dist/book/{language}/index.html");
    }
    let page = dist.join("index.html");
    let with_link = linked(&fs::read_to_string(&page)?, &build)?;
    fs::write(page, with_link)?;
    Ok(())
}

/// The app's page with the address of the book, which its list of lessons links to.
fn linked(page: &str, build: &str) -> Result<String> {
    const LINK: &str = "<meta name=\"book\" content=\"book/index.html\">";
    let build = format!("<meta name=\"build\" content=\"{build}\">");
    if page.contains(LINK) {
        return Ok(page.to_owned());
    }
    if !page.contains(&build) {
        return Err("index.html does not name its build".into());
    }
    Ok(page.replace(&build, &format!("{build}{LINK}")))
}

/// The folders of the languages.
fn languages(sources: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(sources)? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

/// The files of the embedded board, relative to the release: all of the build but the search
/// worker.
fn board_files(dist: &Path, build: &str) -> Result<Vec<String>> {
    let mut files = Vec::new();
    app_shell::walk(dist, &worker::folder(dist, build), &mut files)?;
    let engine = worker::Files::of_build(build).all();
    files.retain(|file| !engine.contains(file));
    files.push("embed.js".to_owned());
    files.sort();
    Ok(files)
}

/// The list of files, relative to the folder of the language, with a version that changes with
/// any of them. Pictures are for pages without scripts, which have no service worker either.
fn offline_list(dist: &Path, site: &Path, language: &str, program: &[String]) -> Result<String> {
    let mut pages = Vec::new();
    app_shell::walk(site, &site.join(language), &mut pages)?;
    pages.sort();
    let mut files = Vec::new();
    let mut digest = Sha256::new();
    let shared = ["index.html", "offline.js", "search.js"].map(str::to_owned);
    for file in pages.iter().chain(&shared) {
        let own = file
            .strip_prefix(language)
            .and_then(|rest| rest.strip_prefix('/'));
        if own.is_some_and(is_left_out) {
            continue;
        }
        digest.update(fs::read(site.join(file))?);
        files.push(own.map_or_else(|| format!("../{file}"), str::to_owned));
    }
    for file in program.iter().filter(|file| is_in_language(file, language)) {
        digest.update(fs::read(dist.join(file))?);
        files.push(format!("../../{file}"));
    }
    let version: String = digest
        .finalize()
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    Ok(format!(
        "{{\"version\": {version:?}, \"files\": {files:?}}}\n"
    ))
}

/// Whether a file of the build is needed in a language: of the lessons those in that language.
fn is_in_language(file: &str, language: &str) -> bool {
    match file.split_once("/lessons/") {
        Some((_, lesson)) => lesson.starts_with(&format!("{language}/")),
        None => true,
    }
}

/// What no reader without a network asks for.
fn is_left_out(file: &str) -> bool {
    matches!(file, OFFLINE | "print.html" | ".nojekyll")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{env, process};

    #[test]
    fn the_page_names_the_book_once() {
        let page = "<head><meta name=\"build\" content=\"12\"></head>";
        let once = linked(page, "12").unwrap();
        assert!(once.contains("content=\"12\"><meta name=\"book\" content=\"book/index.html\">"));
        assert_eq!(linked(&once, "12").unwrap(), once);
        assert!(linked("<head></head>", "12").is_err());
    }

    #[test]
    fn what_is_kept_without_a_network_is_listed_relatively() {
        let dist = env::temp_dir().join(format!("komadai-book-{}", process::id()));
        let write = |file: &str, text: &str| {
            let path = dist.join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        for file in [
            "embed.js",
            "v/1/embed_bg.wasm",
            "v/1/lessons/en.json",
            "v/1/lessons/en/pawn.json",
            "v/1/lessons/it/pawn.json",
            "v/1/search_worker.wasm",
            "v/0/embed_bg.wasm",
            "book/index.html",
            "book/offline.js",
            "book/search.js",
            "book/sw.js",
            "book/en/index.html",
            "book/en/css/a.css",
            "book/en/print.html",
            "book/it/index.html",
            "book/boards/a.svg",
        ] {
            write(file, file);
        }
        let list = || {
            let program = board_files(&dist, "1").unwrap();
            offline_list(&dist, &dist.join("book"), "en", &program).unwrap()
        };
        let first = list();
        let files = "\"files\": [\"css/a.css\", \"index.html\", \"../index.html\", \
                     \"../offline.js\", \"../search.js\", \"../../embed.js\", \"../../v/1/embed_bg.wasm\", \
                     \"../../v/1/lessons/en/pawn.json\"]}\n";
        assert!(first.ends_with(files), "{first}");
        write("book/en/print.html", "changed");
        assert_eq!(list(), first);
        write("book/en/css/a.css", "changed");
        assert_ne!(list(), first);
        fs::remove_dir_all(&dist).unwrap();
    }
}
