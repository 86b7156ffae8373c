//! The course: the lesson compiler makes its files of the folder `lessons/`.
use crate::{
    app_shell,
    project::{Result, root},
};
use komadai_lesson_compiler::{compile, write};
use std::path::Path;

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

/// The course in each language, without the files of single lessons.
pub fn files(dist: &Path, build_folder: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    app_shell::walk(dist, &build_folder.join(FOLDER), &mut files)?;
    files.retain(|file| file.rsplit('/').nth(1) == Some(FOLDER));
    files.sort();
    Ok(files)
}
