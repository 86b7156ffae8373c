//! wasm-bindgen: the scripts between linked programs and the browser.
use crate::project::Result;
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// Makes a module and a script of a program that pages import. What the linker exports stays:
/// the parts of the program that are loaded later need it.
pub fn for_page(linked: &Path, name: &str, folder: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.web(true)?.keep_lld_exports(true);
    generate(&mut bindgen, linked, name, folder)
}

/// Makes a module and a script of a program for a worker that is no module.
pub fn for_worker(linked: &Path, name: &str, folder: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.no_modules(true)?;
    generate(&mut bindgen, linked, name, folder)
}

fn generate(bindgen: &mut Bindgen, linked: &Path, name: &str, folder: &Path) -> Result<()> {
    bindgen
        .input_path(linked)
        .out_name(name)
        .typescript(false)
        .generate(folder)
        .map_err(|error| format!("wasm-bindgen: {}: {error:#}", linked.display()).into())
}
