//! `course.toml`: the chapters and their lessons, in order.

use std::collections::BTreeSet;

use crate::{
    fault::{Faults, Located, SourceFile},
    fields::{self, Fields},
};

/// The order of the course.
#[derive(Debug)]
pub struct Outline {
    /// The languages that have all texts.
    pub languages: Vec<String>,
    pub chapters: Vec<ChapterOutline>,
}

#[derive(Debug)]
pub struct ChapterOutline {
    pub id: String,
    pub lessons: Vec<Located<String>>,
}

impl Outline {
    /// The ids of all lessons.
    pub fn lesson_ids(&self) -> impl Iterator<Item = &Located<String>> {
        self.chapters.iter().flat_map(|chapter| &chapter.lessons)
    }
}

pub fn read(file: &SourceFile, faults: &Faults) -> Option<Outline> {
    let table = fields::parse(file, faults)?;
    let mut fields = Fields::new(file, faults, table.get_ref(), table.span());
    let languages = fields.ids("languages");
    let mut seen = BTreeSet::new();
    let mut chapters = Vec::new();
    for mut chapter in fields.tables("chapters").unwrap_or_default() {
        let id = chapter.id("id");
        let lessons = chapter.ids("lessons").unwrap_or_default();
        for lesson in &lessons {
            if !seen.insert(lesson.value.clone()) {
                let message = format!("the lesson {:?} is there twice", lesson.value);
                chapter.fault(lesson.line, message);
            }
        }
        chapter.finish();
        let Some(id) = id else { continue };
        if chapters
            .iter()
            .any(|other: &ChapterOutline| other.id == id.value)
        {
            file.fault(
                faults,
                id.line,
                format!("the chapter {:?} is there twice", id.value),
            );
        }
        chapters.push(ChapterOutline {
            id: id.value,
            lessons,
        });
    }
    fields.finish();
    let languages = languages?.into_iter().map(|language| language.value);
    Some(Outline {
        languages: languages.collect(),
        chapters,
    })
}
