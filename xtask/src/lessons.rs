//! The course: the lesson compiler makes its files of the folder `lessons/`.
use crate::project::{Result, root};
use komadai_lesson_compiler::{compile, write};
use std::{fs, path::Path};

/// The folder of the course in that of a build.
const FOLDER: &str = "lessons";

/// Compiles the course into a build's folder.
pub fn build(folder: &Path) -> Result<()> {
    let out = folder.join(FOLDER);
    let courses = compile(&root().join("lessons")).map_err(|faults| {
        let lines: Vec<String> = faults
            .iter()
            .map(|fault| format!("lessons/{fault}"))
            .collect();
        lines.join("\n")
    })?;
    for course in courses {
        write(&course, &out)?;
    }
    Ok(())
}

/// The files of all languages in a build's folder: the course and, in another folder for each
/// language, its lessons.
pub fn files(dist: &Path, build_folder: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(build_folder.join(FOLDER))? {
        let path = entry?.path();
        if path.is_file() {
            let name = path.strip_prefix(dist)?.to_str();
            let name = name.ok_or_else(|| format!("odd file name: {}", path.display()))?;
            files.push(name.replace('\\', "/"));
        }
    }
    files.sort();
    Ok(files)
}
