//! Who makes a move that a text names.

use alloc::string::String;

use super::{Game, Ply};
use crate::{Color, Move, ParseMoveError, Piece, Setup};

impl Game {
    /// The move as one of the side that owns the piece; of a drop, and from an
    /// empty square, the side to move.
    pub fn ply_of(&self, mv: Move) -> Ply {
        let by = maker(&self.table(), mv);
        Ply { by, mv }
    }

    /// A move as a text that [`Game::read`] understands after the moves before
    /// it: USI, with `+` (Black) or `-` (White) before it where the move alone
    /// would be taken for the other side's: a drop out of turn, or a piece moved
    /// by the side that does not own it.
    pub fn written(&self, index: usize) -> Option<String> {
        let Ply { by, mv } = *self.plies.get(index)?;
        let sign = match by {
            _ if by == maker(&self.table_at(index), mv) => "",
            Color::Black => "+",
            Color::White => "-",
        };
        Some(format!("{sign}{mv}"))
    }

    /// Reads a move, in USI, that is to be made now.
    ///
    /// # Errors
    /// When the text is not a move.
    pub fn read(&self, text: &str) -> Result<Ply, ParseMoveError> {
        let signed = |by: Color, rest: &str| {
            Ok(Ply {
                by,
                mv: rest.parse()?,
            })
        };
        match text.split_at_checked(1) {
            Some(("+", rest)) => signed(Color::Black, rest),
            Some(("-", rest)) => signed(Color::White, rest),
            _ => Ok(self.ply_of(text.parse()?)),
        }
    }
}

/// Who makes a move, unless it is said: the side that owns the piece; of a
/// drop, and from an empty square, the side to move.
fn maker(table: &Setup, mv: Move) -> Color {
    let piece = mv.from().and_then(|from| table.piece_at(from));
    piece.map_or(table.turn(), Piece::color)
}
