//! Keeps relocations in the profile `page`, so that `cargo xtask finish-dist` can split the
//! linked program into files (`xtask/src/code_split.rs`), and says where the styles are that
//! are loaded later: those of the release are minified (`xtask/src/styles.rs`).
use std::env;

/// The folder of the styles, where it is another one than the source's.
const STYLES: &str = "KOMADAI_STYLES";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |variable: &str, value: &str| env::var(variable).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_FAMILY", "wasm") && is("OPT_LEVEL", "z") {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
    println!("cargo::rerun-if-env-changed={STYLES}");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../../style/later").to_owned();
    let styles = env::var(STYLES).unwrap_or(source);
    println!("cargo::rustc-env={STYLES}={styles}");
}
