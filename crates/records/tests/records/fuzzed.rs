//! What fuzzing has found (`cargo xtask fuzz`), each as the text that showed it.

use std::time::Duration;

use komadai_records::{
    EndMarker, NodeId, Record,
    notation::{
        FormattedRecord, ParsedRecord, ReadError, csa, japanese::SideMarks, jkf, ki2, kif, usen,
        usi_game,
    },
};
use komadai_shogi::Setup;

use crate::support::moves;

type Write = fn(&Record) -> FormattedRecord;
type Read = fn(&str) -> Result<ParsedRecord, ReadError>;

const KIF: (Write, Read) = (
    |record| kif::write(record, kif::Charset::Utf8),
    kif::read as Read,
);
const KI2: (Write, Read) = (
    |record| ki2::write(record, kif::Charset::Utf8, SideMarks::Triangles),
    ki2::read as Read,
);
const CSA: (Write, Read) = (|record| csa::write(record, csa::Version::V3), csa::read);
const JKF: (Write, Read) = (jkf::write, jkf::read);
const USI: (Write, Read) = (usi_game::write, usi_game::read);
const USEN: (Write, Read) = (usen::write, usen::read);

/// A record in a format, read again.
#[track_caller]
fn again(record: &Record, (write, read): (Write, Read)) -> Record {
    let text = write(record).text;
    let reading = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    reading.record
}

/// Something is lost in a format, and it is said.
#[track_caller]
fn assert_told(record: &Record, format: (Write, Read), lost: &str) {
    let told = format.0(record).dropped;
    assert!(
        told.iter().any(|told| told.to_string().contains(lost)),
        "{told:?}"
    );
    assert_ne!(again(record, format), *record);
}

