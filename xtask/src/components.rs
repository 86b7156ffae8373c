//! The component tests, run in a browser by wasm-bindgen's test runner.
use crate::{
    process::{self, command},
    project::{Result, root},
    worker,
};
use std::{fs, path::PathBuf};

/// Variables with the path of a driver: the runner takes the first that is set.
const DRIVERS: [&str; 2] = ["CHROMEDRIVER", "GECKODRIVER"];

/// A browser and its driver, for the test runner of wasm-bindgen.
#[derive(Debug)]
pub struct WebDriverBrowser {
    /// Its variable in `DRIVERS`.
    pub variable: &'static str,
    pub driver: PathBuf,
    /// WebDriver's, as JSON.
    pub capabilities: String,
}

pub fn run(browser: &WebDriverBrowser) -> Result<()> {
    // The runner serves all files of the project, so this one too.
    let worker = root().join("target/search_worker");
    worker::build(&worker)?;
    worker::name(&worker, worker::NO_RELEASE)?;
    let capabilities = root().join("target/webdriver.json");
    fs::write(&capabilities, &browser.capabilities)?;
    let mut test = command("cargo");
    for other in DRIVERS {
        test.env_remove(other);
    }
    process::run(
        test.args(["test", "--locked", "--target", "wasm32-unknown-unknown"])
            .args(["--package", "komadai", "--test", "web"])
            .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", capabilities)
            // In seconds, for all tests together; some wait for a clock.
            .env("WASM_BINDGEN_TEST_TIMEOUT", "180")
            .env(browser.variable, &browser.driver),
    )
}
