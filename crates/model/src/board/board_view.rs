use shogi::{Bitboard, Color, HandKind, Origin, Piece, Position, Setup, Square};

use crate::{MoveContext, Refusal, Selection};

/// Everything a board shows of a position. The board knows no rules.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    pub setup: Setup,
    /// The side that may move now on this screen.
    pub mover: Option<Color>,
    /// Whether pieces of both sides can move anywhere, legal or not.
    pub free_moves: bool,
    /// With `free_moves`: whether only the side to move can select its pieces.
    pub alternate_turns: bool,
    /// The squares of the mover's pieces that have a legal move.
    pub movable: Bitboard,
    pub selection: Selection,
    /// Where the selected piece can go.
    pub destinations: Bitboard,
    pub last_move: Option<MoveContext>,
    /// The square of a king in check.
    pub check: Option<Square>,
    pub refusal: Option<Refusal>,
    /// The side that can resign at its komadai.
    pub resigner: Option<Color>,
    /// The side whose pieces in hand are shown on the board, as a sign that it has
    /// resigned.
    pub resigned_hand_of: Option<Color>,
}

impl BoardView {
    /// A position with its legal moves; no last move, no refusal.
    pub fn from_position(position: &Position, selection: Selection, mover: Option<Color>) -> Self {
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
            free_moves: false,
            alternate_turns: false,
            movable,
            selection,
            destinations: selection.destinations(position),
            last_move: None,
            check: position
                .king(position.turn())
                .filter(|_| position.in_check()),
            refusal: None,
            resigner: None,
            resigned_hand_of: None,
        }
    }

    /// Any setup, without legality.
    pub fn from_setup(table: Setup, selection: Selection, mover: Option<Color>) -> Self {
        Self {
            setup: table,
            mover,
            free_moves: true,
            alternate_turns: false,
            movable: Bitboard::EMPTY,
            selection,
            destinations: Bitboard::EMPTY,
            last_move: None,
            check: None,
            refusal: None,
            resigner: None,
            resigned_hand_of: None,
        }
    }

    /// Whether pieces of this side can be selected.
    pub fn can_lift(&self, color: Color) -> bool {
        match self.mover {
            Some(mover) => self.free_moves && !self.alternate_turns || mover == color,
            None => false,
        }
    }

    /// The piece at an origin.
    pub fn piece_of(&self, origin: Origin) -> Option<Piece> {
        self.setup.piece_of(origin)
    }

    /// Whether this kind of piece in hand is selected.
    pub fn is_selected(&self, color: Color, kind: HandKind) -> bool {
        self.selection.origin() == Some(Origin::Hand(color, kind))
    }
}
