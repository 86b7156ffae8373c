//! Moves as texts, with the side that makes them.

use alloc::string::String;

use super::{Game, Ply};
use crate::{Color, Move, ParseMoveError};

impl Game {
    /// The move, made by the side that owns the piece; by the side to move if it is a
    /// drop or starts from an empty square.
    #[must_use]
    pub fn ply_for_owner(&self, mv: Move) -> Ply {
        let by = self.setup().mover(mv);
        Ply { by, mv }
    }

    /// The move with this index as a text that [`Game::parse_ply`] reads after the moves
    /// before it: USI, with `+` (Black) or `-` (White) before it if the move alone
    /// would be taken for the other side's. That is a drop out of turn, or a piece
    /// moved by the side that does not own it.
    #[must_use]
    pub fn ply_to_usi(&self, index: usize) -> Option<String> {
        let Ply { by, mv } = *self.plies.get(index)?;
        let sign = match by {
            _ if by == self.setup_at(index).mover(mv) => "",
            Color::Black => "+",
            Color::White => "-",
        };
        Some(format!("{sign}{mv}"))
    }

    /// Reads a move in USI, with or without the sign of the side.
    ///
    /// # Errors
    /// When the text is not a move.
    pub fn parse_ply(&self, text: &str) -> Result<Ply, ParseMoveError> {
        let signed = |by: Color, rest: &str| {
            Ok(Ply {
                by,
                mv: rest.parse()?,
            })
        };
        match text.split_at_checked(1) {
            Some(("+", rest)) => signed(Color::Black, rest),
            Some(("-", rest)) => signed(Color::White, rest),
            _ => Ok(self.ply_for_owner(text.parse()?)),
        }
    }
}
