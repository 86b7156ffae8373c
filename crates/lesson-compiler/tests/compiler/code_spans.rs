//! Squares and moves in the texts of each language.

use komadai_lessons::{Course, StepTexts};

use crate::fixture::Fixture;

const LANGUAGES: &str =
    "languages = [\"en\", \"ja\"]\n[[chapters]]\nid = \"board\"\nlessons = [\"gold\"]\n";

/// The texts of a step in both languages, which have the same file.
fn texts(step: &str, text: &str) -> [StepTexts; 2] {
    let fixture = Fixture::new(step, text);
    fixture.write("course.toml", LANGUAGES);
    fixture.write("ja.md", "# S\n\nA.\n\n## board\n\nA.\n\n### title\n\nB\n");
    fixture.write("gold/ja.md", &format!("# K\n\nA.\n\n## first\n\n{text}\n"));
    let courses = fixture.courses();
    let first = |course: &Course| course.chapters[0].lessons[0].steps[0].texts.clone();
    let [en, ja] = &courses[..] else {
        panic!("{} courses", courses.len());
    };
    [first(en), first(ja)]
}

#[test]
fn in_japanese_they_are_japanese() {
    let [en, ja] = texts(
        "sfen = \"4k4/9/4P4/9/9/9/9/9/3G1GK2 b G 1\"\nkind = \"move\"\nanswers = [\"4i5h 5a4a G*5b\"]",
        "On `5e`, `4i5h`, `6i5h`, `5c5b+`, then `4a3a`.\n### hint\n`G*4b`\n\
         ### right\n`5c5b`\n### wrong\n`9i` `1a`\n### wrong 5c5b+\nNot `5b`.",
    );
    assert_eq!(
        en.text,
        "<p>On <code>5e</code>, <code>4i5h</code>, <code>6i5h</code>, <code>5c5b+</code>, then \
         <code>4a3a</code>.</p>"
    );
    assert_eq!(
        ja.text,
        "<p>On <code>５五</code>, <code>５八金右</code>, <code>５八金左</code>, \
         <code>５二歩成</code>, then <code>３一玉</code>.</p>"
    );
    assert_eq!(ja.hint, "<p><code>４二金</code></p>");
    assert_eq!(ja.right, "<p><code>５二歩不成</code></p>");
    assert_eq!(ja.wrong, "<p><code>９九</code> <code>１一</code></p>");
    assert_eq!(en.wrong_text("5c5b+"), "<p>Not <code>5b</code>.</p>");
    assert_eq!(ja.wrong_text("5c5b+"), "<p>Not <code>５二</code>.</p>");
}

#[test]
fn so_are_those_of_choices() {
    let [en, ja] = texts(
        "handicap = \"even\"\nkind = \"choose\"\nright = [1]",
        "Go.\n### choices\n- The *pawn*: `7g7f`\n- `2b`\n### hint\nx\n### right\nx\n### wrong\nx",
    );
    assert_eq!(
        en.choices,
        ["The <em>pawn</em>: <code>7g7f</code>", "<code>2b</code>"]
    );
    assert_eq!(
        ja.choices,
        [
            "The <em>pawn</em>: <code>７六歩</code>",
            "<code>２二</code>"
        ]
    );
}
