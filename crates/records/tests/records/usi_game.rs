use komadai_records::{
    EndMarker,
    notation::{ParsedRecord, kif, usi_game},
};

use crate::support::moves;

#[track_caller]
fn read(text: &str) -> ParsedRecord {
    usi_game::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn every_way_to_begin() {
    for text in [
        "position startpos moves 7g7f 3c3d",
        "startpos moves 7g7f 3c3d\r\n",
        "moves 7g7f 3c3d",
        "  position   startpos\tmoves 7g7f\n3c3d\n",
        "# a comment\nposition sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f 3c3d",
        "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - moves 7g7f 3c3d",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f 3c3d",
    ] {
        let reading = read(text);
        assert_eq!(moves(&reading.record), "7g7f 3c3d", "{text}");
        assert_eq!(reading.warnings, [], "{text}");
        let written = usi_game::write(&reading.record).text;
        assert_eq!(written, "position startpos moves 7g7f 3c3d\n", "{text}");
    }
}

#[test]
fn ends_are_words_of_their_own() {
    for (word, end) in [
        ("resign", EndMarker::Resignation),
        ("break", EndMarker::Interrupted),
        ("rep_draw", EndMarker::Repetition),
        ("draw", EndMarker::Impasse),
        ("timeout", EndMarker::Time),
    ] {
        let text = format!("position startpos moves 7g7f {word}\n");
        let reading = read(&text);
        assert_eq!(reading.record.end(), Some(&end));
        assert_eq!(reading.warnings.len(), 1);
        assert_eq!(usi_game::write(&reading.record).text, text);
    }
}

#[test]
fn the_number_of_the_move_is_kept() {
    let text = "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 31 moves G*5b\n";
    assert_eq!(usi_game::write(&read(text).record).text, text);
}

#[test]
fn what_cannot_be_read_is_named() {
    for (text, column, part) in [
        ("", 1, "expected a position"),
        ("position start", 1, "expected \"startpos\""),
        ("position startpos 7g7f", 19, "expected \"moves\""),
        ("position startpos moves 7g7f 7g7e", 30, "no piece on 7g"),
        (
            "position startpos moves 7g7f 3c3",
            30,
            "a move such as 7g7f",
        ),
        (
            "position startpos moves 7g7f 2g2f",
            30,
            "belongs to the other side",
        ),
        ("sfen 4k4/9 b - 1", 6, "2 rows"),
        ("4k4/9/9/9/9/9/9/9/4K4 b - x", 27, "number of the move"),
        ("4k4/9/9/9/9/9/9/9/4K4", 1, "side to move is missing"),
    ] {
        let error = usi_game::read(text).expect_err(text);
        assert_eq!(error.diagnostic.at.column, column, "{text}: {error}");
        assert!(
            error.diagnostic.about.to_string().contains(part),
            "{text}: {error}"
        );
    }
    let error = usi_game::read("position startpos moves 7g7f 3c3e 2g2f").expect_err("illegal");
    assert_eq!(moves(&error.before.record), "7g7f 3c3e");
}

/// An illegal move is refused, unless the word after it calls it one.
#[test]
fn an_illegal_move_is_read_again() {
    let text = "position startpos moves 7g7f 3c3d 8h9i+ illegal\n";
    let ParsedRecord { record, warnings } = read(text);
    assert_eq!(moves(&record), "7g7f 3c3d 8h9i+");
    assert_eq!(record.end(), Some(&EndMarker::IllegalMoveWin));
    assert_eq!(warnings.len(), 1);
    let written = usi_game::write(&record);
    assert_eq!((written.text.as_str(), written.dropped.len()), (text, 0));
    // Of another foul than the last move there is nothing to see.
    let text = "position startpos moves 7g7f illegal\n";
    let record = read(text).record;
    assert_eq!(record.end(), Some(&EndMarker::IllegalMoveLoss));
    assert_eq!(usi_game::write(&record).text, text);
    for text in [
        "position startpos moves 7g7f 3c3d 8h9i+ resign",
        "position startpos moves 7g7f 3c3d 8h9i+ 7f7e illegal",
        "position startpos moves 7g7f 3c3d 8h9i+\nstartpos",
    ] {
        let error = usi_game::read(text).expect_err(text);
        assert_eq!(error.diagnostic.found, "8h9i+", "{text}");
        assert_eq!(moves(&error.before.record), "7g7f 3c3d 8h9i+", "{text}");
    }
}

/// Whatever the record says of its last move: what is written is read.
#[test]
fn illegal_moves_at_the_end_are_written_as_such() {
    let foul = "1 ７六歩(77)\n2 ３四歩(33)\n3 ９九角成(88)\n";
    for (end, lost) in [
        ("", Some("the illegal move is not called one")),
        ("4 反則勝ち\n", None),
        ("4 反則負け\n", Some("how the game ended")),
        ("まで3手で後手の反則勝ち\n", None),
    ] {
        let record = match kif::read(&format!("{foul}{end}")) {
            Ok(reading) => reading.record,
            Err(error) => error.before.record,
        };
        let written = usi_game::write(&record);
        assert_eq!(
            written.text,
            "position startpos moves 7g7f 3c3d 8h9i+ illegal\n"
        );
        match lost {
            None => assert_eq!(written.dropped, [], "{end}"),
            Some(lost) => assert!(
                written.dropped[0].to_string().contains(lost),
                "{:?}",
                written.dropped
            ),
        }
        let again = read(&written.text).record;
        assert_eq!(again.main_moves(), record.main_moves());
        assert_eq!(again == record, lost.is_none());
    }
}

/// A bare SFEN without kings is more likely damaged than meant.
#[test]
fn boards_without_kings_are_for_study() {
    let text = "position sfen 9/9/4P4/9/9/9/9/9/9 b G 1 moves G*5b\n";
    let ParsedRecord { record, warnings } = read(text);
    assert_eq!(moves(&record), "G*5b");
    let told: Vec<String> = warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "line 1, column 15: \"9/9/4P4/9/9/9/9/9/9\": there is no king on the board: \
            this is a position for study"
        ]
    );
    assert_eq!(usi_game::write(&record).text, text);
    let error = usi_game::read("9/9/4P4/9/9/9/9/9/9 b G 1").expect_err("a bare SFEN");
    assert!(
        error
            .diagnostic
            .about
            .to_string()
            .contains("no king on the board")
    );
}
