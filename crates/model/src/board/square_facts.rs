use shogi::{Piece, Square};

/// What the label of a square says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareFacts {
    pub square: Square,
    pub piece: Option<Piece>,
    pub state: SquareState,
    /// Whether a king stands there in check.
    pub check: bool,
    pub last_move: bool,
}

/// What can be done with a square now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareState {
    Still,
    /// A piece of the side to move that has a legal move.
    Movable,
    Selected,
    /// The selected piece can go there.
    Destination,
}
