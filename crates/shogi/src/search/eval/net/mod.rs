//! A net, which corrects the evaluation made by hand: what it sees, summed up
//! for both sides in one layer, cut off and squared, then weighed.
//!
//! The numbers are whole and nothing is rounded before the end, so that every
//! machine finds the same. docs/nets.md describes the file.

mod file;
pub mod inputs;
mod stack;
#[cfg(test)]
mod tests;
mod vector;

use core::fmt;

pub use file::NetError;
pub(super) use stack::Accumulators;

use super::hand_made::{PHASES, phase};
use crate::{Color, Position, search::score::MOST_EVALUATED};
use inputs::View;

/// By how much the evaluation made by hand is wrong, learned from games.
#[derive(Clone, PartialEq, Eq)]
pub struct Net {
    layers: Layers,
    /// The rows in 255ths: what is added up.
    rows: Vec<i16>,
}

/// The numbers of a [`Net`].
#[derive(Clone, PartialEq, Eq)]
pub struct Layers {
    /// Neurons for each side.
    pub width: usize,
    /// How many outputs there are, for as many stretches of a game.
    pub buckets: usize,
    /// Hundredths of a pawn that make the odds e to one.
    pub scale: u16,
    /// For each input its weight to each neuron, in steps of
    /// [`Net::ROW_STEP`].
    pub rows: Vec<i8>,
    /// What each neuron begins with, in 255ths.
    pub biases: Vec<i16>,
    /// For each bucket what each neuron of the side to move counts, then of the
    /// other side, in 64ths.
    pub outputs: Vec<i16>,
    /// For each bucket what is added in the end, in 64 · 255²ths.
    pub output_biases: Vec<i32>,
}

impl Net {
    /// What counts as 1 in a weight of the output.
    pub const OUTPUT_ONE: i16 = 64;
    /// What counts as 1 in the first layer.
    pub const ONE: i16 = vector::ONE;
    /// The step of an input's weight, in 255ths.
    pub const ROW_STEP: i16 = 4;
    /// An input's weight is at most so many steps, either way.
    pub const MOST_ROW: i8 = 127;
    /// A weight of the output is at most this, either way.
    pub const MOST_OUTPUT: i16 = 127;

    /// The weights to the neurons of an input.
    #[inline]
    fn row(&self, input: usize) -> &[i16] {
        let width = self.layers.width;
        &self.rows[input * width..][..width]
    }

    /// Neurons for each side.
    #[inline]
    pub fn width(&self) -> usize {
        self.layers.width
    }

    /// Its numbers.
    pub fn layers(&self) -> &Layers {
        &self.layers
    }

    /// Hundredths of a pawn that make the odds e to one.
    pub fn scale(&self) -> u16 {
        self.layers.scale
    }

    fn sum_up(&self, view: View, position: &Position, sums: &mut [i16]) {
        sums.copy_from_slice(&self.layers.biases);
        view.each(position, |input| vector::add(sums, self.row(input)));
    }

    /// How far a game has gone, by what is in hand: from 0 to 32.
    #[inline]
    pub fn stage(position: &Position) -> u8 {
        phase(position) as u8
    }

    /// Which of so many outputs a stage has.
    #[inline]
    pub fn bucket(stage: u8, buckets: usize) -> usize {
        usize::from(stage) * buckets / (PHASES as usize + 1)
    }

    /// What the sums of the side to move and of the other make together.
    #[inline]
    fn output(&self, own: &[i16], other: &[i16], position: &Position) -> i32 {
        const UNIT: i64 = Net::ONE as i64 * Net::ONE as i64 * Net::OUTPUT_ONE as i64;
        let layers = &self.layers;
        let bucket = Self::bucket(Self::stage(position), layers.buckets);
        let outputs = &layers.outputs[2 * layers.width * bucket..][..2 * layers.width];
        let (for_own, for_other) = outputs.split_at(layers.width);
        let sum = i64::from(vector::activate(own, for_own))
            + i64::from(vector::activate(other, for_other))
            + i64::from(layers.output_biases[bucket]);
        let value = sum * i64::from(self.layers.scale) / UNIT;
        value.clamp(-i64::from(MOST_EVALUATED), i64::from(MOST_EVALUATED)) as i32
    }

    /// By how much a position is worth more to the side to move than is said by
    /// hand, in hundredths of a pawn: what the search finds by following every
    /// move.
    pub fn evaluate(&self, position: &Position) -> i32 {
        let turn = position.turn();
        let sums = |color: Color| {
            let mut sums = vec![0; self.layers.width];
            self.sum_up(View::of(position, color), position, &mut sums);
            sums
        };
        self.output(&sums(turn), &sums(!turn), position)
    }
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.layers.fmt(f)
    }
}

impl fmt::Debug for Layers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (inputs, width, buckets) = (inputs::COUNT, self.width, self.buckets);
        write!(f, "{inputs} -> {width} x 2 -> 1, {buckets} times")
    }
}
