//! Which moves of a position give check, for many moves of it: the squares from which each
//! kind of piece would give check are computed once.

use komadai_shogi::{Bitboard, Color, Move, PieceKind, Position, Square, attacks};

/// Kinds of pieces by their code.
const KINDS: usize = 16;

/// The squares of checks by one side in a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CheckSquares {
    /// The king that is checked; without one no move gives check.
    king: Option<Square>,
    /// For each kind of piece the squares from which it attacks the king.
    direct: [Bitboard; KINDS],
    /// The pieces of that side that alone stand between one of its sliders and the king.
    blockers: Bitboard,
}

impl CheckSquares {
    /// The checks by the side to move.
    pub fn new(position: &Position) -> Self {
        Self::by(position, position.turn())
    }

    /// The checks by `us`.
    pub fn by(position: &Position, us: Color) -> Self {
        let king = position.king(!us);
        Self {
            king,
            direct: king.map_or([Bitboard::EMPTY; KINDS], |king| {
                direct_checks(us, king, position.occupied())
            }),
            blockers: position.blockers(!us) & position.pieces_of(us),
        }
    }

    /// The squares from which a piece of a kind gives check.
    #[inline]
    pub fn direct(&self, kind: PieceKind) -> Bitboard {
        self.direct[kind as usize % KINDS]
    }

    /// The squares on which the piece of a square gives discovered check; none if it does not
    /// stand before a slider.
    #[inline]
    pub fn discovered(&self, from: Square) -> Bitboard {
        match self.king {
            Some(king) if self.blockers.contains(from) => !attacks::line(king, from),
            _ => Bitboard::EMPTY,
        }
    }

    /// Whether a legal move gives direct or discovered check.
    #[inline]
    pub fn gives_check(&self, position: &Position, mv: Move) -> bool {
        let Some(piece) = position.placed_piece(mv) else {
            return false;
        };
        let discovers = |from| self.discovered(from).contains(mv.to());
        self.direct(piece.kind()).contains(mv.to()) || mv.from().is_some_and(discovers)
    }
}

/// The squares from which each kind of piece of `us` attacks a king.
fn direct_checks(us: Color, king: Square, occupied: Bitboard) -> [Bitboard; KINDS] {
    let gold = attacks::gold(!us, king);
    let bishop = attacks::bishop(king, occupied);
    let rook = attacks::rook(king, occupied);
    let mut direct = [Bitboard::EMPTY; KINDS];
    for (kind, squares) in [
        (PieceKind::Pawn, attacks::pawn(!us, king)),
        (PieceKind::Lance, attacks::lance(!us, king, occupied)),
        (PieceKind::Knight, attacks::knight(!us, king)),
        (PieceKind::Silver, attacks::silver(!us, king)),
        (PieceKind::Gold, gold),
        (PieceKind::Tokin, gold),
        (PieceKind::ProLance, gold),
        (PieceKind::ProKnight, gold),
        (PieceKind::ProSilver, gold),
        (PieceKind::Bishop, bishop),
        (PieceKind::Rook, rook),
        (PieceKind::Horse, bishop | attacks::king(king)),
        (PieceKind::Dragon, rook | attacks::king(king)),
    ] {
        direct[kind as usize] = squares;
    }
    direct
}
