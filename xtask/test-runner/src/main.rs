//! Runs the component tests: `.cargo/config.toml` names it as the runner of programs for wasm.
use std::{env, error::Error};

use wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args;

fn main() -> Result<(), Box<dyn Error>> {
    Ok(run_cli_with_args(env::args_os())?)
}
