//! The neural network (NNUE) that corrects the classical evaluation: one hidden layer
//! with an accumulator for each side and SCReLU activation, and output buckets by game
//! phase.
//!
//! Integer arithmetic, rounded only at the end, so that the result is the same on every
//! machine. docs/nets.md describes the file format.

mod accumulator;
pub mod features;
mod file;
mod simd;
#[cfg(test)]
mod tests;

use alloc::vec::Vec;
use core::fmt;

pub(super) use accumulator::AccumulatorStack;
pub use file::NetError;

use features::Perspective;
use komadai_shogi::{Color, Position};

use super::classical::{PHASES, phase};
use crate::score::EVAL_MAX;

/// A learned correction to the classical evaluation.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Net {
    params: NetworkParams,
    /// The feature weights scaled to the accumulator's quantization, [`Net::QA`].
    feature_weights: Vec<i16>,
}

/// The parameters of a [`Net`], quantized.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct NetworkParams {
    /// Neurons of the hidden layer for each side.
    pub width: usize,
    /// Number of output buckets, by game phase.
    pub buckets: usize,
    /// The output's scale, in centipawns: that of the sigmoid in training.
    pub scale: u16,
    /// The weights to all neurons of each feature, in units of
    /// [`Net::FEATURE_WEIGHT_STEP`] / [`Net::QA`].
    pub feature_weights: Vec<i8>,
    /// The biases of the hidden layer, in units of 1 / [`Net::QA`].
    pub feature_biases: Vec<i16>,
    /// For each bucket the weights of the neurons of the side to move, then of the other
    /// side, in units of 1 / [`Net::QB`].
    pub output_weights: Vec<i16>,
    /// The output bias of each bucket, in units of 1 / (QA² · QB).
    pub output_biases: Vec<i32>,
}

impl Net {
    /// The file of the net that the page and the terminal program play with; see docs/nets.md.
    ///
    /// ```
    /// use komadai_search::eval::Net;
    ///
    /// let net = Net::from_bytes(Net::BUILT_IN)?;
    /// assert_eq!(net.width(), 128);
    /// # Ok::<(), komadai_search::eval::NetError>(())
    /// ```
    pub const BUILT_IN: &'static [u8] = include_bytes!("../../../nets/generation-7.bin");

    /// The quantization of the output weights: the number that is 1.0.
    pub const QB: i16 = 64;
    /// The quantization of the hidden layer: the number that is 1.0.
    pub const QA: i16 = simd::QA;
    /// The unit of the feature weights, in units of 1 / [`Net::QA`].
    pub const FEATURE_WEIGHT_STEP: i16 = 4;
    /// The maximum absolute value of a feature weight.
    pub const MAX_FEATURE_WEIGHT: i8 = 127;
    /// The maximum absolute value of an output weight.
    pub const MAX_OUTPUT_WEIGHT: i16 = 127;

    /// The weights of a feature to all neurons.
    #[inline]
    fn feature_row(&self, feature: usize) -> &[i16] {
        let width = self.params.width;
        &self.feature_weights[feature * width..][..width]
    }

    /// Neurons of the hidden layer for each side.
    #[inline]
    #[must_use]
    pub fn width(&self) -> usize {
        self.params.width
    }

    /// Its parameters.
    #[must_use]
    pub fn params(&self) -> &NetworkParams {
        &self.params
    }

    /// The output's scale, in centipawns.
    #[must_use]
    pub fn scale(&self) -> u16 {
        self.params.scale
    }

    /// Computes an accumulator from scratch.
    fn refresh(&self, perspective: Perspective, position: &Position, sums: &mut [i16]) {
        sums.copy_from_slice(&self.params.feature_biases);
        perspective.for_each_active(position, |feature| {
            simd::add(sums, self.feature_row(feature))
        });
    }

    /// The game phase by pieces in hand, 0 to 32.
    #[inline]
    #[must_use]
    pub fn game_phase(position: &Position) -> u8 {
        phase(position) as u8
    }

    /// The output bucket of a game phase.
    #[inline]
    #[must_use]
    pub fn bucket(phase: u8, buckets: usize) -> usize {
        usize::from(phase) * buckets / (PHASES as usize + 1)
    }

    /// The output layer: the value for the side to move, in centipawns.
    #[inline]
    fn output(&self, own: &[i16], other: &[i16], position: &Position) -> i32 {
        const UNIT: i64 = Net::QA as i64 * Net::QA as i64 * Net::QB as i64;
        let params = &self.params;
        let bucket = Self::bucket(Self::game_phase(position), params.buckets);
        let output_weights =
            &params.output_weights[2 * params.width * bucket..][..2 * params.width];
        let (for_own, for_other) = output_weights.split_at(params.width);
        let sum = i64::from(simd::screlu_dot(own, for_own))
            + i64::from(simd::screlu_dot(other, for_other))
            + i64::from(params.output_biases[bucket]);
        let value = sum * i64::from(self.params.scale) / UNIT;
        value.clamp(-i64::from(EVAL_MAX), i64::from(EVAL_MAX)) as i32
    }

    /// The correction to the classical evaluation of a position for the side to move, in
    /// centipawns. Computed from scratch; the search does it incrementally.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let turn = position.turn();
        let sums = |color: Color| {
            let mut sums = vec![0; self.params.width];
            self.refresh(Perspective::new(position, color), position, &mut sums);
            sums
        };
        self.output(&sums(turn), &sums(!turn), position)
    }
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.params.fmt(f)
    }
}

impl fmt::Debug for NetworkParams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (inputs, width, buckets) = (features::COUNT, self.width, self.buckets);
        write!(f, "{inputs} -> {width} x 2 -> 1, {buckets} times")
    }
}
