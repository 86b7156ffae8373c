//! Chromium, the browser of most tests, and its driver: finding and installing them.
use crate::{components::WebDriverBrowser, debian, process, project::Result};
use std::{env, path::PathBuf};

/// Debian's packages of the browser, its headless shell, its driver, and a font for Japanese
/// text.
const PACKAGES: [&str; 4] = [
    "chromium",
    "chromium-headless-shell",
    "chromium-driver",
    "fonts-noto-cjk",
];

const NAMES: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Chromium without windows and menus: the same pages in half the processor time.
const HEADLESS_SHELLS: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];

/// Where the browser may be outside PATH.
const PLACES: [&str; 2] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// Headless, without a sandbox (tests run as root in containers) and without own network
/// traffic.
const FLAGS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Enough space for the layouts of the component tests.
    "--window-size=1280,1024",
];

#[derive(Debug)]
pub struct Browser {
    pub chromium: PathBuf,
    /// For the tests that need no more than pages; the browser itself where there is none.
    pub headless_shell: PathBuf,
    pub driver: PathBuf,
}

/// The browser, its headless shell and its driver: `CHROMIUM`, `CHROMIUM_HEADLESS_SHELL` and
/// `CHROMEDRIVER` where set, else from PATH.
pub fn find() -> Result<Browser> {
    let chromium = named("CHROMIUM")?
        .or_else(|| NAMES.iter().find_map(|name| process::find(name)))
        .or_else(|| PLACES.iter().map(PathBuf::from).find(|file| file.is_file()))
        .ok_or(
            "no Chromium for the browser tests: install Chromium or Chrome \
             (https://www.chromium.org/getting-involved/download-chromium/), \
             or name its file in CHROMIUM",
        )?;
    let driver = named("CHROMEDRIVER")?
        .or_else(|| process::find("chromedriver"))
        .ok_or(
            "no chromedriver for the browser tests: install the one of your browser's version \
             (https://googlechromelabs.github.io/chrome-for-testing/), \
             or name its file in CHROMEDRIVER",
        )?;
    let headless_shell = named("CHROMIUM_HEADLESS_SHELL")?
        .or_else(|| HEADLESS_SHELLS.iter().find_map(|name| process::find(name)))
        .unwrap_or_else(|| chromium.clone());
    Ok(Browser {
        chromium,
        headless_shell,
        driver,
    })
}

/// The file in an environment variable, if it is set.
pub fn named(variable: &str) -> Result<Option<PathBuf>> {
    match env::var_os(variable).map(PathBuf::from) {
        Some(file) if !file.is_file() => {
            Err(format!("{variable} names {}, which is no file", file.display()).into())
        }
        file => Ok(file),
    }
}

/// Installs the browser on Debian, as root; elsewhere only looks for it.
pub fn install() -> Result<()> {
    debian::install(&PACKAGES)?;
    find().map(|_| ())
}

impl Browser {
    /// For wasm-bindgen's test runner.
    pub fn webdriver(&self) -> WebDriverBrowser {
        let flags = FLAGS.map(|flag| format!("{flag:?}")).join(", ");
        WebDriverBrowser {
            variable: "CHROMEDRIVER",
            driver: self.driver.clone(),
            capabilities: format!(
                "{{\"goog:chromeOptions\": {{\"binary\": {:?}, \"args\": [{flags}]}}}}\n",
                self.chromium.display().to_string()
            ),
        }
    }
}
