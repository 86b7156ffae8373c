//! What holds of every language: nothing is empty, nothing is left in English.
mod games;
mod records;
mod rooms;

use std::collections::BTreeMap;

use super::{Language, Text};

/// How often something is there: the plurals of all our languages differ among these.
const COUNTS: [u8; 7] = [0, 1, 2, 5, 20, 21, 101];

/// Where a text stands, and the text.
type Said = BTreeMap<String, String>;

/// The texts that stand in a table as they are: `app.title`.
fn written(text: &Text) -> Said {
    let tables = [
        format!("{text:#?}"),
        format!("{:#?}", text.later()),
        format!("{:#?}", text.record()),
        format!("{:#?}", text.editor()),
        format!("{:#?}", text.paper()),
        format!("{:#?}", text.analysis()),
    ];
    let mut said = Said::new();
    for table in tables {
        let mut path: Vec<&str> = Vec::new();
        for (number, line) in table.lines().enumerate() {
            let line = line.trim();
            let value = line.split_once(": ");
            if line.starts_with('"') {
                said.insert(format!("{}.{number}", path.join(".")), line.to_owned());
            } else if line.ends_with(['{', '(', '[']) {
                path.push(value.map_or(line, |(name, _)| name));
            } else if line.starts_with(['}', ')', ']']) {
                path.pop();
            } else if let Some((name, value)) = value.filter(|(_, value)| value.starts_with('"')) {
                let words = value.trim_end_matches(',').trim_matches('"');
                said.insert(format!("{}.{name}", path.join(".")), words.to_owned());
            }
        }
    }
    assert!(said.len() > 250, "{}", said.len());
    said
}

/// The texts that functions make, each called with all that it may be asked.
fn made(text: &Text) -> Said {
    let mut said = Said::new();
    let mut say = |name: String, words: String| {
        let before = said.insert(name.clone(), words);
        assert!(before.is_none(), "{name} twice");
    };
    games::say(text, &mut say);
    rooms::say(text, &mut say);
    records::say(text, &mut say);
    said
}

fn all(text: &Text) -> Said {
    let mut said = written(text);
    said.append(&mut made(text));
    said
}

/// What says nothing in English either.
fn may_be_empty(name: &str) -> bool {
    ["missing Game", "told Nothing", "told Numbered"].contains(&name)
}

#[test]
fn every_language_is_its_own() {
    for language in Language::ALL {
        assert!(language.is_there());
        assert_eq!(language.text().language, language);
        assert_eq!(Language::from_tag(language.tag()), Some(language));
        let region = format!("{}-XX", language.tag().to_uppercase());
        assert_eq!(Language::preferred(&["xx", &region]), language);
    }
}

#[test]
fn nothing_is_empty_or_unfinished() {
    for language in Language::ALL {
        for (name, words) in all(language.text()) {
            let place = format!("{}: {name}: {words:?}", language.tag());
            assert!(!words.is_empty() || may_be_empty(&name), "{place}");
            assert!(words == words.trim() || name.ends_with(".lost"), "{place}");
            for fault in ["  ", "..", " .", " ,", "{", "}", "TODO"] {
                assert!(!words.contains(fault), "{place}");
            }
        }
    }
}

#[test]
fn every_language_has_the_same_texts() {
    let names = |text| -> Vec<String> { made(text).into_keys().collect() };
    let english = names(Language::English.text());
    for language in Language::ALL {
        assert_eq!(names(language.text()), english, "{}", language.tag());
    }
}

/// Names, signs and numbers, and words of the game that are the same everywhere.
fn is_the_same_anywhere(name: &str, words: &str) -> bool {
    const WORDS: [&str; 26] = [
        "Komadai",
        "SFEN",
        "FESA",
        "Try",
        "Standard",
        "tokin",
        "Byoyomi",
        "Byoyomi, s",
        "Computer",
        "Volume",
        "KIF (Shift_JIS)",
        "KIF (UTF-8)",
        "KI2 (Shift_JIS)",
        "KI2 (UTF-8)",
        "CSA 2.2",
        "CSA 3.0",
        "JKF (JSON)",
        "No",
        "no",
        "Start",
        "Impasse",
        "impasse",
        "Diagram",
        "Normal",
        "Period",
        "2026/11/21",
    ];
    const NUMBERED: [&str; 9] = [
        "square", "score", "spent", "written", "plain", "time", "length", "against", "accuracy",
    ];
    let first = name.split([' ', '.']).next_back().unwrap_or_default();
    let letters = words.chars().filter(|c| c.is_alphabetic()).count();
    letters <= 1
        || WORDS.contains(&words)
        || NUMBERED
            .iter()
            .any(|table| name.split(' ').next() == Some(table))
        || WORDS.iter().any(|word| {
            words
                .strip_prefix(word)
                .is_some_and(|rest| !rest.is_empty() && rest.trim().parse::<u8>().is_ok())
        })
        || first == "coordinate_style"
}

#[test]
fn nothing_is_left_in_english() {
    let english = all(Language::English.text());
    let mut left = Vec::new();
    for language in Language::ALL
        .into_iter()
        .filter(|&l| l != Language::English)
    {
        for (name, words) in all(language.text()) {
            let same = english.get(&name) == Some(&words);
            if same && !is_the_same_anywhere(&name, &words) {
                left.push(format!("{}: {name}: {words}", language.tag()));
            }
        }
    }
    assert!(left.is_empty(), "{left:#?}");
}
