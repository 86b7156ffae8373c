//! The sources of a book, as mdBook reads them.

use komadai_lessons::Course;
use komadai_model::Language;
use serde_json::Value;

use crate::{BookFile, pages, search};

/// In the head of every page. Paths lead out of the book: `embed.js` is that of the release
/// that the site is in. A page to be printed has pictures alone.
const HEAD: &str = include_str!("site/head.hbs");
const STYLES: &str = include_str!("site/book.css");
const ICON: &str = include_str!("../../../public/icons/favicon.svg");

/// The sources of a course's book. `courses` are all courses of the site; languages that
/// Komadai does not have are in English.
pub fn sources(course: &Course, courses: &[Course]) -> Vec<BookFile> {
    let language = Language::from_tag(&course.language).unwrap_or(Language::English);
    let page = |name: String, text| BookFile::new(format!("src/{name}"), text);
    let mut files = vec![
        BookFile::new("book.toml", settings(course, language)),
        BookFile::new("theme/head.hbs", HEAD),
        BookFile::new("theme/book.css", STYLES),
        BookFile::new("theme/favicon.svg", ICON),
        page("SUMMARY.md".to_owned(), summary(course)),
        page("index.md".to_owned(), pages::start(course, courses)),
    ];
    if !search::has_spaces(language) {
        files.extend(search::files(course, language));
    }
    for chapter in &course.chapters {
        files.push(page(pages::chapter_page(chapter), pages::chapter(chapter)));
        let lessons = chapter.lessons.iter();
        files.extend(
            lessons.map(|lesson| page(pages::lesson_page(lesson), pages::lesson(lesson, language))),
        );
    }
    files
}

fn settings(course: &Course, language: Language) -> String {
    let has_search = search::has_spaces(language);
    // A string of JSON is one of TOML too.
    let [tag, title, summary] =
        [&course.language, &course.title, &course.summary].map(|text| Value::from(text.as_str()));
    format!(
        "[book]\n\
         title = {title}\n\
         description = {summary}\n\
         language = {tag}\n\
         \n\
         [output.html]\n\
         default-theme = \"light\"\n\
         preferred-dark-theme = \"navy\"\n\
         additional-css = [\"theme/book.css\"]\n\
         # Its links would need the address of the site.\n\
         input-404 = \"\"\n\
         \n\
         [output.html.fold]\n\
         enable = true\n\
         level = 1\n\
         \n\
         [output.html.search]\n\
         enable = {has_search}\n\
         \n\
         [output.html.print]\n\
         page-break = true\n"
    )
}

fn summary(course: &Course) -> String {
    let mut text = format!(
        "# Summary\n\n[{}](index.md)\n\n",
        pages::escaped(&course.title)
    );
    for chapter in &course.chapters {
        let title = pages::escaped(&chapter.title);
        text += &format!("- [{title}]({})\n", pages::chapter_page(chapter));
        for lesson in &chapter.lessons {
            let title = pages::escaped(&lesson.title);
            text += &format!("  - [{title}]({})\n", pages::lesson_page(lesson));
        }
    }
    text
}
