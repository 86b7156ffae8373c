//! Texts of megabytes: they are answered, and no stack is too small for them.

use std::{fmt::Write, thread};

use komadai_records::{
    EndMarker, NodeId, Record,
    notation::{
        FormattedRecord, ParsedRecord, ReadError, archive, csa, japanese::SideMarks, jkf, ki2, kif,
        usen, usi_game,
    },
};
use komadai_shogi::Setup;

/// Runs on half the stack that wasm has.
fn on_a_small_stack(run: impl FnOnce() + Send + 'static) {
    let thread = thread::Builder::new().stack_size(1 << 19).spawn(run);
    let joined = thread.expect("a thread starts").join();
    joined.expect("the stack is large enough");
}

type Writer = fn(&Record) -> FormattedRecord;
type Reader = fn(&str) -> Result<ParsedRecord, ReadError>;

/// Every reader, with a writer of what it reads.
const FORMATS: [(Writer, Reader); 7] = [
    (|record| kif::write(record, kif::Charset::Utf8), kif::read),
    (
        |record| ki2::write(record, kif::Charset::Utf8, SideMarks::Pieces),
        ki2::read,
    ),
    (|record| csa::write(record, csa::Version::V3), csa::read),
    (jkf::write, jkf::read),
    (usi_game::write, usi_game::read),
    (usen::write, usen::read),
    (
        |record| FormattedRecord {
            text: archive::write(record),
            dropped: Vec::new(),
        },
        archive::read,
    ),
];

/// The record is written in every format and read again, and then is taken apart.
fn assert_held(mut record: Record) {
    for (write, read) in FORMATS {
        let written = write(&record);
        let again = read(&written.text).expect("a game").record;
        assert_eq!(again.main_moves(), record.main_moves());
        assert!(again == record || !written.dropped.is_empty());
    }
    let order = record.depth_first();
    assert_eq!(order.len() + 1, record.len());
    let last = *order.last().expect("a node");
    assert!(record.clone() == record);
    record.promote(last).expect("a node");
    assert_eq!(record.depth_first().len(), order.len());
    let parent = record.delete(last).expect("a node");
    assert_eq!(record.len(), order.len());
    assert!(record.ply(parent) < order.len());
    let first = record.node(NodeId::ROOT).next().expect("a node");
    record.delete(first).expect("a node");
    assert!(record.len() < order.len());
}

const SHUFFLE: [(&str, &str); 4] = [
    ("2h3h", "+2838HI"),
    ("8b7b", "-8272HI"),
    ("3h2h", "+3828HI"),
    ("7b8b", "-7282HI"),
];

fn shuffle() -> impl Iterator<Item = &'static str> {
    SHUFFLE.iter().map(|(usi, _)| *usi).cycle()
}

#[test]
fn long_games() {
    on_a_small_stack(|| {
        let mut line = "position startpos moves".to_owned();
        let mut statements = "PI\n+\n".to_owned();
        for (usi, statement) in SHUFFLE.iter().cycle().take(400_000) {
            write!(line, " {usi}").expect("a String takes any text");
            write!(statements, "{statement},T1,").expect("a String takes any text");
        }
        statements.push_str("%TORYO\n");
        let record = usi_game::read(&line).expect("a game").record;
        assert_eq!(record.len(), 400_001);
        let again = csa::read(&statements).expect("a game").record;
        assert_eq!(again.main_moves(), record.main_moves());
        let json = jkf::write(&record).text;
        assert_eq!(jkf::read(&json).expect("a game").record, record);
        let word = usen::write(&record).text;
        assert_eq!(usen::read(&word).expect("a game").record, record);
        let text = archive::write(&record);
        assert_eq!(archive::read(&text).expect("a game").record, record);
    });
}

#[test]
fn games_as_long_in_every_format() {
    on_a_small_stack(|| {
        let mut record = Record::new(Setup::startpos());
        let mut line = record.editor();
        for usi in shuffle().take(100_000) {
            let ply = line.parse_ply(usi).expect("a move");
            line.push(ply).expect("the wood is there");
        }
        line.end(EndMarker::Resignation).expect("it goes on");
        assert_held(record);
    });
}

/// Each variation stands in the one before.
#[test]
fn variations_in_variations() {
    on_a_small_stack(|| {
        let mut record = Record::new(Setup::startpos());
        let mut at = NodeId::ROOT;
        for usi in shuffle().take(10_000) {
            let mut line = record.editor_from(at);
            line.end(EndMarker::Resignation).expect("it goes on");
            let mut line = record.editor_from(at);
            let ply = line.parse_ply(usi).expect("a move");
            at = line.push(ply).expect("the wood is there");
        }
        assert_held(record);
    });
}

