//! Whether a move gives check, before it is played.

use super::Position;
use crate::{
    Bitboard, Move, MoveKind, Piece, PieceKind, Square,
    attacks::{self, Direction},
};

impl Position {
    /// Whether a legal move gives check, directly or by moving out of the way of a slider. For
    /// other moves the answer means nothing.
    ///
    /// ```
    /// use komadai_shogi::{Position, Strictness};
    /// let position = Position::from_sfen("4k4/9/9/9/4S4/9/9/9/4L3K b - 1", Strictness::Problem)?;
    /// assert!(position.gives_check("5e4f".parse()?));
    /// assert!(!position.gives_check("5e5d".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn gives_check(&self, mv: Move) -> bool {
        let us = self.turn();
        let Some(king) = self.king(!us) else {
            return false;
        };
        let Some(piece) = self.placed_piece(mv) else {
            return false;
        };
        let occupied = self.occupied_after(mv);
        attacks_king(piece, mv.to(), king, occupied)
            || mv
                .from()
                .is_some_and(|from| discovers_check(self, from, king, occupied))
    }

    /// The piece that a move puts on its destination, promoted or not; `None` if there is no
    /// piece on its origin.
    #[inline]
    #[must_use]
    pub fn placed_piece(&self, mv: Move) -> Option<Piece> {
        match mv.kind() {
            MoveKind::Drop { kind, .. } => Some(Piece::new(self.turn(), kind.kind())),
            MoveKind::Normal { from, promote, .. } => {
                let piece = self.piece_at(from)?;
                Some(if promote { piece.promoted() } else { piece })
            }
        }
    }

    /// The occupancy after a move: all squares with a piece.
    #[inline]
    #[must_use]
    pub fn occupied_after(&self, mv: Move) -> Bitboard {
        let occupied = self.occupied().with(mv.to());
        match mv.from() {
            Some(from) => occupied.without(from),
            None => occupied,
        }
    }
}

#[inline]
fn attacks_king(piece: Piece, from: Square, king: Square, occupied: Bitboard) -> bool {
    if attacks::steps_to(piece, king).contains(from) {
        return true;
    }
    let Some(direction) = attacks::direction(from, king) else {
        return false;
    };
    let slides = match piece.kind() {
        PieceKind::Lance => direction == Direction::forward(piece.color()),
        PieceKind::Bishop | PieceKind::Horse => direction.is_diagonal(),
        PieceKind::Rook | PieceKind::Dragon => !direction.is_diagonal(),
        _ => false,
    };
    slides && !attacks::between(from, king).intersects(occupied)
}

#[inline]
fn discovers_check(position: &Position, from: Square, king: Square, occupied: Bitboard) -> bool {
    if attacks::direction(from, king).is_none() {
        return false;
    }
    let us = position.turn();
    let sliders = position.snipers(king, us).without(from);
    (sliders & attacks::line(king, from))
        .into_iter()
        .any(|slider| !attacks::between(slider, king).intersects(occupied))
}
