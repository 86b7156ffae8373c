//! Moves for the search: in stages, and legal but for the safety of the own
//! king and for pawn-drop mate, which [`Safety`] tests when a move's turn comes.
//!
//! A pawn, bishop or rook that may promote does, and so does a lance that has
//! one square left: staying as it is helps only to avoid giving mate by a
//! dropped pawn, which is for the mate solver to find.

use crate::{
    Bitboard, Color, HandKind, Move, MoveKind, PieceKind, Position, Square, attacks,
    attacks::Direction, movegen::farthest_ranks, position::Group,
};

/// A move and what it is worth trying.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scored {
    pub mv: Move,
    pub score: i32,
}

/// Where moves are put: the searcher's one list.
pub(super) type Arena = Vec<Scored>;

#[inline]
fn push(arena: &mut Arena, mv: Move) {
    arena.push(Scored { mv, score: 0 });
}

/// Which moves of the pieces on the board are wanted.
#[derive(Clone, Copy)]
struct Wanted {
    us: Color,
    /// Destinations of moves that do not promote.
    plain: Bitboard,
    /// Destinations of moves that do.
    promoting: Bitboard,
}

/// Captures, and what promotes a pawn, bishop or rook.
pub(super) fn captures(position: &Position, arena: &mut Arena) {
    let us = position.turn();
    let them = position.pieces_of(!us);
    let wanted = Wanted {
        us,
        plain: them,
        promoting: them,
    };
    let big = Wanted {
        us,
        plain: them,
        promoting: !position.pieces_of(us),
    };
    board_moves(position, arena, wanted, big);
    king_moves(position, arena, them);
}

/// All that [`captures`] leaves: quiet moves of the pieces, then drops.
pub(super) fn quiets(position: &Position, arena: &mut Arena) {
    let us = position.turn();
    let empty = !position.occupied();
    let wanted = Wanted {
        us,
        plain: empty,
        promoting: empty,
    };
    let big = Wanted {
        us,
        plain: empty,
        promoting: Bitboard::EMPTY,
    };
    board_moves(position, arena, wanted, big);
    king_moves(position, arena, empty);
    drops(position, arena, empty);
}

/// All moves out of check.
pub(super) fn evasions(position: &Position, arena: &mut Arena) {
    let us = position.turn();
    king_moves(position, arena, !position.pieces_of(us));
    let checkers = position.checkers();
    let (Some(king), Some(checker)) = (position.king(us), checkers.first()) else {
        return;
    };
    if checkers.has_many() {
        return;
    }
    let between = attacks::between(king, checker);
    let targets = between.with(checker);
    let wanted = Wanted {
        us,
        plain: targets,
        promoting: targets,
    };
    board_moves(position, arena, wanted, wanted);
    drops(position, arena, between);
}

/// Drops that give check, and quiet moves of a piece to where it does.
pub(super) fn quiet_checks(position: &Position, arena: &mut Arena) {
    let us = position.turn();
    let Some(king) = position.king(!us) else {
        return;
    };
    let occupied = position.occupied();
    let empty = !occupied;
    let hand = position.hand(us);
    let drops = |kind, targets: Bitboard, arena: &mut Arena| {
        if hand.has(kind) {
            (targets & empty).for_each(|to| push(arena, Move::drop(kind, to)));
        }
    };
    let gold = attacks::gold(!us, king);
    let silver = attacks::silver(!us, king);
    drops(HandKind::Gold, gold, arena);
    drops(HandKind::Silver, silver, arena);
    drops(HandKind::Knight, attacks::knight(!us, king), arena);
    if hand.has(HandKind::Rook) {
        drops(HandKind::Rook, attacks::rook(king, occupied), arena);
    }
    if hand.has(HandKind::Bishop) {
        drops(HandKind::Bishop, attacks::bishop(king, occupied), arena);
    }
    if hand.has(HandKind::Lance) {
        drops(HandKind::Lance, attacks::lance(!us, king, occupied), arena);
    }
    let zone = farthest_ranks(us, 3);
    let moves = |from: Square, reach: Bitboard, arena: &mut Arena, promote| {
        (reach & empty).for_each(|to| push(arena, Move::normal(from, to, promote)));
    };
    position.group(Group::Silvers, us).for_each(|from| {
        let reach = attacks::silver(us, from);
        moves(from, reach & silver, arena, false);
        let promoting = if zone.contains(from) {
            reach
        } else {
            reach & zone
        };
        moves(from, promoting & gold, arena, true);
    });
    (position.group(Group::Golds, us) & attacks::two_steps(king)).for_each(|from| {
        moves(from, attacks::gold(us, from) & gold, arena, false);
    });
    position.knights(us).for_each(|from| {
        let reach = attacks::knight(us, from);
        moves(
            from,
            (reach & attacks::knight(!us, king)) - farthest_ranks(us, 2),
            arena,
            false,
        );
        moves(from, reach & zone & gold, arena, true);
    });
}

