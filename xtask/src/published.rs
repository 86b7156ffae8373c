//! The crates that are published.
use crate::{
    process::{self, command},
    project::Result,
};
use std::process::Command;

/// Each after those that it depends on.
pub const CRATES: [&str; 10] = [
    "komadai-shogi",
    "komadai-records",
    "komadai-collection",
    "komadai-names",
    "komadai-search",
    "komadai-explain",
    "komadai-diagram",
    "komadai-problems",
    "komadai-composer",
    "komadai-cli",
];

/// Packs each crate as it would be uploaded.
pub fn pack() -> Result<()> {
    process::run(&mut publish_dry_run(&["--no-verify"]))
}

/// Packs each crate, and builds it from what would be uploaded: some minutes.
pub fn pack_and_build() -> Result<()> {
    process::run(&mut publish_dry_run(&[]))
}

fn publish_dry_run(arguments: &[&str]) -> Command {
    let mut cargo = command("cargo");
    cargo
        .args(["publish", "--dry-run", "--locked", "--allow-dirty"])
        .args(arguments);
    for name in CRATES {
        cargo.args(["--package", name]);
    }
    cargo
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::root;
    use std::{collections::BTreeSet, fs};

    #[test]
    fn the_list_has_every_crate_that_may_be_published() {
        let mut found = BTreeSet::new();
        for entry in fs::read_dir(root().join("crates")).unwrap() {
            let manifest = entry.unwrap().path().join("Cargo.toml");
            let manifest = fs::read_to_string(manifest).unwrap();
            if !manifest.contains("publish.workspace = true") {
                let name = manifest
                    .lines()
                    .find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
                found.insert(name.unwrap().to_owned());
            }
        }
        assert_eq!(found, CRATES.map(str::to_owned).into());
    }
}
