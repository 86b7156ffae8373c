//! Stochastic gradient descent: the passes over the positions, and the loss.

use super::{
    samples::{Dataset, Target},
    sigmoid::{cross_entropy, win_probability},
};
use crate::{parallel, rng::Rng};

#[derive(Clone, Copy, Debug)]
pub struct FitConfig {
    pub epochs: u32,
    /// Positions in each step.
    pub batch: usize,
    /// The share of the outcome in the target; the rest is the score's.
    pub lambda: f32,
    /// Centipawns that make the odds e to one; fitted to the games if it is not given.
    pub scale: Option<f32>,
    /// Positions with scores above this are left out, in centipawns.
    pub max_score: i32,
    pub jobs: usize,
    pub seed: u64,
}

/// A model whose parameters can be fitted. It must not depend on the number of threads.
pub trait Trainable: Sync {
    type Data: Dataset;
    /// Memory for the computation of a prediction.
    type Scratch;

    fn scratch(&self) -> Self::Scratch;

    /// The predicted probability that the side wins which the sample is for.
    fn predict(
        &self,
        sample: <Self::Data as Dataset>::Sample<'_>,
        scratch: &mut Self::Scratch,
    ) -> f32;

    /// Changes the parameters by the mean gradient of a batch, and returns the sum of the
    /// losses before.
    fn learn(&mut self, batch: &Batch<'_, Self::Data>, step: Step) -> f64;
}

/// The positions of a step.
#[derive(Debug)]
pub struct Batch<'a, D> {
    data: &'a D,
    positions: &'a [u32],
    targets: Targets,
    /// The positions of a full batch: the last one of an epoch may have fewer.
    pub size: usize,
    pub jobs: usize,
}

/// How targets are made of scores and outcomes.
#[derive(Clone, Copy, Debug)]
struct Targets {
    lambda: f32,
    scale: f32,
}

impl<'a, D: Dataset> Batch<'a, D> {
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Parts of equal size, but for the last.
    pub fn chunks(&self, size: usize) -> impl ExactSizeIterator<Item = Self> + Send + use<'a, D> {
        let Self {
            data,
            targets,
            size: full,
            jobs,
            ..
        } = *self;
        self.positions.chunks(size).map(move |positions| Self {
            data,
            positions,
            targets,
            size: full,
            jobs,
        })
    }

    /// Each position, and the probability that a prediction for it is compared with.
    pub fn samples(&self) -> impl Iterator<Item = (D::Sample<'a>, f32)> {
        self.positions.iter().map(|&at| {
            let at = at as usize;
            let target = self.targets.probability(self.data.target(at));
            (self.data.sample(at), target)
        })
    }
}

/// Where in the training a step is.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub epoch: u32,
    pub epochs: u32,
    /// The share of all steps that are over, from 0 to 1.
    pub done: f32,
    /// How many positions are learned from.
    pub samples: usize,
}

pub struct Trainer<M> {
    pub model: M,
    config: FitConfig,
    targets: Targets,
}

impl<M: Trainable> Trainer<M> {
    /// `scale` is that of the targets, in centipawns.
    pub fn new(model: M, config: FitConfig, scale: f32) -> Self {
        let targets = Targets {
            lambda: config.lambda,
            scale,
        };
        Self {
            model,
            config,
            targets,
        }
    }

    /// Goes through all positions once, in random order. Returns the mean loss on the
    /// way.
    pub fn epoch(&mut self, data: &M::Data, epoch: u32) -> f64 {
        let FitConfig { seed, epochs, .. } = self.config;
        let mut order: Vec<u32> = (0..data.len() as u32).collect();
        Rng::with_stream(seed, u64::from(epoch)).shuffle(&mut order);
        let size = self.config.batch.max(1);
        let batches = order.len().div_ceil(size);
        let steps = (epochs as usize * batches).max(1);
        let mut loss = 0.0;
        for (index, positions) in order.chunks(size).enumerate() {
            let batch = Batch {
                data,
                positions,
                targets: self.targets,
                size,
                jobs: self.config.jobs,
            };
            let step = Step {
                epoch,
                epochs,
                done: (epoch as usize * batches + index) as f32 / steps as f32,
                samples: data.len(),
            };
            loss += self.model.learn(&batch, step);
        }
        loss / data.len().max(1) as f64
    }

    /// The lower bound of the mean loss: the mean entropy of the targets.
    pub fn min_loss(&self, data: &M::Data) -> f64 {
        let losses = (0..data.len()).map(|index| {
            let target = self.targets.probability(data.target(index));
            cross_entropy(target, target)
        });
        losses.sum::<f64>() / data.len().max(1) as f64
    }

    /// The mean loss of the model's predictions.
    pub fn loss(&self, data: &M::Data) -> f64 {
        const CHUNK: usize = 4096;
        let mut losses = vec![0.0; data.len().div_ceil(CHUNK)];
        parallel::for_each(
            self.config.jobs,
            losses.iter_mut().enumerate(),
            || self.model.scratch(),
            |scratch, (chunk, loss)| {
                let end = data.len().min((chunk + 1) * CHUNK);
                for index in chunk * CHUNK..end {
                    let prediction = self.model.predict(data.sample(index), scratch);
                    let target = self.targets.probability(data.target(index));
                    *loss += cross_entropy(prediction, target);
                }
            },
        );
        losses.iter().sum::<f64>() / data.len().max(1) as f64
    }
}

impl Targets {
    /// The probability that a prediction is compared with.
    fn probability(&self, target: Target) -> f32 {
        let score = win_probability(target.score, self.scale);
        let outcome = target.outcome.unwrap_or(score);
        self.lambda * outcome + (1.0 - self.lambda) * score
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_made_of_score_and_outcome() {
        let targets = Targets {
            lambda: 0.2,
            scale: 600.0,
        };
        let probability = |outcome| {
            let score = 0.0;
            targets.probability(Target { score, outcome })
        };
        assert!((probability(Some(1.0)) - 0.6).abs() < 1e-6);
        assert!((probability(Some(0.25)) - 0.45).abs() < 1e-6);
        assert_eq!(probability(None), 0.5);
    }
}
