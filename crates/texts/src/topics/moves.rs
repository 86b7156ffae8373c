//! Moves as a list of moves writes them.
use shogi::{Move, Position};

use komadai_model::MoveContext;

#[derive(Debug)]
pub struct MovesText {
    /// A legal move, given the one before it, as records write it.
    pub written: fn(&Position, Move, before: Option<Move>) -> String,
    /// Any move, with the square it came from.
    pub plain: fn(MoveContext) -> String,
    /// Whether both begin with the mark of the side.
    pub names_side: bool,
}
