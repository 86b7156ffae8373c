//! Pseudo-legal move generation for the search, in stages. Not tested are the safety of
//! the own king and pawn-drop mate; [`LegalityFilter`] does that when a move is picked.
//!
//! Dominated non-promotions are left out: of pawns, bishops and rooks, and of lances to
//! the second rank. They are better than the promotion only to avoid pawn-drop mate,
//! which the mate solver covers.

use alloc::vec::Vec;

use komadai_shogi::{
    Bitboard, Color, HandKind, Move, MoveKind, PieceGroup, Position, Square, attacks,
};

use crate::king_ring::king_ring2;

/// A move and its ordering score.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoredMove {
    pub mv: Move,
    pub score: i32,
}

/// The moves of all nodes on the current line, in one list.
pub(super) type MoveBuffer = Vec<ScoredMove>;

#[inline]
fn push(buffer: &mut MoveBuffer, mv: Move) {
    buffer.push(ScoredMove { mv, score: 0 });
}

/// The destinations of a generator stage.
#[derive(Clone, Copy)]
struct TargetMask {
    us: Color,
    /// Destinations of moves that do not promote.
    plain: Bitboard,
    /// Destinations of moves that do.
    promoting: Bitboard,
}

/// Captures, and promotions of pawns, bishops and rooks.
pub(super) fn captures(position: &Position, buffer: &mut MoveBuffer) {
    let us = position.turn();
    let them = position.pieces_of(!us);
    let mask = TargetMask {
        us,
        plain: them,
        promoting: them,
    };
    let major_mask = TargetMask {
        us,
        plain: them,
        promoting: !position.pieces_of(us),
    };
    board_moves(position, buffer, mask, major_mask);
    king_moves(position, buffer, them);
}

/// All moves that are not in [`captures`]: quiet board moves, then drops.
pub(super) fn quiets(position: &Position, buffer: &mut MoveBuffer) {
    let us = position.turn();
    let empty = !position.occupied();
    let mask = TargetMask {
        us,
        plain: empty,
        promoting: empty,
    };
    let major_mask = TargetMask {
        us,
        plain: empty,
        promoting: Bitboard::EMPTY,
    };
    board_moves(position, buffer, mask, major_mask);
    king_moves(position, buffer, empty);
    drops(position, buffer, empty);
}

/// All evasions of a check.
pub(super) fn evasions(position: &Position, buffer: &mut MoveBuffer) {
    let us = position.turn();
    king_moves(position, buffer, !position.pieces_of(us));
    let checkers = position.checkers();
    let (Some(king), Some(checker)) = (position.king(us), checkers.first()) else {
        return;
    };
    if checkers.more_than_one() {
        return;
    }
    let between = attacks::between(king, checker);
    let targets = between.with(checker);
    let mask = TargetMask {
        us,
        plain: targets,
        promoting: targets,
    };
    board_moves(position, buffer, mask, mask);
    drops(position, buffer, between);
}

