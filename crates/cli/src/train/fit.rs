//! Stochastic gradient descent. The result does not hang on how many threads there
//! are: a batch is always cut into the same parts, which are added up in their order.

use std::{
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    thread,
};

use shogi::{Square, search::eval::features};

use super::{
    model::{Hidden, Model},
    samples::{Label, Sample, Samples},
};
use crate::{
    rng::Rng,
    sigmoid::{cross_entropy, win_probability},
};

#[derive(Clone, Copy, Debug)]
pub struct FitConfig {
    pub epochs: u32,
    /// Positions a step.
    pub batch: usize,
    /// How far a number moves in a step at first.
    pub rate: f32,
    /// What share of each number a step of rate 1 takes off, of those of the inputs: what
    /// is seldom seen stays small (Loshchilov and Hutter, 2019).
    pub decay: f32,
    /// The share of the result in what is aimed at; the rest is the score's.
    pub lambda: f32,
    /// Hundredths of a pawn that make the odds e to one.
    pub scale: f32,
    pub jobs: usize,
    pub seed: u64,
}

pub struct Fit {
    config: FitConfig,
    pub model: Model,
    /// For each number.
    moments: AdamMoments,
    /// For what the squares of a kind of piece have in common.
    kinds: AdamMoments,
    gradient: Vec<f32>,
    step: u32,
    parts: Vec<Part>,
}

/// Adam's moments of slopes and of their squares.
struct AdamMoments {
    slopes: Vec<f32>,
    squares: Vec<f32>,
}

/// What a part of a batch says.
struct Part {
    gradient: Vec<f32>,
    loss: f64,
}

/// Parts of a batch.
const PARTS: usize = 4;

impl Fit {
    pub fn new(model: Model, config: FitConfig) -> Self {
        let count = model.params.len();
        let part = || Part {
            gradient: vec![0.0; count],
            loss: 0.0,
        };
        Self {
            config,
            moments: AdamMoments::new(count),
            kinds: AdamMoments::new(features::KINDS * model.width),
            gradient: vec![0.0; count],
            step: 0,
            parts: (0..PARTS).map(|_| part()).collect(),
            model,
        }
    }

    /// Goes through all positions once, in an order of its own. Gives the mean loss on
    /// the way.
    pub fn epoch(&mut self, samples: &Samples, epoch: u32) -> f64 {
        let FitConfig {
            batch,
            seed,
            epochs,
            ..
        } = self.config;
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        Rng::with_stream(seed, u64::from(epoch)).shuffle(&mut order);
        let batch = batch.max(1);
        let a_pass = order.len().div_ceil(batch);
        let steps = (epochs as usize * a_pass).max(1);
        let mut sum = 0.0;
        for (at, positions) in order.chunks(batch).enumerate() {
            let done = (epoch as usize * a_pass + at) as f32 / steps as f32;
            self.accumulate_gradient(samples, positions);
            sum += self.parts.iter().map(|part| part.loss).sum::<f64>();
            self.optimizer_step(positions.len(), self.config.rate * cosine_lr(done));
        }
        sum / samples.len().max(1) as f64
    }

    /// Which way the loss of a batch grows, part by part.
    fn accumulate_gradient(&mut self, samples: &Samples, positions: &[u32]) {
        let share = positions.len().div_ceil(PARTS).max(1);
        let (model, config) = (&self.model, self.config);
        let mut shares = positions.chunks(share);
        let work: Vec<_> = self
            .parts
            .iter_mut()
            .map(|part| (part, shares.next().unwrap_or(&[])))
            .collect();
        let a_thread = work.len().div_ceil(config.jobs.max(1));
        let mut work = work.into_iter().peekable();
        thread::scope(|scope| {
            while work.peek().is_some() {
                let work: Vec<_> = work.by_ref().take(a_thread).collect();
                scope.spawn(move || {
                    let mut hidden = Hidden::new(model.width);
                    for (part, positions) in work {
                        part.accumulate_gradient(model, config, samples, positions, &mut hidden);
                    }
                });
            }
        });
    }

    /// A step. An input learns by itself, and as one of its kind of piece: where that
    /// seldom stands it is worth what it is worth elsewhere until more is known.
    fn optimizer_step(&mut self, positions: usize, rate: f32) {
        let share = 1.0 / positions.max(1) as f32;
        self.gradient.fill(0.0);
        for part in &self.parts {
            for (sum, slope) in self.gradient.iter_mut().zip(&part.gradient) {
                *sum += share * slope;
            }
        }
        self.step += 1;
        let step = Step::new(self.step, rate);
        let numbers = &mut self.model.params;
        self.moments.step(numbers, &self.gradient, step);
        let width = self.model.width;
        let kind = Square::COUNT * width;
        let on_board = features::KINDS * kind;
        let mut slopes = vec![0.0; features::KINDS * width];
        let squares = self.gradient[..on_board].chunks(kind);
        for (sums, squares) in slopes.chunks_mut(width).zip(squares) {
            squares
                .chunks(width)
                .for_each(|square| add_to(sums, square));
        }
        let mut moved = vec![0.0; slopes.len()];
        self.kinds.step(&mut moved, &slopes, step);
        let squares = self.model.params[..on_board].chunks_mut(kind);
        for (squares, moved) in squares.zip(moved.chunks(width)) {
            squares
                .chunks_mut(width)
                .for_each(|square| add_to(square, moved));
        }
        let rows = self.model.biases();
        let kept = 1.0 - rate * self.config.decay;
        for number in &mut self.model.params[..rows] {
            *number *= kept;
        }
        self.model.clip();
    }

