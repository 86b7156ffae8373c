use komadai_shogi::{Position, PositionError, Setup, Strictness};

use crate::support::setup;

/// Everything that is wrong with a position, in the words it is told with.
#[track_caller]
fn check(strictness: Strictness, sfen: &str, expected: &[&str]) {
    let found = match Position::from_sfen(sfen, strictness) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(PositionError::to_string).collect(),
    };
    assert_eq!(found, expected, "{sfen}");
    if let Ok(setup) = Setup::from_sfen(sfen) {
        let reversed = Position::from_setup(&setup.reversed(), strictness);
        let count = reversed.err().map_or(0, |faults| faults.iter().count());
        assert_eq!(count, expected.len(), "{sfen}, sides changed");
    }
}

#[track_caller]
fn check_game(sfen: &str, expected: &[&str]) {
    check(Strictness::Game, sfen, expected);
}

#[test]
fn possible_positions_have_none() {
    check_game(
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        &[],
    );
    check_game(
        "4k4/9/9/9/4r4/9/9/9/4K4 b 2RB3G4S4N4L18P 1",
        &["there are 3 rooks, a set has 2"],
    );
    check_game("4k4/9/9/9/4r4/9/9/9/4K4 b RB3G4S4N4L18P 1", &[]);
    // The side to move may be in check, mated, or without a move.
    check_game("4k4/9/9/9/4r4/9/9/9/4K4 b - 1", &[]);
    check_game("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", &[]);
    check_game("8k/6S2/7K1/9/9/9/9/9/9 w - 1", &[]);
}

#[test]
fn no_more_pieces_than_a_set_has() {
    check_game(
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b P 1",
        &["there are 19 pawns, a set has 18"],
    );
    check_game(
        "lnsgkgsnl/1r2g2b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        &["there are 5 golds, a set has 4"],
    );
    check_game(
        "4k4/9/9/9/9/9/9/9/4K4 b 5L 1",
        &["there are 5 lances, a set has 4"],
    );
    // Promoted faces are of the same wood, and hands count together.
    check_game(
        "4k4/9/9/9/2+R6/2+r6/9/9/4K4 b r 1",
        &["there are 3 rooks, a set has 2"],
    );
    check_game(
        "4k4/9/9/9/9/9/9/9/4K4 b 10P9p 1",
        &["there are 19 pawns, a set has 18"],
    );
    check_game(
        "4k4/9/9/9/9/9/9/9/4K4 b 3G2g 1",
        &["there are 5 golds, a set has 4"],
    );
    check_game(
        "4k4/9/9/9/9/9/9/9/4K4 b 3B5S5N5g 1",
        &[
            "there are 3 bishops, a set has 2",
            "there are 5 golds, a set has 4",
            "there are 5 silvers, a set has 4",
            "there are 5 knights, a set has 4",
        ],
    );
}

#[test]
fn kings() {
    let none = "9/9/9/9/4P4/9/9/9/9 b - 1";
    let white_only = "4k4/9/9/9/4P4/9/9/9/9 b - 1";
    let black_only = "9/9/9/9/4P4/9/9/9/4K4 b - 1";
    let two = "4k4/9/9/9/4K4/9/9/9/4K4 b - 1";
    check_game(none, &["black has no king", "white has no king"]);
    check_game(white_only, &["black has no king"]);
    check_game(black_only, &["white has no king"]);
    check_game(two, &["black has 2 kings"]);
    check_game(
        "kkk6/9/9/9/9/9/9/9/9 b - 1",
        &["black has no king", "white has 3 kings"],
    );

    check(
        Strictness::Problem,
        none,
        &["there is no king on the board"],
    );
    check(Strictness::Problem, white_only, &[]);
    check(Strictness::Problem, black_only, &[]);
    check(Strictness::Problem, two, &["black has 2 kings"]);

    check(Strictness::Lesson, none, &[]);
    check(Strictness::Lesson, white_only, &[]);
    check(Strictness::Lesson, two, &["black has 2 kings"]);
    check(Strictness::Lesson, "9/9/9/9/9/9/9/9/9 w - 1", &[]);
}

#[test]
fn two_pawns_on_a_file() {
    check_game(
        "4k4/4p4/9/4p4/9/9/9/9/4K4 b - 1",
        &["white has two unpromoted pawns on file 5 (nifu)"],
    );
    check_game("4k4/9/4p4/9/4P4/9/4+P4/9/4K4 b - 1", &[]);
    check_game(
        "4k4/9/4p4/4p4/4p4/9/1P7/1P7/4K4 b - 1",
        &[
            "black has two unpromoted pawns on file 8 (nifu)",
            "white has two unpromoted pawns on file 5 (nifu)",
        ],
    );
}

