//! The embedded board for other pages: a program of its own (`crates/embed`) with its own
//! lazy modules and styles, in the build's folder, where `embed.js` finds it.
use crate::{
    build,
    code_split::{self, Parts},
    minify, page,
    project::{Result, no_arguments, root},
    styles, worker,
};
use std::{fs, path::Path};

/// The script that other pages load: its name never changes.
pub const SCRIPT: &str = "embed.js";
/// The board in a frame, and the gallery.
pub const PAGES: [&str; 4] = [
    "embed.html",
    "embed-frame.js",
    "gallery.html",
    "gallery.css",
];

const STYLES: &str = "embed.css";
const NAME: &str = "embed";
/// The placeholder of the build id in the script.
const MARK: &str = "__BUILD__";

/// The files for code that several lazy modules share.
const SHARED: &[code_split::Shared] = &[("shared", Parts::Rest)];

/// The styles of the app that a board needs, then its own.
pub const SOURCES: [&str; 7] = [
    "style/tokens.css",
    "style/base.css",
    "style/pieces.css",
    "style/wood.css",
    "style/board.css",
    "style/board-layouts.css",
    "style/embed/board.css",
];

/// `embed`: builds the board into an existing release.
pub fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    let dist = build::dist()?;
    let id = build::id(&dist)?;
    build(&worker::folder(&dist, &id))?;
    for file in PAGES.into_iter().chain([SCRIPT]) {
        fs::copy(root().join("public").join(file), dist.join(file))?;
    }
    name(&dist, &id)
}

/// Builds the board into a folder.
pub fn build(folder: &Path) -> Result<()> {
    let linked = page::compiled("komadai-embed", NAME)?;
    fs::create_dir_all(folder)?;
    code_split::split(&code_split::Program {
        linked: &linked,
        name: NAME,
        folder,
        later: "",
        shared: SHARED,
    })?;
    minify::module_and_glue(&folder.join("embed_bg.wasm"), &folder.join("embed.js"))?;
    let mut text = String::new();
    for source in SOURCES {
        text += &fs::read_to_string(root().join(source))?;
    }
    fs::write(folder.join(STYLES), styles::minified(&for_shadow(&text))?)?;
    Ok(())
}

/// Writes the build id into the script.
pub fn name(dist: &Path, build: &str) -> Result<()> {
    let file = dist.join(SCRIPT);
    let script = fs::read_to_string(&file)?;
    if !script.contains(MARK) {
        return Err(format!("{SCRIPT} lost its mark {MARK}").into());
    }
    let script = minify::without_comments(&script.replace(MARK, build));
    fs::write(file, script)?;
    Ok(())
}

/// The files that the first board of a page loads.
pub fn first_load(build: &str) -> [String; 5] {
    let inner = ["embed.js", "embed-later.js", "embed_bg.wasm", STYLES]
        .map(|file| format!("{}{build}/{file}", worker::VERSIONED));
    let [glue, links, program, styles] = inner;
    [SCRIPT.to_owned(), glue, links, program, styles]
}

/// Converts styles for a shadow tree: the root is the board, and lengths are in pixels, so that
/// they do not depend on the font size of the page.
fn for_shadow(styles: &str) -> String {
    let styles = styles.replace(":root", ".embed");
    let mut out = String::with_capacity(styles.len());
    let mut rest = &*styles;
    while let Some((before, after)) = rest.split_once("rem") {
        let start = before
            .rfind(|letter: char| !letter.is_ascii_digit() && letter != '.')
            .map_or(0, |at| at + 1);
        let (text, number) = before.split_at(start);
        out.push_str(text);
        match number.parse::<f64>() {
            Ok(number) => out.push_str(&format!("{}px", number * 16.0)),
            Err(_) => out.push_str(&[number, "rem"].concat()),
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_do_not_follow_the_page_around_them() {
        let styles = ":root { --small: 0.875rem; } .remark { inset: -1rem 2px; }";
        assert_eq!(
            for_shadow(styles),
            ".embed { --small: 14px; } .remark { inset: -16px 2px; }"
        );
    }
}