    /// What the loss is when every guess is what is aimed at.
    pub fn min_loss(&self, samples: &Samples) -> f64 {
        let losses = samples.labels().iter().map(|label| {
            let target = self.config.target(label);
            cross_entropy(target, target)
        });
        losses.sum::<f64>() / samples.len().max(1) as f64
    }

    /// The mean loss over positions: how badly guesses foretell what is aimed at.
    pub fn loss(&self, samples: &Samples) -> f64 {
        const SHARE: usize = 4096;
        let (model, config) = (&self.model, self.config);
        let shares = samples.len().div_ceil(SHARE);
        let next = AtomicUsize::new(0);
        let mut sums = thread::scope(|scope| {
            let threads: Vec<_> = (0..config.jobs.max(1))
                .map(|_| {
                    scope.spawn(|| {
                        let mut hidden = Hidden::new(model.width);
                        let mut sums = Vec::new();
                        loop {
                            let share = next.fetch_add(1, Relaxed);
                            if share >= shares {
                                return sums;
                            }
                            let end = samples.len().min((share + 1) * SHARE);
                            let losses = (share * SHARE..end).map(|index| {
                                let sample = samples.get(index);
                                let prediction = config.predict(model, &sample, &mut hidden);
                                cross_entropy(prediction, config.target(&sample.label))
                            });
                            sums.push((share, losses.sum::<f64>()));
                        }
                    })
                })
                .collect();
            let joined = threads.into_iter().map(|thread| {
                thread
                    .join()
                    .unwrap_or_else(|failure| std::panic::resume_unwind(failure))
            });
            joined.flatten().collect::<Vec<_>>()
        });
        sums.sort_unstable_by_key(|(share, _)| *share);
        let sum: f64 = sums.iter().map(|(_, sum)| sum).sum();
        sum / samples.len().max(1) as f64
    }
}

impl AdamMoments {
    fn new(count: usize) -> Self {
        Self {
            slopes: vec![0.0; count],
            squares: vec![0.0; count],
        }
    }

    /// Moves each number by its slope.
    fn step(&mut self, numbers: &mut [f32], slopes: &[f32], step: Step) {
        let moments = self.slopes.iter_mut().zip(&mut self.squares);
        for ((number, slope), (mean, square)) in numbers.iter_mut().zip(slopes).zip(moments) {
            *mean = BETA1 * *mean + (1.0 - BETA1) * slope;
            *square = BETA2 * *square + (1.0 - BETA2) * slope * slope;
            *number -= step.rate * *mean / ((*square * step.square).sqrt() + EPSILON);
        }
    }
}

/// A step of Adam (Kingma and Ba, 2015): its rate and what makes squares of their
/// moments, both by how many steps there have been.
#[derive(Clone, Copy)]
struct Step {
    rate: f32,
    square: f32,
}

const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
const EPSILON: f32 = 1e-8;

impl Step {
    fn new(step: u32, rate: f32) -> Self {
        let step = step.min(1_000_000) as i32;
        Self {
            rate: rate / (1.0 - BETA1.powi(step)),
            square: 1.0 / (1.0 - BETA2.powi(step)),
        }
    }
}

impl FitConfig {
    fn target(&self, label: &Label) -> f32 {
        let score = win_probability(label.score, self.scale);
        let result = label.result.unwrap_or(score);
        self.lambda * result + (1.0 - self.lambda) * score
    }

    /// What is foretold: by hand, corrected by the model.
    fn predict(&self, model: &Model, sample: &Sample<'_>, hidden: &mut Hidden) -> f32 {
        let odds = sample.label.base_eval / self.scale + model.forward(sample, hidden);
        win_probability(odds, 1.0)
    }
}

impl Part {
    fn accumulate_gradient(
        &mut self,
        model: &Model,
        config: FitConfig,
        samples: &Samples,
        positions: &[u32],
        hidden: &mut Hidden,
    ) {
        self.gradient.fill(0.0);
        self.loss = 0.0;
        for &index in positions {
            let sample = samples.get(index as usize);
            let prediction = config.predict(model, &sample, hidden);
            let target = config.target(&sample.label);
            self.loss += cross_entropy(prediction, target);
            model.backward(&sample, hidden, prediction - target, &mut self.gradient);
        }
    }
}

fn add_to(sums: &mut [f32], numbers: &[f32]) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += number;
    }
}

/// Steps get longer at first, lest neurons are pushed to where they learn nothing any
/// more, then shorter along half a cosine, to a hundredth.
fn cosine_lr(done: f32) -> f32 {
    const WARM: f32 = 0.05;
    const LAST: f32 = 0.01;
    let cosine = 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
    (LAST + (1.0 - LAST) * cosine) * (done / WARM).min(1.0)
}
