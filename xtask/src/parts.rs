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
    fs::write(dist.join(links), shrink::without_comments(&text))?;
    Ok(())
}

/// Cargo's target folder: we were built into it.
pub fn target() -> Result<PathBuf> {
    let program = env::current_exe()?;
    let target = program.parent().and_then(Path::parent);
    Ok(target.ok_or("xtask stands in no target folder")?.to_owned())
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
    fn a_part_is_not_streamed() {
        let links = "const src = fetch(part); (WebAssembly.instantiateStreaming(src, imports));";
        let links = loads_anywhere(links).unwrap();
        assert!(links.contains("WebAssembly.instantiate(await"));
        assert!(loads_anywhere("fetch(part)").is_err());
    }
}