/// Quiet moves that give direct check: drops but of pawns, and moves of silvers, golds
/// and knights.
pub(super) fn quiet_checks(position: &Position, buffer: &mut MoveBuffer) {
    let us = position.turn();
    let Some(king) = position.king(!us) else {
        return;
    };
    let occupied = position.occupied();
    let empty = !occupied;
    let hand = position.hand(us);
    let drops = |kind, targets: Bitboard, buffer: &mut MoveBuffer| {
        if hand.has(kind) {
            (targets & empty).for_each(|to| push(buffer, Move::drop(kind, to)));
        }
    };
    let gold = attacks::gold(!us, king);
    let silver = attacks::silver(!us, king);
    drops(HandKind::Gold, gold, buffer);
    drops(HandKind::Silver, silver, buffer);
    drops(HandKind::Knight, attacks::knight(!us, king), buffer);
    if hand.has(HandKind::Rook) {
        drops(HandKind::Rook, attacks::rook(king, occupied), buffer);
    }
    if hand.has(HandKind::Bishop) {
        drops(HandKind::Bishop, attacks::bishop(king, occupied), buffer);
    }
    if hand.has(HandKind::Lance) {
        drops(HandKind::Lance, attacks::lance(!us, king, occupied), buffer);
    }
    let zone = Bitboard::last_ranks(us, 3);
    let moves = |from: Square, reach: Bitboard, buffer: &mut MoveBuffer, promote| {
        (reach & empty).for_each(|to| push(buffer, Move::normal(from, to, promote)));
    };
    position.group(PieceGroup::Silvers, us).for_each(|from| {
        let reach = attacks::silver(us, from);
        moves(from, reach & silver, buffer, false);
        let promoting = if zone.contains(from) {
            reach
        } else {
            reach & zone
        };
        moves(from, promoting & gold, buffer, true);
    });
    (position.group(PieceGroup::Golds, us) & king_ring2(king)).for_each(|from| {
        moves(from, attacks::gold(us, from) & gold, buffer, false);
    });
    position.knights(us).for_each(|from| {
        let reach = attacks::knight(us, from);
        moves(
            from,
            (reach & attacks::knight(!us, king)) - Bitboard::last_ranks(us, 2),
            buffer,
            false,
        );
        moves(from, reach & zone & gold, buffer, true);
    });
}

#[inline]
fn king_moves(position: &Position, buffer: &mut MoveBuffer, targets: Bitboard) {
    if let Some(from) = position.king(position.turn()) {
        (attacks::king(from) & targets).for_each(|to| push(buffer, Move::normal(from, to, false)));
    }
}

/// The moves of all pieces but the king. `major_mask` is for pawns, bishops and rooks.
#[inline]
fn board_moves(
    position: &Position,
    buffer: &mut MoveBuffer,
    mask: TargetMask,
    major_mask: TargetMask,
) {
    let us = mask.us;
    let occupied = position.occupied();
    pawn_moves(position, buffer, major_mask);
    let group = |group| position.group(group, us);
    let king_steppers = group(PieceGroup::KingSteps);
    let any = mask.plain | mask.promoting;
    group(PieceGroup::Lances).for_each(|from| {
        let reach = attacks::lance(us, from, occupied);
        if reach.intersects(any) {
            push_promotable(buffer, mask, from, reach, 2);
        }
    });
    position.knights(us).for_each(|from| {
        push_promotable(buffer, mask, from, attacks::knight(us, from), 2);
    });
    group(PieceGroup::Silvers).for_each(|from| {
        push_promotable(buffer, mask, from, attacks::silver(us, from), 0);
    });
    group(PieceGroup::Golds).for_each(|from| {
        push_unpromoted(buffer, mask, from, attacks::gold(us, from));
    });
    group(PieceGroup::Bishops).for_each(|from| {
        let reach = attacks::bishop(from, occupied);
        if king_steppers.contains(from) {
            push_unpromoted(buffer, mask, from, reach | attacks::king(from));
        } else {
            push_forced_promotions(buffer, major_mask, from, reach);
        }
    });
    group(PieceGroup::Rooks).for_each(|from| {
        let reach = attacks::rook(from, occupied);
        if king_steppers.contains(from) {
            push_unpromoted(buffer, mask, from, reach | attacks::king(from));
        } else {
            push_forced_promotions(buffer, major_mask, from, reach);
        }
    });
}

#[inline]
fn pawn_moves(position: &Position, buffer: &mut MoveBuffer, mask: TargetMask) {
    let us = mask.us;
    let pawns = position.group(PieceGroup::Pawns, us);
    let zone = Bitboard::last_ranks(us, 3);
    let reach = match us {
        Color::Black => pawns.shifted_up(),
        Color::White => pawns.shifted_down(),
    };
    let mut push_move = |to: Square, promote| {
        let from = match us {
            Color::Black => to.index() + 1,
            Color::White => to.index() - 1,
        };
        if let Some(from) = Square::from_index(from) {
            push(buffer, Move::normal(from, to, promote));
        }
    };
    (reach & zone & mask.promoting).for_each(|to| push_move(to, true));
    ((reach - zone) & mask.plain).for_each(|to| push_move(to, false));
}

