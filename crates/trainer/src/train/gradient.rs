//! The gradient of the parameters of a net. First every position is computed by itself;
//! then each block of neurons collects what all positions say about it, in their order. So
//! threads share nothing that they write, and the result does not depend on their number.

use super::{
    model::{BIASES, Hidden, Inputs, LANES, Lanes, Model, add},
    samples::NetSamples,
};
use crate::fitting::{Batch, cross_entropy, win_probability};

/// Positions in a chunk.
pub const CHUNK: usize = 256;

/// Some positions of a batch, and the gradient of their loss.
#[derive(Default)]
pub struct Chunk {
    inputs: Vec<Inputs>,
    /// By the sums of the first layer: of all positions for a block, then for the next one;
    /// each for the side to move and the other side.
    sums: Vec<[Lanes; 2]>,
    /// By the parameters of the outputs.
    pub outputs: Vec<Lanes>,
    pub output_biases: Vec<f32>,
    pub loss: f64,
}

impl Chunk {
    /// Computes the positions of a part of a batch, of which each counts as `share`.
    pub fn compute(
        &mut self,
        model: &Model,
        scale: f32,
        batch: &Batch<'_, NetSamples>,
        share: f32,
        hidden: &mut Hidden,
    ) {
        self.start(model, batch.len());
        for (index, (sample, target)) in batch.samples().enumerate() {
            let mut inputs = Inputs::from(sample);
            // Positions come in another order in each epoch.
            inputs.active.mirror([index & 1 != 0, index & 2 != 0]);
            let output = model.forward(&inputs, hidden);
            let prediction = predict(sample.base_eval, scale, output);
            self.loss += cross_entropy(prediction, target);
            self.backward(model, inputs, hidden, share * (prediction - target), index);
        }
    }

    /// Prepares for `count` positions.
    pub fn start(&mut self, model: &Model, count: usize) {
        self.inputs.clear();
        self.sums.clear();
        self.sums
            .resize(model.blocks.len() * count, [[0.0; LANES]; 2]);
        self.outputs.clear();
        self.outputs.resize(model.outputs.len(), [0.0; LANES]);
        self.output_biases.clear();
        self.output_biases.resize(model.buckets(), 0.0);
        self.loss = 0.0;
    }

    /// Adds the position `index`. `slope` is the derivative of the loss by the output;
    /// `hidden` is as [`Model::forward`] left it.
    pub fn backward(
        &mut self,
        model: &Model,
        inputs: Inputs,
        hidden: &Hidden,
        slope: f32,
        index: usize,
    ) {
        let blocks = model.blocks.len();
        let count = self.sums.len() / blocks;
        let (outputs, bucket) = model.output_at(inputs.phase);
        self.output_biases[bucket] += slope;
        for (block, sides) in hidden.0.iter().enumerate() {
            let slopes = &mut self.sums[block * count + index];
            for (side, (sums, slopes)) in sides.iter().zip(slopes).enumerate() {
                let output = outputs + side * blocks + block;
                let weights = &model.outputs[output];
                let counted = &mut self.outputs[output];
                for at in 0..LANES {
                    let clipped = sums[at].clamp(0.0, 1.0);
                    counted[at] += slope * clipped * clipped;
                    let inside = sums[at] > 0.0 && sums[at] < 1.0;
                    let derivative = if inside { 2.0 * clipped } else { 0.0 };
                    slopes[at] = slope * weights[at] * derivative;
                }
            }
        }
        self.inputs.push(inputs);
    }

    /// Adds this chunk's part of the gradient of a block's parameters.
    pub fn add_block(&self, block: usize, gradient: &mut [Lanes]) {
        let count = self.inputs.len();
        let sums = &self.sums[block * count..(block + 1) * count];
        for (inputs, [own, other]) in self.inputs.iter().zip(sums) {
            for (active, &slopes) in [(inputs.active.own(), own), (inputs.active.other(), other)] {
                for &input in active {
                    add(&mut gradient[usize::from(input)], slopes);
                }
                add(&mut gradient[BIASES], slopes);
            }
        }
    }
}

/// The probability to win by the classical evaluation in centipawns, corrected by the net's
/// output.
pub fn predict(base_eval: i16, scale: f32, output: f32) -> f32 {
    win_probability(f32::from(base_eval) / scale + output, 1.0)
}