/// An illegal move in a variation is kept in every format that has variations.
#[test]
fn variations_show_what_must_not_be_done() {
    let text = "手数----\n 1 ７六歩(77)\n 2 ３四歩(33)\n変化：2手\n 2 ８五歩(83)\n 3 ２六歩(27)\n";
    let ParsedRecord { record, warnings } = kif::read(text).expect("a game");
    assert_eq!(record.len(), 4);
    assert_eq!(warnings.len(), 1);
    for format in [KIF, KI2, JKF, USEN] {
        assert_eq!(again(&record, format), record);
    }
    let reading = usen::read("~0.7ku2jm.~1.34w9us.r~1.36e.").expect("a game");
    assert_eq!(reading.record.len(), 5);
    assert!(reading.warnings[0].about.to_string().contains("left out"));
    // It fits neither line, and is one of the line before.
    let text = "~0.7ku2jm.~1.36e.~2.6y20bk.";
    let game = usen::read(text).expect("a game").record;
    assert_eq!(moves(&game), "7g7f 3c3d");
    assert_eq!(again(&game, USEN), game);
    let piece = |x: u8, from: u8, to: u8, color: u8| {
        format!(
            r#"{{"move":{{"color":{color},"from":{{"x":{x},"y":{from}}},"to":{{"x":{x},"y":{to}}}}}}}"#
        )
    };
    let (first, second, third) = (piece(7, 7, 6, 0), piece(8, 3, 5, 1), piece(2, 7, 6, 0));
    let line = |fork: &str| format!(r#"{{"moves":[{{}},{first},{{"forks":[{fork}]}}]}}"#);
    let fork = |forks: &str| {
        let main = piece(3, 3, 4, 1);
        let main = &main[..main.len() - 1];
        format!(r#"{{"moves":[{{}},{first},{main},"forks":[{forks}]}}]}}"#)
    };
    for end in ["", r#",{"special":"TORYO","comments":["no"]}"#] {
        let reading = jkf::read(&fork(&format!("[{second}{end}]"))).expect("a game");
        assert_eq!(reading.record, record);
        assert_eq!(reading.warnings.len(), 1);
    }
    let after = third[..third.len() - 1].to_owned() + r#","forks":[[{}]]}"#;
    let reading = jkf::read(&fork(&format!("[{second},{after}]"))).expect("a game");
    assert_eq!(reading.record, record);
    // Forks of no move are the game itself.
    assert!(jkf::read(&line(&format!("[{second}]"))).is_err());
}

/// What follows the last move of a game without an end is the game.
#[test]
fn a_variation_that_goes_on_with_the_game_is_the_game() {
    let error = usen::read("~0.7ku2jm.~2.6y11n6.~1.36e.").expect_err("an illegal move");
    assert_eq!(moves(&error.before.record), "7g7f 3c3d 2g1f+");
    let text = "手数----\n 1 ７六歩(77)\n変化：2手\n 2 ３四歩(33)\n変化：2手\n 2 ８四歩(83)\n";
    let record = kif::read(text).expect("a game").record;
    assert_eq!(moves(&record), "7g7f 3c3d");
    assert_eq!(record.len(), 4);
    let wrong = text.replace("３四", "３五");
    assert!(kif::read(&wrong).is_err());
}

#[test]
fn an_end_stays_before_its_variations() {
    let text = "手数----\n 1 ７六歩(77)\n 2 詰み\n変化：2手\n 2 ８四歩(83)\n";
    let record = kif::read(text).expect("a game").record;
    let read = again(&record, USEN);
    assert_eq!(moves(&read), "7g7f");
    assert_eq!(read.end(), Some(&EndMarker::Interrupted));
    assert_eq!(read.len(), record.len());
}

#[test]
fn a_piece_may_be_dropped_on_its_other_face() {
    let mut record = usi_game::read("position startpos moves 7g7f 3c3d 8h2b+ 3a2b")
        .expect("a game")
        .record;
    let last = *record.main_line().last().expect("a move");
    let mut line = record.editor_from(last);
    let mut drop = line.parse_ply("B*4e").expect("a move");
    drop.mv = komadai_shogi::Move::new(komadai_shogi::MoveKind::Drop {
        kind: komadai_shogi::HandKind::Bishop,
        to: drop.mv.to(),
        promote: true,
    });
    line.push(drop).expect("the wood is there");
    line.end(EndMarker::IllegalMoveWin).expect("it goes on");
    for format in [KIF, KI2, CSA, JKF, USEN] {
        assert_eq!(again(&record, format), record);
    }
}

#[test]
fn an_end_of_no_known_name_is_kept_or_told() {
    let record = csa::read("PI\n+\n+7776FU\n%.ACTION\n")
        .expect("a game")
        .record;
    assert_told(&record, KIF, "the end \".ACTION\"");
    assert_eq!(again(&record, JKF), record);
}

/// The side to move lost by another foul than the last move, or so it is said.
#[test]
fn two_fouls_are_told_apart() {
    let text = "手数----\n 1 ７六歩(77)\n 2 ３五歩(33)\n 3 反則負け\n";
    let record = kif::read(text).expect("a game").record;
    assert_eq!(record.end(), Some(&EndMarker::IllegalMoveLoss));
    for format in [KIF, KI2, CSA, JKF] {
        assert_eq!(again(&record, format), record);
    }
}

#[test]
fn comments_are_kept_or_told() {
    let mut record = Record::new(Setup::startpos());
    record.notes_mut(NodeId::ROOT).comment = "a\rb".to_owned();
    for format in [KIF, KI2, CSA] {
        assert_told(&record, format, "a comment as it is");
    }
    assert_eq!(again(&record, JKF), record);
}

#[test]
fn headers_are_kept_or_told() {
    let with = |key: &str, value: &str| {
        let mut record = Record::new(Setup::startpos());
        record.headers.set(key, value);
        record
    };
    for (key, value) in [
        ("EVENT", "a"),
        ("下手", "a"),
        ("備考", "a\n\nb"),
        ("備考", " a"),
        ("先手", "a\rb"),
    ] {
        assert_told(&with(key, value), CSA, "a header as it is");
    }
    let mut handicap = Record::new(komadai_shogi::Handicap::Lance.setup());
    handicap.headers.set("下手", "a");
    handicap.headers.set("先手", "b");
    assert_told(&handicap, CSA, "a header as it is");
    assert_told(&with("手合割", "a"), JKF, "handicap");
    for format in [KIF, CSA, JKF] {
        assert_eq!(again(&with("備考", "a\nb"), format), with("備考", "a\nb"));
    }
}

/// No move takes centuries, and no sum of them is too much.
#[test]
fn times_are_not_endless() {
    let mut record = usen::read("~0.7ku2jm6y2.").expect("a game").record;
    let line = record.main_line();
    for &node in &line {
        record.editor_from(node).set_spent(Some(Duration::MAX));
    }
    let longest = Duration::from_secs(999_999_999);
    for &node in &line {
        assert_eq!(record.node(node).spent(), Some(longest));
    }
    for format in [KIF, CSA, JKF] {
        assert_eq!(again(&record, format), record);
    }
    for format in [KI2, USI, USEN] {
        assert_told(&record, format, "times");
    }
    let text = "手数----\n 1 ７六歩(77) (4294967296:00/)\n 2 ３四歩(33) (277777:46:39/)\n";
    let ParsedRecord { record, warnings } = kif::read(text).expect("a game");
    assert_eq!(warnings.len(), 1);
    let line = record.main_line();
    assert_eq!(record.node(line[0]).spent(), None);
    assert_eq!(record.node(line[1]).spent(), Some(longest));
    for format in [KIF, CSA, JKF] {
        assert_eq!(again(&record, format), record);
    }
    let text = r#"{"moves":[{},{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6}},
        "time":{"now":{"h":4294967295}}}]}"#;
    assert_eq!(jkf::read(text).expect("a game").warnings.len(), 1);
}
