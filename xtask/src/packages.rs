//! The tests of what is published: the npm package on other people's pages, the site behind
//! web servers, the crates as they would be uploaded.
use crate::{
    archive, board_package, browser, build, npm,
    process::{self, command},
    project::{Result, root},
    published, release,
};
use std::{env, fs};

pub fn test() -> Result<()> {
    build::dist()?;
    let package = board_package::pack()?;
    let out = root().join("target").join("packages-release");
    fs::create_dir_all(&out)?;
    let archive = release::pack_site(&out)?;
    let unpacked = out.join("unpacked");
    archive::unpack(&archive, &unpacked)?;
    // All is in one folder, which has the archive's name.
    let site = unpacked.join(archive.file_stem().unwrap_or_default());
    process::run(
        command("node")
            .current_dir(npm::packages_folder())
            .args(["--test", "--test-reporter=spec", "--test-concurrency=1"])
            .arg("--test-timeout=600000")
            .args([
                "package.test.mjs",
                "sites.test.mjs",
                "hosting.test.mjs",
                "workflows.test.mjs",
            ])
            .env("KOMADAI_PACKAGE", package)
            .env("KOMADAI_SITE", site)
            .env("KOMADAI_XTASK", env::current_exe()?)
            .env("CHROMIUM", browser::find()?.chromium),
    )?;
    published::pack()
}