#[inline]
fn push_unpromoted(buffer: &mut MoveBuffer, mask: TargetMask, from: Square, reach: Bitboard) {
    (reach & mask.plain).for_each(|to| push(buffer, Move::normal(from, to, false)));
}

/// Moves of a piece with optional promotion, forced on the last `forced` ranks.
#[inline]
fn push_promotable(
    buffer: &mut MoveBuffer,
    mask: TargetMask,
    from: Square,
    reach: Bitboard,
    forced: u8,
) {
    let us = mask.us;
    let promoting = if from.in_promotion_zone(us) {
        reach
    } else {
        reach & Bitboard::last_ranks(us, 3)
    };
    (promoting & mask.promoting).for_each(|to| push(buffer, Move::normal(from, to, true)));
    ((reach & mask.plain) - Bitboard::last_ranks(us, forced))
        .for_each(|to| push(buffer, Move::normal(from, to, false)));
}

#[inline]
fn push_forced_promotions(
    buffer: &mut MoveBuffer,
    mask: TargetMask,
    from: Square,
    reach: Bitboard,
) {
    let us = mask.us;
    let promoting = if from.in_promotion_zone(us) {
        reach
    } else {
        reach & Bitboard::last_ranks(us, 3)
    };
    (promoting & mask.promoting).for_each(|to| push(buffer, Move::normal(from, to, true)));
    ((reach - promoting) & mask.plain).for_each(|to| push(buffer, Move::normal(from, to, false)));
}

fn drops(position: &Position, buffer: &mut MoveBuffer, targets: Bitboard) {
    let us = position.turn();
    let hand = position.hand(us);
    if hand.is_empty() || targets.is_empty() {
        return;
    }
    if hand.has(HandKind::Pawn) {
        let pawns = position.group(PieceGroup::Pawns, us);
        (targets - pawns.filled_files() - Bitboard::last_ranks(us, 1))
            .for_each(|to| push(buffer, Move::drop(HandKind::Pawn, to)));
    }
    for kind in [
        HandKind::Rook,
        HandKind::Bishop,
        HandKind::Gold,
        HandKind::Silver,
        HandKind::Knight,
        HandKind::Lance,
    ] {
        if hand.has(kind) {
            (targets - Bitboard::last_ranks(us, kind.kind().immobile_ranks()))
                .for_each(|to| push(buffer, Move::drop(kind, to)));
        }
    }
}

/// The legality test of pseudo-legal moves, computed once for a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct LegalityFilter {
    pinned: Bitboard,
    king: Option<Square>,
    /// The square where a dropped pawn would give check.
    pawn_drop_check: Option<Square>,
}

impl LegalityFilter {
    #[inline]
    pub fn new(position: &Position) -> Self {
        let us = position.turn();
        let pawn_drop_check = match position.king(!us) {
            Some(king) if position.hand(us).has(HandKind::Pawn) => attacks::pawn(!us, king).first(),
            _ => None,
        };
        Self {
            pinned: position.pinned(us),
            king: position.king(us),
            pawn_drop_check,
        }
    }

    /// Whether a pseudo-legal move is legal.
    #[inline]
    pub fn is_legal(&self, position: &Position, mv: Move) -> bool {
        let us = position.turn();
        match mv.kind() {
            MoveKind::Normal { from, to, .. } => {
                if Some(from) == self.king {
                    let occupied = position.occupied().without(from);
                    return !position.is_attacked(to, !us, occupied);
                }
                !self.pinned.contains(from)
                    || self
                        .king
                        .is_none_or(|king| attacks::line(king, from).contains(to))
            }
            MoveKind::Drop { kind, to, .. } => {
                kind != HandKind::Pawn
                    || self.pawn_drop_check != Some(to)
                    || !position.is_pawn_drop_mate(to)
            }
        }
    }
}
