//! Logistic regression: the weights for which the evaluation foretells results and
//! the search's scores best.

use std::thread;

use super::samples::{Label, Sample, Samples};
use crate::{
    rng::Rng,
    sigmoid::{cross_entropy, win_probability},
};

#[derive(Clone, Copy, Debug)]
pub struct FitConfig {
    pub epochs: u32,
    /// Positions a step.
    pub batch: usize,
    /// How far a weight moves in a step at first, in hundredths of a pawn.
    pub rate: f32,
    /// The share of the result in what is aimed at; the rest is the score's.
    pub lambda: f32,
    /// Hundredths of a pawn that make the odds e to one.
    pub scale: f32,
    /// How far a weight is expected from where it starts, in hundredths of a pawn:
    /// one that few positions speak about is drawn back.
    pub spread: f32,
    pub jobs: usize,
    pub seed: u64,
}

/// Every weight twice, the early value before the late one.
pub struct Fit {
    config: FitConfig,
    start: Vec<f32>,
    pub weights: Vec<f32>,
    /// Adam's moments of the gradient and of its square.
    mean: Vec<f32>,
    square: Vec<f32>,
    step: i32,
}

impl Fit {
    pub fn new(start: Vec<f32>, config: FitConfig) -> Self {
        let nothing = vec![0.0; start.len()];
        Self {
            config,
            weights: start.clone(),
            mean: nothing.clone(),
            square: nothing,
            step: 0,
            start,
        }
    }

    /// Goes through all positions once, in an order of its own.
    pub fn epoch(&mut self, samples: &Samples, epoch: u32) {
        let FitConfig {
            batch, seed, rate, ..
        } = self.config;
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        Rng::with_stream(seed, u64::from(epoch)).shuffle(&mut order);
        let rate = rate * cosine_lr(epoch, self.config.epochs);
        let FitConfig { scale, spread, .. } = self.config;
        let pull = scale / (samples.len() as f32 * spread * spread);
        for batch in order.chunks(batch.max(1)) {
            let mut gradient = self.gradient(samples, batch);
            for (at, slope) in gradient.iter_mut().enumerate() {
                *slope += pull * (self.weights[at] - self.start[at]);
            }
            self.optimizer_step(&gradient, rate);
        }
    }

    /// Which way the loss of a batch grows, for every weight.
    fn gradient(&self, samples: &Samples, batch: &[u32]) -> Vec<f32> {
        let share = batch.len().div_ceil(self.config.jobs.max(1)).max(1);
        let mut sum = vec![0.0; self.weights.len()];
        thread::scope(|scope| {
            let parts: Vec<_> = batch
                .chunks(share)
                .map(|part| scope.spawn(|| self.part(samples, part)))
                .collect();
            for part in parts {
                let part = part
                    .join()
                    .unwrap_or_else(|failure| std::panic::resume_unwind(failure));
                for (sum, part) in sum.iter_mut().zip(part) {
                    *sum += part / batch.len() as f32;
                }
            }
        });
        sum
    }

    fn part(&self, samples: &Samples, part: &[u32]) -> Vec<f32> {
        let mut gradient = vec![0.0; self.weights.len()];
        for &index in part {
            let sample = samples.get(index as usize);
            let error = self.predict(&sample) - self.target(&sample.label);
            let late = error * sample.label.phase;
            let early = error - late;
            for (&weight, &count) in sample.weights.iter().zip(sample.counts) {
                let at = 2 * usize::from(weight);
                gradient[at] += early * f32::from(count);
                gradient[at + 1] += late * f32::from(count);
            }
        }
        gradient
    }

    /// A step of Adam (Kingma and Ba, 2015).
    fn optimizer_step(&mut self, gradient: &[f32], rate: f32) {
        const BETA1: f32 = 0.9;
        const BETA2: f32 = 0.999;
        const EPSILON: f32 = 1e-12;
        self.step = self.step.saturating_add(1);
        let mean_share = 1.0 - BETA1.powi(self.step);
        let square_share = 1.0 - BETA2.powi(self.step);
        for (at, &slope) in gradient.iter().enumerate() {
            self.mean[at] = BETA1 * self.mean[at] + (1.0 - BETA1) * slope;
            self.square[at] = BETA2 * self.square[at] + (1.0 - BETA2) * slope * slope;
            let spread = (self.square[at] / square_share).sqrt() + EPSILON;
            self.weights[at] -= rate * self.mean[at] / mean_share / spread;
        }
    }

    /// What the evaluation gives, as a probability that Black wins.
    fn predict(&self, sample: &Sample<'_>) -> f32 {
        win_probability(score(&self.weights, sample), self.config.scale)
    }

    fn target(&self, label: &Label) -> f32 {
        let FitConfig { lambda, scale, .. } = self.config;
        lambda * label.result + (1.0 - lambda) * win_probability(label.score, scale)
    }

    /// The mean loss over positions: how badly guesses foretell what is aimed at.
    pub fn loss(&self, samples: &Samples) -> f64 {
        let share = samples.len().div_ceil(self.config.jobs.max(1)).max(1);
        let indices: Vec<usize> = (0..samples.len()).collect();
        let sum = thread::scope(|scope| {
            let parts: Vec<_> = indices
                .chunks(share)
                .map(|part| {
                    scope.spawn(|| {
                        let losses = part.iter().map(|&index| {
                            let sample = samples.get(index);
                            cross_entropy(self.predict(&sample), self.target(&sample.label))
                        });
                        losses.sum::<f64>()
                    })
                })
                .collect();
            let sums = parts.into_iter().map(|part| {
                part.join()
                    .unwrap_or_else(|failure| std::panic::resume_unwind(failure))
            });
            sums.sum::<f64>()
        });
        sum / samples.len().max(1) as f64
    }
}

/// What an evaluation with these weights gives a position, for Black.
fn score(weights: &[f32], sample: &Sample<'_>) -> f32 {
    let (mut early, mut late) = (0.0, 0.0);
    for (&weight, &count) in sample.weights.iter().zip(sample.counts) {
        let at = 2 * usize::from(weight);
        early += weights[at] * f32::from(count);
        late += weights[at + 1] * f32::from(count);
    }
    early + (late - early) * sample.label.phase
}

/// Steps get shorter along half a cosine, to a fiftieth.
fn cosine_lr(epoch: u32, epochs: u32) -> f32 {
    const LAST: f32 = 0.02;
    let done = epoch as f32 / epochs.max(2).saturating_sub(1) as f32;
    LAST + (1.0 - LAST) * 0.5 * (1.0 + (std::f32::consts::PI * done).cos())
}
