//! The evaluation made by hand: a sum of counts times weights.
//!
//! What depends on pieces and kings alone is kept in an [`Accumulator`] and
//! changed with every move; the rest ([`terms`]) is counted when it is asked
//! for.

use super::{
    layout,
    tally::{Counts, Sum, Tally, Trace},
    terms,
    weights::{Pair, Weights},
};
use crate::{
    ByColor, Change, Color, HandKind, Piece, PieceKind, Position, Square,
    search::score::MOST_EVALUATED,
};

/// Evaluates positions from what changed since the last one.
#[derive(Clone, Debug)]
pub(super) struct HandMade {
    weights: Weights,
}

/// What is known of a position before its terms are counted, for Black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Accumulator {
    /// What does not depend on where the kings stand.
    fixed: Pair,
    /// What depends on where each king stands.
    by_king: ByColor<Pair>,
}

impl Accumulator {
    pub const EMPTY: Self = Self {
        fixed: Pair::new(0, 0),
        by_king: ByColor::new(Pair::new(0, 0), Pair::new(0, 0)),
    };
}

impl HandMade {
    pub fn new(weights: Weights) -> Self {
        Self { weights }
    }

    /// Looks at every piece.
    pub fn refresh(&self, position: &Position) -> Accumulator {
        Accumulator {
            fixed: self.fixed(position),
            by_king: ByColor::from_fn(|color| self.by_king(position, color)),
        }
    }

    /// What `change`, which led to `position`, makes of an accumulator.
    #[inline]
    pub fn update(
        &self,
        before: &Accumulator,
        position: &Position,
        change: &Change,
    ) -> Accumulator {
        let mut after = *before;
        let to = change.mv.to();
        let us = change.moved.color();
        let king_moved = change.moved.kind() == PieceKind::King;
        match change.mv.from() {
            Some(from) => {
                after.fixed -= self.standing(change.moved, from);
                if !king_moved {
                    self.relate(&mut after, position, change.moved, from, false);
                }
            }
            None => {
                if let Some(kind) = change.moved.kind().in_hand() {
                    let held = position.hand(us).count(kind) + 1;
                    after.fixed -= self.held(us, kind, held);
                }
            }
        }
        after.fixed += self.standing(change.placed, to);
        if let Some(captured) = change.captured {
            after.fixed -= self.standing(captured, to);
            if let Some(kind) = captured.kind().in_hand() {
                let held = position.hand(us).count(kind);
                after.fixed += self.held(us, kind, held);
            }
            self.relate(&mut after, position, captured, to, false);
        }
        if king_moved {
            after.by_king[us] = self.by_king(position, us);
        } else {
            self.relate(&mut after, position, change.placed, to, true);
        }
        after
    }

    /// Adds what a piece means to both kings, or takes it away.
    #[inline]
    fn relate(
        &self,
        sums: &mut Accumulator,
        position: &Position,
        piece: Piece,
        square: Square,
        add: bool,
    ) {
        for color in Color::ALL {
            if let Some(king) = position.king(color) {
                let weight = self.related(piece, square, king, color);
                if add {
                    sums.by_king[color] += weight;
                } else {
                    sums.by_king[color] -= weight;
                }
            }
        }
    }

    /// What a piece means to the king of `whose`.
    #[inline]
    fn related(&self, piece: Piece, square: Square, king: Square, whose: Color) -> Pair {
        let index = relation(piece, square, king, whose);
        self.weights.of(index) * sign(piece.color())
    }

    #[inline]
    fn standing(&self, piece: Piece, square: Square) -> Pair {
        self.weights.of(layout::on_board(piece, square)) * sign(piece.color())
    }

    #[inline]
    fn held(&self, color: Color, kind: HandKind, nth: u8) -> Pair {
        self.weights.of(layout::in_hand(kind, nth)) * sign(color)
    }

    fn fixed(&self, position: &Position) -> Pair {
        let mut sum = Sum {
            weights: &self.weights,
            sum: Pair::default(),
        };
        count_fixed(position, &mut sum);
        sum.sum
    }

    fn by_king(&self, position: &Position, color: Color) -> Pair {
        let mut sum = Sum {
            weights: &self.weights,
            sum: Pair::default(),
        };
        count_by_king(position, color, &mut sum);
        sum.sum
    }

    /// What `position` is worth to the side to move.
    #[inline]
    pub fn evaluate(&self, sums: &Accumulator, position: &Position) -> i32 {
        let mut sum = Sum {
            weights: &self.weights,
            sum: sums.fixed + sums.by_king.black + sums.by_king.white,
        };
        terms::count(position, &mut sum);
        let phase = phase(position);
        let (early, late) = (sum.sum.early(), sum.sum.late());
        let value = (early * (PHASES - phase) + late * phase) / PHASES;
        (value * sign(position.turn())).clamp(-MOST_EVALUATED, MOST_EVALUATED)
    }
}

#[inline]
const fn sign(color: Color) -> i32 {
    match color {
        Color::Black => 1,
        Color::White => -1,
    }
}

#[inline]
fn relation(piece: Piece, square: Square, king: Square, whose: Color) -> usize {
    if piece.color() == whose {
        layout::own_king(piece, square, king)
    } else {
        layout::enemy_king(piece, square, king)
    }
}

/// Pieces where they stand, and those in hand.
fn count_fixed(position: &Position, tally: &mut impl Tally) {
    for square in position.occupied() {
        if let Some(piece) = position.piece_at(square) {
            tally.add(layout::on_board(piece, square), sign(piece.color()));
        }
    }
    for color in Color::ALL {
        for (kind, count) in position.hand(color).iter() {
            for nth in 1..=count.min(18) {
                tally.add(layout::in_hand(kind, nth), sign(color));
            }
        }
    }
}

/// Pieces by where they stand from the king of `color`.
fn count_by_king(position: &Position, color: Color, tally: &mut impl Tally) {
    let Some(king) = position.king(color) else {
        return;
    };
    let kings = Color::ALL
        .into_iter()
        .filter_map(|color| position.king(color));
    for square in kings.fold(position.occupied(), crate::Bitboard::without) {
        if let Some(piece) = position.piece_at(square) {
            tally.add(relation(piece, square, king, color), sign(piece.color()));
        }
    }
}

/// How many steps there are from the start of a game to its last phase.
pub(super) const PHASES: i32 = 32;

/// How far a game has gone, by what is in hand.
#[inline]
pub(super) fn phase(position: &Position) -> i32 {
    let hand = |color| {
        let hand = position.hand(color);
        let count = |kind| i32::from(hand.count(kind));
        count(HandKind::Pawn)
            + 2 * (count(HandKind::Lance) + count(HandKind::Knight))
            + 4 * (count(HandKind::Silver) + count(HandKind::Gold))
            + 5 * (count(HandKind::Bishop) + count(HandKind::Rook))
    };
    (hand(Color::Black) + hand(Color::White)).min(PHASES)
}

/// What the evaluation counts in a position.
pub fn trace(position: &Position) -> Trace {
    let mut counts = Counts::new();
    count_fixed(position, &mut counts);
    for color in Color::ALL {
        count_by_king(position, color, &mut counts);
    }
    terms::count(position, &mut counts);
    Trace {
        phase: phase(position) as f32 / PHASES as f32,
        features: counts.into_features(),
    }
}

/// The static evaluation of a position with some weights, for the side to move.
pub fn evaluate(position: &Position, weights: &Weights) -> i32 {
    let evaluator = HandMade::new(weights.clone());
    evaluator.evaluate(&evaluator.refresh(position), position)
}
