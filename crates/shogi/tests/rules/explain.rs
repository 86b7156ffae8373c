use std::collections::BTreeSet;

use komadai_shogi::{IllegalMoveReason, Move, Position, Square, Strictness};

use crate::support::{mv, position, rows};

const FACTS: &str = include_str!("../data/explain.tsv");

/// What is said of a move, by both sides: with the board turned and the colours
/// changed it is the same, but for the squares.
#[track_caller]
pub fn check(sfen: &str, text: &str, expected: &str) {
    let mv = mv(text);
    let position = position(sfen);
    let verdict = position.check_legal(mv);
    assert_eq!(describe(verdict, |square| square), expected, "{sfen}: {mv}");

    let reversed = Position::from_setup(&position.to_setup().reversed(), Strictness::Lesson)
        .unwrap_or_else(|faults| panic!("{sfen}, sides changed: {faults}"));
    let verdict = reversed.check_legal(mv.rotated());
    assert_eq!(
        describe(verdict, Square::rotated),
        expected,
        "{reversed}: {}",
        mv.rotated()
    );

    check_playing(position, mv, expected);
    check_playing(reversed, mv.rotated(), expected);
}

/// A legal move is played, and an illegal one changes nothing.
#[track_caller]
fn check_playing(before: Position, mv: Move, expected: &str) {
    let mut after = before;
    let played = after.play(mv);
    assert_eq!(played.is_ok(), expected == "legal", "{before}: {mv}");
    match played {
        Ok(change) => {
            let mut setup = before.to_setup();
            let applied = setup.apply(mv).expect("the wood of a legal move is there");
            assert_eq!(after.to_setup(), setup, "{before}: {mv}");
            assert_eq!(
                (change.placed, change.captured),
                (applied.piece, applied.captured)
            );
        }
        Err(_) => assert_eq!(after, before, "{before}: {mv}"),
    }
}

/// `legal`, or the reason's id and detail, with every square passed through
/// `turn`.
fn describe(verdict: Result<(), IllegalMoveReason>, turn: impl Fn(Square) -> Square) -> String {
    let Err(reason) = verdict else {
        return "legal".to_owned();
    };
    let detail = match reason {
        IllegalMoveReason::NothingThere { square }
        | IllegalMoveReason::NotYourTurn {
            square: Some(square),
        }
        | IllegalMoveReason::OwnPiece { square }
        | IllegalMoveReason::SquareTaken { square } => turn(square).to_string(),
        IllegalMoveReason::Blocked { by } => turn(by).to_string(),
        IllegalMoveReason::Nifu { pawn } => turn(pawn).to_string(),
        IllegalMoveReason::KingInCheck { attacker } => turn(attacker).to_string(),
        IllegalMoveReason::WrongMovement { piece, from, to } => {
            format!("{} {} {}", piece.kind(), turn(from), turn(to))
        }
        IllegalMoveReason::MayNotPromote { kind } | IllegalMoveReason::MustPromote { kind } => {
            kind.to_string()
        }
        IllegalMoveReason::NotInHand { kind }
        | IllegalMoveReason::PromotedDrop { kind }
        | IllegalMoveReason::ImmobilePiece { kind } => kind.to_string(),
        _ => String::new(),
    };
    format!("{} {detail}", reason.id()).trim_end().to_owned()
}

#[test]
fn every_move_is_judged_and_the_reason_given() {
    for row in rows(FACTS) {
        let [sfen, text, expected] = row.as_slice() else {
            panic!("not an SFEN, a move and a verdict: {row:?}");
        };
        check(sfen, text, expected);
    }
}

#[test]
fn every_reason_is_reached() {
    let reached: BTreeSet<&str> = rows(FACTS)
        .filter_map(|row| row[2].split(' ').next())
        .collect();
    let all = BTreeSet::from([
        "legal",
        "nothing_there",
        "not_your_turn",
        "wrong_movement",
        "blocked",
        "own_piece",
        "may_not_promote",
        "must_promote",
        "square_taken",
        "not_in_hand",
        "promoted_drop",
        "dead_piece",
        "nifu",
        "uchifuzume",
        "king_in_check",
    ]);
    assert_eq!(reached, all);
}

#[test]
fn reasons_are_told_in_words() {
    for (sfen, text, sentence) in [
        (
            "4k4/9/9/9/9/9/9/9/4K4 b - 1",
            "7g7f",
            "there is no piece on 7g",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 b - 1",
            "5a5b",
            "the piece on 5a belongs to the other side",
        ),
        (
            "4k4/9/9/9/9/9/4P4/9/4K4 b - 1",
            "5g5e",
            "a pawn does not move from 5g to 5e",
        ),
        (
            "4k4/9/9/9/9/9/4P4/4R4/4K4 b - 1",
            "5h5e",
            "the piece on 5g is in the way",
        ),
        (
            "4k4/9/9/9/9/9/4P4/4R4/4K4 b - 1",
            "5h5g",
            "a piece of the same side stands on 5g",
        ),
        (
            "4k4/9/9/9/9/9/4P4/9/4K4 b - 1",
            "5g5f+",
            "the pawn may not promote here",
        ),
        (
            "4k4/9/G8/9/9/9/9/9/4K4 b - 1",
            "9c9b+",
            "a gold never promotes",
        ),
        (
            "4k4/P8/9/9/9/9/9/9/4K4 b - 1",
            "9b9a",
            "the pawn must promote here",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 b G 1",
            "G*5a",
            "a piece stands on 5a already",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 b G 1",
            "R*5b",
            "there is no rook in hand",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 b P 1",
            "P*5e+",
            "a pawn is dropped with its unpromoted face up",
        ),
        (
            "4k4/9/9/9/9/9/9/9/4K4 b N 1",
            "N*1b",
            "a knight dropped there could never move",
        ),
        (
            "4k4/9/9/9/9/9/4P4/9/4K4 b P 1",
            "P*5e",
            "a second pawn on the file (nifu), the first one stands on 5g",
        ),
        (
            "7nk/9/7G1/9/9/9/9/9/4K4 b P 1",
            "P*1b",
            "a pawn may not be dropped to give mate (uchifuzume)",
        ),
        (
            "4k4/9/4r4/9/9/9/9/9/4K4 b P 1",
            "P*1b",
            "the king would be in check from 5c",
        ),
    ] {
        let reason = position(sfen)
            .check_legal(mv(text))
            .map_err(|reason| reason.to_string());
        assert_eq!(reason, Err(sentence.to_owned()), "{sfen}: {text}");
    }
}
