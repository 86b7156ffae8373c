//! Search for languages without spaces between words, which mdBook's own does not find.

use komadai_lessons::Course;
use komadai_model::Language;
use komadai_texts::Text;
use serde_json::{Value, json};

use crate::{BookFile, pages};

const HEADER: &str = include_str!("site/header.hbs");
/// Where the name of the field goes.
const NAME: &str = "<!-- search -->";

/// Whether mdBook's search finds words of a language.
pub fn has_spaces(language: Language) -> bool {
    language != Language::Japanese
}

/// The field at the top of every page, and the list that it searches.
pub fn files(course: &Course, language: Language) -> Vec<BookFile> {
    let name = Text::of(language).library().search;
    vec![
        BookFile::new("theme/header.hbs", HEADER.replace(NAME, name)),
        BookFile::new("src/search.json", list(course, language).to_string()),
    ]
}

/// Each step with its address, its heading and its texts.
fn list(course: &Course, language: Language) -> Value {
    let step_text = Text::of(language).learn().step;
    let steps = course.lessons().flat_map(|lesson| {
        let count = lesson.steps.len();
        let steps = lesson.steps.iter().zip(1..);
        steps.map(move |(step, number)| {
            let page = pages::lesson_page(lesson).replace(".md", ".html");
            let texts = [&step.texts.text, &step.texts.hint];
            let texts = texts.into_iter().chain(&step.texts.choices);
            let texts = texts.map(|text| plain(text).trim().to_owned());
            let texts: Vec<String> = texts.filter(|text| !text.is_empty()).collect();
            json!({
                "address": format!("{page}#{}", step.id),
                "title": format!("{} ({})", lesson.title, step_text(number, count)),
                "text": texts.join(" "),
            })
        })
    });
    steps.collect()
}

/// HTML without its tags.
fn plain(html: &str) -> String {
    let mut text = String::new();
    for (index, part) in html.split('<').enumerate() {
        let (tag, rest) = match index {
            0 => ("", part),
            _ => part.split_once('>').unwrap_or(("", part)),
        };
        if matches!(tag, "/p" | "/li") {
            text.push(' ');
        }
        text.push_str(rest);
    }
    let text = text.replace("&lt;", "<").replace("&gt;", ">");
    text.replace("&quot;", "\"").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn html_becomes_plain_text() {
        for (html, text) in [
            ("", ""),
            ("二歩", "二歩"),
            ("<p>a <em>b</em>c</p><p>d</p>", "a bc d "),
            (
                "<code>5e</code> &lt; 3 &amp;amp; &quot;x&quot;",
                "5e < 3 &amp; \"x\"",
            ),
        ] {
            assert_eq!(plain(html), text);
        }
    }
}
