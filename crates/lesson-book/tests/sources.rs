//! The sources that mdBook gets.

mod fixture;

use std::collections::BTreeSet;

use fixture::courses;
use komadai_lesson_book::{BookFile, shared_files, sources};
use serde_json::{Value, json};

#[track_caller]
fn text<'a>(files: &'a [BookFile], path: &str) -> &'a str {
    let file = files.iter().find(|file| file.path == path);
    &file.unwrap_or_else(|| panic!("no {path}")).text
}

/// The sources in English.
fn english() -> Vec<BookFile> {
    let courses = courses();
    sources(&courses[0], &courses)
}

/// What stands between two texts, as often as it does.
fn between<'a>(text: &'a str, start: &str, end: &'a str) -> Vec<&'a str> {
    let parts = text.split(start).skip(1);
    parts
        .filter_map(|part| Some(part.split_once(end)?.0))
        .collect()
}

const GOLD: &str = r#"# The gold\_general

How it moves.

## Step 1 of 2 {#moves}

<shogi-board lesson="gold" step="moves" lang="en" coordinates="letters">
<p>Six squares.</p><p>Not <code>6f</code>.</p>
<p><img src="../boards/letters/gold/moves.svg" alt="Black to move: 9/9/9/9/4G4/9/9/9/9 b - 1" loading="lazy"></p>
</shogi-board>

## Step 2 of 2 {#stars}

<shogi-board lesson="gold" step="stars" lang="en" coordinates="letters">
<p>Take the stars.</p>
<p><img src="../boards/letters/gold/stars.svg" alt="Black to move: 9/9/9/9/4G4/9/9/9/9 b - 1" loading="lazy"></p>
<p>Black to move</p>
<details><summary>Hint</summary><p>Straight on first.</p></details>
</shogi-board>
"#;

#[test]
fn a_lesson_is_a_page_with_all_its_steps() {
    let files = english();
    assert_eq!(text(&files, "src/gold.md"), GOLD);
    let opening = text(&files, "src/opening.md");
    assert!(
        opening.contains("\n<p>1. P7g-7f 2. P3c-3d</p>\n</shogi-board>"),
        "{opening}"
    );
    let choices = "<p>White to move</p>\n<ol><li>White’s</li><li><code>5i</code></li></ol>\n\
         <details><summary>Hint</summary><p>Look.</p></details>\n</shogi-board>";
    assert!(opening.contains(choices), "{opening}");
}

#[test]
fn the_summary_names_every_page() {
    let files = english();
    let summary = "# Summary\n\n\
        [Learn \\<shogi\\>](index.md)\n\n\
        - [The board](chapter_board.md)\n  - [The gold\\_general](gold.md)\n\
        - [Games](chapter_games.md)\n  - [An opening](opening.md)\n";
    assert_eq!(text(&files, "src/SUMMARY.md"), summary);
    let pages = between(summary, "](", ")");
    let written: BTreeSet<&str> = files
        .iter()
        .filter_map(|file| file.path.strip_prefix("src/"))
        .collect();
    assert_eq!(written.len(), pages.len() + 1);
    for file in &files {
        for page in between(&file.text, "](", ")") {
            assert!(written.contains(page), "{}: {page}", file.path);
        }
    }
    let chapter = text(&files, "src/chapter_board.md");
    assert!(chapter.contains("<p>Where it all happens.</p>\n\n- [The gold\\_general](gold.md)"));
}

#[test]
fn each_language_has_its_words_and_leads_to_the_others() {
    let courses = courses();
    let japanese = sources(&courses[1], &courses);
    let gold = text(&japanese, "src/gold.md");
    for part in [
        "<summary>ヒント</summary>",
        "lang=\"ja\" coordinates=\"kanji\"",
        "../boards/kanji/gold/moves.svg",
        "先手の番です",
    ] {
        assert!(gold.contains(part), "{part}: {gold}");
    }
    assert!(text(&japanese, "book.toml").contains("language = \"ja\""));
    let start = text(&japanese, "src/index.md");
    assert!(
        start.contains("<a href=\"../en/index.html\" lang=\"en\">English</a>"),
        "{start}"
    );
    assert!(!start.contains("../ja/"), "{start}");
    let alone = sources(&courses[0], &courses[..1]);
    assert!(!text(&alone, "src/index.md").contains("../ja/"));
}

