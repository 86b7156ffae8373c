//! The lesson compiler: reads the folder of lessons, checks every position, task and text of
//! it, and makes the course of each language. `docs/lessons.md` describes the files.

mod answers;
mod code_spans;
mod course_file;
mod fault;
mod fields;
mod goals;
mod lesson_file;
mod markdown;
mod output;
mod texts;

use std::{collections::BTreeSet, path::Path};

pub use fault::Fault;
use fault::{Faults, SourceFile};
pub use goals::mates::accepts;
use komadai_lessons::{Course, Lesson};
use markdown::Document;
pub use output::{Written, write};

/// Reads a folder of lessons: a course for each language that `course.toml` lists.
///
/// # Errors
/// All faults of the lessons, by file and line.
pub fn compile(folder: &Path) -> Result<Vec<Course>, Vec<Fault>> {
    let faults = Faults::default();
    let courses = compile_into(folder, &faults);
    let faults = faults.into_sorted();
    match (courses, faults.is_empty()) {
        (Some(courses), true) => Ok(courses),
        _ => Err(faults),
    }
}

/// `None` where a fault leaves nothing to go on with.
fn compile_into(folder: &Path, faults: &Faults) -> Option<Vec<Course>> {
    let file = SourceFile::read(folder, "course.toml", faults)?;
    let outline = course_file::read(&file, faults)?;
    let known: BTreeSet<&str> = outline.lesson_ids().map(|id| &*id.value).collect();
    for name in folders(folder) {
        if !known.contains(&*name) {
            file.fault(faults, 1, format!("no chapter has the lesson {name:?}"));
        }
    }
    let mut drafts = Vec::new();
    for id in outline.lesson_ids() {
        let name = format!("{}/lesson.toml", id.value);
        if !folder.join(&name).is_file() {
            file.fault(faults, id.line, format!("there is no file {name}"));
            continue;
        }
        let Some(file) = SourceFile::read(folder, &name, faults) else {
            continue;
        };
        if let Some(steps) = lesson_file::read(&file, faults) {
            drafts.push((id.value.clone(), steps));
        }
    }
    let courses = outline.languages.iter().filter_map(|language| {
        let document = read_texts(folder, &format!("{language}.md"), faults)?;
        let lessons = drafts.iter().filter_map(|(id, steps)| {
            let document = read_texts(folder, &format!("{id}/{language}.md"), faults)?;
            texts::lesson(id, language, steps, &document, faults)
        });
        let lessons: Vec<Lesson> = lessons.collect();
        texts::course(language, &outline, lessons, &document, faults)
    });
    Some(courses.collect())
}

fn read_texts(folder: &Path, name: &str, faults: &Faults) -> Option<Document> {
    let file = SourceFile::read(folder, name, faults)?;
    Some(Document::read(file, faults))
}

/// The names of the folders in a folder.
fn folders(folder: &Path) -> Vec<String> {
    let entries = folder.read_dir().into_iter().flatten().flatten();
    let folders = entries.filter(|entry| entry.path().is_dir());
    folders
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect()
}

/// How many chapters, lessons and steps a course has.
pub fn counts(course: &Course) -> [usize; 3] {
    let steps = course.lessons().map(|lesson| lesson.steps.len()).sum();
    [course.chapters.len(), course.lessons().count(), steps]
}
