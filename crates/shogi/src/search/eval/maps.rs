//! What each side attacks, kind by kind and all at once.

use super::layout::ATTACKERS;
use crate::{Bitboard, Color, Position, Square, attacks, position::Group};

/// The squares a side attacks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attacks {
    /// By pawns, lances, knights, silvers, golds, bishops and horses, rooks and
    /// dragons.
    pub kinds: [Bitboard; ATTACKERS],
    /// By any piece but the king.
    pub any: Bitboard,
    /// By two or more of them.
    pub twice: Bitboard,
}

/// The way a piece slides, and how far it comes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Slider {
    Lance,
    Bishop,
    Rook,
    Horse,
    Dragon,
}

impl Attacks {
    /// Looks at every piece of a side; `slides` is told of those that slide.
    #[inline]
    pub fn of(position: &Position, color: Color, mut slides: impl FnMut(Slider, Bitboard)) -> Self {
        let occupied = position.occupied();
        let mut kinds = [Bitboard::EMPTY; ATTACKERS];
        let (mut any, mut twice) = (Bitboard::EMPTY, Bitboard::EMPTY);
        let mut count = |kind: usize, reach: Bitboard| {
            twice |= any & reach;
            any |= reach;
            kinds[kind] |= reach;
        };
        let ahead = |set: Bitboard| match color {
            Color::Black => set.shifted_up(),
            Color::White => set.shifted_down(),
        };
        let back = |set: Bitboard| match color {
            Color::Black => set.shifted_down(),
            Color::White => set.shifted_up(),
        };
        count(0, ahead(position.group(Group::Pawns, color)));
        let knights = ahead(ahead(position.knights(color)));
        count(2, knights.shifted_left());
        count(2, knights.shifted_right());
        let silvers = position.group(Group::Silvers, color);
        let (front, rear) = (ahead(silvers), back(silvers));
        for reach in [
            front,
            front.shifted_left(),
            front.shifted_right(),
            rear.shifted_left(),
            rear.shifted_right(),
        ] {
            count(3, reach);
        }
        let golds = position.group(Group::Golds, color);
        let front = ahead(golds);
        for reach in [
            front,
            front.shifted_left(),
            front.shifted_right(),
            golds.shifted_left(),
            golds.shifted_right(),
            back(golds),
        ] {
            count(4, reach);
        }
        position.group(Group::Lances, color).for_each(|square| {
            let reach = attacks::lance(color, square, occupied);
            slides(Slider::Lance, reach);
            count(1, reach);
        });
        let kinglike = position.group(Group::KingSteps, color);
        position.group(Group::Bishops, color).for_each(|square| {
            let mut reach = attacks::bishop(square, occupied);
            if kinglike.contains(square) {
                reach |= attacks::king(square);
                slides(Slider::Horse, reach);
            } else {
                slides(Slider::Bishop, reach);
            }
            count(5, reach);
        });
        position.group(Group::Rooks, color).for_each(|square| {
            let mut reach = attacks::rook(square, occupied);
            if kinglike.contains(square) {
                reach |= attacks::king(square);
                slides(Slider::Dragon, reach);
            } else {
                slides(Slider::Rook, reach);
            }
            count(6, reach);
        });
        Self { kinds, any, twice }
    }
}

/// The squares two steps away from a king.
#[inline]
pub(super) fn outer_ring(king: Square) -> Bitboard {
    attacks::two_steps(king) - attacks::king(king).with(king)
}
