//! What makes two problems near duplicates.

use shogi::{Color, Hand, Move, MoveKind, Piece, PieceKind, Position, Square};

use super::Candidate;

/// Files and ranks from the king.
type Offset = (i8, i8);

/// All pieces seen from the king: the same for problems that differ by a shift or a mirror.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    pieces: Vec<(Offset, Piece)>,
    hand: Hand,
}

impl Shape {
    /// `None` without a king.
    pub fn new(candidate: &Candidate) -> Option<Self> {
        let king = candidate.king()?;
        let seen = |is_mirrored: bool| {
            let pieces = candidate.pieces();
            let mut pieces: Vec<_> = pieces
                .map(|(square, piece)| (offset(king, square, is_mirrored), piece))
                .collect();
            pieces.sort_unstable();
            pieces
        };
        Some(Self {
            pieces: seen(false).min(seen(true)),
            hand: candidate.hand(),
        })
    }
}

/// A move of the solution: the piece, how it moves, and where to, seen from the king.
type Step = (PieceKind, bool, bool, Offset);

/// The moves of the solution seen from the king: the same for problems that are solved in the
/// same way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Idea(Vec<Step>);

impl Idea {
    /// `None` if the position breaks a rule.
    pub fn new(candidate: &Candidate, line: &[Move]) -> Option<Self> {
        let position = candidate.position()?;
        let seen = |is_mirrored| steps(position, line, is_mirrored);
        Some(Self(seen(false)?.min(seen(true)?)))
    }

    /// So many problems with one idea may be kept: there are few ideas for a short mate.
    pub fn limit(&self) -> usize {
        match self.0.len() {
            0..=1 => 12,
            2..=3 => 3,
            4..=5 => 2,
            _ => 1,
        }
    }
}

fn steps(mut position: Position, line: &[Move], is_mirrored: bool) -> Option<Vec<Step>> {
    let mut steps = Vec::new();
    for &mv in line {
        let king = position.king(Color::White)?;
        let (kind, is_drop) = match mv.kind() {
            MoveKind::Drop { kind, .. } => (kind.kind(), true),
            MoveKind::Normal { from, .. } => (position.piece_at(from)?.kind(), false),
        };
        steps.push((
            kind,
            is_drop,
            mv.promotes(),
            offset(king, mv.to(), is_mirrored),
        ));
        position.play_unchecked(mv);
    }
    Some(steps)
}

fn offset(king: Square, square: Square, is_mirrored: bool) -> Offset {
    let difference = |of: fn(Square) -> u8| of(square).cast_signed() - of(king).cast_signed();
    let file = difference(Square::file);
    let rank = difference(Square::rank);
    (if is_mirrored { -file } else { file }, rank)
}
