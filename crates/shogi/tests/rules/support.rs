//! What the tests share.

use std::collections::BTreeSet;

use komadai_shogi::{HandKind, Move, MoveKind, Position, Setup, Square, Strictness};

/// The position of an SFEN, kings or not.
#[track_caller]
pub fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen, Strictness::Lesson)
        .unwrap_or_else(|faults| panic!("{sfen}: {faults}"))
}

/// The setup of an SFEN, possible or not.
#[track_caller]
pub fn setup(sfen: &str) -> Setup {
    Setup::from_sfen(sfen).unwrap_or_else(|faults| panic!("{sfen}: {faults}"))
}

#[track_caller]
pub fn mv(text: &str) -> Move {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[track_caller]
pub fn square(text: &str) -> Square {
    Square::from_usi(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The rows of a table: fields between tabs, comments and blank lines left out.
pub fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
}

/// The legal moves in USI, sorted, with spaces between.
pub fn legal_moves_text(position: &Position) -> String {
    let mut moves: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|mv| mv.to_string())
        .collect();
    moves.sort_unstable();
    moves.join(" ")
}

pub fn legal_moves(position: &Position) -> BTreeSet<Move> {
    position.legal_moves().iter().copied().collect()
}

/// Every move that can be written down, sensible or not.
pub fn every_move() -> impl Iterator<Item = Move> {
    let from_board = Square::all()
        .flat_map(|from| Square::all().map(move |to| (from, to)))
        .flat_map(|(from, to)| [false, true].map(|promote| MoveKind::Normal { from, to, promote }));
    let from_hand = HandKind::ALL
        .into_iter()
        .flat_map(|kind| Square::all().map(move |to| (kind, to)))
        .flat_map(|(kind, to)| [false, true].map(|promote| MoveKind::Drop { kind, to, promote }));
    from_board.chain(from_hand).map(Move::new)
}
