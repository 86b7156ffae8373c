use komadai_shogi::{
    ApplyError, Color, Hand, HandKind, Piece, PieceKind, Position, Setup, Strictness,
};

use crate::support::{mv, setup, square};

/// The wood that a move leaves behind, legal or not.
#[track_caller]
fn check(before: &str, text: &str, after: &str) {
    let mut moved = setup(before);
    let captured = moved
        .piece_at(mv(text).to())
        .filter(|_| mv(text).from() != Some(mv(text).to()));
    let applied = moved
        .apply(mv(text))
        .unwrap_or_else(|error| panic!("{before}: {text}: {error}"));
    assert_eq!(moved.to_sfen(), after, "{before}: {text}");
    assert_eq!(
        moved.piece_at(mv(text).to()),
        Some(applied.piece),
        "{before}: {text}"
    );
    assert_eq!(applied.captured, captured, "{before}: {text}");

    let mut reversed = setup(before).reversed();
    reversed
        .apply(mv(text).rotated())
        .unwrap_or_else(|error| panic!("{before}, sides changed: {text}: {error}"));
    assert_eq!(
        reversed,
        setup(after).reversed(),
        "{before}, sides changed: {text}"
    );
}

/// An error leaves everything as it was.
#[track_caller]
fn check_refused(before: &str, text: &str, error: ApplyError, sentence: &str) {
    let mut moved = setup(before);
    assert_eq!(moved.apply(mv(text)), Err(error), "{before}: {text}");
    assert_eq!(moved, setup(before), "{before}: {text}");
    assert_eq!(error.to_string(), sentence);
}

#[test]
fn moves_captures_and_drops() {
    check(
        "4k4/9/9/9/4p4/4S4/9/9/4K4 b - 7",
        "5f5e",
        "4k4/9/9/9/4S4/9/9/9/4K4 w P 8",
    );
    check(
        "4k4/9/9/9/4+r4/4S4/9/9/4K4 b R 1",
        "5f5e",
        "4k4/9/9/9/4S4/9/9/9/4K4 w 2R 2",
    );
    check(
        "4k4/9/4p4/4P4/9/9/9/9/4K4 b - 1",
        "5d5c+",
        "4k4/9/4+P4/9/9/9/9/9/4K4 w P 2",
    );
    check(
        "4k4/9/9/9/9/9/9/9/4K4 w p 1",
        "P*5e",
        "4k4/9/9/9/4p4/9/9/9/4K4 b - 2",
    );
}

#[test]
fn the_rules_are_not_asked() {
    // A pawn that jumps, nifu, a check ignored, the other side's piece.
    check(
        "4k4/9/9/9/9/9/4P4/9/4K4 b - 1",
        "5g1a",
        "4k3P/9/9/9/9/9/9/9/4K4 w - 2",
    );
    check(
        "4k4/9/9/9/9/9/4P4/9/4K4 b P 1",
        "P*5e",
        "4k4/9/9/9/4P4/9/4P4/9/4K4 w - 2",
    );
    check(
        "4k4/9/9/9/4r4/9/9/9/4K4 b G 1",
        "G*1i",
        "4k4/9/9/9/4r4/9/9/9/4K3G w - 2",
    );
    check(
        "4k4/9/9/9/4r4/9/9/9/4K4 b - 1",
        "5e5f",
        "4k4/9/9/9/9/4r4/9/9/4K4 w - 2",
    );
    // A king taken leaves the board; an own piece taken goes to the own hand.
    check(
        "4k4/9/9/4R4/9/9/9/9/4K4 b - 1",
        "5d5a",
        "4R4/9/9/9/9/9/9/9/4K4 w - 2",
    );
    check(
        "4k4/9/9/4R4/4+S4/9/9/9/4K4 b - 1",
        "5d5e",
        "4k4/9/9/9/4R4/9/9/9/4K4 w S 2",
    );
    // Faces: a gold has one, a drop may be the wrong way up, and a promotion
    // may come where there is none.
    check(
        "4k4/9/9/9/4G4/9/9/9/4K4 b - 1",
        "5e5d+",
        "4k4/9/9/4G4/9/9/9/9/4K4 w - 2",
    );
    check(
        "4k4/9/9/9/9/9/9/9/4K4 b P 1",
        "P*5e+",
        "4k4/9/9/9/4+P4/9/9/9/4K4 w - 2",
    );
    check(
        "4k4/9/9/9/9/9/4P4/9/4K4 b - 1",
        "5g5f+",
        "4k4/9/9/9/9/4+P4/9/9/4K4 w - 2",
    );
    // A move to its own square is a pass.
    check(
        "4k4/9/9/9/9/9/4P4/9/4K4 b - 1",
        "5g5g",
        "4k4/9/9/9/9/9/4P4/9/4K4 w - 2",
    );
}

