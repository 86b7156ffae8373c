use komadai_records::{Record, key};
use shogi::Handicap;

use super::{
    super::{GameInfo, HeaderError, HeaderRow, Review},
    TREE, record,
};

fn with(headers: &[(&str, &str)]) -> Record {
    let mut record = record(TREE);
    for (key, value) in headers {
        record.headers.set(key, value);
    }
    record
}

fn fill(information: &mut GameInfo, key: &str, value: &str) {
    let field = information.fields.iter_mut().find(|field| field.0 == key);
    value.clone_into(&mut field.expect("a field").1);
}

fn row(key: &str, value: &str) -> HeaderRow {
    HeaderRow {
        was: String::new(),
        key: key.to_owned(),
        value: value.to_owned(),
    }
}

fn saved(information: &GameInfo, record: &Record) -> Vec<(String, String)> {
    let headers = information.headers(&record.headers).expect("no fault");
    let owned = |(key, value): (&str, &str)| (key.to_owned(), value.to_owned());
    headers.iter().map(owned).collect()
}

fn pairs(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
    pairs.iter().map(owned).collect()
}

#[test]
fn what_is_not_touched_stays_as_it_was() {
    let headers = [
        ("記録係", " a "),
        (key::WHITE, "B"),
        (key::SITE, ""),
        (key::STARTED, "sometime in May"),
        (key::NOTE, "one\ntwo\n"),
        (key::RECEIVER, "C"),
    ];
    let record = with(&headers);
    assert_eq!(
        saved(&GameInfo::from_record(&record), &record),
        pairs(&headers),
        "the same in the same order"
    );
}

#[test]
fn fields_and_rows_are_changed_removed_and_added() {
    let record = with(&[
        ("記録係", "a"),
        (key::BLACK, "A"),
        ("手番", "b"),
        (key::EVENT, "E"),
    ]);
    let mut information = GameInfo::from_record(&record);
    assert_eq!(information.fields[0], (key::BLACK, "A".to_owned()));
    assert_eq!(information.fields[1], (key::WHITE, String::new()));
    assert_eq!(information.rows.len(), 2);
    fill(&mut information, key::BLACK, " Ａ子 ");
    fill(&mut information, key::EVENT, " ");
    fill(&mut information, key::STARTED, "32 May");
    information.rows[0].key = "立会人 ".to_owned();
    information.rows.remove(1);
    information.rows.push(row("棋譜ID", "7"));
    information.rows.push(row(" ", ""));
    assert_eq!(
        saved(&information, &record),
        pairs(&[
            ("立会人", "a"),
            (key::BLACK, "Ａ子"),
            (key::STARTED, "32 May"),
            ("棋譜ID", "7"),
        ])
    );
}

#[test]
fn names_are_unlike_and_there() {
    let record = with(&[("記録係", "a"), ("手番", "b")]);
    let fault = |change: fn(&mut GameInfo)| {
        let mut information = GameInfo::from_record(&record);
        change(&mut information);
        information.headers(&record.headers).err()
    };
    let twice = |key: &str| Some(HeaderError::Twice(key.to_owned()));
    assert_eq!(
        fault(|information| "手番".clone_into(&mut information.rows[0].key)),
        twice("手番")
    );
    assert_eq!(
        fault(|information| {
            fill(information, key::SITE, "here");
            information.rows.push(row(key::SITE, "there"));
        }),
        twice(key::SITE)
    );
    assert_eq!(
        fault(|information| information.rows[1].key.clear()),
        Some(HeaderError::Unnamed("b".to_owned()))
    );
    assert_eq!(fault(|information| information.rows.swap(0, 1)), None);
}

#[test]
fn handicap_games_name_their_players_as_such() {
    let keys = |record: &Record| {
        let fields = GameInfo::from_record(record).fields;
        [fields[0].0, fields[1].0]
    };
    let mut handicap = Record::new(Handicap::TwoPieces.setup());
    assert_eq!(keys(&handicap), [key::RECEIVER, key::GIVER]);
    handicap.headers.set(key::WHITE, "W");
    assert_eq!(keys(&handicap), [key::BLACK, key::WHITE]);
    handicap.headers.set(key::RECEIVER, "R");
    assert_eq!(keys(&handicap), [key::RECEIVER, key::WHITE]);
    assert_eq!(keys(&with(&[])), [key::BLACK, key::WHITE]);
    assert_eq!(
        keys(&with(&[(key::GIVER, "G")])),
        [key::RECEIVER, key::GIVER]
    );
}

#[test]
fn headers_are_changed_in_one_step() {
    let mut review = Review::new(with(&[(key::BLACK, "A")]));
    let before = review.record().headers.clone();
    review.set_headers(before.clone());
    assert!(!review.can_undo());
    let mut headers = before.clone();
    headers.set(key::BLACK, "B");
    headers.set(key::SITE, "here");
    review.set_headers(headers.clone());
    assert_eq!(review.record().headers, headers);
    assert_eq!(review.revision(), 1);
    assert!(review.undo() && !review.can_undo());
    assert_eq!(review.record().headers, before);
    review.redo();
    assert_eq!(review.record().headers, headers);
}
