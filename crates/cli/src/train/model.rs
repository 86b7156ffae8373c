//! The net in floating point: what it makes of a position, and which way each of its
//! numbers should go.

use shogi::search::eval::{Net, NetError, NetworkParams, features};

use super::samples::Sample;
use crate::rng::Rng;

/// Rows are added in blocks, so that the compiler makes vectors of them.
const LANES: usize = 16;

/// What a net's whole numbers count.
const BIAS_STEP: f32 = 1.0 / Net::QA as f32;
pub const INPUT_STEP: f32 = Net::FEATURE_WEIGHT_STEP as f32 * BIAS_STEP;
const OUTPUT_STEP: f32 = 1.0 / Net::QB as f32;
/// What counts as 1 in the output's bias.
const LAST_ONE: i32 = Net::QA as i32 * Net::QA as i32 * Net::QB as i32;

/// All numbers in a row: the weights of each input, the neurons' biases, the output's
/// weights for the side to move and the other, for each bucket, and its biases.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub width: usize,
    /// How many outputs there are, for as many stretches of a game.
    pub buckets: usize,
    pub params: Vec<f32>,
}

/// What a position makes of the first layer.
pub struct Hidden {
    own: Vec<f32>,
    other: Vec<f32>,
}

impl Hidden {
    pub fn new(width: usize) -> Self {
        Self {
            own: vec![0.0; width],
            other: vec![0.0; width],
        }
    }
}

impl Model {
    /// The largest weights that the file of a net can hold.
    const MAX_INPUT_WEIGHT: f32 = Net::MAX_FEATURE_WEIGHT as f32 * INPUT_STEP;
    const MAX_OUTPUT_WEIGHT: f32 = Net::MAX_OUTPUT_WEIGHT as f32 * OUTPUT_STEP;
    /// The same for a bias.
    const MAX_BIAS: f32 = 3.9;

    /// Numbers to begin with: small ones, at random.
    pub fn random(width: usize, buckets: usize, seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let mut number = |most: f32| (rng.below(20_001) as f32 / 10_000.0 - 1.0) * most;
        let rows = features::COUNT * width;
        let spread = (1.0 / width as f32).sqrt();
        let mut numbers: Vec<f32> = (0..rows).map(|_| number(0.02)).collect();
        numbers.extend((0..width).map(|_| 0.3 + number(0.2)));
        let outputs: Vec<f32> = (0..2 * width).map(|_| number(spread)).collect();
        numbers.extend(outputs.repeat(buckets));
        numbers.extend(vec![0.0; buckets]);
        Self {
            width,
            buckets,
            params: numbers,
        }
    }

    /// The same with more outputs, alike at first. None if the buckets it has cannot
    /// be cut into so many equal ones.
    pub fn split(mut self, buckets: usize) -> Option<Self> {
        let (into, rest) = (buckets / self.buckets, buckets % self.buckets);
        if into == 0 || rest != 0 {
            return None;
        }
        let tail = self.params.split_off(self.outputs());
        let (weights, last) = tail.split_at(2 * self.width * self.buckets);
        let weights = weights.chunks(2 * self.width);
        weights.for_each(|bucket| self.params.extend(bucket.repeat(into)));
        last.iter()
            .for_each(|&bias| self.params.extend(vec![bias; into]));
        self.buckets = buckets;
        Some(self)
    }

    /// The numbers of a net.
    pub fn from_net(net: &Net) -> Self {
        let params = net.params();
        let rows = params
            .feature_weights
            .iter()
            .map(|&weight| f32::from(weight) * INPUT_STEP);
        let biases = params
            .feature_biases
            .iter()
            .map(|&bias| f32::from(bias) * BIAS_STEP);
        let outputs = params
            .output_weights
            .iter()
            .map(|&weight| f32::from(weight) * OUTPUT_STEP);
        let last = params
            .output_biases
            .iter()
            .map(|&bias| (f64::from(bias) / f64::from(LAST_ONE)) as f32);
        Self {
            width: params.width,
            buckets: params.buckets,
            params: rows.chain(biases).chain(outputs).chain(last).collect(),
        }
    }

    /// Where the biases begin.
    pub fn biases(&self) -> usize {
        features::COUNT * self.width
    }

    fn outputs(&self) -> usize {
        self.biases() + self.width
    }

    /// Where the outputs' biases begin.
    fn output_biases(&self) -> usize {
        self.outputs() + 2 * self.width * self.buckets
    }

