//! `release`: the files of a release, into `target/release-files`: the site, the terminal
//! program for this machine, the npm package, and their checksums. Two builds of one commit
//! are equal byte for byte.
use crate::{
    app_shell,
    archive::Archive,
    board_package, build, licences, npm,
    process::{self, command},
    project::{Result, VERSION, root},
    published, reproducible, setup, site_files,
};
use sha2::{Digest, Sha256};
use std::{
    env, fs,
    path::{Path, PathBuf},
};

/// The list of a folder's files with their SHA-256, as `sha256sum --check` reads it.
const CHECKSUMS: &str = "SHA256SUMS";

pub fn run(arguments: &[String]) -> Result<()> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let site = match arguments[..] {
        [] => true,
        ["--tag", tag] => {
            check_tag(tag)?;
            true
        }
        ["program"] => false,
        _ => return Err("usage: release [--tag TAG | program]".into()),
    };
    require_clean_tree()?;
    if site {
        npm::require_node()?;
    }
    let out = root().join("target").join("release-files");
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    fs::create_dir_all(&out)?;
    if site {
        published::pack_and_build()?;
        build::run(&[])?;
        pack_site(&out)?;
        let package = board_package::pack()?;
        fs::copy(&package, out.join(package.file_name().unwrap_or_default()))?;
    }
    pack_program(&out)?;
    if site {
        fs::write(out.join(CHECKSUMS), checksums(&out)?)?;
    }
    for file in app_shell::all_files(&out)? {
        println!("{}", out.join(file).display());
    }
    Ok(())
}

fn check_tag(tag: &str) -> Result<()> {
    if tag.strip_prefix('v') == Some(VERSION) {
        Ok(())
    } else {
        Err(format!("the tag {tag} is not v{VERSION}, the version in Cargo.toml").into())
    }
}

/// A release is made of a commit, and of nothing else.
fn require_clean_tree() -> Result<()> {
    match process::output(command("git").args(["status", "--porcelain"])) {
        Some(changes) if changes.is_empty() => Ok(()),
        Some(changes) => {
            Err(format!("there are changes that are not committed:\n{changes}").into())
        }
        None => Err("a release is made in a git repository".into()),
    }
}

/// What the release was made of and by: with the same, it is made again byte for byte.
fn tools() -> Result<String> {
    let mut text = String::new();
    for (name, program, arguments) in [
        ("commit", "git", &["rev-parse", "HEAD"][..]),
        ("rustc", "rustc", &["--version"]),
        ("node", "node", &["--version"]),
    ] {
        let version = process::output(command(program).args(arguments));
        let version = version.ok_or_else(|| format!("{program} does not run"))?;
        text += &format!("{name}: {version}\n");
    }
    Ok(text)
}

/// The release in `dist/` with what a host needs; the archive's path.
pub fn pack_site(out: &Path) -> Result<PathBuf> {
    let dist = build::dist()?;
    let name = format!("komadai-{VERSION}");
    let file = out.join(format!("{name}.zip"));
    let mut archive = Archive::create(&file)?;
    let mut sums = String::new();
    let mut add = |archive: &mut Archive, path: &str, content: &[u8]| {
        sums += &checksum(path, content);
        archive.add(&format!("{name}/{path}"), content, false)
    };
    for (name, licence) in licences::files() {
        add(&mut archive, name, &fs::read(licence)?)?;
    }
    add(&mut archive, "TOOLS", tools()?.as_bytes())?;
    for (file, text) in site_files::host_settings(&dist)? {
        add(&mut archive, &file, text.as_bytes())?;
    }
    for file in site_files::names(&dist)? {
        let content = fs::read(dist.join(&file))?;
        add(&mut archive, &format!("site/{file}"), &content)?;
        for (ending, compressed) in site_files::compressed(&file, &content)? {
            add(&mut archive, &format!("site/{file}.{ending}"), &compressed)?;
        }
    }
    archive.add(&format!("{name}/{CHECKSUMS}"), sums.as_bytes(), false)?;
    archive.finish()?;
    Ok(file)
}

/// The terminal program for this machine.
fn pack_program(out: &Path) -> Result<()> {
    setup::fetch_crates()?;
    let target = host()?;
    let folder = root().join("target").join("release-program");
    let mut cargo = command("cargo");
    cargo
        .args(["build", "--release", "--locked", "--package", "komadai-cli"])
        .args(["--target", &target, "--target-dir"])
        .arg(&folder);
    reproducible::without_paths_of_this_machine(&mut cargo, &target)?;
    process::run(&mut cargo)?;
    let name = format!("komadai-{VERSION}-{target}");
    let mut archive = Archive::create(&out.join(format!("{name}.zip")))?;
    let program = format!("komadai{}", env::consts::EXE_SUFFIX);
    let built = folder.join(&target).join("release").join(&program);
    archive.add(&format!("{name}/{program}"), &fs::read(built)?, true)?;
    let mut add =
        |path: &str, content: &[u8]| archive.add(&format!("{name}/{path}"), content, false);
    add("README.md", &fs::read(root().join("crates/cli/README.md"))?)?;
    let licences = licences::page(licences::TERMINAL, &target)?;
    add(licences::PAGE, licences.as_bytes())?;
    for (name, licence) in licences::files() {
        add(name, &fs::read(licence)?)?;
    }
    archive.finish()
}

fn host() -> Result<String> {
    let version = process::output(command("rustc").arg("-vV")).unwrap_or_default();
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host
        .ok_or("rustc does not say which machine this is")?
        .to_owned())
}

fn checksums(folder: &Path) -> Result<String> {
    let mut sums = String::new();
    for file in app_shell::all_files(folder)? {
        sums += &checksum(&file, &fs::read(folder.join(&file))?);
    }
    Ok(sums)
}

fn checksum(file: &str, content: &[u8]) -> String {
    let digest: String = Sha256::digest(content)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!("{digest}  {file}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_has_the_version_of_the_workspace() {
        assert!(check_tag(&format!("v{VERSION}")).is_ok());
        let error = check_tag("v99.0.0").unwrap_err().to_string();
        assert!(error.contains("is not v"), "{error}");
    }

    #[test]
    fn changelog_and_citation_have_this_version() {
        let citation = fs::read_to_string(root().join("CITATION.cff")).unwrap();
        assert!(citation.contains(&format!("\nversion: {VERSION}\n")));
        let changelog = fs::read_to_string(root().join("CHANGELOG.md")).unwrap();
        assert!(changelog.contains(&format!("\n## {VERSION} - ")));
    }

    #[test]
    fn checksums_are_those_of_sha256sum() {
        assert_eq!(
            checksum("a.txt", b"abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.txt\n"
        );
    }
}
