//! Links the page so that it can be cut into parts, each loaded when it is needed
//! (`src/later.rs`), and makes their styles ready to go with them. Only the profile
//! `page` is cut: other builds hold everything.
use std::{env, error::Error, fs, path::Path};

#[path = "xtask/src/css.rs"]
mod css;

/// The styles of parts, one file a room.
const STYLES: &str = "style/later";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=xtask/src/css.rs");
    println!("cargo::rerun-if-changed={STYLES}");
    println!("cargo::rustc-check-cfg=cfg(parts)");
    let is = |variable: &str, value: &str| env::var(variable).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_FAMILY", "wasm") && is("OPT_LEVEL", "z") {
        println!("cargo::rustc-cfg=parts");
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
    let out = env::var("OUT_DIR")?;
    for style in fs::read_dir(STYLES)? {
        let style = style?;
        let short = css::without_space(&fs::read_to_string(style.path())?);
        fs::write(Path::new(&out).join(style.file_name()), short)?;
    }
    Ok(())
}
