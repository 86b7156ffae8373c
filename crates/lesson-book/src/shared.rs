//! What the books of all languages share: the page that leads to them, the pictures, and the
//! service worker.

use komadai_lessons::Course;
use komadai_model::Language;

use crate::{BookFile, boards::PictureSet};

const START: &str = include_str!("site/index.html");
/// Where the list of languages goes.
const LANGUAGES: &str = "<!-- languages -->";

/// The files that lie beside the folders of the languages.
pub fn shared_files(courses: &[Course]) -> Vec<BookFile> {
    let mut files = vec![
        BookFile::new("index.html", start(courses)),
        BookFile::new("offline.js", include_str!("site/offline.js")),
        BookFile::new("search.js", include_str!("site/search.js")),
        BookFile::new("sw.js", include_str!("site/sw.js")),
    ];
    for set in [PictureSet::Letters, PictureSet::Kanji] {
        let is_its = |course: &&Course| {
            let language = Language::from_tag(&course.language).unwrap_or(Language::English);
            PictureSet::of(language) == set
        };
        // Every language has the same steps.
        let lessons = courses
            .iter()
            .find(is_its)
            .into_iter()
            .flat_map(Course::lessons);
        files.extend(lessons.flat_map(|lesson| set.pictures(lesson)));
    }
    files
}

fn start(courses: &[Course]) -> String {
    let links = courses.iter().filter_map(|course| {
        let language = Language::from_tag(&course.language)?;
        let (tag, name, title) = (language.tag(), language.own_name(), html(&course.title));
        Some(format!(
            "      <li lang=\"{tag}\"><a href=\"{tag}/index.html\" hreflang=\"{tag}\">{name}</a> {title}</li>"
        ))
    });
    let links: Vec<String> = links.collect();
    START.replace(&format!("      {LANGUAGES}"), &links.join("\n"))
}

fn html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
