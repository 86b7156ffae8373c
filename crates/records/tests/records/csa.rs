use core::time::Duration;

use komadai_records::{
    EndMarker, Evaluation, NodeId, key,
    notation::{
        self, Location, Loss, OutputFormat, ParsedRecord, ReadError,
        csa::{self, Version},
    },
};

use crate::support::moves;

const STUDY: &str = include_str!("../data/records/study.csa");
const HANDICAP: &str = include_str!("../data/records/handicap.csa");
const PROBLEM: &str = include_str!("../data/records/problem.csa");

#[track_caller]
fn read(text: &str) -> ParsedRecord {
    csa::read(text).unwrap_or_else(|error| panic!("{error}"))
}

/// A game of these statements after an even start.
#[track_caller]
fn game(statements: &str) -> ParsedRecord {
    read(&format!("V2.2\nPI\n+\n{statements}\n"))
}

#[track_caller]
fn error(text: &str) -> ReadError {
    csa::read(text).expect_err("it is wrong")
}

#[track_caller]
fn warning(reading: &ParsedRecord) -> String {
    let [remark] = &reading.warnings[..] else {
        panic!("not one warning: {:?}", reading.warnings);
    };
    remark.to_string()
}

#[test]
fn a_study_has_all_that_is_said_of_it() {
    let ParsedRecord { record, warnings } = read(STUDY);
    assert_eq!(warnings, []);
    assert_eq!(moves(&record), "7g7f 3c3d 8h2b+ 3a2b B*4e");
    assert_eq!(record.end(), Some(&EndMarker::Interrupted));
    let headers: Vec<(&str, &str)> = record.headers.iter().collect();
    assert_eq!(
        headers,
        [
            (key::BLACK, "Aoki, Jun"),
            (key::WHITE, "早川"),
            (key::EVENT, "練習"),
            (key::SITE, "Komadai"),
            (key::STARTED, "2026/11/21 10:00:00"),
            (key::TIME_LIMIT, "600+30+0"),
            (key::MAX_MOVES, "256"),
            (key::IMPASSE, "27"),
            (key::NOTE, r"一行目\n二行目"),
            ("LEVEL", "3"),
        ]
    );
    let root = record.node(NodeId::ROOT).notes();
    assert_eq!(
        root.comment,
        "a study of our own\nThe bishops are exchanged early."
    );
    let nodes: Vec<_> = record
        .main_line()
        .into_iter()
        .map(|id| record.node(id))
        .collect();
    assert_eq!(nodes[0].spent(), Some(Duration::from_millis(1500)));
    assert_eq!(
        nodes[1].notes().evaluation,
        Some(Evaluation::Centipawns(45))
    );
    assert_eq!(nodes[1].notes().comment, "* 45 +8822UM -3122GI");
    assert_eq!(nodes[2].spent(), None);
    assert_eq!(
        nodes[3].notes().evaluation,
        Some(Evaluation::Centipawns(-12))
    );
    assert_eq!(nodes[3].notes().comment, "");
    assert_eq!(nodes[5].notes().comment, "To be continued.");
    let written = csa::write(&record, Version::V3);
    assert_eq!(written.dropped, []);
    assert_eq!(read(&written.text).record, record);
}

#[test]
fn version_2_has_whole_seconds() {
    let written = csa::write(&read(STUDY).record, Version::V2);
    assert_eq!(written.dropped, [Loss::FractionsOfSeconds]);
    assert!(written.text.starts_with("V2.2\nN+Aoki, Jun\n"));
    assert!(written.text.contains("+7776FU\nT1\n"));
    let limit = game("+7776FU\n%MAX_MOVES").record;
    let written = csa::write(&limit, Version::V2);
    assert!(written.text.ends_with("%JISHOGI\n"));
    assert_eq!(written.dropped.len(), 1);
    assert!(csa::write(&limit, Version::V3).dropped.is_empty());
}

#[test]
fn a_handicap_game_has_giver_and_receiver() {
    let record = read(HANDICAP).record;
    assert_eq!(record.start(), &komadai_shogi::Handicap::TwoPieces.setup());
    assert_eq!(record.headers.get(key::RECEIVER), Some("Receiver"));
    assert_eq!(record.headers.get(key::GIVER), Some("Giver"));
    assert_eq!(record.end(), Some(&EndMarker::Resignation));
    assert_eq!(read(&csa::write(&record, Version::V2).text).record, record);
}

