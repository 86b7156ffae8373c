//! How the piece of a new move comes to its square.
use shogi::{Move, Square};

use super::geometry::Cell;
use crate::BoardView;

/// A piece that has just come to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveAnimation {
    pub to: Square,
    /// How many rows further down and columns further right it was; `None` for a drop.
    pub offset: Option<(i8, i8)>,
}

/// Finds out whether what a board shows is one move further.
#[derive(Debug, Default)]
pub struct NewMove {
    before: Option<u32>,
}

impl NewMove {
    /// Whether a move was made since the last call.
    pub fn is_made(&mut self, view: &BoardView) -> bool {
        let number = view.setup.move_number();
        let before = self.before.replace(number);
        before.is_some_and(|before| before + 1 == number)
    }
}

impl MoveAnimation {
    pub fn new(mv: Move, flipped: bool) -> Self {
        let to = Cell::of(mv.to(), flipped);
        let offset = mv.from().map(|from| {
            let from = Cell::of(from, flipped);
            (
                from.row as i8 - to.row as i8,
                from.column as i8 - to.column as i8,
            )
        });
        Self {
            to: mv.to(),
            offset,
        }
    }
}
