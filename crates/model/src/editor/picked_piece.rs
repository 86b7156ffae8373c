use shogi::{Color, Origin, Piece, Setup};

use super::EditRefusal;

/// The piece that is picked up, if any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PickedPiece {
    #[default]
    Nothing,
    /// A piece that stands on the board or lies in a hand.
    OnTable(Origin),
    /// One out of the box; after it follow others, as long as there are any.
    OfBox(Piece),
}

impl PickedPiece {
    /// The piece, as it is seen.
    pub fn piece(self, setup: &Setup) -> Option<Piece> {
        match self {
            Self::Nothing => None,
            Self::OnTable(Origin::Board(square)) => setup.piece_at(square),
            Self::OnTable(Origin::Hand(color, kind)) => Some(Piece::new(color, kind.kind())),
            Self::OfBox(piece) => Some(piece),
        }
    }

    /// Takes the piece from where it is. The box is what the table has not, so
    /// nothing is taken from it.
    pub fn take(self, setup: &mut Setup) -> Option<Piece> {
        let piece = self.piece(setup)?;
        match self {
            Self::Nothing | Self::OfBox(_) => {}
            Self::OnTable(Origin::Board(square)) => {
                setup.set_piece(square, None);
            }
            Self::OnTable(Origin::Hand(color, kind)) => {
                setup.set_hand(color, setup.hand(color).taken(kind)?);
            }
        }
        Some(piece)
    }
}

/// Puts a piece in a hand, as what it is there.
pub fn give(setup: &mut Setup, color: Color, piece: Piece) -> Result<Piece, EditRefusal> {
    let kind = piece.kind().in_hand().ok_or(EditRefusal::KingInHand)?;
    let hand = setup.hand(color).added(kind);
    setup.set_hand(color, hand.ok_or(EditRefusal::HandFull)?);
    Ok(Piece::new(color, kind.kind()))
}

/// The next of the ways a piece can lie: one side's faces, then the other's.
pub fn next_way(piece: Piece) -> Piece {
    match piece.kind().promoted() {
        Some(promoted) => Piece::new(piece.color(), promoted),
        None => Piece::new(!piece.color(), piece.kind().unpromoted()),
    }
}

/// The same piece with its other face up.
pub fn other_face(piece: Piece) -> Result<Piece, EditRefusal> {
    let kind = piece.kind();
    let other = match kind.promoted() {
        Some(promoted) => promoted,
        None if kind.is_promoted() => kind.unpromoted(),
        None => return Err(EditRefusal::OneFace(piece)),
    };
    Ok(Piece::new(piece.color(), other))
}
