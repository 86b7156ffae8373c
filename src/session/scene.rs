use shogi::{Bitboard, Color, HandKind, Origin, Piece, Position, Setup, Square};

use super::{Refusal, Selection};
use crate::i18n::MoveFacts;

/// All that a board shows of a position. The board judges nothing of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    pub setup: Setup,
    /// The side that may move now on this screen.
    pub mover: Option<Color>,
    /// The squares of its pieces that have a legal move.
    pub movable: Bitboard,
    pub selection: Selection,
    /// Where the selected piece can go.
    pub destinations: Bitboard,
    pub last_move: Option<MoveFacts>,
    /// The square of a king in check.
    pub check: Option<Square>,
    pub refusal: Option<Refusal>,
}

impl Scene {
    /// The position with what can be done in it; nothing has happened yet.
    pub fn of(position: &Position, selection: Selection, mover: Option<Color>) -> Self {
        let movable = match mover {
            Some(_) => position
                .legal_moves()
                .iter()
                .filter_map(|mv| mv.from())
                .collect(),
            None => Bitboard::EMPTY,
        };
        Self {
            setup: position.to_setup(),
            mover,
            movable,
            selection,
            destinations: selection.destinations(position),
            last_move: None,
            check: position
                .king(position.turn())
                .filter(|_| position.is_check()),
            refusal: None,
        }
    }

    /// The piece that stands, or would be dropped, from there.
    pub fn piece_of(&self, origin: Origin) -> Option<Piece> {
        match origin {
            Origin::Board(square) => self.setup.piece_at(square),
            Origin::Hand(color, kind) => Some(Piece::new(color, kind.kind())),
        }
    }

    /// Whether this piece in hand is picked up.
    pub fn is_selected(&self, color: Color, kind: HandKind) -> bool {
        self.selection.origin() == Some(Origin::Hand(color, kind))
    }
}
