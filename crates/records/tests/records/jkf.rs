use core::time::Duration;

use komadai_records::{
    EndMarker, Evaluation, NodeId, Record, key,
    notation::{Loss, ParsedRecord, ReadError, jkf},
};
use komadai_shogi::Handicap;

use crate::support::moves;

const FORKS: &str = include_str!("../data/records/forks.jkf");

#[track_caller]
fn read(text: &str) -> ParsedRecord {
    jkf::read(text).unwrap_or_else(|error| panic!("{error}"))
}

#[track_caller]
fn error(text: &str) -> ReadError {
    jkf::read(text).expect_err("it is wrong")
}

/// The moves of a game, each entry as it stands in JKF.
fn game(entries: &str) -> String {
    format!(r#"{{"header":{{}},"moves":[{{}},{entries}]}}"#)
}

const FIRST: &str = r#"{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU","color":0}}"#;

#[test]
fn variations_times_and_ends() {
    let ParsedRecord { record, warnings } = read(FORKS);
    assert_eq!(warnings, []);
    assert_eq!(moves(&record), "7g7f 3c3d 8h2b+ 3a2b B*4e");
    assert_eq!(record.headers.get(key::WHITE), Some("早川"));
    assert_eq!(record.headers.get(key::HANDICAP), None);
    assert_eq!(
        record.node(NodeId::ROOT).notes().comment,
        "Two ways to open.\n"
    );
    assert_eq!(record.end(), Some(&EndMarker::Time));
    let line = record.main_line();
    assert_eq!(record.node(line[0]).spent(), Some(Duration::from_secs(5)));
    assert_eq!(
        record.node(line[5]).spent(),
        Some(Duration::from_secs(3600))
    );
    assert_eq!(record.children(NodeId::ROOT).count(), 3);
    assert_eq!(record.children(line[2]).count(), 2);
    let written = jkf::write(&record);
    assert_eq!(written.dropped, []);
    assert_eq!(read(&written.text).record, record);
    let json: serde_json::Value = serde_json::from_str(&written.text).expect("it is JSON");
    assert_eq!(json["moves"][4]["move"]["same"], true);
    assert_eq!(json["moves"][6]["time"]["total"]["h"], 1);
    assert_eq!(json["moves"][1]["forks"][0][1]["special"], "CHUDAN");
}

#[test]
fn starts() {
    for (preset, handicap) in [
        ("HIRATE", Handicap::Even),
        ("KY_R", Handicap::RightLance),
        ("5_L", Handicap::LeftFivePieces),
        ("7_R", Handicap::RightSevenPieces),
        ("10", Handicap::TenPieces),
    ] {
        let text = format!(r#"{{"header":{{}},"initial":{{"preset":"{preset}"}},"moves":[{{}}]}}"#);
        let reading = read(&text);
        assert_eq!(reading.record.start(), &handicap.setup(), "{preset}");
        assert_eq!(reading.warnings, [], "{preset}");
    }
    for handicap in Handicap::ALL {
        let written = jkf::write(&Record::new(handicap.setup())).text;
        let reading = read(&written);
        assert_eq!(reading.record.start(), &handicap.setup(), "{written}");
        assert_eq!(reading.warnings, [], "{written}");
    }
    let three = read(r#"{"initial":{"preset":"3"},"moves":[{}]}"#);
    assert_eq!(three.warnings.len(), 1);
    let board = error(
        r#"{"initial":{"preset":"OTHER","data":{"color":0,"board":[[]],"hands":[{},{}]}},"moves":[]}"#,
    );
    assert!(board.diagnostic.about.to_string().contains("9 files"));
}

#[test]
fn what_is_guessed_is_said() {
    for (text, part) in [
        (
            game(&format!("{FIRST},{{\"special\":\"ODD\"}}")),
            "nor a known end of a game",
        ),
        (
            game(
                &FIRST
                    .replace("\"FU\"", "\"FU\",\"relative\":\"C\"")
                    .replace(r#""from":{"x":7,"y":7},"#, ""),
            ),
            "the origin is missing",
        ),
        (
            game(&FIRST.replace("}}", r#"},"time":{"now":{"m":-1,"s":0}}}"#)),
            "expected a time",
        ),
        (
            game(&format!("{FIRST},{{\"special\":\"TORYO\"}},{FIRST}")),
            "has ended",
        ),
        (format!("{} x", game(FIRST)), "follows the record"),
        (r#"{"moves":[{}],"more":1}"#.to_owned(), "no such part"),
    ] {
        let reading = read(&text);
        let told = reading
            .warnings
            .first()
            .map(ToString::to_string)
            .unwrap_or_default();
        assert!(told.contains(part), "{text}: {told}");
    }
}

#[test]
fn a_second_end_counts() {
    let text = game(&format!(
        "{FIRST},{{\"special\":\"TORYO\"}},{{\"special\":\"CHUDAN\"}}"
    ));
    let reading = read(&text);
    assert_eq!(reading.record.end(), Some(&EndMarker::Interrupted));
    assert_eq!(reading.record.len(), 4);
    assert_eq!(reading.warnings.len(), 1);
}

#[test]
fn what_was_cut_off_is_read_as_far_as_it_goes() {
    let whole = read(FORKS).record.depth_first().len();
    let mut before = 0;
    for (end, _) in FORKS.char_indices() {
        let Ok(reading) = jkf::read(&FORKS[..end]) else {
            assert_eq!(before, 0, "at {end}");
            continue;
        };
        let nodes = reading.record.depth_first().len();
        assert!(nodes >= before && nodes <= whole, "at {end}");
        assert!(!reading.warnings.is_empty() || nodes == whole, "at {end}");
        before = nodes;
    }
    assert_eq!(before, whole);
}

#[test]
fn what_cannot_be_read_is_named() {
    for (text, column, part) in [
        ("", 1, "expected an object"),
        ("[]", 1, "expected an object"),
        (r#"{"moves":{}}"#, 10, "expected a list of moves"),
        (r#"{"moves":[{}}"#, 13, "expected ',' or ']'"),
        (r#"{"moves":[{},7]}"#, 14, "expected an object with a move"),
        (
            r#"{"moves":[{},{"move":{}}]}"#,
            22,
            "where the piece goes to",
        ),
        (
            r#"{"moves":[{},{"move":{"to":{"x":0,"y":1}}}]}"#,
            28,
            "from 1 to 9",
        ),
        (
            r#"{"initial":{"preset":"11"},"moves":[]}"#,
            22,
            "handicap is not known",
        ),
    ] {
        let error = error(text);
        assert_eq!(error.diagnostic.at.column, column, "{text}: {error}");
        assert!(
            error.diagnostic.about.to_string().contains(part),
            "{text}: {error}"
        );
    }
    let mismatch = error(&game(&FIRST.replace("FU", "GI")));
    assert!(
        mismatch
            .diagnostic
            .about
            .to_string()
            .contains("is a pawn, not a silver")
    );
}

#[test]
fn an_illegal_move_is_kept_if_the_record_calls_it_one() {
    let foul = FIRST.replace(r#""y":6"#, r#""y":5"#);
    let error = error(&game(&foul));
    assert!(error.diagnostic.about.to_string().contains("does not move"));
    assert_eq!(moves(&error.before.record), "7g7e");
    let record = read(&game(&format!(
        "{foul},{{\"special\":\"+ILLEGAL_ACTION\"}}"
    )))
    .record;
    assert_eq!(record.end(), Some(&EndMarker::IllegalMoveWin));
    assert_eq!(read(&jkf::write(&record).text).record, record);
}

#[test]
fn what_jkf_cannot_hold_is_said() {
    let mut record = read(FORKS).record;
    let first = record.main_line()[0];
    record.notes_mut(first).evaluation = Some(Evaluation::Centipawns(5));
    record.notes_mut(first).bookmark = "here".to_owned();
    record
        .editor_from(first)
        .set_spent(Some(Duration::from_millis(5200)));
    let lost = jkf::write(&record).dropped;
    for expected in [Loss::Bookmarks, Loss::Evaluations, Loss::FractionsOfSeconds] {
        assert!(lost.contains(&expected), "{expected}: {lost:?}");
    }
    assert_eq!(lost.len(), 3);
}

#[test]
fn variations_in_one_another_have_a_limit() {
    let open = FIRST.trim_end_matches('}');
    let forks = format!("}},\"forks\":[[{open}").repeat(900);
    let closed = "]]}".repeat(900);
    let reading = read(&game(&format!("{open}{forks}}}}}{closed}")));
    assert_eq!(reading.record.children(NodeId::ROOT).count(), 901);

    let mut deep = Record::new(komadai_shogi::Setup::startpos());
    let mut at = NodeId::ROOT;
    for usi in ["2h3h", "8b7b", "3h2h", "7b8b"].iter().cycle().take(2400) {
        let mut line = deep.editor_from(at);
        let end = EndMarker::Interrupted;
        line.end(end).expect("it goes on");
        let mut line = deep.editor_from(at);
        let ply = line.parse_ply(usi).expect("a move");
        at = line.push(ply).expect("the wood is there");
    }
    let written = jkf::write(&deep);
    assert_eq!(written.dropped, [Loss::DeepVariations]);
    assert!(read(&written.text).record.len() > 1000);
}
