//! The board: its labels, the question of promotion, its announcements.
use shogi::{Color, HandKind, PieceKind, Square};

use komadai_model::board::SquareFacts;

#[derive(Debug)]
pub struct BoardText {
    /// The name of the grid.
    pub board: &'static str,
    /// How the keyboard works, as the grid's description.
    pub keys: &'static str,
    /// A square in full words: its name, what stands there, what can be done.
    pub square: fn(SquareFacts) -> String,
    pub hand: fn(Color) -> &'static str,
    /// How to resign, as the description of one's own hand.
    pub resign_here: &'static str,
    /// Shown on that hand once it was touched beside the pieces.
    pub hold_to_resign: &'static str,
    /// Shown on the hand while it is pressed.
    pub resigning: &'static str,
    /// An item of a hand with its count.
    pub hand_item: fn(Color, HandKind, u8, selected: bool) -> String,
    /// The question whether this piece promotes there.
    pub promotion: fn(PieceKind, Square) -> String,
    /// The answer yes, by what the piece becomes: in two or three words.
    pub promote: fn(PieceKind) -> String,
    /// The answer no, by what the piece stays.
    pub decline: fn(PieceKind) -> String,
    /// A move with its side, to be read out.
    pub moved: fn(Color, spoken: String) -> String,
    pub check: fn(Color) -> String,
    /// The position was copied, as SFEN.
    pub copied: &'static str,
}

/// Whether what a piece becomes is called otherwise than a promoted piece.
pub(crate) const fn has_own_name(kind: PieceKind) -> bool {
    matches!(
        kind,
        PieceKind::Dragon | PieceKind::Horse | PieceKind::Tokin
    )
}