#[test]
fn a_diagram_may_be_loose() {
    let record = read(PROBLEM).record;
    assert_eq!(
        record.start().to_sfen(),
        "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"
    );
    assert_eq!(record.end(), Some(&EndMarker::Mate));
}

#[test]
fn every_end_is_known() {
    for (name, word) in [
        ("TORYO", EndMarker::Resignation),
        ("CHUDAN", EndMarker::Interrupted),
        ("SENNICHITE", EndMarker::Repetition),
        ("JISHOGI", EndMarker::Impasse),
        ("HIKIWAKE", EndMarker::Draw),
        ("TSUMI", EndMarker::Mate),
        ("FUZUMI", EndMarker::NoMate),
        ("TIME_UP", EndMarker::Time),
        ("MAX_MOVES", EndMarker::MoveLimit),
        ("ILLEGAL_MOVE", EndMarker::IllegalMoveLoss),
        ("+ILLEGAL_ACTION", EndMarker::IllegalMoveWin),
        ("-ILLEGAL_ACTION", EndMarker::IllegalMoveLoss),
    ] {
        let reading = game(&format!("+7776FU\n%{name}"));
        assert_eq!(reading.record.end(), Some(&word), "{name}");
        assert_eq!(reading.warnings, [], "{name}");
        let written = csa::write(&reading.record, Version::V3).text;
        assert_eq!(read(&written).record, reading.record, "{name}");
    }
    // They end no game: a move is taken back, or something went wrong.
    for name in ["MATTA", "ERROR"] {
        let reading = game(&format!("+7776FU\n%{name}"));
        assert_eq!(
            reading.record.end(),
            Some(&EndMarker::Other(name.to_owned()))
        );
        assert_eq!(reading.warnings, [], "{name}");
        let written = csa::write(&reading.record, Version::V3);
        assert!(written.text.ends_with(&format!("%{name}\n")));
        assert_eq!(written.dropped, []);
        assert_eq!(read(&written.text).record, reading.record);
    }
    let odd = game("+7776FU\n%KACHIMAKE");
    assert_eq!(
        odd.record.end(),
        Some(&EndMarker::Other("KACHIMAKE".to_owned()))
    );
    assert!(warning(&odd).contains("a known end"));
    assert!(
        csa::write(&odd.record, Version::V3)
            .text
            .ends_with("%KACHIMAKE\n")
    );
}

#[test]
fn an_illegal_move_is_kept_if_the_record_calls_it_one() {
    for end in ["%+ILLEGAL_ACTION", "%ILLEGAL_MOVE"] {
        let text = format!("+7776FU\n-3334FU\n+7677FU\nT9\n'*Backwards!\n{end}");
        let record = game(&text).record;
        assert_eq!(record.main_moves().len(), 3);
        assert_eq!(record.end(), Some(&EndMarker::IllegalMoveWin), "{end}");
        let written = csa::write(&record, Version::V3).text;
        assert!(written.ends_with("+7677FU\nT9\n'*Backwards!\n%+ILLEGAL_ACTION\n"));
        assert_eq!(read(&written).record, record);
    }
    let error = error("V2.2\nPI\n+\n+7776FU\n-8833UM\n+2726FU\n");
    assert_eq!(error.diagnostic.at, Location { line: 5, column: 1 });
    assert_eq!(error.diagnostic.found, "-8833UM");
    assert!(
        error
            .diagnostic
            .about
            .to_string()
            .contains("belongs to the other side")
    );
    assert_eq!(moves(&error.before.record), "7g7f 8h3c+");
}

#[test]
fn what_is_guessed_is_said() {
    for (text, part) in [
        ("+7776FU\n%TORYO\n-3334FU", "line 6, column 1: \"-3334FU\""),
        ("+7776FU\nTx\n%TORYO", "expected a time"),
        ("+7776FU,T1,T-2\n%TORYO", "line 4, column 12"),
        ("+7776FU\n%TORYO\n%TORYO", "ended already"),
        ("+7776FU\n%TORYO\n/\nPI\n+\n", "another game follows"),
        ("+7776FU\n-3334FU\n%KACHI", "27-point rule"),
    ] {
        let told = warning(&game(text));
        assert!(told.contains(part), "{text}: {told}");
    }
    assert!(warning(&read("PI\n+7776FU\n%TORYO\n")).contains("side to move"));
    assert!(warning(&read("PI\n+\n+7776FU")).contains("cut off"));
}

