//! `npm`: the embedded board as a package for npm, out of the release in `dist/`. Its sources
//! are in `packages/komadai-board`; what it loads is copied from the release.
use crate::{
    app_shell, build, embed, lessons, licences,
    npm::npm,
    process,
    project::{Result, VERSION, no_arguments, root},
    worker,
};
use std::{
    fs,
    path::{Path, PathBuf},
};

const NAME: &str = "komadai-board";
/// The version in the sources.
const NO_VERSION: &str = "\"version\": \"0.0.0\"";

pub fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    println!("{}", pack()?.display());
    Ok(())
}

/// Makes the package, and returns its file.
pub fn pack() -> Result<PathBuf> {
    let dist = build::dist()?;
    let out = root().join("target").join("npm");
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    let folder = out.join(NAME);
    assemble(&dist, &folder)?;
    process::run(
        npm()
            .arg("pack")
            .arg("--silent")
            .arg(&folder)
            .current_dir(&out),
    )?;
    let file = out.join(format!("{NAME}-{VERSION}.tgz"));
    if file.is_file() {
        Ok(file)
    } else {
        Err(format!("npm has not made {}", file.display()).into())
    }
}

fn assemble(dist: &Path, folder: &Path) -> Result<()> {
    let sources = root().join("packages").join(NAME);
    for name in app_shell::all_files(&sources)? {
        copy(&sources.join(&name), &folder.join(&name))?;
    }
    for name in ["package.json", "README.md"] {
        let file = folder.join(name);
        let text = fs::read_to_string(&file)?;
        let text = text
            .replace(NO_VERSION, &format!("\"version\": \"{VERSION}\""))
            .replace("@VERSION/", &format!("@{VERSION}/"));
        fs::write(file, text)?;
    }
    let files = folder.join("files");
    for file in loaded(dist)? {
        copy(&dist.join(&file), &files.join(&file))?;
    }
    // Whoever serves the files alone serves the licences with them.
    copy(&dist.join(licences::PAGE), &files.join(licences::PAGE))?;
    for (name, licence) in licences::files() {
        copy(&licence, &folder.join(name))?;
        copy(&licence, &files.join(name))?;
    }
    Ok(())
}

/// What boards load, of the release: no net, no threads and no opening book, since no board plays, and single lessons only.
fn loaded(dist: &Path) -> Result<Vec<String>> {
    let build = build::id(dist)?;
    let engine = worker::Files::of_build(&build);
    let unused = [
        engine.net,
        engine.threads_script,
        engine.threads_program,
        worker::opening_book(&build),
    ];
    let folder = worker::folder(dist, &build);
    let courses = lessons::files(dist, &folder)?;
    let mut files = Vec::new();
    app_shell::walk(dist, &folder, &mut files)?;
    files.retain(|file| !unused.contains(file) && !courses.contains(file));
    files.push(embed::SCRIPT.to_owned());
    Ok(files)
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    if let Some(parent) = to.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::copy(from, to).map_err(|error| format!("{}: {error}", from.display()))?;
    Ok(())
}
