use komadai_records::notation::western::{self, PieceLetters, SquareStyle, WesternMoveError};
use komadai_shogi::{Move, Position, Strictness};
use proptest::prelude::*;

use crate::trees::any_board;

#[track_caller]
fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen, Strictness::Lesson).unwrap_or_else(|faults| panic!("{faults}"))
}

#[track_caller]
fn mv(usi: &str) -> Move {
    usi.parse().unwrap_or_else(|error| panic!("{usi}: {error}"))
}

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
/// Two golds and two dragons that reach the same squares, pieces in hand.
const PAIRS: &str = "4k4/9/9/9/1+R5+R1/9/9/9/3GKG3 b P2S 1";
const ZONE: &str = "4k4/2p6/1P1S5/9/9/9/9/9/4K4 b - 1";

#[test]
fn moves_are_written() {
    for (sfen, usi, letters, digits) in [
        (START, "7g7f", "P-7f", "P-76"),
        (START, "6i5h", "G6i-5h", "G69-58"),
        (START, "6i7h", "G-7h", "G-78"),
        (PAIRS, "4i5h", "G4i-5h", "G49-58"),
        (PAIRS, "8e5e", "+R8e-5e", "+R85-55"),
        (PAIRS, "P*2i", "P*2i", "P*29"),
        (ZONE, "8c8b+", "P-8b+", "P-82+"),
        (ZONE, "8c8b", "P-8b=", "P-82="),
        (ZONE, "6c7b+", "Sx7b+", "Sx72+"),
        (ZONE, "6c7b", "Sx7b=", "Sx72="),
    ] {
        let position = position(sfen);
        let numbers = western::format_with(
            &position,
            mv(usi),
            SquareStyle::Digits,
            &PieceLetters::ENGLISH,
        );
        assert_eq!(western::format(&position, mv(usi)), letters);
        assert_eq!(numbers, digits);
    }
}

#[test]
fn moves_are_read_in_every_way() {
    for (sfen, text, usi) in [
        (START, "P76", "7g7f"),
        (START, "p-7f", "7g7f"),
        (START, "P7g-7f", "7g7f"),
        (START, "G69-58", "6i5h"),
        (PAIRS, "P'29", "P*2i"),
        (PAIRS, "S*55", "S*5e"),
        (PAIRS, "D8e-5e", "8e5e"),
        (ZONE, "Sx72", "6c7b"),
        (ZONE, "S:7b+", "6c7b+"),
        (ZONE, "P-8b=", "8c8b"),
    ] {
        assert_eq!(western::read(&position(sfen), text), Ok(mv(usi)), "{text}");
    }
    let german = PieceLetters(['B', 'L', 'S', 'G', 'O', 'D', 'T', 'K']);
    let start = position(START);
    assert_eq!(western::read_with(&start, "B-7f", &german), Ok(mv("7g7f")));
    let written = western::format_with(&start, mv("6i5h"), SquareStyle::Letters, &german);
    assert_eq!(written, "O6i-5h");
}

#[test]
fn what_is_no_move_is_named() {
    for (sfen, text, error) in [
        (START, "", WesternMoveError::Piece),
        (START, "X-7f", WesternMoveError::Piece),
        (START, "+G-7f", WesternMoveError::Piece),
        (START, "P-", WesternMoveError::Destination),
        (START, "P-7k", WesternMoveError::Destination),
        (START, "P-7f!", WesternMoveError::TooLong),
        (START, "P-5d", WesternMoveError::NoSuchMove),
        (START, "K*5e", WesternMoveError::NoSuchMove),
        (START, "G-5h", WesternMoveError::Ambiguous),
    ] {
        assert_eq!(western::read(&position(sfen), text), Err(error), "{text}");
    }
    let illegal = western::read(&position(START), "P*5e");
    assert!(matches!(illegal, Err(WesternMoveError::Illegal(_))));
}

proptest! {
    /// What is written names one legal move.
    #[test]
    fn what_is_written_is_read_back(position in any_board()) {
        for &mv in position.legal_moves().iter() {
            for squares in [SquareStyle::Letters, SquareStyle::Digits] {
                let text = western::format_with(&position, mv, squares, &PieceLetters::ENGLISH);
                prop_assert_eq!(western::read(&position, &text), Ok(mv), "{}", text);
            }
        }
    }

    #[test]
    fn any_text_is_answered(text in ".{0,8}") {
        let position = Position::startpos();
        if let Ok(mv) = western::read(&position, &text) {
            prop_assert!(position.check_legal(mv).is_ok());
        }
    }
}
