//! Stochastic gradient descent. The result does not depend on the number of threads: a
//! batch is always cut into the same parts, which are added up in their order.

use std::{
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    thread,
};

use super::{
    samples::{Sample, Samples, Target},
    sigmoid::{cross_entropy, win_probability},
};
use crate::rng::Rng;

/// Parts of a batch.
const PARTS: usize = 4;

#[derive(Clone, Copy, Debug)]
pub struct FitConfig {
    pub epochs: u32,
    /// Positions in each step.
    pub batch: usize,
    /// The share of the result in the target; the rest is the score's.
    pub lambda: f32,
    /// Centipawns that make the odds e to one; fitted to the games if it is not given.
    pub scale: Option<f32>,
    pub jobs: usize,
    pub seed: u64,
}

/// A model whose parameters can be fitted.
pub trait Trainable: Sync {
    type Feature: Sync;
    type Context: Copy + Sync;
    /// Memory for the computation of a prediction.
    type Scratch;

    fn param_count(&self) -> usize;

    fn scratch(&self) -> Self::Scratch;

    /// The predicted probability that the side wins which the sample is for.
    fn predict(
        &self,
        sample: &Sample<'_, Self::Feature, Self::Context>,
        scratch: &mut Self::Scratch,
    ) -> f32;

    /// Adds a sample's part of the gradient. `error` is the prediction less the target;
    /// `scratch` is as [`predict`](Self::predict) left it, and may be overwritten.
    fn add_gradient(
        &self,
        sample: &Sample<'_, Self::Feature, Self::Context>,
        scratch: &mut Self::Scratch,
        error: f32,
        gradient: &mut [f32],
    );

    /// Changes the parameters by a gradient, the mean of a batch.
    fn optimizer_step(&mut self, gradient: &mut [f32], step: Step);
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

pub struct Trainer<M: Trainable> {
    pub model: M,
    config: FitConfig,
    scale: f32,
    gradient: Vec<f32>,
    parts: Vec<Part>,
}

/// Gradient and loss of a part of a batch.
struct Part {
    gradient: Vec<f32>,
    loss: f64,
}

impl<M: Trainable> Trainer<M> {
    /// `scale` is that of the targets, in centipawns.
    pub fn new(model: M, config: FitConfig, scale: f32) -> Self {
        let count = model.param_count();
        let part = || Part {
            gradient: vec![0.0; count],
            loss: 0.0,
        };
        Self {
            model,
            config,
            scale,
            gradient: vec![0.0; count],
            parts: (0..PARTS).map(|_| part()).collect(),
        }
    }

    /// Goes through all positions once, in random order. Returns the mean loss on the
    /// way.
    pub fn epoch(&mut self, samples: &Samples<M::Feature, M::Context>, epoch: u32) -> f64 {
        let FitConfig { seed, epochs, .. } = self.config;
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        Rng::with_stream(seed, u64::from(epoch)).shuffle(&mut order);
        let batch = self.config.batch.max(1);
        let batches = order.len().div_ceil(batch);
        let steps = (epochs as usize * batches).max(1);
        let mut loss = 0.0;
        for (index, positions) in order.chunks(batch).enumerate() {
            self.accumulate_gradient(samples, positions);
            loss += self.parts.iter().map(|part| part.loss).sum::<f64>();
            let step = Step {
                epoch,
                epochs,
                done: (epoch as usize * batches + index) as f32 / steps as f32,
                samples: samples.len(),
            };
            self.model.optimizer_step(&mut self.gradient, step);
        }
        loss / samples.len().max(1) as f64
    }

    /// Computes the gradient of a batch, its parts side by side.
    fn accumulate_gradient(
        &mut self,
        samples: &Samples<M::Feature, M::Context>,
        positions: &[u32],
    ) {
        let part_size = positions.len().div_ceil(PARTS).max(1);
        let (model, config, scale) = (&self.model, self.config, self.scale);
        let mut slices = positions.chunks(part_size);
        let work: Vec<_> = self
            .parts
            .iter_mut()
            .map(|part| (part, slices.next().unwrap_or(&[])))
            .collect();
        let per_thread = work.len().div_ceil(config.jobs.max(1));
        let mut work = work.into_iter().peekable();
        thread::scope(|scope| {
            while work.peek().is_some() {
                let work: Vec<_> = work.by_ref().take(per_thread).collect();
                scope.spawn(move || {
                    let mut scratch = model.scratch();
                    for (part, positions) in work {
                        part.compute(model, config, scale, samples, positions, &mut scratch);
                    }
                });
            }
        });
        let share = 1.0 / positions.len().max(1) as f32;
        self.gradient.fill(0.0);
        for part in &self.parts {
            for (sum, slope) in self.gradient.iter_mut().zip(&part.gradient) {
                *sum += share * slope;
            }
        }
    }

    /// The mean loss of perfect predictions.
    pub fn min_loss(&self, samples: &Samples<M::Feature, M::Context>) -> f64 {
        let losses = samples.targets().iter().map(|target| {
            let target = self.config.probability(target, self.scale);
            cross_entropy(target, target)
        });
        losses.sum::<f64>() / samples.len().max(1) as f64
    }

    /// The mean loss of the model's predictions.
    pub fn loss(&self, samples: &Samples<M::Feature, M::Context>) -> f64 {
        const CHUNK: usize = 4096;
        let chunks = samples.len().div_ceil(CHUNK);
        let next = AtomicUsize::new(0);
        let work = || {
            let mut scratch = self.model.scratch();
            let mut sums = Vec::new();
            loop {
                let chunk = next.fetch_add(1, Relaxed);
                if chunk >= chunks {
                    return sums;
                }
                let end = samples.len().min((chunk + 1) * CHUNK);
                let losses = (chunk * CHUNK..end).map(|index| {
                    let sample = samples.get(index);
                    let prediction = self.model.predict(&sample, &mut scratch);
                    let target = self.config.probability(&sample.target, self.scale);
                    cross_entropy(prediction, target)
                });
                sums.push((chunk, losses.sum::<f64>()));
            }
        };
        let mut sums = thread::scope(|scope| {
            let jobs = 0..self.config.jobs.max(1);
            let threads: Vec<_> = jobs.map(|_| scope.spawn(work)).collect();
            let joined = threads.into_iter().map(|thread| {
                thread
                    .join()
                    .unwrap_or_else(|failure| std::panic::resume_unwind(failure))
            });
            joined.flatten().collect::<Vec<_>>()
        });
        sums.sort_unstable_by_key(|(chunk, _)| *chunk);
        let sum: f64 = sums.iter().map(|(_, sum)| sum).sum();
        sum / samples.len().max(1) as f64
    }
}

impl FitConfig {
    /// The probability that a prediction is compared with.
    fn probability(&self, target: &Target, scale: f32) -> f32 {
        let score = win_probability(target.score, scale);
        let result = target.result.unwrap_or(score);
        self.lambda * result + (1.0 - self.lambda) * score
    }
}

impl Part {
    fn compute<M: Trainable>(
        &mut self,
        model: &M,
        config: FitConfig,
        scale: f32,
        samples: &Samples<M::Feature, M::Context>,
        positions: &[u32],
        scratch: &mut M::Scratch,
    ) {
        self.gradient.fill(0.0);
        self.loss = 0.0;
        for &index in positions {
            let sample = samples.get(index as usize);
            let prediction = model.predict(&sample, scratch);
            let target = config.probability(&sample.target, scale);
            self.loss += cross_entropy(prediction, target);
            model.add_gradient(&sample, scratch, prediction - target, &mut self.gradient);
        }
    }
}
