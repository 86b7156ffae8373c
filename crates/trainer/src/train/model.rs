//! The net in floating point.

use komadai_search::eval::{Net, NetError, NetworkParams, features};

use super::{
    packed_position::{ActiveInputs, PackedPosition},
    samples::NetSample,
};
use crate::rng::Rng;

/// Neurons are computed in blocks of this many, which the compiler vectorizes.
pub const LANES: usize = 16;
pub type Lanes = [f32; LANES];

/// The row of a block that holds the neurons' biases, after those of the inputs.
pub const BIASES: usize = features::COUNT;

// The value of 1 in the integers of a net's file.
const BIAS_STEP: f32 = 1.0 / Net::QA as f32;
pub const INPUT_STEP: f32 = Net::FEATURE_WEIGHT_STEP as f32 * BIAS_STEP;
const OUTPUT_STEP: f32 = 1.0 / Net::QB as f32;
/// What stands for 1 in the output's bias.
const OUTPUT_BIAS_ONE: i32 = Net::QA as i32 * Net::QA as i32 * Net::QB as i32;

#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// Neurons of each side: a multiple of [`LANES`].
    pub width: usize,
    /// For each block of neurons the weights of each input to them, then their biases.
    pub blocks: Vec<Vec<Lanes>>,
    /// For each bucket the output weights of the neurons of the side to move, then those of
    /// the other side.
    pub outputs: Vec<Lanes>,
    /// For each bucket, a phase of the game.
    pub output_biases: Vec<f32>,
}

/// What a net reads of a position.
pub struct Inputs {
    pub active: ActiveInputs,
    pub phase: u8,
}

impl From<&NetSample> for Inputs {
    fn from(sample: &NetSample) -> Self {
        Self {
            active: PackedPosition::unpack(&sample.position),
            phase: sample.phase,
        }
    }
}

/// The first layer's sums for a position: of each block for the side to move, then for the
/// other side.
pub struct Hidden(pub Vec<[Lanes; 2]>);

impl Hidden {
    pub fn new(width: usize) -> Self {
        Self(vec![[[0.0; LANES]; 2]; width / LANES])
    }
}

impl Model {
    /// The largest weights that the file of a net can hold.
    pub const MAX_INPUT_WEIGHT: f32 = Net::MAX_FEATURE_WEIGHT as f32 * INPUT_STEP;
    pub const MAX_OUTPUT_WEIGHT: f32 = Net::MAX_OUTPUT_WEIGHT as f32 * OUTPUT_STEP;
    /// The largest bias of a neuron; the file could hold twelve times as much.
    pub const MAX_BIAS: f32 = 3.9;

    /// A model to start with: small random parameters.
    pub fn random(width: usize, buckets: usize, seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let mut up_to = |max: f32| (rng.below(20_001) as f32 / 10_000.0 - 1.0) * max;
        let spread = (1.0 / width as f32).sqrt();
        let mut rows: Vec<f32> = (0..features::COUNT * width).map(|_| up_to(0.02)).collect();
        rows.extend((0..width).map(|_| 0.3 + up_to(0.2)));
        let outputs: Vec<f32> = (0..2 * width).map(|_| up_to(spread)).collect();
        Self {
            width,
            blocks: blocks(&rows, width),
            outputs: outputs.as_chunks().0.repeat(buckets),
            output_biases: vec![0.0; buckets],
        }
    }

    /// How many outputs there are.
    pub fn buckets(&self) -> usize {
        self.output_biases.len()
    }

    /// The same with more outputs, equal at first. `None` if `buckets` is no multiple of
    /// those it has.
    pub fn split(mut self, buckets: usize) -> Option<Self> {
        let (into, rest) = (buckets / self.buckets(), buckets % self.buckets());
        if into == 0 || rest != 0 {
            return None;
        }
        let weights = self.outputs.chunks(2 * self.blocks.len());
        self.outputs = weights.flat_map(|bucket| bucket.repeat(into)).collect();
        let biases = self.output_biases.iter();
        self.output_biases = biases.flat_map(|&bias| vec![bias; into]).collect();
        Some(self)
    }

    /// Multiplies what the net says by a factor: its unit is another one then. Weights that
    /// would be too large for a net's file become the largest possible.
    pub fn scale_outputs(&mut self, factor: f32) {
        let weights = self.outputs.as_flattened_mut().iter_mut();
        for weight in weights.chain(&mut self.output_biases) {
            *weight = (*weight * factor).clamp(-Self::MAX_OUTPUT_WEIGHT, Self::MAX_OUTPUT_WEIGHT);
        }
    }

    /// The same with more neurons. The new ones have small random input weights, and change
    /// no output until they have learned. `None` if there are more than `width` already.
    pub fn widen(mut self, width: usize, seed: u64) -> Option<Self> {
        if width < self.width {
            return None;
        }
        let mut added = Self::random(width - self.width, 1, seed);
        let (old, new) = (self.blocks.len(), added.blocks.len());
        let sides = self.outputs.chunks(old);
        let silent = vec![[0.0; LANES]; new];
        self.outputs = sides.flat_map(|side| [side, &silent].concat()).collect();
        self.blocks.append(&mut added.blocks);
        self.width = width;
        Some(self)
    }

