//! The files that the page reads.

use std::{fs, io, path::Path};

use komadai_lessons::Course;
use serde::Serialize;

/// The files of one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    pub files: usize,
    pub bytes: usize,
}

/// Writes `<language>.json`, the [`Course`], and `<language>/<lesson>.json`, a
/// [`Lesson`](komadai_lessons::Lesson), for each lesson: a page that shows one lesson fetches
/// only that. JSON files of that folder that do not belong to the course, such as those of a
/// lesson that is gone, are removed.
///
/// # Errors
/// When a file cannot be written or removed.
pub fn write(course: &Course, out: &Path) -> io::Result<Written> {
    let folder = out.join(&course.language);
    fs::create_dir_all(&folder)?;
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "json")
        {
            fs::remove_file(path)?;
        }
    }
    let mut written = Written { files: 0, bytes: 0 };
    written.add(out, &course.language, course)?;
    for lesson in course.lessons() {
        written.add(&folder, &lesson.id, lesson)?;
    }
    Ok(written)
}

impl Written {
    fn add(&mut self, folder: &Path, name: &str, value: &impl Serialize) -> io::Result<()> {
        let json = serde_json::to_string(value)?;
        fs::write(folder.join(format!("{name}.json")), &json)?;
        self.files += 1;
        self.bytes += json.len();
        Ok(())
    }
}