/// mdBook's own search finds no words of Japanese.
#[test]
fn japanese_has_a_search_of_its_own() {
    let courses = courses();
    let japanese = sources(&courses[1], &courses);
    assert!(text(&japanese, "book.toml").contains("[output.html.search]\nenable = false\n"));
    assert!(text(&japanese, "theme/header.hbs").contains("placeholder=\"検索\""));
    let list: Value = serde_json::from_str(text(&japanese, "src/search.json")).expect("JSON");
    assert_eq!(list.as_array().map(Vec::len), Some(4));
    let last = json!({
        "address": "opening.html#whose",
        "title": "An opening (ステップ2／2)",
        "text": "Whose pawn? Look. White’s 5i",
    });
    assert_eq!(list[3], last);
    let english = english();
    assert!(text(&english, "book.toml").contains("[output.html.search]\nenable = true\n"));
    assert!(
        english
            .iter()
            .all(|file| !file.path.ends_with("search.json"))
    );
}

#[test]
fn every_picture_is_drawn_as_its_language_names_squares() {
    let courses = courses();
    let shared = shared_files(&courses);
    for course in &courses {
        for file in sources(course, &courses) {
            for picture in between(&file.text, "<img src=\"../", "\"") {
                assert!(text(&shared, picture).starts_with("<svg "), "{picture}");
            }
        }
    }
    let marked = text(&shared, "boards/letters/gold/moves.svg");
    assert_eq!(between(marked, "data-mark=\"", "\""), ["G5d", "R4d"]);
    assert!(marked.contains(">a</text>") && !marked.contains("一"));
    assert!(text(&shared, "boards/kanji/gold/moves.svg").contains(">一</text>"));
    let stars = text(&shared, "boards/letters/gold/stars.svg");
    assert_eq!(between(stars, "data-mark=\"", "\""), ["Y5d", "Y4d"]);
    // White sits near: the king of 5a stands below that of 5i.
    let opening = text(&shared, "boards/letters/opening/line.svg");
    let turned = between(opening, "rotate(180", "data-square=\"5i\"");
    assert_eq!(
        turned.iter().filter(|part| !part.contains("<use")).count(),
        1
    );
    let only_english = shared_files(&courses[..1]);
    assert!(only_english.iter().all(|file| !file.path.contains("kanji")));
}

#[test]
fn the_first_page_lists_the_languages() {
    let start = shared_files(&courses());
    let start = text(&start, "index.html");
    for line in [
        "<li lang=\"en\"><a href=\"en/index.html\" hreflang=\"en\">English</a> Learn &lt;shogi></li>",
        "<li lang=\"ja\"><a href=\"ja/index.html\" hreflang=\"ja\">日本語</a> 将棋入門</li>",
    ] {
        assert!(start.contains(line), "{start}");
    }
    assert!(!start.contains("<!-- languages"));
}

/// Markdown takes over again at an empty line.
#[test]
fn no_element_has_an_empty_line() {
    for file in english() {
        for name in ["shogi-board", "details"] {
            for inner in between(&file.text, &format!("<{name}"), &format!("</{name}>")) {
                assert!(!inner.contains("\n\n"), "{}: {inner}", file.path);
            }
        }
    }
}

/// The site is served under any path.
#[test]
fn no_address_is_absolute() {
    let courses = courses();
    for file in english().iter().chain(&shared_files(&courses)) {
        for attribute in [" href=\"", " src=\""] {
            for address in between(&file.text, attribute, "\"") {
                let is_absolute = address.starts_with('/') || address.contains("://");
                assert!(!is_absolute, "{}: {address}", file.path);
            }
        }
    }
}
