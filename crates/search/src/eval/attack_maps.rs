//! Attack maps of both sides, by kind of piece and in total.

use komadai_shogi::{Bitboard, Color, PieceGroup, Position, Square, attacks};

use super::weight_index::ATTACKERS;
use crate::king_ring::king_ring2;

/// The squares attacked by a side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attacks {
    /// By kind: pawns, lances, knights, silvers, golds, bishops and horses, rooks and
    /// dragons.
    pub kinds: [Bitboard; ATTACKERS],
    /// By any piece but the king.
    pub any: Bitboard,
    /// By at least two of them.
    pub twice: Bitboard,
}

/// Kinds of sliders, for mobility.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Slider {
    Lance,
    Bishop,
    Rook,
    Horse,
    Dragon,
}

impl Attacks {
    /// Computes the maps of a side. `on_slider` is called with the attacks of each
    /// slider.
    #[inline]
    pub fn of(
        position: &Position,
        color: Color,
        mut on_slider: impl FnMut(Slider, Bitboard),
    ) -> Self {
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
        count(0, ahead(position.group(PieceGroup::Pawns, color)));
        let knights = ahead(ahead(position.knights(color)));
        count(2, knights.shifted_left());
        count(2, knights.shifted_right());
        let silvers = position.group(PieceGroup::Silvers, color);
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
        let golds = position.group(PieceGroup::Golds, color);
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
        position
            .group(PieceGroup::Lances, color)
            .for_each(|square| {
                let reach = attacks::lance(color, square, occupied);
                on_slider(Slider::Lance, reach);
                count(1, reach);
            });
        let king_steppers = position.group(PieceGroup::KingSteps, color);
        position
            .group(PieceGroup::Bishops, color)
            .for_each(|square| {
                let mut reach = attacks::bishop(square, occupied);
                if king_steppers.contains(square) {
                    reach |= attacks::king(square);
                    on_slider(Slider::Horse, reach);
                } else {
                    on_slider(Slider::Bishop, reach);
                }
                count(5, reach);
            });
        position.group(PieceGroup::Rooks, color).for_each(|square| {
            let mut reach = attacks::rook(square, occupied);
            if king_steppers.contains(square) {
                reach |= attacks::king(square);
                on_slider(Slider::Dragon, reach);
            } else {
                on_slider(Slider::Rook, reach);
            }
            count(6, reach);
        });
        Self { kinds, any, twice }
    }
}

/// The ring of squares at distance two from a king.
#[inline]
pub(super) fn outer_ring(king: Square) -> Bitboard {
    king_ring2(king) - attacks::king(king).with(king)
}
