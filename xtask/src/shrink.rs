//! Makes what is served smaller without changing what it does: short names between wasm
//! and its glue, glue without comments, all styles in one file.
use crate::{Result, css, glue, wasm};
use std::{collections::BTreeMap, fs, path::Path};

/// Shrinks the modules of a built folder together with their glue, and its styles.
pub fn everything(dist: &Path, files: &[String]) -> Result<()> {
    for file in files.iter().filter(|file| file.ends_with("_bg.wasm")) {
        let (module, script) = (dist.join(file), dist.join(file.replace("_bg.wasm", ".js")));
        let (short_module, short_glue) =
            module_and_glue(&fs::read(&module)?, &fs::read_to_string(&script)?)?;
        fs::write(module, short_module)?;
        fs::write(script, glue::shorter(&short_glue)?)?;
    }
    for script in SCRIPTS.map(|name| dist.join(name)) {
        fs::write(&script, without_comments(&fs::read_to_string(&script)?))?;
    }
    let page = dist.join("index.html");
    let (text, names) = one_style(&fs::read_to_string(&page)?)?;
    let mut styles = String::new();
    for name in &names {
        styles.push_str(&css::without_space(&fs::read_to_string(dist.join(name))?));
        fs::remove_file(dist.join(name))?;
    }
    fs::write(dist.join(STYLES), styles)?;
    fs::write(page, text)?;
    Ok(())
}

/// What every visit fetches besides.
const SCRIPTS: [&str; 2] = ["boot.js", "register-sw.js"];

/// The one file of styles. It is matched by the build's service worker as all files are.
const STYLES: &str = "style.css";

/// The names that wasm-bindgen makes up carry a hash each; they have to be equal on both
/// sides, and nothing else.
pub fn module_and_glue(module: &[u8], glue: &str) -> Result<(Vec<u8>, String)> {
    let made_up = |name: &String| name.starts_with("__wb") || name.starts_with("wasm_bindgen__");
    let names = wasm::outer_names(module)?.into_iter().filter(made_up);
    let short: BTreeMap<String, String> = names
        .enumerate()
        .map(|(index, name)| (name, format!("$w{index}")))
        .collect();
    Ok((
        wasm::renamed(module, &short)?,
        with_names(&without_comments(glue), &short),
    ))
}

/// Every whole word of `text` that has another name, by that name.
fn with_names(text: &str, names: &BTreeMap<String, String>) -> String {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '$';
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let word = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(word);
        out.push_str(names.get(word).map_or(word, String::as_str));
        let next = after.find(is_part).unwrap_or(after.len());
        let (between, after) = after.split_at(next);
        out.push_str(between);
        rest = after;
    }
    out
}

/// Glue without indentation and without the comments that have lines of their own.
pub fn without_comments(glue: &str) -> String {
    let mut out = String::with_capacity(glue.len());
    let mut in_comment = false;
    for line in glue.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if !in_comment && !line.is_empty() && !line.starts_with("//") {
            out.push_str(line);
            out.push('\n');
        }
        in_comment &= !line.ends_with("*/");
    }
    out
}

/// The page with one link to [`STYLES`] in place of all its links to styles, and the
/// names of these in their order.
fn one_style(page: &str) -> Result<(String, Vec<String>)> {
    const START: &str = "<link rel=\"stylesheet\" href=\"./";
    let mut names = Vec::new();
    let mut out = String::with_capacity(page.len());
    let mut rest = page;
    while let Some((before, after)) = rest.split_once(START) {
        let (name, after) = after
            .split_once("\"/>")
            .ok_or("index.html: a link to a style has no end")?;
        out.push_str(if names.is_empty() {
            before
        } else {
            before.trim_end()
        });
        if names.is_empty() {
            out.push_str(&format!("{START}{STYLES}\"/>"));
        }
        names.push(name.to_owned());
        rest = after;
    }
    out.push_str(rest);
    Ok((out, names))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_words_are_renamed() {
        let names = BTreeMap::from([("__wbg_a".to_owned(), "$w0".to_owned())]);
        assert_eq!(
            with_names("x.__wbg_a(__wbg_ab, \"é\")", &names),
            "x.$w0(__wbg_ab, \"é\")"
        );
    }

    #[test]
    fn glue_loses_its_comments_and_no_code() {
        let glue =
            "/**\n * @returns {number}\n */\nf() {\n    // why\n    return a / b; // kept\n}\n";
        assert_eq!(without_comments(glue), "f() {\nreturn a / b; // kept\n}\n");
        assert_eq!(without_comments("/* one line */\na\n"), "a\n");
    }

    #[test]
    fn the_links_become_one_where_the_first_was() {
        let page = "<head>\n  <link rel=\"stylesheet\" href=\"./a-1.css\"/>\n  <link rel=\"stylesheet\" href=\"./b-2.css\"/>\n</head>";
        let (page, names) = one_style(page).unwrap();
        assert_eq!(names, ["a-1.css", "b-2.css"]);
        assert_eq!(
            page,
            "<head>\n  <link rel=\"stylesheet\" href=\"./style.css\"/>\n</head>"
        );
    }
}