#[test]
fn what_cannot_be_read_is_named() {
    for (text, place, part) in [
        ("", (1, 1), "no record"),
        ("'only a comment\n", (1, 1), "no record"),
        ("V2.2\nPX\n", (2, 1), "expected PI"),
        ("PI82KA\n-\n", (1, 3), "no bishop to take away"),
        ("P5-FU\n", (1, 3), "rank 5 has 1 squares"),
        ("P1-FU-XX\n", (1, 6), "expected \" * \" or +FU"),
        ("P+59OU59KI\n", (1, 7), "stands on 5i already"),
        ("P+00OU\n", (1, 3), "no king can be in hand"),
        ("P+00TO\n", (1, 3), "no tokin can be in hand"),
        ("PI\n+\n+77\n", (3, 1), "expected a move such as"),
        (
            "PI\n+\n+7776KI\n",
            (3, 1),
            "is a pawn, which does not become a gold",
        ),
        ("PI\n+\n+7776FU\nPI\n", (4, 1), "before the side to move"),
        ("PI\n+\n+0055OU\n", (3, 1), "no king can be in hand"),
        ("PI\n+\nhello\n", (3, 1), "expected a statement of CSA"),
        ("$EVENT\n", (1, 1), "a header such as $"),
    ] {
        let error = error(text);
        let at = error.diagnostic.at;
        assert_eq!((at.line, at.column), place, "{text}: {error}");
        assert!(
            error.diagnostic.about.to_string().contains(part),
            "{text}: {error}"
        );
    }
}

#[test]
fn pawns_in_impossible_places_are_let_pass() {
    let reading = read("P-51OU\nP+59OU27FU26FU\n+\n+2625FU\n%CHUDAN\n");
    assert!(warning(&reading).contains("nifu"));
    assert_eq!(moves(&reading.record), "2f2e");
}

/// Drills of moves and of pieces have none.
#[test]
fn boards_without_kings_are_for_study() {
    let reading = read("V2.2\nP+77FU00KI\nP-33FU\n+\n+7776FU\n-3334FU\n+0052KI\n%CHUDAN\n");
    assert!(warning(&reading).contains("no king on the board: this is a position for study"));
    assert_eq!(moves(&reading.record), "7g7f 3c3d G*5b");
    for target in OutputFormat::ALL {
        let text = target.write(&reading.record).text;
        let (_, again) = notation::read(&text, None).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(again.record.start(), reading.record.start(), "{text}");
        assert_eq!(moves(&again.record), "7g7f 3c3d G*5b", "{text}");
        assert!(
            again.warnings[0].about.to_string().contains("for study"),
            "{text}"
        );
    }
}

#[test]
fn what_a_line_cannot_hold_is_said() {
    let mut record = game("+7776FU\n-3334FU\n%TORYO").record;
    let mut line = record.editor();
    let other = line.parse_ply("2g2f").expect("a move");
    line.push(other).expect("the wood is there");
    let variation = line.node();
    record.notes_mut(variation).bookmark = "here".to_owned();
    record.notes_mut(NodeId::ROOT).bookmark = "start".to_owned();
    record.notes_mut(NodeId::ROOT).evaluation = Some(Evaluation::Mate(3));
    record.headers.set("a:b", "c");
    let lost = csa::write(&record, Version::V3).dropped;
    let expected = [
        Loss::AnyHeader,
        Loss::MateEvaluations,
        Loss::Bookmarks,
        Loss::Variations,
    ];
    assert_eq!(lost, expected);
}

#[test]
fn perpetual_check_is_a_foul_of_the_side_that_gave_it() {
    let checks = "PI\n+\n+7776FU\n-4344FU\n+8844KA\n-5142OU\n";
    let mut record = read(&format!("{checks}%CHUDAN\n")).record;
    let last = record.main_line()[2];
    let mut line = record.editor_from(last);
    line.end(EndMarker::PerpetualCheck).expect("it goes on");
    let end = line.node();
    record.promote(end).expect("a variation");
    let written = csa::write(&record, Version::V3);
    assert!(
        written.text.ends_with("%ILLEGAL_MOVE\n"),
        "{}",
        written.text
    );
    assert!(written.dropped.contains(&Loss::PerpetualCheck));
}
