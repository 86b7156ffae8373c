//! Links the page so that it can be cut into parts, each loaded when it is needed
//! (`src/later.rs`). Only the profile `page` is: other builds hold everything.
use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(parts)");
    let is = |variable: &str, value: &str| env::var(variable).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_FAMILY", "wasm") && is("OPT_LEVEL", "z") {
        println!("cargo::rustc-cfg=parts");
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