    /// Where the weights of a position's output begin, and where its bias is.
    fn output_of(&self, sample: &Sample<'_>) -> (usize, usize) {
        let bucket = Net::bucket(sample.label.stage, self.buckets);
        let weights = self.outputs() + 2 * self.width * bucket;
        (weights, self.output_biases() + bucket)
    }

    /// The logarithm of the odds that the side to move wins.
    pub fn forward(&self, sample: &Sample<'_>, hidden: &mut Hidden) -> f32 {
        let (biases, width) = (self.biases(), self.width);
        let (outputs, last) = self.output_of(sample);
        let mut sum = self.params[last];
        let sides = [
            (sample.own, &mut hidden.own, outputs),
            (sample.other, &mut hidden.other, outputs + width),
        ];
        for (inputs, sums, outputs) in sides {
            sums.copy_from_slice(&self.params[biases..biases + width]);
            for &input in inputs {
                let start = usize::from(input) * width;
                add(sums, &self.params[start..start + width]);
            }
            let weights = &self.params[outputs..outputs + width];
            let mut parts = [0.0; LANES];
            let blocks = sums.as_chunks::<LANES>().0.iter();
            for (sums, weights) in blocks.zip(weights.as_chunks::<LANES>().0) {
                for at in 0..LANES {
                    let active = sums[at].clamp(0.0, 1.0);
                    parts[at] += active * active * weights[at];
                }
            }
            sum += parts.iter().sum::<f32>();
        }
        sum
    }

    /// Adds to `gradient` what `slope`, the loss's by the output, makes of it. `hidden`
    /// is what [`Model::forward`] left there, and is used up.
    pub fn backward(
        &self,
        sample: &Sample<'_>,
        hidden: &mut Hidden,
        slope: f32,
        gradient: &mut [f32],
    ) {
        let (biases, width) = (self.biases(), self.width);
        let (outputs, last) = self.output_of(sample);
        gradient[last] += slope;
        let sides = [
            (sample.own, &mut hidden.own, outputs),
            (sample.other, &mut hidden.other, outputs + width),
        ];
        for (inputs, sums, outputs) in sides {
            let weights = &self.params[outputs..outputs + width];
            let counted = &mut gradient[outputs..outputs + width];
            for ((sum, weight), counted) in sums.iter_mut().zip(weights).zip(counted) {
                let active = sum.clamp(0.0, 1.0);
                *counted += slope * active * active;
                let inside = *sum > 0.0 && *sum < 1.0;
                *sum = if inside {
                    2.0 * slope * weight * active
                } else {
                    0.0
                };
            }
            add(&mut gradient[biases..biases + width], sums);
            for &input in inputs {
                let start = usize::from(input) * width;
                add(&mut gradient[start..start + width], sums);
            }
        }
    }

    /// Keeps every number within what the file of a net can hold.
    pub fn clip(&mut self) {
        let (biases, outputs) = (self.biases(), self.outputs());
        for (at, number) in self.params.iter_mut().enumerate() {
            let most = match at {
                _ if at < biases => Self::MAX_INPUT_WEIGHT,
                _ if at < outputs => Self::MAX_BIAS,
                _ => Self::MAX_OUTPUT_WEIGHT,
            };
            *number = number.clamp(-most, most);
        }
    }

    /// The net in whole numbers.
    ///
    /// # Errors
    /// When they do not fit, which [`Model::clip`] sees to.
    pub fn to_net(&self, scale: u16) -> Result<Net, NetError> {
        let whole = |numbers: &[f32], step: f32| {
            numbers
                .iter()
                .map(|number| (number / step).round() as i16)
                .collect()
        };
        let (rows, rest) = self.params.split_at(self.biases());
        let (biases, rest) = rest.split_at(self.width);
        let (outputs, last) = rest.split_at(2 * self.width * self.buckets);
        let last_whole = |number: &f32| (f64::from(*number) * f64::from(LAST_ONE)).round() as i32;
        Net::new(NetworkParams {
            width: self.width,
            buckets: self.buckets,
            scale,
            feature_weights: rows
                .iter()
                .map(|number| (number / INPUT_STEP).round() as i8)
                .collect(),
            feature_biases: whole(biases, BIAS_STEP),
            output_weights: whole(outputs, OUTPUT_STEP),
            output_biases: last.iter().map(last_whole).collect(),
        })
    }
}

#[inline]
fn add(sums: &mut [f32], row: &[f32]) {
    let sums = sums.as_chunks_mut::<LANES>().0.iter_mut();
    for (sums, row) in sums.zip(row.as_chunks::<LANES>().0) {
        for at in 0..LANES {
            sums[at] += row[at];
        }
    }
}