    /// The parameters of a net, as its integers round them.
    pub fn from_net(net: &Net) -> Self {
        let params = net.params();
        let weights = params.feature_weights.iter();
        let weights = weights.map(|&weight| f32::from(weight) * INPUT_STEP);
        let biases = params.feature_biases.iter();
        let biases = biases.map(|&bias| f32::from(bias) * BIAS_STEP);
        let rows: Vec<f32> = weights.chain(biases).collect();
        let outputs = params.output_weights.iter();
        let outputs: Vec<f32> = outputs
            .map(|&weight| f32::from(weight) * OUTPUT_STEP)
            .collect();
        let output_biases = params.output_biases.iter();
        let one = f64::from(OUTPUT_BIAS_ONE);
        Self {
            width: params.width,
            blocks: blocks(&rows, params.width),
            outputs: outputs.as_chunks().0.to_vec(),
            output_biases: output_biases
                .map(|&bias| (f64::from(bias) / one) as f32)
                .collect(),
        }
    }

    /// The weights of each input to all neurons, one input after the other.
    pub fn input_weights(&self) -> impl Iterator<Item = f32> {
        (0..features::COUNT).flat_map(|input| self.row(input))
    }

    /// Adds to the weights, in the order of [`Model::input_weights`].
    pub fn add_to_input_weights(&mut self, mut changes: impl Iterator<Item = f32>) {
        for input in 0..features::COUNT {
            for block in &mut self.blocks {
                for (weight, change) in block[input].iter_mut().zip(changes.by_ref()) {
                    *weight += change;
                }
            }
        }
    }

    fn row(&self, row: usize) -> impl Iterator<Item = f32> {
        self.blocks.iter().flat_map(move |block| block[row])
    }

    /// Where the output weights of a phase's bucket begin, and its number.
    pub fn output_at(&self, phase: u8) -> (usize, usize) {
        let bucket = Net::bucket(phase, self.buckets());
        (2 * self.blocks.len() * bucket, bucket)
    }

    /// The logarithm of the odds that the side to move wins.
    pub fn forward(&self, inputs: &Inputs, hidden: &mut Hidden) -> f32 {
        let (outputs, bucket) = self.output_at(inputs.phase);
        let (own, other) = self.outputs[outputs..].split_at(self.blocks.len());
        let mut parts = [0.0; LANES];
        let blocks = self.blocks.iter().zip(&mut hidden.0);
        for ((block, [own_sums, other_sums]), (own, other)) in blocks.zip(own.iter().zip(other)) {
            for (active, sums, weights) in [
                (inputs.active.own(), own_sums, own),
                (inputs.active.other(), other_sums, other),
            ] {
                *sums = sum_of_rows(block, active);
                for at in 0..LANES {
                    let clipped = sums[at].clamp(0.0, 1.0);
                    parts[at] += clipped * clipped * weights[at];
                }
            }
        }
        self.output_biases[bucket] + parts.iter().sum::<f32>()
    }

    /// The net in integers.
    ///
    /// # Errors
    /// When a parameter is too large.
    pub fn to_net(&self, scale: u16) -> Result<Net, NetError> {
        let rounded = |param: f32, step: f32| (param / step).round() as i16;
        let output_bias =
            |bias: &f32| (f64::from(*bias) * f64::from(OUTPUT_BIAS_ONE)).round() as i32;
        Net::new(NetworkParams {
            width: self.width,
            buckets: self.buckets(),
            scale,
            feature_weights: self
                .input_weights()
                .map(|weight| (weight / INPUT_STEP).round() as i8)
                .collect(),
            feature_biases: self
                .row(BIASES)
                .map(|bias| rounded(bias, BIAS_STEP))
                .collect(),
            output_weights: self
                .outputs
                .as_flattened()
                .iter()
                .map(|&weight| rounded(weight, OUTPUT_STEP))
                .collect(),
            output_biases: self.output_biases.iter().map(output_bias).collect(),
        })
    }
}

/// Cuts rows of `width` parameters into blocks of neurons.
fn blocks(rows: &[f32], width: usize) -> Vec<Vec<Lanes>> {
    let lanes = rows.as_chunks().0;
    let count = width / LANES;
    let block = |first: usize| lanes.iter().skip(first).step_by(count).copied().collect();
    (0..count).map(block).collect()
}

#[inline]
fn sum_of_rows(block: &[Lanes], active: &[u16]) -> Lanes {
    let mut sums = block[BIASES];
    for &input in active {
        add(&mut sums, block[usize::from(input)]);
    }
    sums
}

/// The row is a copy: the compiler must know that it does not change.
#[inline]
pub fn add(sums: &mut Lanes, row: Lanes) {
    let mut added = *sums;
    for at in 0..LANES {
        added[at] += row[at];
    }
    *sums = added;
}
