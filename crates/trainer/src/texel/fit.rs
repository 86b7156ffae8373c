//! The classical evaluation as a model that can be fitted: logistic regression.

use super::samples::WeightCount;
use crate::fitting::{Adam, Sample, Step, Trainable, cosine_lr, win_probability};

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
}

impl TexelFit {
    pub fn new(start: Vec<f32>, config: TexelConfig, scale: f32) -> Self {
        Self {
            weights: start.clone(),
            config,
            scale,
            adam: Adam::new(start.len(), 1e-12),
            start,
        }
    }

    /// The evaluation of a position for Black.
    fn evaluate(&self, sample: &Sample<'_, WeightCount, f32>) -> f32 {
        let (mut middlegame, mut endgame) = (0.0, 0.0);
        for feature in sample.features {
            let at = 2 * feature.weight();
            middlegame += self.weights[at] * feature.count();
            endgame += self.weights[at + 1] * feature.count();
        }
        middlegame + (endgame - middlegame) * sample.context
    }
}

impl Trainable for TexelFit {
    type Feature = WeightCount;
    type Context = f32;
    type Scratch = ();

    fn param_count(&self) -> usize {
        self.weights.len()
    }

    fn scratch(&self) {}

    fn predict(&self, sample: &Sample<'_, WeightCount, f32>, _: &mut ()) -> f32 {
        win_probability(self.evaluate(sample), self.scale)
    }

    /// The gradient is larger than that of the loss by the factor `scale`, which makes no
    /// difference to Adam.
    fn add_gradient(
        &self,
        sample: &Sample<'_, WeightCount, f32>,
        _: &mut (),
        error: f32,
        gradient: &mut [f32],
    ) {
        let endgame = error * sample.context;
        let middlegame = error - endgame;
        for feature in sample.features {
            let at = 2 * feature.weight();
            gradient[at] += middlegame * feature.count();
            gradient[at + 1] += endgame * feature.count();
        }
    }

    fn optimizer_step(&mut self, gradient: &mut [f32], step: Step) {
        let TexelConfig { rate, spread } = self.config;
        let pull = self.scale / (step.samples as f32 * spread * spread);
        let distances = self.weights.iter().zip(&self.start);
        for (slope, (weight, start)) in gradient.iter_mut().zip(distances) {
            *slope += pull * (weight - start);
        }
        let last_epoch = step.epochs.max(2) - 1;
        let done = step.epoch as f32 / last_epoch as f32;
        let rate = rate * cosine_lr(done, LAST_RATE);
        self.adam.step(&mut self.weights, gradient, rate);
    }
}

/// The share of the rate at the end.
const LAST_RATE: f32 = 0.02;
