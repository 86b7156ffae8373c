//! Firefox and its driver: finding and installing them.
use crate::{
    browser::named, components::WebDriverBrowser, debian, process, project::Result, tools,
};
use std::path::PathBuf;

/// Debian's Firefox; Debian has no package of its driver.
const PACKAGES: [&str; 1] = ["firefox-esr"];

const NAMES: [&str; 2] = ["firefox-esr", "firefox"];

/// Where the browser installs itself outside PATH.
const PLACES: [&str; 2] = [
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    r"C:\Program Files\Mozilla Firefox\firefox.exe",
];

#[derive(Debug)]
pub struct Firefox {
    pub program: PathBuf,
    pub driver: PathBuf,
}

/// The browser and its driver.
pub fn find() -> Result<Firefox> {
    Ok(Firefox {
        program: program()?,
        driver: driver()?.ok_or("geckodriver is gone from PATH")?,
    })
}

/// Installs the browser on Debian, as root; elsewhere only looks for it.
pub fn install_browser() -> Result<()> {
    debian::install(&PACKAGES)?;
    program().map(|_| ())
}

/// Builds the driver, unless it is there or `GECKODRIVER` names another.
pub fn install_driver() -> Result<()> {
    match named("GECKODRIVER")? {
        Some(_) => Ok(()),
        None => tools::install_geckodriver(),
    }
}

/// `FIREFOX` where set, else from PATH.
fn program() -> Result<PathBuf> {
    let found = named("FIREFOX")?
        .or_else(|| NAMES.iter().find_map(|name| process::find(name)))
        .or_else(|| PLACES.iter().map(PathBuf::from).find(|file| file.is_file()));
    found.ok_or_else(|| {
        "no Firefox for the tests in Firefox: install it (`apt install firefox-esr` on Debian, \
         elsewhere https://www.mozilla.org/firefox/), or name its file in FIREFOX"
            .into()
    })
}

/// `GECKODRIVER` where set, else from PATH.
fn driver() -> Result<Option<PathBuf>> {
    Ok(named("GECKODRIVER")?.or_else(|| process::find("geckodriver")))
}

impl Firefox {
    /// For wasm-bindgen's test runner, which adds the headless mode.
    pub fn webdriver(&self) -> WebDriverBrowser {
        WebDriverBrowser {
            variable: "GECKODRIVER",
            driver: self.driver.clone(),
            // Enough space for the layouts of the component tests.
            capabilities: format!(
                "{{\"moz:firefoxOptions\": {{\"binary\": {:?}, \"env\": \
                 {{\"MOZ_HEADLESS_WIDTH\": \"1280\", \"MOZ_HEADLESS_HEIGHT\": \"1024\"}}}}}}\n",
                self.program.display().to_string()
            ),
        }
    }
}
