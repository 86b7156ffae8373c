//! Output and exit status of the simple commands.

mod support;

use std::ffi::OsStr;

use support::{
    checks::{check_error, check_usage},
    run,
};

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const MOST_MOVES: &str = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1";

/// An answer: one line on standard output, nothing else.
#[track_caller]
fn check(arguments: &[&str], answer: &str) {
    let output = run(arguments);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        format!("{answer}\n"),
        "{arguments:?}"
    );
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
}

/// Bad input: status 2, and one line on standard error that says all of
/// `parts`.
#[track_caller]
fn check_refused(arguments: &[&str], parts: &[&str]) {
    check_error(&run(arguments), parts);
}

#[test]
fn perft_counts_lines() {
    check(&["perft", "0"], "1");
    check(&["perft", "1"], "30");
    check(&["perft", "3"], "25470");
    check(&["perft", "--leaf", "3"], "25470");
    check(&["perft", "2", MOST_MOVES], "105677");
    check(&["perft", "--leaf", "1", MOST_MOVES], "593");
}

#[test]
fn moves_are_sorted_on_one_line() {
    check(
        &["moves"],
        "1g1f 1i1h 2g2f 2h1h 2h3h 2h4h 2h5h 2h6h 2h7h 3g3f 3i3h 3i4h 4g4f 4i3h 4i4h 4i5h 5g5f 5i4h \
         5i5h 5i6h 6g6f 6i5h 6i6h 6i7h 7g7f 7i6h 7i7h 8g8f 9g9f 9i9h",
    );
    check(
        &["moves", "k8/4P4/9/9/9/9/9/9/K8 b - 1"],
        "5b5a+ 9i8h 9i8i 9i9h",
    );
    check(&["moves", "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"], "");
}

#[test]
fn an_sfen_is_one_argument_or_several() {
    let words: Vec<&str> = ["perft", "2"]
        .into_iter()
        .chain(MOST_MOVES.split(' '))
        .collect();
    check(&words, "105677");
    check(&["perft", "2", "4k4/9/9/9/9/9/9/9/4K4", "b", "PLN"], "994");
    check(
        &["moves", "k8/4P4/9/9/9/9/9/9/K8", "b - 1"],
        "5b5a+ 9i8h 9i8i 9i9h",
    );
}

#[test]
fn boards_of_problems_and_lessons_are_taken() {
    check(&["perft", "1", "7nk/9/7G1/9/9/9/9/9/9 b P 1"], "76");
    check(&["moves", "9/9/9/9/4P4/9/9/9/9 b - 1"], "5e5d");
}

#[test]
fn legal_moves_are_explained() {
    check(&["explain", "7g7f"], "legal");
    check(&["explain", "7g7f", START], "legal");
    check(
        &["explain", "P*1b", "7gk/7p1/8G/9/9/9/9/9/4K4 b P 1"],
        "legal",
    );
}

#[test]
fn illegal_moves_are_explained() {
    for (text, sfen, reason) in [
        ("5e5d", START, "nothing_there: there is no piece on 5e"),
        (
            "3c3d",
            START,
            "not_your_turn: the piece on 3c belongs to the other side",
        ),
        (
            "7g7e",
            START,
            "wrong_movement: a pawn does not move from 7g to 7e",
        ),
        ("8h2b+", START, "blocked: the piece on 7g is in the way"),
        (
            "5i4i",
            START,
            "own_piece: a piece of the same side stands on 4i",
        ),
        (
            "7g7f+",
            START,
            "may_not_promote: the pawn may not promote here",
        ),
        (
            "5b5a",
            "k8/4P4/9/9/9/9/9/9/4K4 b - 1",
            "must_promote: the pawn must promote here",
        ),
        (
            "G*5a",
            "4k4/9/9/9/9/9/9/9/4K4 b G 1",
            "square_taken: a piece stands on 5a already",
        ),
        ("G*5e", START, "not_in_hand: there is no gold in hand"),
        (
            "P*5e+",
            "4k4/9/9/9/9/9/9/9/4K4 b P 1",
            "promoted_drop: a pawn is dropped with its unpromoted face up",
        ),
        (
            "N*4b",
            "4k4/9/9/9/9/9/9/9/4K4 b N 1",
            "dead_piece: a knight dropped there could never move",
        ),
        (
            "P*6d",
            "4k4/9/9/9/9/9/3P5/9/4K4 b P 1",
            "nifu: a second pawn on the file (nifu), the first one stands on 6g",
        ),
        (
            "P*1b",
            "7lk/7p1/8G/9/9/9/9/9/4K4 b P 1",
            "uchifuzume: a pawn may not be dropped to give mate (uchifuzume)",
        ),
        (
            "5h4g",
            "4k4/4r4/9/9/9/9/9/4S4/4K4 b - 1",
            "king_in_check: the king would be in check from 5b",
        ),
    ] {
        check(&["explain", text, sfen], &format!("illegal: {reason}"));
    }
}

