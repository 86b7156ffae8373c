use shogi::{
    notation::{Reading, position_line},
    record::EndWord,
};

use crate::support::moves;

#[track_caller]
fn read(text: &str) -> Reading {
    position_line::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
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
        let written = position_line::write(&reading.record).text;
        assert_eq!(written, "position startpos moves 7g7f 3c3d\n", "{text}");
    }
}

#[test]
fn ends_are_words_of_their_own() {
    for (word, end) in [
        ("resign", EndWord::Resignation),
        ("break", EndWord::Interrupted),
        ("rep_draw", EndWord::Repetition),
        ("draw", EndWord::Impasse),
        ("timeout", EndWord::Time),
    ] {
        let text = format!("position startpos moves 7g7f {word}\n");
        let reading = read(&text);
        assert_eq!(reading.record.end(), Some(&end));
        assert_eq!(reading.warnings.len(), 1);
        assert_eq!(position_line::write(&reading.record).text, text);
    }
}

#[test]
fn the_number_of_the_move_is_kept() {
    let text = "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 31 moves G*5b\n";
    assert_eq!(position_line::write(&read(text).record).text, text);
}

#[test]
fn what_cannot_be_read_is_named() {
    for (text, column, part) in [
        ("", 1, "no position"),
        ("position start", 1, "expected \"startpos\""),
        ("position startpos 7g7f", 19, "expected the word \"moves\""),
        ("position startpos moves 7g7f 7g7e", 30, "no piece on 7g"),
        ("position startpos moves 7g7f 3c3", 30, "4 or 5 characters"),
        (
            "position startpos moves 7g7f 2g2f",
            30,
            "belongs to the other side",
        ),
        ("sfen 4k4/9 b - 1", 6, "2 rows"),
        ("4k4/9/9/9/9/9/9/9/4K4 b - x", 27, "number of the move"),
        ("4k4/9/9/9/9/9/9/9/4K4", 1, "side to move is missing"),
    ] {
        let error = position_line::read(text).expect_err(text);
        assert_eq!(error.remark.at.column, column, "{text}: {error}");
        assert!(error.remark.about.contains(part), "{text}: {error}");
    }
    let error = position_line::read("position startpos moves 7g7f 3c3e 2g2f").expect_err("illegal");
    assert_eq!(moves(&error.before.record), "7g7f 3c3e");
}
