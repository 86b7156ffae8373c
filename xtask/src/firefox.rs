//! Firefox: finding it and its driver, installing them, and the tests in it.
use crate::{
    Result,
    browser::named,
    build,
    components::{self, WebDriverBrowser},
    debian,
    e2e::FILE_LIMIT,
    npm,
    process::{self, command},
    tools,
};
use std::{env, path::PathBuf};

/// Debian's Firefox; Debian has no package of its driver.
const PACKAGES: [&str; 1] = ["firefox-esr"];

const NAMES: [&str; 2] = ["firefox-esr", "firefox"];

/// Where the browser installs itself outside PATH.
const PLACES: [&str; 2] = [
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    r"C:\Program Files\Mozilla Firefox\firefox.exe",
];

/// One script, apart from those that Playwright runs.
const GAME: &str = "firefox/game.test.mjs";

#[derive(Debug)]
struct Firefox {
    program: PathBuf,
    driver: PathBuf,
}

/// Everything that is tested in Firefox: the components, and a game in the release.
pub fn run() -> Result<()> {
    let firefox = Firefox {
        program: program()?,
        driver: driver()?.ok_or("geckodriver is gone from PATH")?,
    };
    components::run(&firefox.webdriver())?;
    build::dist()?;
    process::run(
        command("node")
            .args(["--test", "--test-reporter=spec", FILE_LIMIT, GAME])
            .current_dir(npm::folder())
            .env("KOMADAI_XTASK", env::current_exe()?)
            .env("FIREFOX", firefox.program)
            .env("GECKODRIVER", firefox.driver),
    )
}

/// Installs the browser on Debian, as root, and builds its driver; elsewhere it looks for the
/// browser first, since the driver is nothing without it.
pub fn install() -> Result<()> {
    debian::install(&PACKAGES)?;
    program()?;
    if named("GECKODRIVER")?.is_none() {
        tools::install_geckodriver()?;
    }
    Ok(())
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
    /// What wasm-bindgen's test runner is told; it adds that no window is to be seen.
    fn webdriver(&self) -> WebDriverBrowser {
        WebDriverBrowser {
            variable: "GECKODRIVER",
            driver: self.driver.clone(),
            // Room for the tables that the component tests lay out.
            capabilities: format!(
                "{{\"moz:firefoxOptions\": {{\"binary\": {:?}, \"env\": \
                 {{\"MOZ_HEADLESS_WIDTH\": \"1280\", \"MOZ_HEADLESS_HEIGHT\": \"1024\"}}}}}}\n",
                self.program.display().to_string()
            ),
        }
    }
}