#[test]
fn wood_that_is_not_there() {
    let board = "4k4/9/9/9/9/9/4P4/9/4K4 b p 1";
    check_refused(
        board,
        "7g7f",
        ApplyError::EmptyOrigin {
            square: square("7g"),
        },
        "there is no piece on 7g",
    );
    check_refused(
        board,
        "P*5e",
        ApplyError::NotInHand {
            kind: HandKind::Pawn,
        },
        "there is no pawn in hand",
    );
    check_refused(
        "4k4/9/9/9/9/9/4P4/9/4K4 b G 1",
        "G*5g",
        ApplyError::SquareTaken {
            square: square("5g"),
        },
        "a piece stands on 5g already",
    );
    check_refused(
        "4k4/9/9/9/4g4/4P4/9/9/4K4 b 7G 1",
        "5f5e",
        ApplyError::HandFull {
            kind: HandKind::Gold,
        },
        "no room for another gold in hand",
    );
    check_refused(
        "4k4/9/9/9/4+p4/4P4/9/9/4K4 b 31P 1",
        "5f5e",
        ApplyError::HandFull {
            kind: HandKind::Pawn,
        },
        "no room for another pawn in hand",
    );
}

#[test]
fn an_illegal_move_is_replayed() {
    // A pawn dropped on 2i with a pawn on 2c.
    let mut game = setup("4k4/9/7p1/9/9/9/9/9/4K4 w p 108");
    game.apply(mv("P*2i")).expect("the pawn is in hand");
    game.apply(mv("5i5h")).expect("the king is there");
    assert_eq!(game.to_sfen(), "4k4/9/7p1/9/9/9/9/4K4/7p1 w - 110");
    assert!(game.validate(Strictness::Game).is_err());
}

#[test]
fn built_by_hand() {
    let mut setup = Setup::EMPTY;
    assert_eq!(setup.to_sfen(), "9/9/9/9/9/9/9/9/9 b - 1");
    let king = Piece::new(Color::White, PieceKind::King);
    assert_eq!(setup.set_piece(square("5a"), Some(king)), None);
    assert_eq!(setup.set_piece(square("5b"), Some(king)), None);
    assert_eq!(setup.king(Color::White), Some(square("5a")));
    assert_eq!(setup.set_piece(square("5b"), None), Some(king));
    assert_eq!(setup.king(Color::Black), None);
    let hand = Hand::EMPTY
        .with(HandKind::Rook, 2)
        .expect("a hand holds two rooks");
    setup.set_hand(Color::White, hand);
    setup.set_turn(Color::White);
    assert_eq!(setup.to_string(), "4k4/9/9/9/9/9/9/9/9 w 2r 1");
    assert_eq!(setup.hand(Color::White).total(), 2);
}

#[test]
fn reversed_is_what_the_other_side_sees() {
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
    assert_eq!(Setup::startpos().reversed().to_sfen(), start);
    let odd = setup("4k4/9/2+P6/9/9/9/9/9/K8 b R2Pbg 41");
    assert_eq!(
        odd.reversed().to_sfen(),
        "8k/9/9/9/9/9/6+p2/9/4K4 w BGr2p 41"
    );
    assert_eq!(odd.reversed().reversed(), odd);
}

#[test]
fn an_sfen_is_parsed_as_a_game_s_and_the_default_is_its_start() {
    let start = Position::startpos();
    assert_eq!(Position::default(), start);
    assert_eq!(Setup::default(), start.to_setup());
    assert_eq!(start.to_sfen().parse(), Ok(start));
    let problem = "4k4/9/9/9/9/9/9/9/9 b - 1";
    let faults = problem.parse::<Position>().unwrap_err();
    assert_eq!(Position::from_sfen(problem, Strictness::Game), Err(faults));
    assert!(Position::from_sfen(problem, Strictness::Problem).is_ok());
}
