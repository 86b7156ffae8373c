//! Real games of the corpus: the moves, the positions and the results that other
//! programs agree on.

use komadai_records::notation::{Format, ParsedRecord, ReadError, read_bytes};
use serde_json::Value;

use crate::support::{corpus_bytes, corpus_text, decode, fields, last, moves, winner};

/// The formats that are read here.
const FORMATS: [&str; 5] = ["csa/", "jkf/", "ki2/", "kif/", "usi/"];

fn read(name: &str) -> Option<Result<(Format, ParsedRecord), ReadError>> {
    let bytes = corpus_bytes(&format!("games/{name}"))?;
    let read = read_bytes(&bytes, Some(name), &mut decode);
    Some(read.map(|(format, _, reading)| (format, reading)))
}

#[test]
fn they_are_read_as_others_read_them() {
    let Some(expected) = corpus_text("games/expected.json") else {
        return;
    };
    let expected: Value = serde_json::from_str(&expected).expect("the facts are JSON");
    let mut count = 0;
    for (name, facts) in expected.as_object().expect("the facts are by file") {
        let is_read = FORMATS.iter().any(|folder| name.starts_with(folder));
        if !is_read || !facts["suspect"].is_null() {
            continue;
        }
        let Some(read) = read(name) else { return };
        check(name, facts, read);
        count += 1;
    }
    assert!(count >= 39, "only {count} files were read");
}

fn check(name: &str, facts: &Value, read: Result<(Format, ParsedRecord), ReadError>) {
    let illegal = facts["first_illegal_move"].as_u64();
    if facts["first_illegal_move"].is_string() {
        // No other program could replay these: other games, but for one that
        // was read as the wrong format.
        let initial = facts["initial"].as_str().unwrap_or_default();
        assert_eq!(read.is_err(), initial.matches('/').count() != 8, "{name}");
        return;
    }
    let record = match (read, illegal) {
        (Ok((format, reading)), None) => {
            // One KIF has the ending of KI2.
            let length = if name.starts_with("ki") { 2 } else { 3 };
            assert_eq!(
                format.name()[..length],
                name[..length],
                "{name}: {format:?}"
            );
            reading.record
        }
        (Ok((_, reading)), Some(_)) => reading.record,
        (Err(error), Some(number)) => {
            assert_eq!(
                error.before.record.main_moves().len() as u64,
                number,
                "{name}"
            );
            error.before.record
        }
        (Err(error), None) => panic!("{name}: {error}"),
    };
    if let Some(known) = facts["moves"].as_str() {
        assert_eq!(moves(&record), known, "{name}");
        assert_eq!(
            fields(&record.start().to_sfen()),
            facts["initial"],
            "{name}"
        );
        assert_eq!(last(&record), facts["final"], "{name}");
        // Others do not read who won from a KI2's last line.
        let known = facts["winner"].as_str();
        if known.is_some() || !name.starts_with("ki") {
            assert_eq!(winner(&record), known, "{name}");
        }
    }
    if let Some(known) = facts["branches"].as_u64()
        && !name.starts_with("ki")
    {
        let forks = record.depth_first().into_iter().filter(|&id| {
            let parent = record.node(id).parent().expect("a node has a parent");
            record.node(parent).next() != Some(id)
        });
        assert_eq!(forks.count() as u64, known, "{name}");
    }
}
