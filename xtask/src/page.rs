//! The page without its finish, as Trunk makes it of the same `index.html`: the styles and
//! `public/` beside it, and links to all of them.
use crate::{
    process::{self, command},
    project::{Result, TARGET, root, target_folder},
    reproducible, styles,
};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The names of the program's files begin with this until their digest is known.
pub const NAME: &str = "app-0000000000000000";

/// The mark of Trunk's elements in `index.html`.
const MARK: &str = "data-trunk";

/// Fills a new folder. The program's files are added when it is split.
pub fn assemble(folder: &Path) -> Result<()> {
    copy_folder(&root().join("public"), folder)?;
    let (page, styles) = filled(&fs::read_to_string(root().join("index.html"))?)?;
    for style in styles {
        fs::copy(root().join(&style), folder.join(file_name(&style)))?;
    }
    fs::write(folder.join("index.html"), page)?;
    Ok(())
}

/// Compiles the program of a package for the release; returns its file.
pub fn compiled(package: &str, program: &str) -> Result<PathBuf> {
    const PROFILE: &str = "page";
    let mut cargo = command("cargo");
    cargo
        .args(["build", "--profile", PROFILE, "--locked", "--offline"])
        .args(["--target", TARGET, "--package", package, "--bin", program]);
    cargo.env("KOMADAI_STYLES", styles::minify_later()?);
    reproducible::without_paths_of_this_machine(&mut cargo, TARGET)?;
    process::run(&mut cargo)?;
    linked(program, PROFILE)
}

/// Compiles the page's program without optimization; returns its file.
pub fn compiled_for_development() -> Result<PathBuf> {
    process::run(
        command("cargo")
            .args(["build", "--locked", "--offline"])
            .args(["--target", TARGET, "--package", "komadai", "--bin", "app"]),
    )?;
    linked("app", "debug")
}

/// The file of a program that was linked into a folder of the target's.
fn linked(program: &str, folder: &str) -> Result<PathBuf> {
    let folder = target_folder()?.join(TARGET).join(folder);
    Ok(folder.join(program).with_extension("wasm"))
}

/// The page with what Trunk puts in the places of its elements, and the style sheets that it
/// links to.
fn filled(page: &str) -> Result<(String, Vec<String>)> {
    let mut styles = Vec::new();
    let mut out = String::new();
    for line in page.lines() {
        if !line.contains(MARK) {
            out += line;
        } else if line.contains("data-trunk-public-url") {
            out += "    <base href=\"./\">";
        } else if line.contains("rel=\"rust\"") {
            out += &program();
        } else if line.contains("rel=\"css\"") {
            let style = attribute(line, "href")?;
            out += &format!(
                "    <link rel=\"stylesheet\" href=\"./{}\"/>",
                file_name(style)
            );
            styles.push(style.to_owned());
        } else if attribute(line, "href")? == "public" {
            continue;
        } else {
            return Err(format!("index.html: no way to do `{}` without Trunk", line.trim()).into());
        }
        out.push('\n');
    }
    Ok((out, styles))
}

/// What starts the program (`pattern_script` in Trunk.toml), and fetches it ahead.
fn program() -> String {
    format!(
        r#"    <script type="module" src="./boot.js" data-js="./{NAME}.js" data-wasm="./{NAME}_bg.wasm"></script>
    <link rel="modulepreload" href="./{NAME}.js" crossorigin="anonymous">
    <link rel="preload" href="./{NAME}_bg.wasm" crossorigin="anonymous" as="fetch" type="application/wasm">"#
    )
}

fn attribute<'a>(line: &'a str, name: &str) -> Result<&'a str> {
    let value = line.split_once(&format!("{name}=\""));
    let value = value.and_then(|(_, rest)| rest.split_once('"'));
    match value {
        Some((value, _)) => Ok(value),
        None => Err(format!("index.html: `{}` has no {name}", line.trim()).into()),
    }
}

fn file_name(path: &str) -> &str {
    path.rsplit_once('/').map_or(path, |(_, name)| name)
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let copy = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &copy)?;
        } else {
            fs::copy(entry.path(), copy)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_trunk_is_left_in_the_project_s_own_page() {
        let page = fs::read_to_string(root().join("index.html")).unwrap();
        let (page, styles) = filled(&page).unwrap();
        assert!(!page.contains(MARK));
        assert!(page.contains("<base href=\"./\">\n"));
        assert!(page.contains("<link rel=\"stylesheet\" href=\"./tokens.css\"/>\n"));
        assert!(styles.iter().all(|style| root().join(style).is_file()));
        assert_eq!(styles[0], "style/tokens.css");
        let unknown = "<link data-trunk rel=\"icon\" href=\"icon.svg\">";
        assert!(filled(unknown).unwrap_err().to_string().contains(unknown));
    }

    #[test]
    fn the_program_starts_as_in_a_build_of_trunk() {
        let settings = fs::read_to_string(root().join("Trunk.toml")).unwrap();
        let pattern = settings
            .lines()
            .find_map(|line| line.strip_prefix("pattern_script = '"))
            .unwrap();
        let script = pattern
            .trim_end_matches('\'')
            .replace("{base}", "./")
            .replace("{js}", &format!("{NAME}.js"))
            .replace("{wasm}", &format!("{NAME}_bg.wasm"));
        assert!(program().contains(&script));
    }
}
