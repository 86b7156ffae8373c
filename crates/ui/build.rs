//! In the profile `page` the modules that are loaded later are files of their own; other builds
//! are not split.
use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(parts)");
    let is = |variable: &str, value: &str| env::var(variable).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_FAMILY", "wasm") && is("OPT_LEVEL", "z") {
        println!("cargo::rustc-cfg=parts");
    }
}
