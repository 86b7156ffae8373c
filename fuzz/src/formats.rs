//! Every format for records, and what must hold of it.

use komadai_records::{
    Record,
    notation::{
        FormattedRecord, ParsedRecord, ReadError, archive, csa, japanese::SideMarks, jkf, ki2, kif,
        usen, usi_game,
    },
};
use shogi::{Ply, Strictness};

/// A format with its writer and its reader.
pub struct FormatCase {
    pub name: &'static str,
    pub write: fn(&Record) -> FormattedRecord,
    pub read: fn(&str) -> Result<ParsedRecord, ReadError>,
}

pub const FORMAT_CASES: [FormatCase; 9] = [
    FormatCase {
        name: "kif",
        write: |record| kif::write(record, kif::Charset::ShiftJis),
        read: kif::read,
    },
    FormatCase {
        name: "kifu",
        write: |record| kif::write(record, kif::Charset::Utf8),
        read: kif::read,
    },
    FormatCase {
        name: "ki2",
        write: |record| ki2::write(record, kif::Charset::ShiftJis, SideMarks::Triangles),
        read: ki2::read,
    },
    FormatCase {
        name: "ki2u",
        write: |record| ki2::write(record, kif::Charset::Utf8, SideMarks::Pieces),
        read: ki2::read,
    },
    FormatCase {
        name: "csa",
        write: |record| csa::write(record, csa::Version::V2),
        read: csa::read,
    },
    FormatCase {
        name: "csa3",
        write: |record| csa::write(record, csa::Version::V3),
        read: csa::read,
    },
    FormatCase {
        name: "jkf",
        write: jkf::write,
        read: jkf::read,
    },
    FormatCase {
        name: "usi",
        write: usi_game::write,
        read: usi_game::read,
    },
    FormatCase {
        name: "usen",
        write: usen::write,
        read: usen::read,
    },
];

/// Checks that an archive holds all of a record.
pub fn check_archived(record: &Record) {
    let text = archive::write(record);
    let reading = archive::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(reading.record, *record, "{text}");
    assert!(reading.warnings.is_empty(), "{text}");
}

/// Checks that a record which was read without an error survives writing and reading in every
/// format: with the same legal moves, and as the same record where nothing was lost. A format
/// may lack the marker of an illegal move; the move is read all the same. Some formats refuse
/// a start that no game can have, as in joke problems.
pub fn check_written(record: &Record) {
    let is_odd = record.start().validate(Strictness::Lesson).is_err();
    for FormatCase { name, write, read } in FORMAT_CASES {
        let written = write(record);
        let again = match read(&written.text) {
            Ok(reading) => reading.record,
            Err(_) if is_odd => continue,
            Err(error) if !written.dropped.is_empty() => error.before.record,
            Err(error) => panic!("{name}: {error}\n{}", written.text),
        };
        let (before, after) = (legal_moves(record), legal_moves(&again));
        assert_eq!(after, before, "{name}: {}", written.text);
        if written.dropped.is_empty() {
            assert_same(&again, record, name, &written.text);
        }
    }
}

/// The moves up to an illegal one, which not every format can hold.
fn legal_moves(record: &Record) -> Vec<Ply> {
    let mut moves = record.main_moves();
    let mut position = record.start_position();
    let legal = moves.iter().take_while(|ply| match &mut position {
        Some(position) => ply.by == position.turn() && position.play(ply.mv).is_ok(),
        None => true,
    });
    let count = legal.count();
    moves.truncate(count);
    moves
}

/// Checks that both records are equal, but for the order of headers and headers without a
/// value.
pub fn assert_same(again: &Record, record: &Record, name: &str, text: &str) {
    let [again, record] = [again, record].map(|record| {
        let mut record = record.clone();
        let headers = std::mem::take(&mut record.headers);
        let mut headers: Vec<_> = headers
            .iter()
            .filter(|(_, value)| !value.is_empty())
            .collect();
        headers.sort_unstable();
        for (key, value) in headers {
            record.headers.set(key, value);
        }
        record
    });
    assert_eq!(again, record, "{name}: {text}");
}
