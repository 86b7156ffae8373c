//! Random candidates: a king near the edge, and a few pieces near it.

use fastrand::Rng;
use shogi::{Color, HandKind, Piece, PieceKind, Square};

use super::Candidate;

/// Attackers on the board, by how often they are drawn.
pub const ATTACKERS: [PieceKind; 20] = {
    use PieceKind as K;
    [
        K::Pawn,
        K::Pawn,
        K::Lance,
        K::Knight,
        K::Knight,
        K::Silver,
        K::Silver,
        K::Silver,
        K::Gold,
        K::Gold,
        K::Bishop,
        K::Bishop,
        K::Rook,
        K::Rook,
        K::Tokin,
        K::ProSilver,
        K::Horse,
        K::Horse,
        K::Dragon,
        K::Dragon,
    ]
};

/// Defenders on the board.
pub const DEFENDERS: [PieceKind; 16] = {
    use PieceKind as K;
    [
        K::Pawn,
        K::Pawn,
        K::Pawn,
        K::Pawn,
        K::Lance,
        K::Lance,
        K::Knight,
        K::Knight,
        K::Silver,
        K::Silver,
        K::Gold,
        K::Gold,
        K::Bishop,
        K::Rook,
        K::Horse,
        K::Tokin,
    ]
};

/// Pieces in the attacker's hand.
pub const IN_HAND: [HandKind; 14] = {
    use HandKind as K;
    [
        K::Pawn,
        K::Pawn,
        K::Lance,
        K::Knight,
        K::Knight,
        K::Silver,
        K::Silver,
        K::Silver,
        K::Gold,
        K::Gold,
        K::Gold,
        K::Bishop,
        K::Rook,
        K::Rook,
    ]
};

/// A random position that might be a mate problem; `None` where the pieces did not fit.
pub fn candidate(rng: &mut Rng) -> Option<Candidate> {
    let king = Square::new(rng.u8(1..=5), *rng.choice(&[1, 1, 1, 2, 2, 3, 4])?)?;
    let mut candidate = Candidate::new(king);
    for _ in 0..rng.u8(1..=4) {
        candidate = with_attacker(&candidate, rng)?;
    }
    for _ in 0..rng.u8(0..=5) {
        candidate = with_defender(&candidate, rng)?;
    }
    for _ in 0..rng.u8(0..=3) {
        let hand = candidate.hand().added(*rng.choice(&IN_HAND)?)?;
        candidate = candidate.with_hand(hand);
    }
    Some(candidate)
}

/// With one more piece of Black on the board.
pub fn with_attacker(candidate: &Candidate, rng: &mut Rng) -> Option<Candidate> {
    let kind = *rng.choice(&ATTACKERS)?;
    place(candidate, Piece::new(Color::Black, kind), rng)
}

/// With one more piece of White on the board.
pub fn with_defender(candidate: &Candidate, rng: &mut Rng) -> Option<Candidate> {
    let kind = *rng.choice(&DEFENDERS)?;
    place(candidate, Piece::new(Color::White, kind), rng)
}

/// Places a piece on an empty square near the king; sliders may stand far away.
fn place(candidate: &Candidate, piece: Piece, rng: &mut Rng) -> Option<Candidate> {
    let king = candidate.king()?;
    let is_slider = matches!(
        piece.kind(),
        PieceKind::Bishop
            | PieceKind::Rook
            | PieceKind::Horse
            | PieceKind::Dragon
            | PieceKind::Lance
    );
    let far = is_slider && rng.u8(0..3) == 0;
    for _ in 0..20 {
        let square = match far {
            true => Square::from_index(rng.usize(0..Square::COUNT)),
            false => king.offset(rng.i8(-3..=3), rng.i8(-2..=3)),
        };
        if let Some(square) = square
            && candidate.piece_at(square).is_none()
            && !piece.kind().has_no_move_from(piece.color(), square)
        {
            return Some(candidate.with(square, Some(piece)));
        }
    }
    None
}
