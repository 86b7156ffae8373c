//! Moves as a list of moves writes them.
mod en;
mod it;
mod ja;
mod ro;
mod sv;
#[cfg(test)]
mod tests;

use shogi::{Move, Position};

pub(super) use en::EN;
pub(super) use it::IT;
pub(super) use ja::JA;
pub(super) use ro::RO;
pub(super) use sv::SV;

use super::MoveFacts;

/// For a part that is loaded later.
#[derive(Debug)]
pub struct MovesText {
    /// A legal move, given the one before it, as records write it.
    pub written: fn(&Position, Move, before: Option<Move>) -> String,
    /// Any move, with the square it came from.
    pub plain: fn(MoveFacts) -> String,
    /// Whether both have the sign of the side already.
    pub names_side: bool,
}
