//! The browser of the tests and its driver: finding, and installing on Debian.
use crate::{
    Result,
    process::{self, command, run},
    root,
};
use std::{env, fs, path::PathBuf};

/// Debian's names for the browser, its driver, and a font for what the page does not draw.
const PACKAGES: [&str; 3] = ["chromium", "chromium-driver", "fonts-noto-cjk"];

const NAMES: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Where the browser installs itself outside PATH.
const PLACES: [&str; 2] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// Headless and quiet: no sandbox (tests run as root in containers), no traffic of its own.
const FLAGS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Room for the tables that the component tests lay out.
    "--window-size=1280,1024",
];

#[derive(Debug)]
pub struct Browser {
    pub chromium: PathBuf,
    pub driver: PathBuf,
}

/// The browser and its driver: `CHROMIUM` and `CHROMEDRIVER` where set, else from PATH.
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
    Ok(Browser { chromium, driver })
}

fn named(variable: &str) -> Result<Option<PathBuf>> {
    match env::var_os(variable).map(PathBuf::from) {
        Some(file) if !file.is_file() => {
            Err(format!("{variable} names {}, which is no file", file.display()).into())
        }
        file => Ok(file),
    }
}

/// Installs the packages that Debian lacks, as root; elsewhere only looks for a browser.
pub fn install() -> Result<()> {
    if is_debian() && is_root() {
        let missing: Vec<&str> = PACKAGES.into_iter().filter(|p| !has_package(p)).collect();
        if !missing.is_empty() {
            eprintln!("installing {} with apt", missing.join(", "));
            let apt = || {
                let mut apt = command("apt-get");
                apt.env("DEBIAN_FRONTEND", "noninteractive");
                apt
            };
            run(apt().args(["update", "--quiet"]))?;
            run(apt()
                .args(["install", "--quiet", "--yes", "--no-install-recommends"])
                .args(missing))?;
        }
    }
    find().map(|_| ())
}

fn is_debian() -> bool {
    fs::read_to_string("/etc/os-release")
        .is_ok_and(|text| text.lines().any(|line| line == "ID=debian"))
}

fn is_root() -> bool {
    process::output(command("id").arg("-u")).is_some_and(|id| id == "0")
}

fn has_package(package: &str) -> bool {
    process::output(command("dpkg-query").args(["-W", "-f=${Status}", package]))
        .is_some_and(|status| status == "install ok installed")
}

impl Browser {
    /// Writes the capabilities for wasm-bindgen's test runner; returns their file.
    pub fn write_capabilities(&self) -> Result<PathBuf> {
        let flags = FLAGS.map(|flag| format!("{flag:?}")).join(", ");
        let text = format!(
            "{{\"goog:chromeOptions\": {{\"binary\": {:?}, \"args\": [{flags}]}}}}\n",
            self.chromium.display().to_string()
        );
        let folder = root().join("target");
        fs::create_dir_all(&folder)?;
        let file = folder.join("webdriver.json");
        fs::write(&file, text)?;
        Ok(file)
    }
}
