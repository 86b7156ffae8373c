//! `build`: builds the release, into `dist/`.
use crate::{
    bindgen, finish_dist, page,
    process::command,
    project::{Result, no_arguments, root, target_folder},
    setup,
};
use std::{
    env,
    error::Error,
    fs::{self, File},
    path::{Path, PathBuf},
    process::{Child, Stdio},
    thread,
    time::{Duration, Instant},
};

pub fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    setup::for_build()?;
    release()
}

/// Builds the release with the tools that are installed.
pub fn release() -> Result<()> {
    let dist = root().join("dist");
    let staging = dist.join(".stage");
    if staging.exists() {
        fs::remove_dir_all(&staging)?;
    }
    page::assemble(&staging)?;
    finish_dist::release(&staging, page::NAME, &dist)?;
    replace(&dist, &staging)
}

/// Builds the page without optimization; returns its folder.
pub fn development() -> Result<PathBuf> {
    let folder = target_folder()?.join("page-dev");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    page::assemble(&folder)?;
    let linked = page::compiled_for_development()?;
    let to_text = |error: Box<dyn Error>| error.to_string();
    thread::scope(|scope| {
        let rest = scope.spawn(|| finish_dist::development(&folder).map_err(to_text));
        bindgen::for_page(&linked, page::NAME, &folder)?;
        rest.join().map_err(|_| "a thread of the build failed")??;
        Ok(())
    })
    .map(|()| folder)
}

/// A build of the release in a process of its own, beside something else.
#[derive(Debug)]
pub struct Background {
    process: Child,
    /// What it prints.
    log: PathBuf,
    start: Instant,
}

impl Background {
    pub fn start() -> Result<Self> {
        let log = target_folder()?.join("release-build.log");
        let file = File::create(&log)?;
        let mut build = command(&env::current_exe()?.to_string_lossy());
        build.arg("build").stdin(Stdio::null());
        let process = build.stdout(file.try_clone()?).stderr(file).spawn()?;
        Ok(Self {
            process,
            log,
            start: Instant::now(),
        })
    }

    /// Waits for its end; returns how long it has taken, waiting included.
    pub fn wait(mut self) -> Result<Duration> {
        if self.process.wait()?.success() {
            return Ok(self.start.elapsed());
        }
        Err(fs::read_to_string(&self.log)?.into())
    }
}

impl Drop for Background {
    /// What something beside it has failed is no longer of use.
    fn drop(&mut self) {
        // One that has ended cannot be killed, which is as well.
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

/// Puts what is in a subfolder in place of what else is in the folder.
fn replace(folder: &Path, subfolder: &Path) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() && path != subfolder {
            fs::remove_dir_all(path)?;
        } else if path != subfolder {
            fs::remove_file(path)?;
        }
    }
    for entry in fs::read_dir(subfolder)? {
        let entry = entry?;
        fs::rename(entry.path(), folder.join(entry.file_name()))?;
    }
    Ok(fs::remove_dir(subfolder)?)
}

/// The built folder, if it holds a release.
pub fn dist() -> Result<PathBuf> {
    let dist = root().join("dist");
    id(&dist)?;
    Ok(dist)
}

/// The build id of the release in a folder.
pub fn id(dist: &Path) -> Result<String> {
    let page = fs::read_to_string(dist.join("index.html")).unwrap_or_default();
    let id = page.split_once("<meta name=\"build\" content=\"");
    let id = id.and_then(|(_, after)| after.split_once('"'));
    match id {
        Some((id, _)) => Ok(id.to_owned()),
        None => Err("dist/ holds no release: `cargo xtask build` makes one".into()),
    }
}
