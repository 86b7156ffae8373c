use komadai_records::{
    EndMarker, NodeId, Record,
    notation::{
        ParsedRecord,
        usen::{self, MainLine, ParseMainLineError},
    },
};

use crate::support::moves;

#[track_caller]
fn read(text: &str) -> ParsedRecord {
    usen::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The lines of a record, from the start to each end.
fn lines(record: &Record) -> Vec<String> {
    let leaves = record.depth_first().into_iter();
    leaves
        .filter(|&id| record.node(id).next().is_none())
        .map(|id| {
            let plies = record.path_to(id).into_iter();
            let plies = plies.filter_map(|id| record.node(id).ply());
            let moves: Vec<String> = plies.map(|ply| ply.mv.to_string()).collect();
            moves.join(" ")
        })
        .collect()
}

/// 7g7f, 3c3d, 2g2f, 8c8d, 2f2e and 8d8e.
const MOVES: [&str; 6] = ["7ku", "2jm", "6y2", "36e", "5t2", "4be"];

#[test]
fn moves_are_three_digits() {
    let record = read(&format!("~0.{}.r", MOVES.concat())).record;
    assert_eq!(moves(&record), "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e");
    assert_eq!(record.end(), Some(&EndMarker::Resignation));
}

#[test]
fn an_address_is_read() {
    let [first, second, ..] = MOVES;
    let text = format!("https://example.org/shogi?usen=~0.{first}{second}.&move=2#top");
    assert_eq!(moves(&read(&text).record), "7g7f 3c3d");
}

#[test]
fn other_starts_are_an_sfen() {
    let text = "4k4_9_4z+P4_9_9_9_9_9_4K4".replace("z+P", "zP");
    let text = format!("{text}.b.G~0..");
    let reading = read(&text);
    assert_eq!(
        reading.record.start().to_sfen(),
        "4k4/9/4+P4/9/9/9/9/9/4K4 b G 1"
    );
    assert_eq!(usen::write(&reading.record).text, text);
}

#[test]
fn variations_leave_the_line_before_or_the_trunk() {
    let [a, b, c, d, ..] = MOVES;
    // The third leaves the second, with 4c4d.
    let nested = read(&format!("~0.{a}{b}{c}.~1.{d}{c}{b}.~3.2o6."));
    assert_eq!(nested.warnings, []);
    assert_eq!(
        lines(&nested.record),
        [
            "7g7f 3c3d 2g2f",
            "7g7f 8c8d 2g2f 3c3d",
            "7g7f 8c8d 2g2f 4c4d",
        ]
    );
    // As Shogi Playground writes it both leave the trunk, the second with 3d3e.
    let flat = read(&format!("~0.{a}{b}{c}{d}.~1.{d}{c}{b}.~3.3om."));
    assert_eq!(flat.warnings.len(), 1);
    assert_eq!(
        lines(&flat.record),
        [
            "7g7f 3c3d 2g2f 8c8d",
            "7g7f 3c3d 2g2f 3d3e",
            "7g7f 8c8d 2g2f 3c3d",
        ]
    );
}

#[test]
fn a_foul_is_the_end() {
    let text = "~0.7ku.i2jn";
    let reading = read(text);
    assert_eq!(reading.warnings, []);
    assert_eq!(reading.record.end(), Some(&EndMarker::IllegalMoveWin));
    assert_eq!(reading.record.main_moves().len(), 2);
    assert_eq!(usen::write(&reading.record).text, text);
}

#[test]
fn what_cannot_be_read_is_named() {
    for (text, column, part) in [
        ("", 1, "expected \"~0.\""),
        ("~", 2, "expected ~0.7ku.r"),
        ("~x..", 2, "a number of moves"),
        ("~0.7k.", 4, "a move such as 7ku"),
        ("~0.zzz.", 4, "a move such as 7ku"),
        ("~0.7kv.", 4, "may not promote"),
        ("~0.7ku.~5..", 9, "after the end of the line"),
        ("4k4.b~0..", 1, "not an SFEN"),
    ] {
        let error = usen::read(text).expect_err(text);
        assert_eq!(error.diagnostic.at.column, column, "{text}: {error}");
        assert!(
            error.diagnostic.about.to_string().contains(part),
            "{text}: {error}"
        );
    }
}

#[test]
fn what_an_address_cannot_hold_is_said() {
    let mut record = read("~0.7ku.").record;
    record.headers.set("先手", "Aoki");
    record.notes_mut(NodeId::ROOT).comment = "Hello.".to_owned();
    let mut line = record.editor();
    let first = line.parse_ply("7g7f").expect("a move");
    line.push(first).expect("the wood is there");
    line.end(EndMarker::Mate).expect("it goes on");
    let written = usen::write(&record);
    assert_eq!(written.text, "~0.7ku.");
    assert_eq!(written.dropped.len(), 3, "{:?}", written.dropped);
}

#[test]
fn a_main_line_is_read_as_it_was_written() {
    for text in [
        "~0.",
        "~0.7ku2jm6y2",
        "lnsgkgsnl_7b1_ppppppppp_9_9_9_PPPPPPPPP_1B5R1_LNSGKGSNL.w.-~0.2jm",
    ] {
        let line: MainLine = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(line.to_string(), text);
        assert_eq!(MainLine::of(&read(&format!("{text}.")).record), line);
    }
    for text in [
        "", "7ku", "~1.7ku", "~0.7k", "~0.zzz", "~0.７ku", "4k4.b~0.",
    ] {
        assert_eq!(text.parse::<MainLine>(), Err(ParseMainLineError), "{text}");
    }
}
