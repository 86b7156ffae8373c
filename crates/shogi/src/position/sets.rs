//! The pieces of a position as sets of squares.

use super::{PieceGroup, Position};
use crate::{Bitboard, Color, Piece, PieceKind};

impl Position {
    /// The squares of all pieces of a kind, of both sides.
    ///
    /// ```
    /// use komadai_shogi::{PieceKind, Position};
    /// assert_eq!(Position::startpos().by_kind(PieceKind::Gold).len(), 4);
    /// ```
    #[inline]
    #[must_use]
    pub fn by_kind(&self, kind: PieceKind) -> Bitboard {
        let of = |group: PieceGroup| self.groups[group as usize];
        let steps = of(PieceGroup::KingSteps);
        match kind {
            PieceKind::Pawn => of(PieceGroup::Pawns),
            PieceKind::Lance => of(PieceGroup::Lances),
            PieceKind::Silver => of(PieceGroup::Silvers),
            PieceKind::Bishop => of(PieceGroup::Bishops) - steps,
            PieceKind::Horse => of(PieceGroup::Bishops) & steps,
            PieceKind::Rook => of(PieceGroup::Rooks) - steps,
            PieceKind::Dragon => of(PieceGroup::Rooks) & steps,
            PieceKind::King => steps - of(PieceGroup::Bishops) - of(PieceGroup::Rooks),
            PieceKind::Knight => self.knights(Color::Black) | self.knights(Color::White),
            PieceKind::Gold
            | PieceKind::Tokin
            | PieceKind::ProLance
            | PieceKind::ProKnight
            | PieceKind::ProSilver => {
                let is_it = |piece: Piece| piece.kind() == kind;
                let golds = of(PieceGroup::Golds).into_iter();
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
    #[inline]
    #[must_use]
    pub fn by_piece(&self, piece: Piece) -> Bitboard {
        self.by_kind(piece.kind()) & self.pieces_of(piece.color())
    }

    /// The squares of the pieces of a side that move alike.
    ///
    /// ```
    /// use komadai_shogi::{Color, PieceGroup, Position, Strictness};
    /// let position = Position::from_sfen("4k4/9/2+P6/9/9/9/9/9/4KG3 b - 1", Strictness::Game)?;
    /// assert_eq!(position.group(PieceGroup::Golds, Color::Black).len(), 2);
    /// # Ok::<(), komadai_shogi::PositionErrors>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn group(&self, group: PieceGroup, color: Color) -> Bitboard {
        self.groups[group as usize] & self.colors[color]
    }

    /// The squares of the knights of a side: the pieces in no [group](PieceGroup).
    #[inline]
    #[must_use]
    pub fn knights(&self, color: Color) -> Bitboard {
        let others = self.groups.into_iter().fold(Bitboard::EMPTY, Bitboard::or);
        self.colors[color] - others
    }
}
