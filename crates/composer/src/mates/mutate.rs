//! Small random changes of a candidate.

use fastrand::Rng;
use shogi::{Color, HandKind, Piece, PieceKind, Square};

use super::{Candidate, random};

/// A candidate with one or two small changes; `None` where the change is not possible.
pub fn mutated(candidate: &Candidate, rng: &mut Rng) -> Option<Candidate> {
    let once = change(candidate, rng)?;
    match rng.bool() {
        true => Some(once),
        false => change(&once, rng),
    }
}

fn change(candidate: &Candidate, rng: &mut Rng) -> Option<Candidate> {
    match rng.u8(0..7) {
        0 => shift(candidate, rng),
        1 | 2 => move_piece(candidate, rng),
        3 => change_kind(candidate, rng),
        4 => change_hand(candidate, rng),
        5 => random::with_defender(candidate, rng),
        _ => random::with_attacker(candidate, rng),
    }
}

/// All pieces one square further.
fn shift(candidate: &Candidate, rng: &mut Rng) -> Option<Candidate> {
    let (file, rank) = *rng.choice(&[(-1, 0), (1, 0), (0, -1), (0, 1)])?;
    candidate.moved(|square| square.offset(file, rank))
}

fn some_piece(candidate: &Candidate, rng: &mut Rng) -> Option<(Square, Piece)> {
    let pieces: Vec<_> = candidate.pieces().collect();
    rng.choice(&pieces).copied()
}

fn move_piece(candidate: &Candidate, rng: &mut Rng) -> Option<Candidate> {
    let (from, piece) = some_piece(candidate, rng)?;
    let to = from.offset(rng.i8(-2..=2), rng.i8(-2..=2))?;
    if candidate.piece_at(to).is_some() {
        return None;
    }
    Some(candidate.with(from, None).with(to, Some(piece)))
}

fn change_kind(candidate: &Candidate, rng: &mut Rng) -> Option<Candidate> {
    let (square, piece) = some_piece(candidate, rng)?;
    if piece.kind() == PieceKind::King {
        return None;
    }
    let kind = *rng.choice(match piece.color() {
        Color::Black => &random::ATTACKERS[..],
        Color::White => &random::DEFENDERS[..],
    })?;
    Some(candidate.with(square, Some(Piece::new(piece.color(), kind))))
}

fn change_hand(candidate: &Candidate, rng: &mut Rng) -> Option<Candidate> {
    let mut hand = candidate.hand();
    let held: Vec<HandKind> = hand.iter().map(|(kind, _)| kind).collect();
    if let (Some(&kind), true) = (rng.choice(&held), rng.bool()) {
        hand = hand.taken(kind)?;
    }
    hand = hand.added(*rng.choice(&random::IN_HAND)?)?;
    Some(candidate.with_hand(hand))
}
