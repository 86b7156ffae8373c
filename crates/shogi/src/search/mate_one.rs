//! Mate in one move, found without making any.
//!
//! Not every such mate is seen, but whatever is seen is mate: a check from next
//! to the king, or by a knight, that nothing but the king could take, and no
//! square to flee to.

use super::{
    Searcher,
    generate::Safety,
    score::{Bound, MATE},
    table::NO_EVALUATION,
};
use crate::{
    Bitboard, Color, HandKind, Move, Piece, PieceKind, Position, Square,
    attacks::{self, attacks},
    movegen::farthest_ranks,
};

impl Searcher {
    /// The value of a position, `ply` plies from the root, whose side to move is
    /// seen to mate at once; the table keeps it for `depth`.
    pub(super) fn mate_in_one<const PV: bool>(
        &mut self,
        position: &Position,
        ply: usize,
        depth: i32,
        safety: &Safety,
    ) -> Option<i32> {
        let mv = find(position, safety)?;
        let value = MATE - ply as i32 - 1;
        if PV {
            self.clear_line(ply + 1);
            self.extend_line(ply, mv);
        }
        let key = position.key();
        self.keep(
            key,
            ply,
            depth,
            value,
            NO_EVALUATION,
            Bound::Exact,
            Some(mv),
        );
        Some(value)
    }
}

/// What stands around the king that is to be mated.
struct Target<'a> {
    position: &'a Position,
    us: Color,
    king: Square,
    occupied: Bitboard,
    /// Enemy pieces that may not leave their line.
    pinned: Bitboard,
    /// Where the king could step to, if nothing new attacked it.
    flights: Bitboard,
}

/// A move that mates, if one is seen. The side to move is not in check.
pub(super) fn find(position: &Position, safety: &Safety) -> Option<Move> {
    let us = position.turn();
    let king = position.king(!us)?;
    let occupied = position.occupied();
    let without_king = occupied.without(king);
    let mut flights = Bitboard::EMPTY;
    let mut unguarded = Bitboard::EMPTY;
    for square in attacks::king(king) {
        let attacked = position.is_attacked(square, us, without_king);
        if !attacked {
            unguarded = unguarded.with(square);
            if !position.pieces_of(!us).contains(square) {
                flights = flights.with(square);
            }
        }
    }
    if flights.len() > 3 {
        return None;
    }
    let target = Target {
        position,
        us,
        king,
        occupied,
        pinned: position.pinned(!us),
        flights,
    };
    let guarded = attacks::king(king) - unguarded;
    target
        .by_drop(guarded - occupied)
        .or_else(|| target.by_move(guarded - position.pieces_of(us), safety))
}

impl Target<'_> {
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
                let squares = squares - farthest_ranks(self.us, kind.kind().dead_ranks());
                for to in squares {
                    if self.is_mated(piece, to, None) {
                        return Some(Move::drop(kind, to));
                    }
                }
            }
        }
        None
    }

    fn by_move(&self, near: Bitboard, safety: &Safety) -> Option<Move> {
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
                if let Some(mv) = self.by_piece(piece, from, to, safety) {
                    return Some(mv);
                }
            }
        }
        None
    }

    fn by_piece(&self, piece: Piece, from: Square, to: Square, safety: &Safety) -> Option<Move> {
        let zone = from.in_promotion_zone(self.us) || to.in_promotion_zone(self.us);
        let promoted = piece.promoted();
        let can_promote = zone && promoted != piece;
        let must = piece.kind().is_dead_on(self.us, to);
        for (placed, promote) in [(promoted, true), (piece, false)] {
            if promote != can_promote && promote || !promote && must {
                continue;
            }
            let mv = Move::normal(from, to, promote);
            if self.touches(placed, to)
                && self.is_supported(from, to)
                && self.is_mated(placed, to, Some(from))
                && safety.allows(self.position, mv)
            {
                return Some(mv);
            }
        }
        None
    }

    /// Whether a piece next to the king, or a knight, gives check.
    fn touches(&self, piece: Piece, to: Square) -> bool {
        attacks(piece, to, Bitboard::ALL).contains(self.king)
    }

    /// Whether the king cannot take what has come from `from`.
    fn is_supported(&self, from: Square, to: Square) -> bool {
        if !attacks::king(self.king).contains(to) {
            return true;
        }
        let occupied = self.occupied.without(from);
        !(self.position.attackers_to(to, self.us, occupied) - Bitboard::from_square(from))
            .is_empty()
    }

    /// Whether `piece`, giving check from `to`, can be taken by nothing but the
    /// king, and the king has nowhere to go.
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
        // What was guarded before may be guarded by what has moved, or along a
        // line that is closed now.
        let shut = attacks::king(self.king).without(to)
            - self.position.pieces_of(!self.us)
            - reach
            - self.flights;
        let mut safe = shut.into_iter().filter(|&square| {
            let attackers = self.position.attackers_to(square, self.us, without_king);
            let others = match from {
                Some(from) => attackers.without(from),
                None => attackers,
            };
            others.is_empty()
        });
        if safe.next().is_some() {
            return false;
        }
        let takers = self
            .position
            .attackers_to(to, !self.us, occupied)
            .without(self.king);
        let unpins = from.is_some_and(|from| attacks::direction(from, self.king).is_some());
        let pinned = if unpins { Bitboard::EMPTY } else { self.pinned };
        (takers - pinned).is_empty()
            && (takers & pinned)
                .into_iter()
                .all(|taker| !attacks::line(self.king, taker).contains(to))
    }
}
