//! The net in floating point: its output for a position, and the gradient of its
//! parameters.

use shogi::search::eval::{Net, NetError, NetworkParams, features};

use super::samples::Inputs;
use crate::rng::Rng;

/// Rows are added in blocks of this length, which the compiler vectorizes.
const LANES: usize = 16;

// The value of 1 in the integers of a net's file.
const BIAS_STEP: f32 = 1.0 / Net::QA as f32;
pub const INPUT_STEP: f32 = Net::FEATURE_WEIGHT_STEP as f32 * BIAS_STEP;
const OUTPUT_STEP: f32 = 1.0 / Net::QB as f32;
/// What stands for 1 in the output's bias.
const OUTPUT_BIAS_ONE: i32 = Net::QA as i32 * Net::QA as i32 * Net::QB as i32;

/// The parameters, in this order: the weights of each input, the neurons' biases, for each
/// bucket the output weights for the side to move and the other side, and the buckets'
/// biases.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub width: usize,
    /// How many outputs there are, each for a phase of the game.
    pub buckets: usize,
    pub params: Vec<f32>,
}

/// The first layer's sums for a position.
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

    /// A model to start with: small random parameters.
    pub fn random(width: usize, buckets: usize, seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let mut up_to = |max: f32| (rng.below(20_001) as f32 / 10_000.0 - 1.0) * max;
        let rows = features::COUNT * width;
        let spread = (1.0 / width as f32).sqrt();
        let mut params: Vec<f32> = (0..rows).map(|_| up_to(0.02)).collect();
        params.extend((0..width).map(|_| 0.3 + up_to(0.2)));
        let outputs: Vec<f32> = (0..2 * width).map(|_| up_to(spread)).collect();
        params.extend(outputs.repeat(buckets));
        params.extend(vec![0.0; buckets]);
        Self {
            width,
            buckets,
            params,
        }
    }

    /// The same with more outputs, equal at first. `None` if `buckets` is no multiple of
    /// those it has.
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

    /// The parameters of a net, as its integers round them.
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
            .map(|&bias| (f64::from(bias) / f64::from(OUTPUT_BIAS_ONE)) as f32);
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

    /// Where the weights of the output for a phase begin, and where its bias is.
    fn output_at(&self, phase: u8) -> (usize, usize) {
        let bucket = Net::bucket(phase, self.buckets);
        let weights = self.outputs() + 2 * self.width * bucket;
        (weights, self.output_biases() + bucket)
    }

    /// The logarithm of the odds that the side to move wins.
    pub fn forward(&self, inputs: &Inputs<'_>, hidden: &mut Hidden) -> f32 {
        let (biases, width) = (self.biases(), self.width);
        let (outputs, last) = self.output_at(inputs.phase);
        let mut sum = self.params[last];
        let sides = [
            (inputs.own, &mut hidden.own, outputs),
            (inputs.other, &mut hidden.other, outputs + width),
        ];
        for (active, sums, outputs) in sides {
            sums.copy_from_slice(&self.params[biases..biases + width]);
            for &input in active {
                let start = usize::from(input) * width;
                add(sums, &self.params[start..start + width]);
            }
            let weights = &self.params[outputs..outputs + width];
            let mut parts = [0.0; LANES];
            let blocks = sums.as_chunks::<LANES>().0.iter();
            for (sums, weights) in blocks.zip(weights.as_chunks::<LANES>().0) {
                for at in 0..LANES {
                    let clipped = sums[at].clamp(0.0, 1.0);
                    parts[at] += clipped * clipped * weights[at];
                }
            }
            sum += parts.iter().sum::<f32>();
        }
        sum
    }

    /// Adds to `gradient` the gradient for `slope`, the derivative of the loss by the
    /// output. `hidden` is as [`Model::forward`] left it, and is overwritten.
    pub fn backward(
        &self,
        inputs: &Inputs<'_>,
        hidden: &mut Hidden,
        slope: f32,
        gradient: &mut [f32],
    ) {
        let (biases, width) = (self.biases(), self.width);
        let (outputs, last) = self.output_at(inputs.phase);
        gradient[last] += slope;
        let sides = [
            (inputs.own, &mut hidden.own, outputs),
            (inputs.other, &mut hidden.other, outputs + width),
        ];
        for (active, sums, outputs) in sides {
            let weights = &self.params[outputs..outputs + width];
            let counted = &mut gradient[outputs..outputs + width];
            for ((sum, weight), counted) in sums.iter_mut().zip(weights).zip(counted) {
                let clipped = sum.clamp(0.0, 1.0);
                *counted += slope * clipped * clipped;
                let inside = *sum > 0.0 && *sum < 1.0;
                *sum = if inside {
                    2.0 * slope * weight * clipped
                } else {
                    0.0
                };
            }
            add(&mut gradient[biases..biases + width], sums);
            for &input in active {
                let start = usize::from(input) * width;
                add(&mut gradient[start..start + width], sums);
            }
        }
    }

    /// Keeps every parameter within what the file of a net can hold.
    pub fn clip(&mut self) {
        let (biases, outputs) = (self.biases(), self.outputs());
        for (at, param) in self.params.iter_mut().enumerate() {
            let max = match at {
                _ if at < biases => Self::MAX_INPUT_WEIGHT,
                _ if at < outputs => Self::MAX_BIAS,
                _ => Self::MAX_OUTPUT_WEIGHT,
            };
            *param = param.clamp(-max, max);
        }
    }

    /// The net in integers.
    ///
    /// # Errors
    /// When a parameter is too large, which [`Model::clip`] prevents.
    pub fn to_net(&self, scale: u16) -> Result<Net, NetError> {
        let rounded = |params: &[f32], step: f32| {
            params
                .iter()
                .map(|param| (param / step).round() as i16)
                .collect()
        };
        let (rows, rest) = self.params.split_at(self.biases());
        let (biases, rest) = rest.split_at(self.width);
        let (outputs, last) = rest.split_at(2 * self.width * self.buckets);
        let output_bias =
            |bias: &f32| (f64::from(*bias) * f64::from(OUTPUT_BIAS_ONE)).round() as i32;
        Net::new(NetworkParams {
            width: self.width,
            buckets: self.buckets,
            scale,
            feature_weights: rows
                .iter()
                .map(|weight| (weight / INPUT_STEP).round() as i8)
                .collect(),
            feature_biases: rounded(biases, BIAS_STEP),
            output_weights: rounded(outputs, OUTPUT_STEP),
            output_biases: last.iter().map(output_bias).collect(),
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
