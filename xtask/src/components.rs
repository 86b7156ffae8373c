//! The component tests, in a real browser by wasm-bindgen's test runner.
use crate::{
    process::{self, command},
    project::{Result, root},
    worker,
};
use std::{fs, path::PathBuf};

/// Variables that name a driver: the runner takes the first that is set.
const DRIVERS: [&str; 2] = ["CHROMEDRIVER", "GECKODRIVER"];

/// A browser and its driver, for the test runner of wasm-bindgen.
#[derive(Debug)]
pub struct WebDriverBrowser {
    /// Which of `DRIVERS` names its driver.
    pub variable: &'static str,
    pub driver: PathBuf,
    /// WebDriver's, as JSON.
    pub capabilities: String,
}

pub fn run(browser: &WebDriverBrowser) -> Result<()> {
    // Served by the runner as all files of the project are.
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
            // In seconds, for all of them together; some wait for a clock.
            .env("WASM_BINDGEN_TEST_TIMEOUT", "180")
            .env(browser.variable, &browser.driver),
    )
}
