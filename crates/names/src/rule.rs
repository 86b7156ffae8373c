use komadai_shogi::{Color, HandKind, Piece, PieceKind, Position, Square};

use crate::Kind;

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// When a name is there. Squares and colors are those of Black; for White the board is turned.
pub struct Rule {
    pub id: &'static str,
    pub kind: Kind,
    /// Alternatives, each with conditions that all have to hold.
    pub terms: &'static [&'static [Term]],
    /// The last ply at which it may come.
    pub by: u16,
    /// One of these names has to be there before, if there is any.
    pub needs: &'static [u8],
    /// The opponent has to have one of these, if there is any.
    pub against: &'static [u8],
    /// None of these may be there, on either side.
    pub not: &'static [u8],
    /// The names that it replaces.
    pub over: &'static [u8],
}

/// A condition on a position.
pub enum Term {
    /// A piece on one of these squares, or on none of them.
    Piece {
        piece: Piece,
        on: &'static [u8],
        is_there: bool,
    },
    /// A square without a piece.
    Empty(u8),
    /// A piece in hand, or none of that kind.
    Hand {
        color: Color,
        kind: HandKind,
        is_there: bool,
    },
}

impl Rule {
    /// Whether a position has what it wants, for this side.
    pub fn fits(&self, position: &Position, side: Color) -> bool {
        let fits = |terms: &&[Term]| terms.iter().all(|term| term.fits(position, side));
        self.terms.iter().any(fits)
    }
}

impl Term {
    fn fits(&self, position: &Position, side: Color) -> bool {
        match *self {
            Self::Piece {
                piece,
                on,
                is_there,
            } => {
                let piece = Some(Piece::new(seen_by(side, piece.color()), piece.kind()));
                on.iter().any(|&square| piece_at(position, side, square) == piece) == is_there
            }
            Self::Empty(square) => piece_at(position, side, square).is_none(),
            Self::Hand {
                color,
                kind,
                is_there,
            } => position.hand(seen_by(side, color)).has(kind) == is_there,
        }
    }
}

/// The names that can come when this side has moved a piece to a square.
pub fn candidates(to: Square, side: Color) -> &'static [u8] {
    let to = match side {
        Color::Black => to,
        Color::White => to.rotated(),
    };
    CANDIDATES[to.index()]
}

fn piece_at(position: &Position, side: Color, square: u8) -> Option<Piece> {
    let square = Square::from_index(square.into()).expect("a square of the table");
    position.piece_at(match side {
        Color::Black => square,
        Color::White => square.rotated(),
    })
}

fn seen_by(side: Color, color: Color) -> Color {
    match side {
        Color::Black => color,
        Color::White => !color,
    }
}
