//! Two plies more at the beginning of a problem: a check, and the king's or another piece's
//! answer that leads to the problem.

use fastrand::Rng;
use shogi::{Color, Piece, PieceKind, Square, attacks};

use super::Candidate;

/// The candidates whose first two plies lead to this one, in random order.
pub fn earlier(candidate: &Candidate, rng: &mut Rng) -> Vec<Candidate> {
    let mut all = Vec::new();
    let Some(king) = candidate.king() else {
        return all;
    };
    let moved_king = |from: Square| {
        candidate
            .with(king, None)
            .with(from, Some(Piece::new(Color::White, PieceKind::King)))
    };
    for from in steps(king).filter(|&square| candidate.piece_at(square).is_none()) {
        let before = moved_king(from);
        captured_on(&before, king, &mut all);
        for (square, piece) in candidate.pieces() {
            if piece.color() == Color::Black {
                moved_to(&before, square, piece, &mut all);
            }
        }
    }
    // Another defender took the checking piece.
    for (square, piece) in candidate.pieces() {
        if piece.color() == Color::White && piece.kind() != PieceKind::King {
            let came_from = reach(candidate, square, piece.kind(), Color::Black);
            for from in came_from {
                if piece.kind().has_no_move_from(Color::White, from) {
                    continue;
                }
                let before = candidate.with(square, None).with(from, Some(piece));
                captured_on(&before, square, &mut all);
            }
        }
    }
    rng.shuffle(&mut all);
    all
}

/// The candidates in which Black's next move may lead to this one, in random order.
pub fn before_last_move(candidate: &Candidate, rng: &mut Rng) -> Vec<Candidate> {
    let mut all = Vec::new();
    for (square, piece) in candidate.pieces() {
        if piece.color() == Color::Black {
            moved_to(candidate, square, piece, &mut all);
        }
    }
    rng.shuffle(&mut all);
    all
}

fn steps(square: Square) -> impl Iterator<Item = Square> {
    let offsets = (-1..=1).flat_map(|file| (-1..=1).map(move |rank| (file, rank)));
    offsets
        .filter(|&offset| offset != (0, 0))
        .filter_map(move |(file, rank)| square.offset(file, rank))
}

/// The empty squares from which a piece of this kind of `color`'s opponent reaches `square`.
fn reach(
    candidate: &Candidate,
    square: Square,
    kind: PieceKind,
    against: Color,
) -> impl Iterator<Item = Square> + use<'_> {
    let occupied = candidate.pieces().map(|(square, _)| square).collect();
    attacks(Piece::new(against, kind), square, occupied)
        .into_iter()
        .filter(|&from| candidate.piece_at(from).is_none())
}

/// A piece of Black was dropped on, or moved to, a square and taken there.
fn captured_on(before: &Candidate, square: Square, all: &mut Vec<Candidate>) {
    for kind in shogi::HandKind::ALL {
        if before.left(kind).is_none_or(|left| left == 0) {
            continue;
        }
        if let Some(hand) = before.hand().added(kind) {
            all.push(before.with_hand(hand));
        }
        for kind in [Some(kind.kind()), kind.kind().promoted()]
            .into_iter()
            .flatten()
        {
            all.extend(from_elsewhere(before, square, kind));
        }
    }
}

/// A piece of Black that stands on `square` was dropped there, or came from elsewhere.
fn moved_to(before: &Candidate, square: Square, piece: Piece, all: &mut Vec<Candidate>) {
    let before = before.with(square, None);
    if let Some(kind) = piece.kind().in_hand()
        && !piece.kind().is_promoted()
        && let Some(hand) = before.hand().added(kind)
    {
        all.push(before.with_hand(hand));
    }
    all.extend(from_elsewhere(&before, square, piece.kind()));
    if piece.kind().is_promoted() {
        all.extend(from_elsewhere(&before, square, piece.kind().unpromoted()));
    }
}

/// A piece of Black comes to a square from those that it reaches it from.
fn from_elsewhere(before: &Candidate, to: Square, kind: PieceKind) -> Vec<Candidate> {
    reach(before, to, kind, Color::White)
        .filter(|&from| !kind.has_no_move_from(Color::Black, from))
        .map(|from| before.with(from, Some(Piece::new(Color::Black, kind))))
        .collect()
}
