//! The preprocessor on a book that is not ours.

mod fixture;

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

use fixture::{chapter, config, input, items, source};
use mdbook_shogi::preprocess;
use serde_json::{Value, json};

/// The whole book, processed.
fn processed() -> Value {
    let book = preprocess(&input(&config(), "items", &items())).expect("a good book");
    serde_json::from_str(&book).expect("JSON")
}

fn content(item: &Value) -> &str {
    item["Chapter"]["content"].as_str().expect("a chapter")
}

/// A book of one chapter, processed; or what is wrong.
fn one(config: &Value, path: &str, text: &str) -> Result<String, String> {
    let items = json!([chapter(path, text, json!([]))]);
    let book = preprocess(&input(config, "items", &items)).map_err(|error| error.to_string())?;
    let book: Value = serde_json::from_str(&book).expect("JSON");
    Ok(content(&book["items"][0]).to_owned())
}

#[test]
fn everything_else_stays() {
    let (before, after) = (items(), processed());
    for index in [0, 1, 3, 4, 5] {
        assert_eq!(before[index], after["items"][index]);
    }
    assert_eq!(content(&after["items"][0]), source("README.md"));
    let (old, new) = (&before[2]["Chapter"], &after["items"][2]["Chapter"]);
    for key in ["name", "path", "number"] {
        assert_eq!(old[key], new[key]);
    }
}

#[test]
fn blocks_become_boards_with_pictures() {
    let book = processed();
    let first = content(&book["items"][2]);
    for line in [
        "<shogi-board sfen=\"startpos\" coordinates=\"letters\">",
        "   <shogi-board mode=\"task\" sfen=\"4k4/9/4P4/9/9/9/9/9/4K4 b G 1\" goal=\"mate 1\" \
         hint=\"Where does the pawn protect? &lt;Look&gt; &amp; think.\" coordinates=\"letters\">",
        "   <shogi-board sfen=\"4k4/9/4P4/9/9/9/9/9/4K4 b G 1\" coordinates=\"letters\">",
        "> <shogi-board coordinates=\"digits\" marks=\"7f\" arrows=\"R8h2b\" moves=\"7g7f 3c3d\">",
        "<script type=\"module\" src=\"https://boards.example/embed.js\"></script>",
        "Then we looked for mates.",
    ] {
        let found = first.lines().filter(|found| *found == line).count();
        assert_eq!(found, 1, "{line:?} in {first}");
    }
    assert_eq!(first.matches("</shogi-board>").count(), 4);
    assert_eq!(first.matches("<img src=\"data:image/svg+xml,").count(), 4);
    assert!(first.contains("alt=\"Black to move: 4k4/9/4P4/9/9/9/9/9/4K4 b G 1\""));
    assert!(!first.contains("```") && !first.contains("~~~"));
    // Without attributes the picture has those of all boards.
    assert!(first.contains("%3Ea%3C/text"), "{first}");
}

/// A record is kept as it is, on one line, with the moves as text in its language.
#[test]
fn records_are_kept_with_their_comments() {
    let book = processed();
    let game = content(&book["items"][2]["Chapter"]["sub_items"][0]);
    let script = "<script type=\"text/kif\">手合割：平手&#10;先手：甲野&#10;*A long look at the \
                  board.&#10;&#10;   1 ７六歩(77)&#10;";
    assert!(game.contains(script), "{game}");
    assert!(
        game.contains("<p>1. ▲７六歩(77) 2. △３四歩(33)</p>"),
        "{game}"
    );
    assert!(game.contains("<shogi-board mode=\"replay\" lang=\"ja\""));
    // An empty hand is なし.
    assert!(game.contains("%E3%81%AA"));
}

#[test]
fn the_script_is_found_from_every_folder() {
    let config = |script: &str| json!({ "preprocessor": { "shogi": { "script": script } } });
    let block = "```shogi\nstartpos\n```";
    for (script, path, src) in [
        ("komadai/embed.js", "a.md", "komadai/embed.js"),
        ("komadai/embed.js", "deep/er/a.md", "../../komadai/embed.js"),
        ("/k/embed.js", "deep/a.md", "/k/embed.js"),
        (
            "https://k.example/embed.js",
            "deep/a.md",
            "https://k.example/embed.js",
        ),
    ] {
        let page = one(&config(script), path, block).expect("a good page");
        assert_eq!(page.matches("<script").count(), 1);
        assert!(page.contains(&format!(" src=\"{src}\">")), "{page}");
    }
    let bare = one(&json!({}), "a.md", block).expect("a good page");
    assert!(!bare.contains("<script") && bare.contains("<shogi-board"));
    assert_eq!(
        one(&config("x.js"), "a.md", "No board.").as_deref(),
        Ok("No board.")
    );
}

/// What mdBook 0.4 called the items.
#[test]
fn books_of_mdbook_0_4_are_read() {
    let items = json!([chapter("a.md", "```shogi\nstartpos\n```\n", json!([]))]);
    let book = preprocess(&input(&json!({}), "sections", &items)).expect("a good book");
    let book: Value = serde_json::from_str(&book).expect("JSON");
    assert!(content(&book["sections"][0]).contains("<shogi-board"));
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    for (block, message) in [
        ("7g7e", "move 1, 7g7e, is illegal"),
        ("4k4/9 b - 1", "no record in a format"),
        ("sfen: 4k4/9 b - 1", "the attribute sfen"),
        ("ply: 7\n7g7f", "the attribute ply"),
        ("mode: task\nstartpos", "a task needs"),
        ("coordinates: greek", "can be: kanji, letters, digits, off"),
        ("marks: zz", "is not a mark"),
        ("colour: red", "unknown attribute colour"),
        ("V2.2\nPI\n+\n+7776XX", "line 4"),
    ] {
        let text = format!("# A title\n\n```shogi\nstartpos\n```\n\n```shogi\n{block}\n```\n");
        let problem = one(&json!({}), "deep/a.md", &text).expect_err(block);
        assert!(problem.starts_with("deep/a.md:7: "), "{problem}");
        assert!(problem.contains(message), "{block:?}: {problem}");
        assert_eq!(problem.lines().count(), 1, "{problem}");
    }
    for (key, value, message) in [
        ("scirpt", json!("x"), "unknown key scirpt"),
        ("style", json!("oil"), "not book or board"),
        ("script", json!(["x"]), "script is not a text"),
    ] {
        let config = json!({ "preprocessor": { "shogi": { key: value, "command": "x" } } });
        let problem = one(&config, "a.md", "").expect_err(key);
        assert!(problem.contains(message), "{problem}");
    }
    for input in ["", "{}", "[1]", "[{}, {}]"] {
        assert!(preprocess(input).is_err(), "{input}");
    }
}

fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_mdbook-shogi"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be run");
    let written = child
        .stdin
        .take()
        .map(|mut stdin| stdin.write_all(input.as_bytes()));
    // Not every call reads its input.
    drop(written);
    child.wait_with_output().expect("the program ends")
}

#[test]
fn the_program_speaks_as_mdbook_does() {
    let status = |arguments: &[&str]| run(arguments, "").status.code();
    assert_eq!(status(&["supports", "html"]), Some(0));
    assert_eq!(status(&["supports", "latex"]), Some(1));
    assert_eq!(status(&["--help"]), Some(0));
    assert_eq!(status(&["install"]), Some(2));
    let output = run(&[], &input(&config(), "items", &items()));
    assert_eq!(output.status.code(), Some(0));
    let book: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(book, processed());
    let output = run(&[], "nonsense");
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty() && !output.stderr.is_empty());
}