#[test]
fn pieces_that_could_never_move() {
    check_game(
        "4k4/9/9/9/9/9/9/9/l3K4 b - 1",
        &["the white lance on 9i could never move"],
    );
    check_game(
        "4k4/9/9/9/9/9/9/n8/4K4 b - 1",
        &["the white knight on 9h could never move"],
    );
    check_game(
        "P3k3L/N7N/9/9/9/9/9/9/N3K4 b - 1",
        &[
            "the black lance on 1a could never move",
            "the black knight on 1b could never move",
            "the black pawn on 9a could never move",
            "the black knight on 9b could never move",
        ],
    );
    check_game("+P+N+L1pn1kl/LS6P/n8/9/9/9/9/4K4/9 b - 1", &[]);
}

#[test]
fn the_side_not_to_move_in_check() {
    check_game(
        "4k4/9/9/9/9/9/9/4r4/4K4 w - 1",
        &["the side not to move is in check: the king on 5i could be taken from 5h"],
    );
    check_game(
        "9/9/9/9/4k4/4K4/9/9/9 b - 1",
        &["the side not to move is in check: the king on 5e could be taken from 5f"],
    );
    check_game(
        "4k4/9/9/4L4/9/9/9/9/4K4 b - 1",
        &["the side not to move is in check: the king on 5a could be taken from 5d"],
    );
    check_game("4k4/4p4/9/4L4/9/9/9/9/4K4 b - 1", &[]);
    check(
        Strictness::Lesson,
        "4k4/9/9/9/9/9/9/4R4/9 b - 1",
        &["the side not to move is in check: the king on 5a could be taken from 5h"],
    );
}

#[test]
fn rows_and_fields() {
    check_game(
        "4k4/10/9/9/9/9/9/8/4K5 b - 1",
        &[
            "column 6: found '0', expected a piece letter, a digit 1 to 9 or '/'",
            "row 2 has 1 square instead of 9",
            "row 8 has 8 squares instead of 9",
            "row 9 has 10 squares instead of 9",
        ],
    );
    check_game(
        "4k4/9/9/9/9/9/9/4K4 b - 1",
        &["the board has 8 rows instead of 9"],
    );
    check_game(
        "4k4/9/9/9/9/9/9/9/4K4/9 b - 1",
        &["the board has 10 rows instead of 9"],
    );
    check_game(
        "4k4/9/9/9/9/9/9/9/4K4 b -  1",
        &["column 27: a space too many"],
    );
    check_game(
        " 4k4/9/9/9/9/9/9/9/4K4 b - 1",
        &["column 1: a space too many"],
    );
    check_game(
        "4k4/9/9/9/9/9/9/9/4K4 b - 1 ",
        &["column 28: a space too many"],
    );
    check(
        Strictness::Lesson,
        "4k4/9/9/9/9/9/9/9/4K4 b - 1 moves",
        &["expected 3 or 4 fields (board, side to move, hands, move number), found 5"],
    );
    check(
        Strictness::Lesson,
        "4k4/9/9/9/9/9/9/9/4K4 b",
        &["expected 3 or 4 fields (board, side to move, hands, move number), found 2"],
    );
    check(
        Strictness::Lesson,
        "",
        &["expected 3 or 4 fields (board, side to move, hands, move number), found 0"],
    );
}

/// Nothing hides anything else.
#[test]
fn all_at_once() {
    check_game(
        "P3k3k/9/4p4/4p4/4R5/8/9/4+G4/9 b 0P9N31PK12 0",
        &[
            "row 5 has 10 squares instead of 9",
            "row 6 has 8 squares instead of 9",
            "column 26: '+' before a piece that does not promote",
            "column 34: a count in hand is 2 or more, without leading zero, before its piece",
            "column 37: too many knights in hand",
            "column 41: a king in hand",
            "column 42: a count in hand is 2 or more, without leading zero, before its piece",
            "the move number is \"0\", expected a whole number from 1",
            "there are 34 pawns, a set has 18",
            "black has no king",
            "white has 2 kings",
            "white has two unpromoted pawns on file 5 (nifu)",
            "the black pawn on 9a could never move",
        ],
    );
    check_game(
        "4k4/9/4p4/4p4/9/9/9/8K/P3R4 x 19P -3",
        &[
            "the side to move is \"x\", expected \"b\" or \"w\"",
            "the move number is \"-3\", expected a whole number from 1",
            "there are 22 pawns, a set has 18",
            "white has two unpromoted pawns on file 5 (nifu)",
        ],
    );
}

#[test]
fn a_setup_is_judged_as_its_text_is() {
    let setup = setup("4k4/9/4p4/4p4/9/9/4R4/9/P8 b 18P 1");
    let faults = setup.validate(Strictness::Game).expect_err("much is wrong");
    let told: Vec<String> = faults.iter().map(PositionError::to_string).collect();
    assert_eq!(
        told,
        [
            "there are 21 pawns, a set has 18",
            "black has no king",
            "white has two unpromoted pawns on file 5 (nifu)",
        ]
    );
    assert_eq!(faults.to_string(), told.join("; "));
    assert_eq!(Position::from_setup(&setup, Strictness::Game), Err(faults));
}
