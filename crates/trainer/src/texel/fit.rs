//! The classical evaluation as a model that can be fitted: logistic regression.

use super::samples::{TexelSample, TexelSamples};
use crate::{
    fitting::{Adam, Batch, Step, Trainable, cosine_lr, cross_entropy, win_probability},
    parallel,
};

/// Parts of a batch, whose gradients are added up in their order: the result does not
/// depend on the number of threads.
const PARTS: usize = 4;

#[derive(Clone, Copy, Debug)]
pub struct TexelConfig {
    /// The length of the first steps, in centipawns.
    pub rate: f32,
    /// How far a weight is expected from its start, in centipawns: one that few positions
    /// depend on is drawn back.
    pub spread: f32,
}

/// Every weight twice, the middlegame value before the endgame value.
pub struct TexelFit {
    pub weights: Vec<f32>,
    start: Vec<f32>,
    config: TexelConfig,
    /// Centipawns that make the odds e to one.
    scale: f32,
    adam: Adam,
    gradient: Vec<f32>,
    parts: Vec<Part>,
}

/// Gradient and loss of a part of a batch.
struct Part {
    gradient: Vec<f32>,
    loss: f64,
}

impl TexelFit {
    pub fn new(start: Vec<f32>, config: TexelConfig, scale: f32) -> Self {
        let zero = vec![0.0; start.len()];
        let part = || Part {
            gradient: zero.clone(),
            loss: 0.0,
        };
        Self {
            weights: start.clone(),
            config,
            scale,
            adam: Adam::new(start.len(), 1e-12),
            start,
            parts: (0..PARTS).map(|_| part()).collect(),
            gradient: zero,
        }
    }

    /// The evaluation of a position for Black.
    fn evaluate(&self, sample: TexelSample<'_>) -> f32 {
        let (mut middlegame, mut endgame) = (0.0, 0.0);
        for feature in sample.counts {
            let at = 2 * feature.weight();
            middlegame += self.weights[at] * feature.count();
            endgame += self.weights[at + 1] * feature.count();
        }
        sample.correction + middlegame + (endgame - middlegame) * sample.phase
    }

    /// Computes the gradient of a batch, its parts side by side. Returns the loss.
    fn accumulate_gradient(&mut self, batch: &Batch<'_, TexelSamples>) -> f64 {
        let mut parts = std::mem::take(&mut self.parts);
        for part in &mut parts {
            part.gradient.fill(0.0);
            part.loss = 0.0;
        }
        let chunks = batch.chunks(batch.len().div_ceil(PARTS).max(1));
        let tasks = parts.iter_mut().zip(chunks);
        parallel::for_each(
            batch.jobs,
            tasks,
            || (),
            |(), (part, chunk)| part.compute(self, &chunk),
        );
        let share = 1.0 / batch.len().max(1) as f32;
        self.gradient.fill(0.0);
        for part in &parts {
            for (sum, slope) in self.gradient.iter_mut().zip(&part.gradient) {
                *sum += share * slope;
            }
        }
        self.parts = parts;
        self.parts.iter().map(|part| part.loss).sum()
    }
}

impl Part {
    /// The gradient is larger than that of the loss by the factor `scale`, which makes no
    /// difference to Adam.
    fn compute(&mut self, fit: &TexelFit, chunk: &Batch<'_, TexelSamples>) {
        for (sample, target) in chunk.samples() {
            let prediction = win_probability(fit.evaluate(sample), fit.scale);
            self.loss += cross_entropy(prediction, target);
            let error = prediction - target;
            let endgame = error * sample.phase;
            let middlegame = error - endgame;
            for feature in sample.counts {
                let at = 2 * feature.weight();
                self.gradient[at] += middlegame * feature.count();
                self.gradient[at + 1] += endgame * feature.count();
            }
        }
    }
}

impl Trainable for TexelFit {
    type Data = TexelSamples;
    type Scratch = ();

    fn scratch(&self) {}

    fn predict(&self, sample: TexelSample<'_>, _: &mut ()) -> f32 {
        win_probability(self.evaluate(sample), self.scale)
    }

    fn learn(&mut self, batch: &Batch<'_, TexelSamples>, step: Step) -> f64 {
        let loss = self.accumulate_gradient(batch);
        let TexelConfig { rate, spread } = self.config;
        let pull = self.scale / (step.samples as f32 * spread * spread);
        let distances = self.weights.iter().zip(&self.start);
        for (slope, (weight, start)) in self.gradient.iter_mut().zip(distances) {
            *slope += pull * (weight - start);
        }
        let last_epoch = step.epochs.max(2) - 1;
        let done = step.epoch as f32 / last_epoch as f32;
        let rate = rate * cosine_lr(done, LAST_RATE);
        self.adam.step(&mut self.weights, &self.gradient, rate);
        loss
    }
}

/// The share of the rate at the end.
const LAST_RATE: f32 = 0.02;
