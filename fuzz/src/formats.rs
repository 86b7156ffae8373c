//! Every way to write a record, and what must hold of it.

use shogi::{
    notation::{
        ReadError, Reading, Written, csa, japanese::SideMarks, jkf, ki2, kif, position_line, usen,
    },
    record::Record,
};

/// A format as it is written, and its reader.
pub struct Way {
    pub name: &'static str,
    pub write: fn(&Record) -> Written,
    pub read: fn(&str) -> Result<Reading, ReadError>,
}

pub const WAYS: [Way; 9] = [
    Way {
        name: "kif",
        write: |record| kif::write(record, kif::Charset::ShiftJis),
        read: kif::read,
    },
    Way {
        name: "kifu",
        write: |record| kif::write(record, kif::Charset::Utf8),
        read: kif::read,
    },
    Way {
        name: "ki2",
        write: |record| ki2::write(record, kif::Charset::ShiftJis, SideMarks::Triangles),
        read: ki2::read,
    },
    Way {
        name: "ki2u",
        write: |record| ki2::write(record, kif::Charset::Utf8, SideMarks::Pieces),
        read: ki2::read,
    },
    Way {
        name: "csa",
        write: |record| csa::write(record, csa::Version::V2),
        read: csa::read,
    },
    Way {
        name: "csa3",
        write: |record| csa::write(record, csa::Version::V3),
        read: csa::read,
    },
    Way {
        name: "jkf",
        write: jkf::write,
        read: jkf::read,
    },
    Way {
        name: "usi",
        write: position_line::write,
        read: position_line::read,
    },
    Way {
        name: "usen",
        write: usen::write,
        read: usen::read,
    },
];

/// A record that was read to its end is written in every format, and read again:
/// the same moves, and where nothing was lost the same record. A format may lack
/// the word that calls an illegal move one; the move is read all the same.
pub fn check_written(record: &Record) {
    for Way { name, write, read } in WAYS {
        let written = write(record);
        let again = match read(&written.text) {
            Ok(reading) => reading.record,
            Err(error) if !written.lost.is_empty() => error.before.record,
            Err(error) => panic!("{name}: {error}\n{}", written.text),
        };
        assert_eq!(
            again.main_moves(),
            record.main_moves(),
            "{name}: {}",
            written.text
        );
        if written.lost.is_empty() {
            assert_eq!(again, *record, "{name}: {}", written.text);
        }
    }
}