#[test]
fn the_version_is_printed() {
    for argument in ["--version", "-V"] {
        check(&[argument], concat!("komadai ", env!("CARGO_PKG_VERSION")));
    }
}

#[test]
fn bad_commands() {
    check_usage(
        &run(&["play"]),
        &["unrecognized subcommand 'play'", "--help"],
    );
    check_usage(&run(&["--leaf", "3"]), &["unexpected argument '--leaf'"]);
    check_usage(&run(&["usi", "fast"]), &["unexpected argument 'fast'"]);
}

#[test]
fn bad_depths() {
    check_usage(&run(&["perft"]), &["<DEPTH>"]);
    check_usage(&run(&["perft", "--leaf"]), &["<DEPTH>"]);
    for depth in ["x", "-1", "1.5", "", "21", "99999999999999999999", "３"] {
        let value = format!("'{depth}' for '<DEPTH>'");
        check_usage(&run(&["perft", depth]), &[&value]);
    }
    check_usage(&run(&["perft", "21"]), &["0..=20"]);
    check_usage(&run(&["perft", "--bulk"]), &["'--bulk'"]);
}

#[test]
fn bad_moves() {
    let refused = |arguments: &[&str], parts: &[&str]| check_usage(&run(arguments), parts);
    refused(&["explain"], &["<MOVE>"]);
    refused(
        &["explain", "7g"],
        &["'7g' for '<MOVE>'", "4 or 5 characters, found 2"],
    );
    refused(&["explain", "0g0f"], &["'0g0f'", "begins with a square"]);
    refused(
        &["explain", "7g7z"],
        &["'7g7z'", "third and fourth characters"],
    );
    refused(&["explain", "7g7f-"], &["'7g7f-'", "only '+' may follow"]);
    refused(&["explain", "p*5e"], &["'p*5e'", "begins with a square"]);
    refused(&["explain", "歩歩歩歩"], &["'歩歩歩歩'"]);
}

#[test]
fn bad_positions() {
    let bad = "lnsgkgsnl/1r5b1/pppppxppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    let complaint = [
        "SFEN",
        "column 22: found 'x'",
        "row 3 has 8 squares instead of 9",
    ];
    check_refused(&["moves", bad], &complaint);
    check_refused(&["perft", "1", bad], &complaint);
    check_refused(&["explain", "7g7f", bad], &complaint);

    check_refused(
        &["moves", "4k4/9/4p4/4p4/9/9/9/9/4K4 b 18P 1"],
        &[
            "there are 20 pawns, a set has 18",
            "white has two unpromoted pawns on file 5 (nifu)",
        ],
    );
    check_refused(
        &["moves", "startpos"],
        &["expected 3 or 4 fields", "found 1"],
    );
    check_refused(&["moves", ""], &["expected 3 or 4 fields", "found 0"]);
    check_refused(
        &["moves", "9/9/9/9/9/9/9/9/9 b - 1\n"],
        &["the move number is \"1\\n\""],
    );
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text() {
    use std::os::unix::ffi::OsStrExt;

    let no_text = OsStr::from_bytes(b"7g\xff\xfe");
    check_usage(&run(&[no_text]), &["unrecognized subcommand"]);
    check_usage(&run(&[OsStr::new("explain"), no_text]), &["UTF-8"]);
    check_usage(&run(&[OsStr::new("moves"), no_text]), &["UTF-8"]);
}
