use komadai_records::Record;
use shogi::{Color, Setup};

use super::TODAY;
use crate::{
    StoredError,
    library::{Entry, GameId, GameSource, Tag},
    repertoire::{Definition, PositionRecord, Repertoires, ReplyOrder, Source},
};

fn tag(text: &str) -> Tag {
    Tag::new(text).expect("a tag")
}

fn of_tag(side: Color, text: &str) -> Definition {
    Definition::new(side, Source::Tag(tag(text)), 1_000)
}

fn entry(id: u128, made: u64, tags: &[&str]) -> Entry {
    let record = Record::new(Setup::startpos());
    let mut entry = Entry::from_record(&record, GameId::new(id), GameSource::Opened, made);
    for text in tags {
        entry.add_tag(&tag(text));
    }
    entry
}

#[test]
fn a_side_of_a_source_is_one_repertoire() {
    let black = of_tag(Color::Black, "Ranging rook");
    assert_eq!(black.id(), "black tag Ranging rook");
    let record = Definition::new(Color::White, Source::Record(GameId::new(10)), 0);
    assert_eq!(record.id(), "white record 0000000000000000000000000000000a");
    assert_eq!(black.new_per_day, Definition::NEW_PER_DAY);
    assert_eq!(black.replies, ReplyOrder::Recorded);
}

#[test]
fn its_records_are_in_the_order_in_which_they_came() {
    let mut entries = [
        entry(1, 30, &["rook"]),
        entry(2, 10, &["bishop", "rook"]),
        entry(3, 10, &["rook"]),
        entry(4, 5, &[]),
        entry(5, 1, &["rook"]),
    ];
    entries[4].deleted = Some(40);
    let ids = |definition: &Definition| {
        let own = definition.entries(&entries);
        own.into_iter().map(|entry| entry.id).collect::<Vec<_>>()
    };
    let rook = of_tag(Color::Black, "rook");
    assert_eq!(ids(&rook), [2, 3, 1].map(GameId::new));
    for (id, found) in [(4, 1), (5, 0), (6, 0)] {
        let one = Definition::new(Color::Black, Source::Record(GameId::new(id)), 0);
        assert_eq!(ids(&one).len(), found, "{id}");
    }
}

#[test]
fn what_is_stored_is_read_again() {
    let mut definition = of_tag(Color::White, "Ranging rook");
    definition.name = "My \"rook\"".to_owned();
    definition.replies = ReplyOrder::Played;
    let record = Definition::new(Color::Black, Source::Record(GameId::new(7)), 3);
    for definition in [&definition, &record] {
        let text = definition.to_stored();
        assert_eq!(Definition::from_stored(&text).as_ref(), Ok(definition));
    }
    let text = definition.to_stored();
    let error = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        Definition::from_stored(&text.replace(from, to)).expect_err("bad text")
    };
    assert_eq!(
        error("\"version\":2", "\"version\":9"),
        StoredError::Version("9".to_owned())
    );
    for (from, to) in [
        ("\"white\"", "\"green\""),
        ("\"played\"", "\"thrown\""),
        ("Ranging rook", " "),
        ("Ranging rook", "two  spaces"),
        ("\"tag\"", "\"folder\""),
    ] {
        assert!(matches!(error(from, to), StoredError::Json { .. }), "{to}");
    }
    assert_eq!(Definition::from_stored("x"), Err(StoredError::Foreign));
}

#[test]
fn repertoires_of_two_places_come_together() {
    let (rook, bishop) = (of_tag(Color::Black, "rook"), of_tag(Color::White, "bishop"));
    let mut renamed = rook.clone();
    (renamed.name, renamed.changed) = ("Rook!".to_owned(), 2_000);
    let mut one = Repertoires::default();
    assert!(one.is_empty());
    one.definitions = vec![rook.clone(), bishop.clone()];
    one.progress
        .set("a", PositionRecord::after(None, true, TODAY));
    let mut two = Repertoires {
        definitions: vec![renamed.clone()],
        ..Repertoires::default()
    };
    two.progress
        .set("b", PositionRecord::after(None, false, TODAY));
    let mut merged = one.clone();
    merged.merge(&two);
    assert_eq!(merged.definitions, [renamed.clone(), bishop.clone()]);
    assert_eq!(merged.progress.iter().count(), 2);
    two.merge(&one);
    assert_eq!(two.definitions, [renamed.clone(), bishop.clone()]);
    assert_eq!(two.progress, merged.progress);
    // Of two changes at one moment the same one stays.
    let recorded = rook.clone();
    let mut played = rook.clone();
    played.replies = ReplyOrder::Played;
    let (mut a, mut b) = (recorded.clone(), played.clone());
    a.merge(&played);
    b.merge(&recorded);
    assert_eq!(a, b);
    // Another repertoire changes nothing.
    let mut other = renamed.clone();
    other.merge(&Definition {
        changed: 9_000,
        ..bishop
    });
    assert_eq!(other, renamed);

    let text = serde_json::to_string(&merged).expect("an archive");
    let read: Repertoires = serde_json::from_str(&text).expect("what was written");
    assert_eq!(read, merged);
    // An archive that was put together by hand.
    let record = serde_json::to_string(&PositionRecord::after(None, true, TODAY)).expect("text");
    let text = format!(r#"{{"progress":[["b",{record}],["a",{record}],["b",{record}]]}}"#);
    let read: Repertoires = serde_json::from_str(&text).expect("an archive");
    let keys: Vec<&str> = read.progress.iter().map(|(key, _)| key).collect();
    assert_eq!(keys, ["a", "b"]);
}
