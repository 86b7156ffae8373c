//! The app shell: the built files that the app needs at its start or later.
use crate::{embed, licences, project::Result, worker};
use std::{fs, path::Path};

/// The names of the shell's files in a built folder, with `/` between folders, sorted.
///
/// These are all files except the service worker itself, the folders of the search worker
/// (`v/`), the embedded board, the licences, and images that only the system shows: those of the manifest
/// and Apple's.
pub fn files(dist: &Path) -> Result<Vec<String>> {
    let page = fs::read_to_string(dist.join("index.html"))?;
    let mut files = Vec::new();
    walk(dist, dist, &mut files)?;
    files.retain(|file| {
        let elsewhere = file == "sw.js" || file.starts_with(worker::VERSIONED);
        let in_page = page.contains(file.as_str()) && !file.contains("apple-touch");
        let picture = file.starts_with("icons/") || file.starts_with("screenshots/");
        let embedded = file == embed::SCRIPT || embed::PAGES.contains(&file.as_str());
        let licences = file == licences::PAGE;
        !elsewhere && !embedded && !licences && (!picture || in_page)
    });
    files.sort();
    Ok(files)
}

/// The names of all files in a folder, with `/` between folders, sorted.
pub fn all_files(folder: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    walk(folder, folder, &mut files)?;
    files.sort();
    Ok(files)
}

/// Adds the names of all files under `dir`, relative to `root`.
pub fn walk(root: &Path, dir: &Path, out: &mut Vec<String>) -> Result<()> {
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() {
            walk(root, &path, out)?;
        } else {
            let name = path.strip_prefix(root)?.to_str();
            let name = name.ok_or_else(|| format!("odd file name: {}", path.display()))?;
            out.push(name.replace('\\', "/"));
        }
    }
    Ok(())
}
