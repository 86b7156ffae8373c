//! `build`: the release, through Trunk, into `dist/`.
use crate::{
    Result, no_arguments,
    process::{self, command},
    root, setup,
};
use std::path::PathBuf;

pub fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    setup::for_build()?;
    release()
}

/// Builds the release with what is installed.
pub fn release() -> Result<()> {
    // Trunk reads NO_COLOR as a truth value and refuses the usual `1`.
    process::run(
        command("trunk")
            .args(["build", "--release"])
            .env_remove("NO_COLOR"),
    )
}

pub fn dist() -> PathBuf {
    root().join("dist")
}
