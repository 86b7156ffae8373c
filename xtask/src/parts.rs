//! Cuts the linked page into the part that starts and the parts that are loaded when
//! they are needed (`src/later.rs`), and lets wasm-bindgen do its work on the first.
use crate::{
    Result,
    process::{self, command},
    shrink, unused,
};
use std::{
    env, fs,
    path::{Path, PathBuf},
};
use wasm_split_cli_support::{Options, transform};

/// The folder of the parts that are loaded later.
pub const LATER: &str = "later/";

/// Puts a linked program into a folder, bound and in parts, under the name `page`; what
/// is loaded later goes into the folder `later` there.
pub fn cut(dist: &Path, page: &str, program: &str, later: &str) -> Result<()> {
    let target = target()?;
    let linked = target.join("wasm32-unknown-unknown/page").join(program);
    let linked = fs::read(&linked).map_err(|error| format!("{}: {error}", linked.display()))?;
    let linked = unused::without_streams(&linked)?;
    let work = target.join("parts");
    if work.exists() {
        fs::remove_dir_all(&work)?;
    }
    let first = work.join(format!("{page}.wasm"));
    let links = format!("{page}-later.js");
    let link_name = format!("./{links}");
    let main_module = format!("./{page}.js");
    let mut options = Options::new(&linked);
    options.output_dir = &work;
    options.main_out_path = &first;
    options.link_name = &link_name;
    options.main_module = &main_module;
    let parts = transform(options)?.split_modules;

    process::run(
        command("wasm-bindgen")
            .args(["--target", "web", "--no-typescript", "--keep-lld-exports"])
            .args(["--out-name", page, "--out-dir"])
            .arg(dist)
            .arg(&first),
    )?;
    fs::create_dir_all(dist.join(later))?;
    let mut text = loads_anywhere(&fs::read_to_string(work.join(&links))?)?;
    for part in parts {
        let name = part.file_stem().and_then(|name| name.to_str());
        let name = name.ok_or("a part without a name")?;
        let short = name.strip_prefix("split_").unwrap_or(name);
        let file = format!("{later}{page}-{short}.wasm");
        let old = format!("./{name}.wasm");
        if !text.contains(&old) {
            return Err(format!("the parts' loader does not name {old}").into());
        }
        text = text.replace(&old, &format!("./{file}"));
        fs::copy(&part, dist.join(file))?;
    }
    let text = shrink::without_comments(&text);
    fs::write(
        dist.join(links),
        said_once(&text, &format!("./{later}{page}-"))?,
    )?;
    Ok(())
}

/// Cargo's target folder: we were built into it.
pub fn target() -> Result<PathBuf> {
    let program = env::current_exe()?;
    let target = program.parent().and_then(Path::parent);
    Ok(target.ok_or("xtask stands in no target folder")?.to_owned())
}

/// The loader is in the first load and says the same of every part: here it says
/// so once. `files` is how the names of parts begin.
fn said_once(links: &str, files: &str) -> Result<String> {
    let before = format!("() => {{\nconst src = fetch(new URL(\"{files}");
    const AFTER: &str = ".wasm\", import.meta.url));\nsrc.catch(() => {});\nreturn async \
        (imports) => (WebAssembly.instantiate(await (await src).arrayBuffer(), imports));\n}\n";
    let mut pieces = links.split(before.as_str());
    let mut short = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (name, rest) = piece
            .split_once(AFTER)
            .ok_or("a part is not loaded as it was")?;
        short += &format!("part(\"{name}\"){rest}");
    }
    if short.contains("fetch(") {
        return Err("a part is not fetched as it was".into());
    }
    let name = "\" + name + \"";
    Ok(format!("const part = (name) => {before}{name}{AFTER};\n{short}").replace("__chunk_", "$"))
}

/// A host may not know what kind of file a wasm is; a browser then refuses to stream it.
fn loads_anywhere(links: &str) -> Result<String> {
    const STREAMED: &str = "WebAssembly.instantiateStreaming(src, imports)";
    const WHOLE: &str = "WebAssembly.instantiate(await (await src).arrayBuffer(), imports)";
    if links.contains("fetch(") && !links.contains(STREAMED) {
        return Err("the parts' loader is not as it was".into());
    }
    Ok(links.replace(STREAMED, WHOLE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_a_part_is_fetched_is_said_once() {
        let load = |name: &str| {
            format!(
                "makeLoad(() => {{\nconst src = fetch(new URL(\"./later/x-{name}.wasm\", \
                 import.meta.url));\nsrc.catch(() => {{}});\nreturn async (imports) => \
                 (WebAssembly.instantiate(await (await src).arrayBuffer(), imports));\n}}\n, []);\n"
            )
        };
        let links = format!("const __chunk_1 = {}{}", load("chunk_1"), load("ja"));
        let short = said_once(&links, "./later/x-").unwrap();
        assert!(short.ends_with(
            "const $1 = makeLoad(part(\"chunk_1\"), []);\nmakeLoad(part(\"ja\"), []);\n"
        ));
        assert!(short.contains("\"./later/x-\" + name + \".wasm\""));
        assert_eq!(short.matches("fetch(").count(), 1);
        assert!(said_once(&links.replace("src.catch", "catch"), "./later/x-").is_err());
        assert!(said_once(&links, "./later/y-").is_err());
    }

    #[test]
    fn a_part_is_not_streamed() {
        let links = "const src = fetch(part); (WebAssembly.instantiateStreaming(src, imports));";
        let links = loads_anywhere(links).unwrap();
        assert!(links.contains("WebAssembly.instantiate(await"));
        assert!(loads_anywhere("fetch(part)").is_err());
    }
}
