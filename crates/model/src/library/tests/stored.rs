use komadai_records::Winner;
use proptest::prelude::*;
use shogi::{EndReason, Handicap};

use super::{
    super::{
        Ending, Entry, GameId, GameSource, GameSummary, LibraryGame, Reason, RevisionId, Write,
        Writer, record_text,
    },
    game, kept,
};
use crate::StoredError;

#[test]
fn ids_are_32_digits_and_nothing_else() {
    let id = GameId::new(0x1234_abcd);
    let text = id.to_string();
    assert_eq!(text.len(), 32);
    assert_eq!(GameId::from_text(&text), Some(id));
    for bad in [
        "",
        "1234",
        &text.to_uppercase(),
        &format!("+{}", &text[1..]),
        &format!("{text}0"),
        "00000000000000000000000000000０",
    ] {
        assert_eq!(GameId::from_text(bad), None, "{bad}");
    }
}

#[test]
fn a_record_comes_back_from_its_text() {
    let record = game(4);
    let text = record_text::write(&record);
    assert_eq!(record_text::read(&text), Ok(record));
    let mut illegal = game(2);
    let last = illegal.main_line()[1];
    let mut line = illegal.editor_from(last);
    let ply = line.parse_ply("7f7d").expect("a move");
    line.push(ply).expect("made");
    let text = record_text::write(&illegal);
    assert_eq!(record_text::read(&text), Ok(illegal));
    let error = record_text::read("1 ７六歩(12)").expect_err("no such move");
    assert_eq!(error.at.line, 1);
}

#[test]
fn bad_texts_are_named() {
    let text = kept(5, 2).entry.to_stored();
    let error = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        Entry::from_stored(&text.replace(from, to)).expect_err("bad text")
    };
    let version = StoredError::Version("3".to_owned());
    assert_eq!(error("\"version\":2", "\"version\":3"), version);
    for foreign in ["", "hello", "{}", "%FF=1"] {
        assert_eq!(Entry::from_stored(foreign), Err(StoredError::Foreign));
    }
    for (from, to, what) in [
        ("0000\"", "000x\"", "is no id"),
        ("\"made\":1000", "\"made\":-1", "invalid value"),
        ("opened", "stolen", "unknown variant `stolen`"),
        ("even", "odd", "unknown handicap \"odd\""),
        ("\"made\"", "\"mode\"", "missing field `made`"),
    ] {
        let error = match from {
            "0000\"" => {
                Entry::from_stored(&text.replacen("0000000", "000000x", 1)).expect_err("bad id")
            }
            _ => error(from, to),
        };
        assert!(error.to_string().contains(what), "{error}");
    }
    let more = text.replace("\"made\"", "\"colour\":\"blue\",\"made\"");
    assert_eq!(Entry::from_stored(&more), Ok(kept(5, 2).entry));
}

#[test]
fn what_is_left_behind_says_what_it_goes_on_from() {
    let kept = kept(5, 2);
    for read in [
        None,
        Some(RevisionId {
            number: u64::MAX,
            writer: Writer(9),
        }),
    ] {
        let kept = kept.clone();
        let write = Write { kept, read };
        let text = write.to_stored();
        assert!(!text.contains('\n'));
        assert_eq!(Write::from_stored(&text), Ok(write));
        let torn = text.replace("\"writer\":9", "\"other\":9");
        assert_eq!(Write::from_stored(&torn).is_ok(), read.is_none());
    }
}

fn any_entry() -> impl Strategy<Value = Entry> {
    let texts = (
        prop::array::uniform5(".{0,12}"),
        prop::collection::vec(".{1,9}", 0..3),
    );
    let numbers = any::<(u128, u64, u64, u64, u64, Option<u64>)>();
    let reason = prop_oneof![
        prop::sample::select(EndReason::ALL).prop_map(Reason::Rule),
        Just(Reason::NoMate),
        Just(Reason::Forfeit),
        ".{1,9}".prop_map(Reason::Word),
    ];
    let winner = prop::option::of(prop::sample::select(Winner::ALL));
    let ending =
        prop::option::of((winner, reason).prop_map(|(winner, reason)| Ending { winner, reason }));
    let start = prop::option::of(prop::sample::select(&Handicap::ALL));
    let origin = prop::sample::select(GameSource::ALL);
    (numbers, texts, origin, start, any::<usize>(), ending).prop_map(
        |(numbers, texts, origin, start, plies, ending)| {
            let (id, number, writer, made, changed, deleted) = numbers;
            let ([black, white, event, title, date], tags) = texts;
            Entry {
                id: GameId::new(id),
                revision: RevisionId {
                    number,
                    writer: Writer(writer),
                },
                made,
                changed,
                deleted,
                origin,
                file: title.clone(),
                tags,
                about: GameSummary {
                    black,
                    white,
                    event,
                    title,
                    date,
                    start,
                    plies,
                    ending,
                    line: String::new(),
                },
                review: String::new(),
            }
        },
    )
}

proptest! {
    #[test]
    fn any_game_comes_back(entry in any_entry(), record in "(.|\n|\r){0,50}") {
        let again = Entry::from_stored(&entry.to_stored());
        prop_assert_eq!(again.as_ref(), Ok(&entry));
        let kept = LibraryGame { entry, record, review: "a review".to_owned() };
        let text = kept.to_stored();
        prop_assert!(!text.contains('\n'));
        prop_assert_eq!(LibraryGame::from_stored(&text), Ok(kept));
    }

    #[test]
    fn no_text_panics(text in ".{0,200}") {
        let _ = Entry::from_stored(&text);
        let _ = Write::from_stored(&text);
    }
}
