use std::collections::HashSet;

use komadai_shogi::{
    Color, Handicap, Move, ParseMoveError, Position, PositionError, Setup, Square, UnknownName,
};

use crate::support::{every_move, setup};

/// A text that is read, and the one that is written for it.
#[track_caller]
fn check(text: &str, canonical: &str) {
    assert_eq!(setup(text).to_sfen(), canonical);
    assert_eq!(setup(canonical), setup(text));
}

#[track_caller]
fn check_canonical(text: &str) {
    check(text, text);
}

/// What is wrong with a text.
#[track_caller]
fn check_refused(text: &str, expected: &[&str]) {
    let faults = Setup::from_sfen(text).expect_err(text);
    let told: Vec<String> = faults.iter().map(PositionError::to_string).collect();
    assert_eq!(told, expected, "{text}");
}

#[test]
fn canonical_texts_stay() {
    check_canonical("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    check_canonical("9/9/9/9/9/9/9/9/9 w - 4294967295");
    check_canonical(
        "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
    );
    check_canonical("4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P2r2b4g4s4n4l18p 1");
    check_canonical("+p+l+n+sgk+b+r1/9/9/9/9/9/9/9/+P+L+N+SGK+B+R1 b - 1");
}

#[test]
fn other_spellings_are_written_canonically() {
    check("4k4/9/9/9/9/9/9/9/4K4 b -", "4k4/9/9/9/9/9/9/9/4K4 b - 1");
    check(
        "1111k1111/18/27/36/45/54/63/72/81 w - 3",
        "4k4/9/9/9/9/9/9/9/9 w - 3",
    );
    check(
        "4k4/9/9/9/9/9/9/9/4K4 b 2P2p2SRr 1",
        "4k4/9/9/9/9/9/9/9/4K4 b R2S2Pr2p 1",
    );
    check(
        "4k4/9/9/9/9/9/9/9/4K4 b SPPPPbgsnp 1",
        "4k4/9/9/9/9/9/9/9/4K4 b S4Pbgsnp 1",
    );
    check(
        "4k4/9/9/9/9/9/9/9/4K4 b 2PL3P 1",
        "4k4/9/9/9/9/9/9/9/4K4 b L5P 1",
    );
}

#[test]
fn what_is_no_sfen_is_refused() {
    let found = |column, found: &str| {
        format!("column {column}: found {found}, expected a piece letter, a digit 1 to 9 or '/'")
    };
    check_refused(
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1 b - 1",
        &["the board has 8 rows instead of 9"],
    );
    check_refused(
        "lnsgkgsnl/1r5b1/pppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        &["row 3 has 8 squares instead of 9"],
    );
    check_refused(
        "lnsgkgsnl/1r5b1/ppppppppp/0/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        &[&found(27, "'0'"), "row 4 has 0 squares instead of 9"],
    );
    check_refused(
        "lnsgkgsnl/1r5b1/pppppxppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        &[&found(22, "'x'"), "row 3 has 8 squares instead of 9"],
    );
    check_refused(
        "lns+gkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        &["column 4: '+' before a piece that does not promote"],
    );
    check_refused(
        "lnsgkgsn+/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        &[
            "column 9: '+' before a piece that does not promote",
            "row 1 has 8 squares instead of 9",
        ],
    );
    check_refused(
        "++p7/+8/9/9/9/9/9/9/9 b - 1",
        &[
            "column 1: '+' before a piece that does not promote",
            "row 1 has 8 squares instead of 9",
            "column 6: '+' before a piece that does not promote",
            "row 2 has 8 squares instead of 9",
        ],
    );
    check_refused(
        "9/9/9/9/9/9/9/9/9 B - 1",
        &["the side to move is \"B\", expected \"b\" or \"w\""],
    );
    check_refused(
        "9/9/9/9/9/9/9/9/9 bw - 1",
        &["the side to move is \"bw\", expected \"b\" or \"w\""],
    );
    check_refused(
        "rbsgk/4p/5/P4/KGSBR b - 1",
        &[
            "row 1 has 5 squares instead of 9",
            "row 2 has 5 squares instead of 9",
            "row 3 has 5 squares instead of 9",
            "row 4 has 5 squares instead of 9",
            "row 5 has 5 squares instead of 9",
            "the board has 5 rows instead of 9",
        ],
    );
    check_refused(
        "9/9/4\0p3/9/9/9/9/9/9 b - 1",
        &[&found(6, "'\\0'"), "row 3 has 8 squares instead of 9"],
    );
    check_refused(
        "9/9/9/9/9/9/9/9/9 b - 1\r\n",
        &["the move number is \"1\\r\\n\", expected a whole number from 1"],
    );
}

#[test]
fn hands_are_read_strictly() {
    let count = |column| {
        format!(
            "column {column}: a count in hand is 2 or more, without leading zero, before its piece"
        )
    };
    let letter = |column, found: char| {
        format!("column {column}: found {found:?}, expected a piece letter, a count or a lone '-'")
    };
    for (hands, faults) in [
        ("1P", vec![count(21)]),
        ("0P", vec![count(21)]),
        ("02P", vec![count(21)]),
        ("P3", vec![count(22)]),
        ("12", vec![count(21)]),
        ("K", vec!["column 21: a king in hand".to_owned()]),
        ("2k", vec!["column 22: a king in hand".to_owned()]),
        ("99P", vec!["column 23: too many pawns in hand".to_owned()]),
        ("8g", vec!["column 22: too many golds in hand".to_owned()]),
        (
            "99999999999999999999R",
            vec!["column 41: too many rooks in hand".to_owned()],
        ),
        ("P-", vec![letter(22, '-')]),
        ("--", vec![letter(21, '-'), letter(22, '-')]),
        ("+P", vec![letter(21, '+')]),
        ("P歩", vec![letter(22, '歩')]),
        (
            "xPKy",
            vec![
                letter(21, 'x'),
                "column 23: a king in hand".to_owned(),
                letter(24, 'y'),
            ],
        ),
    ] {
        let faults: Vec<&str> = faults.iter().map(String::as_str).collect();
        check_refused(&format!("9/9/9/9/9/9/9/9/9 b {hands} 1"), &faults);
    }
}

