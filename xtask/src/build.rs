//! `build`: builds the release with Trunk, into `dist/`.
use crate::{
    process::{self, command},
    project::{Result, TARGET, no_arguments, root},
    reproducible, setup,
};
use std::{
    fs,
    path::{Path, PathBuf},
};

pub fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    setup::for_build()?;
    release()
}

/// Builds the release with the tools that are installed.
pub fn release() -> Result<()> {
    // Trunk reads NO_COLOR as a truth value and refuses the usual `1`.
    let mut trunk = command("trunk");
    trunk.args(["build", "--release"]).env_remove("NO_COLOR");
    reproducible::without_paths_of_this_machine(&mut trunk, TARGET)?;
    process::run(&mut trunk)
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