/// All variations stand beside one another.
#[test]
fn variations_beside_variations() {
    on_a_small_stack(|| {
        let mut record = Record::new(Setup::startpos());
        for _ in 0..20_000 {
            for usi in ["7g7f", "2g2f"] {
                let mut line = record.editor();
                let ply = line.parse_ply(usi).expect("a move");
                line.push_sibling(ply).expect("the wood is there");
            }
        }
        assert_held(record);
    });
}

#[test]
fn long_comments_and_headers() {
    on_a_small_stack(|| {
        let mut record = usen::read("~0.7ku2jm.").expect("a game").record;
        let first = record.main_line()[0];
        record.notes_mut(first).comment = "long ".repeat(200_000);
        record.notes_mut(NodeId::ROOT).comment = "line\n".repeat(200_000);
        record.headers.set("備考", &"a\n".repeat(200_000));
        record.headers.set("棋戦", &"a".repeat(1_000_000));
        assert_held(record);
    });
}

#[test]
fn many_variations_far_from_the_start() {
    on_a_small_stack(|| {
        let trunk = usi_game::read(&format!(
            "position startpos moves {}",
            ["2h3h 8b7b 3h2h 7b8b"; 10_000].join(" ")
        ));
        let trunk = usen::write(&trunk.expect("a game").record).text;
        let variations = "~39999.2jm.~40000.7ku2jm.".repeat(20_000);
        let record = usen::read(&format!("{trunk}{variations}"))
            .expect("a game")
            .record;
        assert_eq!(record.len(), 40_001 + 3 * 20_000);
        assert_eq!(
            jkf::read(&jkf::write(&record).text).expect("a game").record,
            record
        );
        let text = archive::write(&record);
        assert_eq!(archive::read(&text).expect("a game").record, record);
    });
}

#[test]
fn much_in_an_archive() {
    on_a_small_stack(|| {
        let mut record = usi_game::read("position startpos moves 7g7f")
            .expect("a game")
            .record;
        for number in 0..10_000 {
            record
                .headers
                .set(&format!("K{number}"), &"x\n\r".repeat(10));
        }
        let notes = record.notes_mut(NodeId::ROOT);
        notes.comment = "[%csl G7g]\n\\\r".repeat(300_000);
        notes.bookmark = "\n".repeat(300_000);
        let text = archive::write(&record);
        assert_eq!(archive::read(&text).expect("a game").record, record);

        // Only the first of these draw anything.
        let drawn = "*[%csl G1a]\n*[%cal G1a1b]\n".repeat(200_000);
        let text = format!("1 ７六歩(77)\n{drawn}");
        let read = kif::read(&text).expect("a game").record;
        let notes = read.node(read.main_line()[0]).notes();
        assert_eq!(notes.marks.len(), 2);
        assert_eq!(notes.comment.lines().count(), 2 * 199_999);
    });
}

#[test]
fn much_of_everything_else() {
    on_a_small_stack(|| {
        let mut text = "V3.0\n".to_owned();
        for number in 0..100_000 {
            writeln!(text, "$K{number}:{number}").expect("a String takes any text");
        }
        text.push_str("PI\n+\n+7776FU\n");
        text.push_str(&"Tx,".repeat(300_000));
        text.push_str(&"\n'*a comment".repeat(300_000));
        let reading = csa::read(&text).expect("a game");
        assert!(reading.warnings.len() <= 1001);
        assert_eq!(reading.record.headers.len(), 10_000);

        let deep = format!("{{\"moves\":{}", "[".repeat(3_000_000));
        assert!(jkf::read(&deep).is_err());
        let keys: String = (0..200_000)
            .map(|number| format!("\"{number}\":\"x\","))
            .collect();
        let wide = format!("{{\"header\":{{{keys}\"a\":\"b\"}},\"moves\":[{{}}]}}");
        assert_eq!(
            jkf::read(&wide).expect("a game").record.headers.len(),
            10_000
        );
        for text in [
            "~",
            "~0.",
            ".",
            "/",
            "\n",
            ",",
            "'",
            "%",
            "+7776FU,",
            "{\"a\":",
            "*",
            "&",
            "|",
            "：",
            "▲",
            "1 ",
            "変化：",
            "(",
            "同",
        ] {
            let text = text.repeat(300_000);
            for (_, read) in FORMATS {
                if let Ok(reading) = read(&text) {
                    assert!(reading.record.len() < 3);
                }
            }
        }
    });
}