#[test]
fn move_numbers_are_read_strictly() {
    for number in [
        "0",
        "-1",
        "+1",
        "01",
        "1.5",
        "x",
        "4294967296",
        "99999999999999999999",
        "１",
    ] {
        check_refused(
            &format!("9/9/9/9/9/9/9/9/9 b - {number}"),
            &[&format!(
                "the move number is {number:?}, expected a whole number from 1"
            )],
        );
    }
}

/// The traps in texts that look like a board with a side to move and hands.
#[test]
fn other_texts_are_refused() {
    for text in [
        "",
        " ",
        "startpos",
        "position startpos",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b",
        "position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL\u{3000}ｂ\u{3000}－\u{3000}１",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL\tb\t-\t1",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "香桂銀金玉金銀桂香 b - 1",
        "/////////////////////// b - 1",
    ] {
        assert!(Setup::from_sfen(text).is_err(), "{text:?}");
    }
}

#[test]
fn more_rows_and_squares_than_can_be_counted() {
    let rows = "9/".repeat(1000);
    let squares = "9".repeat(100_000);
    for text in [format!("{rows} b - 1"), format!("{squares} b - 1")] {
        assert!(Setup::from_sfen(&text).is_err());
    }
}

#[test]
fn every_move_survives_its_text() {
    let mut count = 0;
    for mv in every_move() {
        assert_eq!(mv.to_string().parse(), Ok(mv));
        assert_eq!(Move::new(mv.kind()), mv);
        assert_eq!(mv.rotated().rotated(), mv);
        count += 1;
    }
    assert_eq!(count, 2 * (81 * 81 + 7 * 81));
    assert_eq!(size_of::<Option<Move>>(), 2);
}

#[test]
fn what_is_no_usi_move_is_refused() {
    for (text, error) in [
        ("", ParseMoveError::Length { found: 0 }),
        ("7g7", ParseMoveError::Length { found: 3 }),
        ("7g7f++", ParseMoveError::Length { found: 6 }),
        ("resign", ParseMoveError::Length { found: 6 }),
        ("7g 7f", ParseMoveError::Destination),
        ("0g0f", ParseMoveError::Origin),
        ("7j7f", ParseMoveError::Origin),
        ("7G7F", ParseMoveError::Origin),
        ("p*5e", ParseMoveError::Origin),
        ("K*5e", ParseMoveError::Origin),
        ("X*5e", ParseMoveError::Origin),
        ("*P5e", ParseMoveError::Origin),
        ("+P5e", ParseMoveError::Origin),
        ("７g7f", ParseMoveError::Origin),
        ("歩歩歩歩", ParseMoveError::Origin),
        ("7g7歩", ParseMoveError::Destination),
        ("7g0f", ParseMoveError::Destination),
        ("P*5j", ParseMoveError::Destination),
        ("7g7f=", ParseMoveError::Promotion),
        ("7g7f歩", ParseMoveError::Promotion),
        ("7g7f\n", ParseMoveError::Promotion),
        ("P*5e ", ParseMoveError::Promotion),
    ] {
        assert_eq!(text.parse::<Move>(), Err(error), "{text:?}");
    }
}

#[test]
fn move_errors_are_told_in_words() {
    for (text, sentence) in [
        (
            "7g",
            "a move such as 7g7f, 8h2b+ or P*5e has 4 or 5 characters, found 2",
        ),
        ("0g0f", "a move begins with a square (7g) or a drop (P*)"),
        (
            "7g0f",
            "the third and fourth characters of a move are a square (7f)",
        ),
        ("7g7f-", "only '+' may follow the destination of a move"),
    ] {
        let error = text.parse::<Move>().expect_err(text);
        assert_eq!(error.to_string(), sentence);
    }
}

#[test]
fn values_are_texts_by_the_standard_traits() {
    let square: Square = "7g".parse().unwrap();
    assert_eq!(square.to_string(), "7g");
    assert!("7j".parse::<Square>().is_err());
    let sfen = Handicap::TwoPieces.sfen();
    let setup: Setup = sfen.parse().unwrap();
    assert_eq!(setup.to_string(), sfen);
    assert!("9/9 b - 1".parse::<Setup>().is_err());
    for (name, handicap) in Handicap::ALL.map(|handicap| (handicap.to_string(), handicap)) {
        assert_eq!(name.parse(), Ok(handicap));
    }
    assert_eq!("white".parse(), Ok(Color::White));
    assert_eq!("red".parse::<Color>(), Err(UnknownName));
}

#[test]
fn setups_and_positions_are_converted_and_hashed() {
    let setup = Setup::startpos();
    let position = Position::try_from(&setup).unwrap();
    assert_eq!(Setup::from(&position), setup);
    assert!(Position::try_from(&Setup::EMPTY).is_err());
    let mut seen = HashSet::from([position]);
    assert!(!seen.insert(Position::startpos()));
    let mut moved = position;
    moved.play("7g7f".parse().unwrap()).unwrap();
    assert!(seen.insert(moved));
}
