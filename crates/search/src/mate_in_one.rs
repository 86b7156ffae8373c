//! Mate in one ply, found without making moves.
//!
//! Sound but not complete: a contact check, or a check by a knight, that only the king
//! could capture, with no flight square.

use komadai_shogi::{Bitboard, Color, HandKind, Move, Piece, PieceKind, Position, Square, attacks};

use super::{
    Searcher,
    pseudo_movegen::LegalityFilter,
    score::{Bound, MATE},
    tt::{NO_EVAL, TtEntry},
};

impl Searcher {
    /// The value of a position `ply` plies from the root if a mate in one is found. It
    /// is stored in the transposition table with `depth`.
    pub(super) fn mate_in_one<const PV: bool>(
        &mut self,
        position: &Position,
        ply: usize,
        depth: i32,
        legality: &LegalityFilter,
    ) -> Option<i32> {
        let mv = mate_in_one(position, legality)?;
        let value = MATE - ply as i32 - 1;
        if PV {
            self.clear_pv(ply + 1);
            self.update_pv(ply, mv);
        }
        let entry = TtEntry {
            mv: Some(mv),
            value,
            eval: NO_EVAL,
            depth,
            bound: Bound::Exact,
        };
        self.tt.store(position.key(), ply, entry);
        Some(value)
    }
}

/// The enemy king and what surrounds it.
struct KingZone<'a> {
    position: &'a Position,
    us: Color,
    king: Square,
    occupied: Bitboard,
    /// Enemy pieces that are pinned to their king.
    pinned: Bitboard,
    /// The flight squares before the move.
    flights: Bitboard,
}

/// A move that mates at once, if one is found. The side to move is not in check.
pub(super) fn mate_in_one(position: &Position, legality: &LegalityFilter) -> Option<Move> {
    let us = position.turn();
    let king = position.king(!us)?;
    let occupied = position.occupied();
    let without_king = occupied.without(king);
    let ring = attacks::king(king);
    let is_unguarded = |&square: &Square| !position.is_attacked(square, us, without_king);
    let mut flights = Bitboard::EMPTY;
    for square in (ring - position.pieces_of(!us))
        .into_iter()
        .filter(is_unguarded)
    {
        if flights.len() == 3 {
            return None;
        }
        flights = flights.with(square);
    }
    let defended = ring & position.pieces_of(!us);
    let unguarded = defended
        .into_iter()
        .filter(is_unguarded)
        .fold(flights, Bitboard::with);
    let zone = KingZone {
        position,
        us,
        king,
        occupied,
        pinned: position.pinned(!us),
        flights,
    };
    let guarded = ring - unguarded;
    zone.by_drop(guarded - occupied)
        .or_else(|| zone.by_move(guarded - position.pieces_of(us), legality))
}

impl KingZone<'_> {
    fn by_drop(&self, near: Bitboard) -> Option<Move> {
        let hand = self.position.hand(self.us);
        if hand.is_empty() {
            return None;
        }
        let (them, king) = (!self.us, self.king);
        let straight = attacks::rook(king, Bitboard::ALL);
        let candidates = [
            (HandKind::Rook, near & straight),
            (HandKind::Gold, near & attacks::gold(them, king)),
            (HandKind::Bishop, near - straight),
            (HandKind::Silver, near & attacks::silver(them, king)),
            (HandKind::Lance, near & attacks::pawn(them, king)),
            (
                HandKind::Knight,
                attacks::knight(them, king) - self.occupied,
            ),
        ];
        for (kind, squares) in candidates {
            if hand.has(kind) {
                let piece = Piece::new(self.us, kind.kind());
                let squares = squares - Bitboard::last_ranks(self.us, kind.kind().immobile_ranks());
                for to in squares {
                    if self.is_mated(piece, to, None) {
                        return Some(Move::drop(kind, to));
                    }
                }
            }
        }
        None
    }

    fn by_move(&self, near: Bitboard, legality: &LegalityFilter) -> Option<Move> {
        let knights = attacks::knight(!self.us, self.king) - self.position.pieces_of(self.us);
        for to in near | knights {
            let movers = self.position.attackers_to(to, self.us, self.occupied);
            for from in movers {
                let Some(piece) = self.position.piece_at(from) else {
                    continue;
                };
                if piece.kind() == PieceKind::King {
                    continue;
                }
                if let Some(mv) = self.by_piece(piece, from, to, legality) {
                    return Some(mv);
                }
            }
        }
        None
    }

    fn by_piece(
        &self,
        piece: Piece,
        from: Square,
        to: Square,
        legality: &LegalityFilter,
    ) -> Option<Move> {
        let zone = from.in_promotion_zone(self.us) || to.in_promotion_zone(self.us);
        let promoted = piece.promoted();
        let can_promote = zone && promoted != piece;
        let must = piece.kind().has_no_move_from(self.us, to);
        for (placed, promote) in [(promoted, true), (piece, false)] {
            if promote != can_promote && promote || !promote && must {
                continue;
            }
            let mv = Move::normal(from, to, promote);
            if self.gives_contact_check(placed, to)
                && self.is_supported(from, to)
                && self.is_mated(placed, to, Some(from))
                && legality.is_legal(self.position, mv)
            {
                return Some(mv);
            }
        }
        None
    }

    /// Whether a piece next to the king, or a knight, gives check.
    fn gives_contact_check(&self, piece: Piece, to: Square) -> bool {
        attacks(piece, to, Bitboard::ALL).contains(self.king)
    }

    /// Whether the king cannot capture the piece that moved from `from`.
    fn is_supported(&self, from: Square, to: Square) -> bool {
        if !attacks::king(self.king).contains(to) {
            return true;
        }
        let occupied = self.occupied.without(from);
        !(self.position.attackers_to(to, self.us, occupied) - Bitboard::from_square(from))
            .is_empty()
    }

    /// Whether `piece`, giving check from `to`, can be captured only by the king, and
    /// the king has no flight square.
    fn is_mated(&self, piece: Piece, to: Square, from: Option<Square>) -> bool {
        let mut occupied = self.occupied.with(to);
        if let Some(from) = from {
            occupied = occupied.without(from);
        }
        let without_king = occupied.without(self.king);
        let reach = attacks(piece, to, without_king);
        let open = self.flights.without(to) - reach;
        if !open.is_empty() {
            return false;
        }
        // A square may have been guarded by the piece that moved, or along a line that
        // is blocked now.
        let guarded = attacks::king(self.king).without(to)
            - self.position.pieces_of(!self.us)
            - reach
            - self.flights;
        let mut newly_safe = guarded.into_iter().filter(|&square| {
            let attackers = self.position.attackers_to(square, self.us, without_king);
            let others = match from {
                Some(from) => attackers.without(from),
                None => attackers,
            };
            others.is_empty()
        });
        if newly_safe.next().is_some() {
            return false;
        }
        let capturers = self
            .position
            .attackers_to(to, !self.us, occupied)
            .without(self.king);
        let unpins = from.is_some_and(|from| attacks::direction(from, self.king).is_some());
        let pinned = if unpins { Bitboard::EMPTY } else { self.pinned };
        (capturers - pinned).is_empty()
            && (capturers & pinned)
                .into_iter()
                .all(|capturer| !attacks::line(self.king, capturer).contains(to))
    }
}
