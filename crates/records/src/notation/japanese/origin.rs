//! Where a piece comes from, in the words of Japanese records: 上, 寄, 引; 左, 直, 右.

use komadai_shogi::{Bitboard, Color, PieceKind, Position, Square};

use super::tokens::{OriginMarks, Side, Way};

/// The pieces of a kind and side that attack a square, even if their king would be in
/// check after the move.
pub(super) fn movers(position: &Position, color: Color, kind: PieceKind, to: Square) -> Bitboard {
    if position.pieces_of(color).contains(to) {
        return Bitboard::EMPTY;
    }
    let is_kind = |&square: &Square| {
        position
            .piece_at(square)
            .is_some_and(|piece| piece.kind() == kind)
    };
    position
        .attackers_to(to, color, position.occupied())
        .into_iter()
        .filter(is_kind)
        .collect()
}

/// The direction in which a piece of `color` moves.
fn way(color: Color, from: Square, to: Square) -> Way {
    match to.relative_rank(color).cmp(&from.relative_rank(color)) {
        core::cmp::Ordering::Less => Way::Up,
        core::cmp::Ordering::Equal => Way::Aside,
        core::cmp::Ordering::Greater => Way::Back,
    }
}

/// The side on which the piece on `from` stands, seen by its owner: relative to its
/// destination, or for bishops and rooks, of which there are two, to the other one.
fn side(color: Color, kind: PieceKind, from: Square, to: Square, movers: Bitboard) -> Option<Side> {
    let is_ranged = matches!(kind.unpromoted(), PieceKind::Bishop | PieceKind::Rook);
    let beside = if is_ranged {
        movers.without(from).first()?
    } else {
        to
    };
    let to_the_right = match color {
        Color::Black => beside.file().cmp(&from.file()),
        Color::White => from.file().cmp(&beside.file()),
    };
    match to_the_right {
        core::cmp::Ordering::Greater => Some(Side::Right),
        core::cmp::Ordering::Less => Some(Side::Left),
        core::cmp::Ordering::Equal => {
            let is_straight = !is_ranged && way(color, from, to) == Way::Up;
            is_straight.then_some(Side::Straight)
        }
    }
}

/// All marks that describe where a piece comes from.
pub(super) fn origin_marks(
    color: Color,
    kind: PieceKind,
    from: Square,
    to: Square,
    movers: Bitboard,
) -> OriginMarks {
    OriginMarks {
        way: Some(way(color, from, to)),
        side: side(color, kind, from, to, movers),
    }
}
