//! The classical evaluation (HCE): a sum of feature counts times weights.
//!
//! Features of pieces and kings alone are updated incrementally ([`IncrementalSums`]);
//! the other [`terms`] are computed for each evaluation.

use komadai_shogi::{ByColor, Color, HandKind, MoveDelta, Piece, PieceKind, Position, Square};

use super::{
    eval_trace::{EvalSink, EvalTrace, ScoreSum, TraceCounts},
    terms, weight_index,
    weights::{PackedScore, Weights},
};
use crate::score::EVAL_MAX;

/// The classical evaluation with its weights.
#[derive(Clone, Debug)]
pub(super) struct ClassicalEval {
    weights: Weights,
}

/// The incremental part of the evaluation, for Black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct IncrementalSums {
    /// Piece-square values and hands.
    piece_square: PackedScore,
    /// King-relative piece values, for each king.
    king_relative_sum: ByColor<PackedScore>,
}

impl IncrementalSums {
    pub const EMPTY: Self = Self {
        piece_square: PackedScore::new(0, 0),
        king_relative_sum: ByColor::new(PackedScore::new(0, 0), PackedScore::new(0, 0)),
    };
}

impl ClassicalEval {
    pub fn new(weights: Weights) -> Self {
        Self { weights }
    }

    /// Computes the sums from scratch.
    pub fn refresh(&self, position: &Position) -> IncrementalSums {
        IncrementalSums {
            piece_square: self.piece_square(position),
            king_relative_sum: ByColor::from_fn(|color| self.king_relative_sum(position, color)),
        }
    }

    /// The sums after the move `delta`, which led to `position`.
    #[inline]
    pub fn update(
        &self,
        before: &IncrementalSums,
        position: &Position,
        delta: &MoveDelta,
    ) -> IncrementalSums {
        let mut after = *before;
        let to = delta.mv.to();
        let us = delta.mover.color();
        let king_moved = delta.mover.kind() == PieceKind::King;
        match delta.mv.from() {
            Some(from) => {
                after.piece_square -= self.psqt(delta.mover, from);
                if !king_moved {
                    self.king_relative_update(&mut after, position, delta.mover, from, false);
                }
            }
            None => {
                if let Some(kind) = delta.mover.kind().in_hand() {
                    let held = position.hand(us).count(kind) + 1;
                    after.piece_square -= self.hand_value(us, kind, held);
                }
            }
        }
        after.piece_square += self.psqt(delta.placed, to);
        if let Some(captured) = delta.captured {
            after.piece_square -= self.psqt(captured, to);
            if let Some(kind) = captured.kind().in_hand() {
                let held = position.hand(us).count(kind);
                after.piece_square += self.hand_value(us, kind, held);
            }
            self.king_relative_update(&mut after, position, captured, to, false);
        }
        if king_moved {
            after.king_relative_sum[us] = self.king_relative_sum(position, us);
        } else {
            self.king_relative_update(&mut after, position, delta.placed, to, true);
        }
        after
    }

    /// Adds or subtracts a piece's values relative to both kings.
    #[inline]
    fn king_relative_update(
        &self,
        sums: &mut IncrementalSums,
        position: &Position,
        piece: Piece,
        square: Square,
        add: bool,
    ) {
        for color in Color::ALL {
            if let Some(king) = position.king(color) {
                let weight = self.king_relative(piece, square, king, color);
                if add {
                    sums.king_relative_sum[color] += weight;
                } else {
                    sums.king_relative_sum[color] -= weight;
                }
            }
        }
    }

    /// A piece's value relative to the king of `whose`.
    #[inline]
    fn king_relative(
        &self,
        piece: Piece,
        square: Square,
        king: Square,
        whose: Color,
    ) -> PackedScore {
        let index = king_relative_index(piece, square, king, whose);
        self.weights.at(index) * sign(piece.color())
    }

    #[inline]
    fn psqt(&self, piece: Piece, square: Square) -> PackedScore {
        self.weights.at(weight_index::on_board(piece, square)) * sign(piece.color())
    }

    #[inline]
    fn hand_value(&self, color: Color, kind: HandKind, nth: u8) -> PackedScore {
        self.weights.at(weight_index::in_hand(kind, nth)) * sign(color)
    }

    fn piece_square(&self, position: &Position) -> PackedScore {
        let mut sum = ScoreSum {
            weights: &self.weights,
            sum: PackedScore::default(),
        };
        add_piece_square(position, &mut sum);
        sum.sum
    }

    fn king_relative_sum(&self, position: &Position, color: Color) -> PackedScore {
        let mut sum = ScoreSum {
            weights: &self.weights,
            sum: PackedScore::default(),
        };
        add_king_relative(position, color, &mut sum);
        sum.sum
    }

    /// The evaluation of `position` for the side to move, in centipawns.
    #[inline]
    pub fn evaluate(&self, sums: &IncrementalSums, position: &Position) -> i32 {
        let mut sum = ScoreSum {
            weights: &self.weights,
            sum: sums.piece_square + sums.king_relative_sum.black + sums.king_relative_sum.white,
        };
        terms::count(position, &mut sum);
        let phase = phase(position);
        let (mg, eg) = (sum.sum.mg(), sum.sum.eg());
        let value = (mg * (PHASES - phase) + eg * phase) / PHASES;
        (value * sign(position.turn())).clamp(-EVAL_MAX, EVAL_MAX)
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
fn king_relative_index(piece: Piece, square: Square, king: Square, whose: Color) -> usize {
    if piece.color() == whose {
        weight_index::own_king(piece, square, king)
    } else {
        weight_index::enemy_king(piece, square, king)
    }
}

/// Piece-square features and hands.
fn add_piece_square(position: &Position, sink: &mut impl EvalSink) {
    for square in position.occupied() {
        if let Some(piece) = position.piece_at(square) {
            sink.add(weight_index::on_board(piece, square), sign(piece.color()));
        }
    }
    for color in Color::ALL {
        for (kind, count) in position.hand(color).iter() {
            for nth in 1..=count.min(18) {
                sink.add(weight_index::in_hand(kind, nth), sign(color));
            }
        }
    }
}

/// Piece features relative to the king of `color`.
fn add_king_relative(position: &Position, color: Color, sink: &mut impl EvalSink) {
    let Some(king) = position.king(color) else {
        return;
    };
    let kings = Color::ALL
        .into_iter()
        .filter_map(|color| position.king(color));
    for square in kings.fold(position.occupied(), komadai_shogi::Bitboard::without) {
        if let Some(piece) = position.piece_at(square) {
            sink.add(
                king_relative_index(piece, square, king, color),
                sign(piece.color()),
            );
        }
    }
}

/// The greatest game phase.
pub(super) const PHASES: i32 = 32;

/// The game phase by pieces in hand: 0 at the start of a game, [`PHASES`] at its end.
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

/// The features of a position, for tuning.
#[must_use]
pub fn trace(position: &Position) -> EvalTrace {
    let mut counts = TraceCounts::new();
    add_piece_square(position, &mut counts);
    for color in Color::ALL {
        add_king_relative(position, color, &mut counts);
    }
    terms::count(position, &mut counts);
    EvalTrace {
        phase: phase(position) as f32 / PHASES as f32,
        features: counts.into_features(),
    }
}

/// The classical evaluation of a position for the side to move, in centipawns.
#[must_use]
pub fn evaluate(position: &Position, weights: &Weights) -> i32 {
    let evaluator = ClassicalEval::new(weights.clone());
    evaluator.evaluate(&evaluator.refresh(position), position)
}
