//! The collection of problems: its files are copied into the folder of a build.
use crate::{
    app_shell,
    project::{Result, root},
};
use std::{fs, path::Path};

/// The folder of the collection.
const COLLECTION: &str = "crates/problems/collection";
/// Its folder in that of a build.
const FOLDER: &str = "problems";

/// Copies the collection into a build's folder, without its comments.
pub fn build(folder: &Path) -> Result<()> {
    let out = folder.join(FOLDER);
    fs::create_dir_all(&out)?;
    for entry in fs::read_dir(root().join(COLLECTION))? {
        let path = entry?.path();
        let name = path.file_name().ok_or("a file has a name")?;
        let text = fs::read_to_string(&path)?;
        let lines = text.split_inclusive('\n');
        let lines: String = lines.filter(|line| !line.starts_with('#')).collect();
        fs::write(out.join(name), lines)?;
    }
    Ok(())
}

/// The files of the collection, from `dist`.
pub fn files(dist: &Path, build_folder: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    app_shell::walk(dist, &build_folder.join(FOLDER), &mut files)?;
    files.sort();
    Ok(files)
}