#[inline]
fn king_moves(position: &Position, arena: &mut Arena, targets: Bitboard) {
    if let Some(from) = position.king(position.turn()) {
        (attacks::king(from) & targets).for_each(|to| push(arena, Move::normal(from, to, false)));
    }
}

/// The moves of all pieces but the king. `big` is what is wanted of pawns,
/// bishops and rooks.
#[inline]
fn board_moves(position: &Position, arena: &mut Arena, wanted: Wanted, big: Wanted) {
    let us = wanted.us;
    let occupied = position.occupied();
    pawn_moves(position, arena, big);
    let group = |group| position.group(group, us);
    let kinglike = group(Group::KingSteps);
    let any = wanted.plain | wanted.promoting;
    group(Group::Lances).for_each(|from| {
        let reach = attacks::lance(us, from, occupied);
        if reach.intersects(any) {
            promotable(arena, wanted, from, reach, 2);
        }
    });
    position.knights(us).for_each(|from| {
        promotable(arena, wanted, from, attacks::knight(us, from), 2);
    });
    group(Group::Silvers).for_each(|from| {
        promotable(arena, wanted, from, attacks::silver(us, from), 0);
    });
    group(Group::Golds).for_each(|from| {
        plain(arena, wanted, from, attacks::gold(us, from));
    });
    group(Group::Bishops).for_each(|from| {
        let reach = attacks::bishop(from, occupied);
        if kinglike.contains(from) {
            plain(arena, wanted, from, reach | attacks::king(from));
        } else {
            always_promoting(arena, big, from, reach);
        }
    });
    group(Group::Rooks).for_each(|from| {
        let reach = attacks::rook(from, occupied);
        if kinglike.contains(from) {
            plain(arena, wanted, from, reach | attacks::king(from));
        } else {
            always_promoting(arena, big, from, reach);
        }
    });
}

#[inline]
fn pawn_moves(position: &Position, arena: &mut Arena, wanted: Wanted) {
    let us = wanted.us;
    let pawns = position.group(Group::Pawns, us);
    let zone = farthest_ranks(us, 3);
    let (reach, forward) = match us {
        Color::Black => (pawns.shifted_up(), Direction::Up),
        Color::White => (pawns.shifted_down(), Direction::Down),
    };
    let from = |to: Square| match forward {
        Direction::Up => Square::from_index_unchecked(to.index() as u32 + 1),
        _ => Square::from_index_unchecked(to.index() as u32 - 1),
    };
    (reach & zone & wanted.promoting).for_each(|to| push(arena, Move::normal(from(to), to, true)));
    ((reach - zone) & wanted.plain).for_each(|to| push(arena, Move::normal(from(to), to, false)));
}

#[inline]
fn plain(arena: &mut Arena, wanted: Wanted, from: Square, reach: Bitboard) {
    (reach & wanted.plain).for_each(|to| push(arena, Move::normal(from, to, false)));
}

/// A piece that may choose, but for the `forced` farthest ranks.
#[inline]
fn promotable(arena: &mut Arena, wanted: Wanted, from: Square, reach: Bitboard, forced: u8) {
    let us = wanted.us;
    let promoting = if from.in_promotion_zone(us) {
        reach
    } else {
        reach & farthest_ranks(us, 3)
    };
    (promoting & wanted.promoting).for_each(|to| push(arena, Move::normal(from, to, true)));
    ((reach & wanted.plain) - farthest_ranks(us, forced))
        .for_each(|to| push(arena, Move::normal(from, to, false)));
}

