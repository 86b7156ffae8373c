//! The styles of the first load, in one file, and those that are loaded later; all of them
//! minified.
use crate::project::{Result, root, target_folder};
use lightningcss::{
    stylesheet::{MinifyOptions, ParserOptions, PrinterOptions, StyleSheet},
    targets::{Browsers, Features, Targets},
};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The file of the app's styles. Its name never changes; the service worker checks its digest.
const FILE: &str = "style.css";

/// Joins the style sheets that the page links to.
pub fn join(dist: &Path) -> Result<()> {
    let page = dist.join("index.html");
    let (text, names) = with_one_link(&fs::read_to_string(&page)?)?;
    let mut styles = String::new();
    for name in &names {
        styles += &fs::read_to_string(dist.join(name))?;
        fs::remove_file(dist.join(name))?;
    }
    fs::write(dist.join(FILE), minified(&styles)?)?;
    fs::write(page, text)?;
    Ok(())
}

/// Minifies the styles that are loaded later; returns their folder. A file that is the same as
/// before is left alone, so that nothing is compiled again for it.
pub fn minify_later() -> Result<PathBuf> {
    let folder = target_folder()?.join("styles");
    fs::create_dir_all(&folder)?;
    for entry in fs::read_dir(root().join("style/later"))? {
        let source = entry?.path();
        let name = source.file_name().ok_or("a style without a name")?;
        let copy = folder.join(name);
        let styles = minified(&fs::read_to_string(&source)?)?;
        if fs::read_to_string(&copy).ok().as_deref() != Some(&styles) {
            fs::write(copy, styles)?;
        }
    }
    Ok(folder)
}

/// Minifies styles for the browsers that are supported (README, "Browsers").
pub fn minified(styles: &str) -> Result<String> {
    let browsers = Browsers {
        chrome: Some(91 << 16),
        firefox: Some(89 << 16),
        safari: Some(16 << 16 | 4 << 8),
        ..Browsers::default()
    };
    let targets = Targets {
        browsers: Some(browsers),
        // The substitute for `light-dark()` is wrong in the embedded board, which inherits the
        // colour scheme of the page around it.
        exclude: Features::LightDark,
        ..Targets::default()
    };
    let options = ParserOptions::default();
    let mut sheet = StyleSheet::parse(styles, options).map_err(|error| error.to_string())?;
    sheet
        .minify(MinifyOptions {
            targets,
            ..MinifyOptions::default()
        })
        .map_err(|error| error.to_string())?;
    let printed = sheet.to_css(PrinterOptions {
        minify: true,
        targets,
        ..PrinterOptions::default()
    });
    Ok(printed.map_err(|error| error.to_string())?.code)
}

/// The page with one link to [`FILE`] in place of all its links to styles, and the names of
/// these in their order.
fn with_one_link(page: &str) -> Result<(String, Vec<String>)> {
    const START: &str = "<link rel=\"stylesheet\" href=\"./";
    const END: &str = "\"/>";
    let (before, _) = page
        .split_once(START)
        .ok_or("index.html links to no styles")?;
    let mut names = Vec::new();
    let mut after = page;
    while let Some((_, link)) = after.split_once(START) {
        let (name, rest) = link
            .split_once(END)
            .ok_or("index.html: a link to styles has no end")?;
        names.push(name.to_owned());
        after = rest;
    }
    Ok((format!("{before}{START}{FILE}{END}{after}"), names))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_are_minified_for_the_oldest_browsers() {
        let styles = "/* tokens */\n:root {\n  --text: light-dark(#fff, #000);\n}\n\n\
            .a .b {\n  inset: 0 1px;\n  width: calc(100% + 2px);\n}\n\n\
            @media (width >= 40em) {\n  .a {\n    inset: 0;\n  }\n}\n";
        assert_eq!(
            minified(styles).unwrap(),
            ":root{--text:light-dark(#fff,#000)}.a .b{width:calc(100% + 2px);inset:0 1px}\
             @media (min-width:40em){.a{inset:0}}"
        );
        assert!(minified(".a { b").is_err());
    }

    #[test]
    fn the_links_become_one() {
        let page = "<head>\n  <link rel=\"stylesheet\" href=\"./a-1.css\"/>\n  <link rel=\"stylesheet\" href=\"./b-2.css\"/>\n</head>";
        let (page, names) = with_one_link(page).unwrap();
        assert_eq!(names, ["a-1.css", "b-2.css"]);
        assert_eq!(
            page,
            "<head>\n  <link rel=\"stylesheet\" href=\"./style.css\"/>\n</head>"
        );
        assert!(with_one_link("<head></head>").is_err());
    }
}
