//! The pages of a book in Markdown. Texts of the course are HTML already, a line each.

use komadai_lessons::{Chapter, Course, Lesson, Step};
use komadai_model::Language;
use komadai_texts::Text;

use crate::boards::board;

/// The first page: what the course is, its chapters, and the other languages.
pub fn start(course: &Course, courses: &[Course]) -> String {
    let chapters = course.chapters.iter().map(|chapter| {
        let title = escaped(&chapter.title);
        let lessons = chapter.lessons.iter().map(link);
        let lessons: Vec<String> = lessons.map(|link| format!("- {link}")).collect();
        let (summary, lessons) = (&chapter.summary, lessons.join("\n"));
        format!("## {title}\n\n{summary}\n\n{lessons}\n")
    });
    let chapters: Vec<String> = chapters.collect();
    let languages: Vec<String> = courses
        .iter()
        .filter(|other| other.language != course.language)
        .filter_map(|other| Language::from_tag(&other.language))
        .map(|other| {
            let (tag, name) = (other.tag(), other.own_name());
            format!("<a href=\"../{tag}/index.html\" lang=\"{tag}\">{name}</a>")
        })
        .collect();
    let languages = match languages.is_empty() {
        true => String::new(),
        false => format!("<p>{}</p>\n\n", languages.join(" · ")),
    };
    format!(
        "# {}\n\n{}\n\n{languages}<p><a href=\"../../index.html#/learn\">Komadai</a></p>\n\n{}",
        escaped(&course.title),
        escaped(&course.summary),
        chapters.join("\n"),
    )
}

/// A chapter: its lessons, with what one learns there.
pub fn chapter(chapter: &Chapter) -> String {
    let lessons = chapter.lessons.iter();
    let lessons =
        lessons.map(|lesson| format!("- {}  \n  {}", link(lesson), escaped(&lesson.summary)));
    let lessons: Vec<String> = lessons.collect();
    let title = escaped(&chapter.title);
    format!(
        "# {title}\n\n{}\n\n{}\n",
        chapter.summary,
        lessons.join("\n")
    )
}

/// A lesson: all its steps, one below the other.
pub fn lesson(lesson: &Lesson, language: Language) -> String {
    let count = lesson.steps.len();
    let steps = lesson.steps.iter().zip(1..);
    let steps = steps.map(|(step, number)| {
        let heading = (Text::of(language).learn().step)(number, count);
        step_section(lesson, step, &heading, language)
    });
    let steps: Vec<String> = steps.collect();
    let (title, summary) = (escaped(&lesson.title), escaped(&lesson.summary));
    format!("# {title}\n\n{summary}\n\n{}", steps.join("\n"))
}

/// What the board says itself where it is live, the text and the hint, is inside of it.
fn step_section(lesson: &Lesson, step: &Step, heading: &str, language: Language) -> String {
    format!(
        "## {heading} {{#{}}}\n\n{}\n",
        step.id,
        board(lesson, step, language)
    )
}

fn link(lesson: &Lesson) -> String {
    format!("[{}]({})", escaped(&lesson.title), lesson_page(lesson))
}

/// The file of a chapter; no lesson has one of that name.
pub fn chapter_page(chapter: &Chapter) -> String {
    format!("chapter_{}.md", chapter.id)
}

pub fn lesson_page(lesson: &Lesson) -> String {
    format!("{}.md", lesson.id)
}

/// Plain text in Markdown.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(
            letter,
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '&' | '#' | '~'
        ) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}
