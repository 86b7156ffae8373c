//! The pieces of a position as sets of squares.

use super::{Group, Position};
use crate::{Bitboard, Color, Piece, PieceKind};

impl Position {
    /// The squares of all pieces of a kind, of both sides.
    ///
    /// ```
    /// use komadai_shogi::{PieceKind, Position};
    /// assert_eq!(Position::startpos().by_kind(PieceKind::Gold).len(), 4);
    /// ```
    pub fn by_kind(&self, kind: PieceKind) -> Bitboard {
        let of = |group: Group| self.groups[group as usize];
        let steps = of(Group::KingSteps);
        match kind {
            PieceKind::Pawn => of(Group::Pawns),
            PieceKind::Lance => of(Group::Lances),
            PieceKind::Silver => of(Group::Silvers),
            PieceKind::Bishop => of(Group::Bishops) - steps,
            PieceKind::Horse => of(Group::Bishops) & steps,
            PieceKind::Rook => of(Group::Rooks) - steps,
            PieceKind::Dragon => of(Group::Rooks) & steps,
            PieceKind::King => steps - of(Group::Bishops) - of(Group::Rooks),
            PieceKind::Knight => self.knights(Color::Black) | self.knights(Color::White),
            PieceKind::Gold
            | PieceKind::Tokin
            | PieceKind::ProLance
            | PieceKind::ProKnight
            | PieceKind::ProSilver => {
                let is_it = |piece: Piece| piece.kind() == kind;
                let golds = of(Group::Golds).into_iter();
                golds
                    .filter(|&square| self.piece_at(square).is_some_and(is_it))
                    .fold(Bitboard::EMPTY, Bitboard::with)
            }
        }
    }

    /// The squares of all pieces of a kind and a side.
    ///
    /// ```
    /// use komadai_shogi::{Color, Piece, PieceKind, Position};
    /// let rooks = Position::startpos().by_piece(Piece::new(Color::Black, PieceKind::Rook));
    /// assert_eq!(rooks.into_iter().map(|s| s.to_string()).collect::<Vec<_>>(), ["2h"]);
    /// ```
    #[must_use]
    pub fn by_piece(&self, piece: Piece) -> Bitboard {
        self.by_kind(piece.kind()) & self.pieces_of(piece.color())
    }
}
