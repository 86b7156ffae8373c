//! Stochastic gradient descent. The result does not hang on how many threads there
//! are: a batch is always cut into the same parts, which are added up in their order.

use std::{
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    thread,
};

use super::{
    model::{Hidden, Model},
    samples::{About, Samples},
};
use crate::{
    logistic::{loss, probability},
    random::Random,
};

#[derive(Clone, Copy, Debug)]
pub struct Settings {
    pub epochs: u32,
    /// Positions a step.
    pub batch: usize,
    /// How far a number moves in a step at first.
    pub rate: f32,
    /// The share of the result in what is aimed at; the rest is the score's.
    pub lambda: f32,
    /// Hundredths of a pawn that make the odds e to one.
    pub scale: f32,
    pub jobs: usize,
    pub seed: u64,
}

pub struct Fit {
    settings: Settings,
    pub model: Model,
    /// Adam's averages of the gradient and of its square.
    mean: Vec<f32>,
    square: Vec<f32>,
    step: u32,
    parts: Vec<Part>,
}

/// What a part of a batch says.
struct Part {
    gradient: Vec<f32>,
    loss: f64,
}

/// Parts of a batch.
const PARTS: usize = 8;

impl Fit {
    pub fn new(model: Model, settings: Settings) -> Self {
        let nothing = vec![0.0; model.numbers.len()];
        let part = || Part {
            gradient: nothing.clone(),
            loss: 0.0,
        };
        Self {
            settings,
            mean: nothing.clone(),
            square: nothing.clone(),
            step: 0,
            parts: (0..PARTS).map(|_| part()).collect(),
            model,
        }
    }

    /// Goes through all positions once, in an order of its own. Gives the mean loss on
    /// the way.
    pub fn epoch(&mut self, samples: &Samples, epoch: u32) -> f64 {
        let Settings {
            batch,
            seed,
            epochs,
            ..
        } = self.settings;
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        Random::of(seed, u64::from(epoch)).shuffle(&mut order);
        let batch = batch.max(1);
        let a_pass = order.len().div_ceil(batch);
        let steps = (epochs as usize * a_pass).max(1);
        let mut sum = 0.0;
        for (at, positions) in order.chunks(batch).enumerate() {
            let done = (epoch as usize * a_pass + at) as f32 / steps as f32;
            self.look(samples, positions);
            sum += self.parts.iter().map(|part| part.loss).sum::<f64>();
            self.descend(positions.len(), self.settings.rate * cooled(done));
        }
        sum / samples.len().max(1) as f64
    }

    /// Which way the loss of a batch grows, part by part.
    fn look(&mut self, samples: &Samples, positions: &[u32]) {
        let share = positions.len().div_ceil(PARTS).max(1);
        let (model, settings) = (&self.model, self.settings);
        let mut shares = positions.chunks(share);
        let work: Vec<_> = self
            .parts
            .iter_mut()
            .map(|part| (part, shares.next().unwrap_or(&[])))
            .collect();
        let a_thread = work.len().div_ceil(settings.jobs.max(1));
        let mut work = work.into_iter().peekable();
        thread::scope(|scope| {
            while work.peek().is_some() {
                let work: Vec<_> = work.by_ref().take(a_thread).collect();
                scope.spawn(move || {
                    let mut hidden = Hidden::new(model.width);
                    for (part, positions) in work {
                        part.look(model, settings, samples, positions, &mut hidden);
                    }
                });
            }
        });
    }

    /// A step of Adam (Kingma and Ba, 2015).
    fn descend(&mut self, positions: usize, rate: f32) {
        const KEPT: f32 = 0.9;
        const KEPT_SQUARE: f32 = 0.999;
        const TINY: f32 = 1e-8;
        self.step += 1;
        let step = self.step.min(1_000_000) as i32;
        let mean_share = 1.0 - KEPT.powi(step);
        let square_share = 1.0 - KEPT_SQUARE.powi(step);
        let share = 1.0 / positions.max(1) as f32;
        for at in 0..self.model.numbers.len() {
            let slope = share * self.parts.iter().map(|part| part.gradient[at]).sum::<f32>();
            self.mean[at] = KEPT * self.mean[at] + (1.0 - KEPT) * slope;
            self.square[at] = KEPT_SQUARE * self.square[at] + (1.0 - KEPT_SQUARE) * slope * slope;
            let spread = (self.square[at] / square_share).sqrt() + TINY;
            self.model.numbers[at] -= rate * self.mean[at] / mean_share / spread;
        }
        self.model.clip();
    }

    /// What the loss is when every guess is what is aimed at.
    pub fn least_loss(&self, samples: &Samples) -> f64 {
        let losses = samples.abouts().iter().map(|about| {
            let aim = self.settings.aim(about);
            loss(aim, aim)
        });
        losses.sum::<f64>() / samples.len().max(1) as f64
    }

    /// The mean loss over positions: how badly guesses foretell what is aimed at.
    pub fn loss(&self, samples: &Samples) -> f64 {
        const SHARE: usize = 4096;
        let (model, settings) = (&self.model, self.settings);
        let shares = samples.len().div_ceil(SHARE);
        let next = AtomicUsize::new(0);
        let mut sums = thread::scope(|scope| {
            let threads: Vec<_> = (0..settings.jobs.max(1))
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
                                let guess = model.forward(&sample, &mut hidden);
                                loss(sigmoid(guess), settings.aim(&sample.about))
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

impl Settings {
    fn aim(&self, about: &About) -> f32 {
        self.lambda * about.result + (1.0 - self.lambda) * probability(about.score, self.scale)
    }
}

impl Part {
    fn look(
        &mut self,
        model: &Model,
        settings: Settings,
        samples: &Samples,
        positions: &[u32],
        hidden: &mut Hidden,
    ) {
        self.gradient.fill(0.0);
        self.loss = 0.0;
        for &index in positions {
            let sample = samples.get(index as usize);
            let guess = sigmoid(model.forward(&sample, hidden));
            let aim = settings.aim(&sample.about);
            self.loss += loss(guess, aim);
            model.backward(&sample, hidden, guess - aim, &mut self.gradient);
        }
    }
}

fn sigmoid(odds: f32) -> f32 {
    probability(odds, 1.0)
}

/// Steps get shorter along half a cosine, to a hundredth.
fn cooled(done: f32) -> f32 {
    const LAST: f32 = 0.01;
    LAST + (1.0 - LAST) * 0.5 * (1.0 + (std::f32::consts::PI * done).cos())
}
