//! What holds of every language: nothing is empty, nothing is left in English.
mod analysis;
mod board;
mod drawing;
mod embed;
mod games;
mod learn;
mod moves;
mod opponent;
mod positions;
mod problems;
mod records;
mod remarks;
mod remote;
mod romanian;
mod rules;
mod shogi_terms;

use std::collections::BTreeMap;

use komadai_model::Language;

use crate::Text;

/// How often something is there: the plurals of all our languages differ among these.
const COUNTS: [u8; 7] = [0, 1, 2, 5, 20, 21, 101];

/// Where a text stands, and the text.
type Said = BTreeMap<String, String>;

macro_rules! tables {
    (
        $text:ident
        page { $($(#[$about:meta])* $topic:ident $Text:ident,)* }
        page and embed { $($(#[$shared_about:meta])* $shared:ident $SharedText:ident,)* }
    ) => {
        [$(format!("{:#?}", $text.$topic()),)* $(format!("{:#?}", $text.$shared())),*]
    };
}

/// The texts that stand in a table as they are: `app.title`.
fn written(text: Text) -> Said {
    let tables = topics!(tables text);
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
fn made(text: Text) -> Said {
    let mut said = Said::new();
    let mut say = |name: String, words: String| {
        let before = said.insert(name.clone(), words);
        assert!(before.is_none(), "{name} twice");
    };
    games::say(text, &mut say);
    positions::say(text, &mut say);
    records::say(text, &mut say);
    learn::say(text, &mut say);
    problems::say(text, &mut say);
    remote::say(text, &mut say);
    said
}

fn all(text: Text) -> Said {
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
        assert!(Text::is_loaded(language));
        assert_eq!(Text::of(language).language(), language);
        assert_eq!(Language::from_tag(language.tag()), Some(language));
        let region = format!("{}-XX", language.tag().to_uppercase());
        assert_eq!(Language::preferred(&["xx", &region]), language);
    }
}

#[test]
fn nothing_is_empty_or_unfinished() {
    for language in Language::ALL {
        for (name, words) in all(Text::of(language)) {
            let place = format!("{}: {name}: {words:?}", language.tag());
            assert!(!words.is_empty() || may_be_empty(&name), "{place}");
            assert!(words == words.trim() || name.ends_with(".lost"), "{place}");
            for fault in ["  ", "..", " .", " ,", "{", "}", "TODO"] {
                assert!(!words.contains(fault), "{place}");
            }
        }
    }
}

/// One thing is said otherwise than several, but in Japanese, and of moves in
/// Swedish (`ett drag`, `två drag`).
#[test]
fn one_is_not_several() {
    const OF_MOVES: [&str; 3] = ["moves", "deleted", "opened"];
    const COUNTED: [&str; 8] = [
        "seconds",
        "variations",
        "rows before",
        "sheet has",
        "games",
        "import missing",
        "reviewed",
        "counts",
    ];
    let mut same = Vec::new();
    for language in [
        Language::English,
        Language::Italian,
        Language::Romanian,
        Language::Swedish,
    ] {
        let said = made(Text::of(language));
        let of_moves = OF_MOVES.iter().filter(|_| language != Language::Swedish);
        for what in COUNTED.iter().chain(of_moves) {
            let words = |count: &str| said[&format!("{what} {count}")].replace(count, "#");
            if words("1") == words("2") {
                same.push(format!("{}: {what}: {}", language.tag(), words("2")));
            }
        }
    }
    assert!(same.is_empty(), "{same:#?}");
}

#[test]
fn every_language_has_the_same_texts() {
    let names = |text| -> Vec<String> { made(text).into_keys().collect() };
    let english = names(Text::of(Language::English));
    for language in Language::ALL {
        assert_eq!(names(Text::of(language)), english, "{}", language.tag());
    }
}

/// Names, signs and numbers, and words of the game that are the same everywhere.
fn is_the_same_anywhere(name: &str, words: &str) -> bool {
    const WORDS: &[&str] = &[
        "Komadai",
        "SFEN",
        "FESA",
        "Try",
        "Standard",
        "tokin",
        "Byoyomi",
        "Byoyomi, s",
        "Computer",
        "Home",
        "Menu",
        "Volume",
        "KIF (Shift_JIS): *.kif",
        "KIF (UTF-8): *.kifu",
        "KI2 (Shift_JIS): *.ki2",
        "KI2 (UTF-8): *.ki2u",
        "CSA 2.2: *.csa",
        "CSA 3.0: *.csa",
        "JKF (JSON): *.jkf",
        "No",
        "no",
        "Start",
        "Impasse",
        "impasse",
        "Diagram",
        "Normal",
        "Period",
        "2026/11/21",
        "Format",
        "File",
        "Information…",
        "Problem",
        "blunder",
        "P-7f: blunder.",
        "silver",
        "lance",
        "dragon",
        "Dragon",
    ];
    const SIGNS: [&str; 9] = [
        "square", "score", "spent", "written", "plain", "against", "accuracy", "reading", "short",
    ];
    let numbered = |word: &str| {
        let rest = words.strip_prefix(word);
        rest.is_some_and(|rest| rest.trim().parse::<u8>().is_ok())
    };
    words.chars().filter(|c| c.is_alphabetic()).count() <= 1
        || WORDS.contains(&words)
        || WORDS.iter().any(|word| numbered(word))
        || name
            .split(' ')
            .next()
            .is_some_and(|first| SIGNS.contains(&first))
        || name.ends_with("coordinate_style")
}

#[test]
fn nothing_is_left_in_english() {
    let english = all(Text::of(Language::English));
    let mut left = Vec::new();
    for language in Language::ALL
        .into_iter()
        .filter(|&l| l != Language::English)
    {
        for (name, words) in all(Text::of(language)) {
            let same = english.get(&name) == Some(&words);
            if same && !is_the_same_anywhere(&name, &words) {
                left.push(format!("{}: {name}: {words}", language.tag()));
            }
        }
    }
    assert!(left.is_empty(), "{left:#?}");
}
