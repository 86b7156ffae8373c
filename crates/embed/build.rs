//! Keeps relocations in the profile `page`, so that `cargo xtask finish-dist` can split the
//! linked program into files (`xtask/src/code_split.rs`).
use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |variable: &str, value: &str| env::var(variable).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_FAMILY", "wasm") && is("OPT_LEVEL", "z") {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