#[inline]
fn always_promoting(arena: &mut Arena, wanted: Wanted, from: Square, reach: Bitboard) {
    let us = wanted.us;
    let promoting = if from.in_promotion_zone(us) {
        reach
    } else {
        reach & farthest_ranks(us, 3)
    };
    (promoting & wanted.promoting).for_each(|to| push(arena, Move::normal(from, to, true)));
    ((reach - promoting) & wanted.plain).for_each(|to| push(arena, Move::normal(from, to, false)));
}

fn drops(position: &Position, arena: &mut Arena, targets: Bitboard) {
    let us = position.turn();
    let hand = position.hand(us);
    if hand.is_empty() || targets.is_empty() {
        return;
    }
    if hand.has(HandKind::Pawn) {
        let pawns = position.group(Group::Pawns, us);
        (targets - pawns.filled_files() - farthest_ranks(us, 1))
            .for_each(|to| push(arena, Move::drop(HandKind::Pawn, to)));
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
            (targets - farthest_ranks(us, kind.kind().dead_ranks()))
                .for_each(|to| push(arena, Move::drop(kind, to)));
        }
    }
}

/// What makes a move of these stages legal, found once for a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Safety {
    pinned: Bitboard,
    king: Option<Square>,
    /// Where a dropped pawn would give check.
    head: Option<Square>,
}

impl Safety {
    #[inline]
    pub fn of(position: &Position) -> Self {
        let us = position.turn();
        let head = match position.king(!us) {
            Some(king) if position.hand(us).has(HandKind::Pawn) => attacks::pawn(!us, king).first(),
            _ => None,
        };
        Self {
            pinned: position.pinned(us),
            king: position.king(us),
            head,
        }
    }

    /// Whether a move that one of the stages gave is legal.
    #[inline]
    pub fn allows(&self, position: &Position, mv: Move) -> bool {
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
                    || self.head != Some(to)
                    || position
                        .king(!us)
                        .is_none_or(|king| !position.is_pawn_drop_mate(to, king))
            }
        }
    }
}

/// Whether `mv`, known to be legal, gives check: by the piece that arrives, or
/// by one whose line it opens.
#[inline]
pub(super) fn gives_check(position: &Position, mv: Move) -> bool {
    let us = position.turn();
    let Some(king) = position.king(!us) else {
        return false;
    };
    let to = mv.to();
    match mv.kind() {
        MoveKind::Drop { kind, .. } => {
            let piece = crate::Piece::new(us, kind.kind());
            reaches(piece, to, king, position.occupied())
        }
        MoveKind::Normal { from, promote, .. } => {
            let Some(piece) = position.piece_at(from) else {
                return false;
            };
            let piece = if promote { piece.promoted() } else { piece };
            let occupied = position.occupied().without(from).with(to);
            reaches(piece, to, king, occupied) || opens_line(position, from, king, occupied)
        }
    }
}

#[inline]
fn reaches(piece: crate::Piece, from: Square, king: Square, occupied: Bitboard) -> bool {
    if attacks::steps_to(piece, king).contains(from) {
        return true;
    }
    let Some(way) = attacks::direction(from, king) else {
        return false;
    };
    let slides = match piece.kind() {
        PieceKind::Lance => way == Direction::forward(piece.color()),
        PieceKind::Bishop | PieceKind::Horse => way.is_diagonal(),
        PieceKind::Rook | PieceKind::Dragon => !way.is_diagonal(),
        _ => false,
    };
    slides && !attacks::between(from, king).intersects(occupied)
}

#[inline]
fn opens_line(position: &Position, from: Square, king: Square, occupied: Bitboard) -> bool {
    if attacks::direction(from, king).is_none() {
        return false;
    }
    let us = position.turn();
    let sliders = position.sliders_seen_from(king, us).without(from);
    (sliders & attacks::line(king, from))
        .into_iter()
        .any(|slider| !attacks::between(slider, king).intersects(occupied))
}
