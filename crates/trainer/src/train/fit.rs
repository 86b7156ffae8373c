//! A net as a model that can be fitted.

use shogi::{Square, search::eval::features};

use super::{
    model::{Hidden, Model},
    samples::{Inputs, NetContext},
};
use crate::fitting::{Adam, Sample, Step, Trainable, cosine_lr, win_probability};

const EPSILON: f32 = 1e-8;

#[derive(Clone, Copy, Debug)]
pub struct NetConfig {
    /// The length of the first steps.
    pub rate: f32,
    /// The share that a step of rate 1 takes off each input weight, so that weights of
    /// rare inputs stay small (Loshchilov and Hutter, 2019).
    pub decay: f32,
}

pub struct NetFit {
    pub model: Model,
    config: NetConfig,
    /// Centipawns that make the odds e to one.
    pub scale: f32,
    adam: Adam,
    /// For what the squares of a kind of piece have in common.
    kind_adam: Adam,
}

impl NetFit {
    pub fn new(model: Model, config: NetConfig, scale: f32) -> Self {
        Self {
            config,
            scale,
            adam: Adam::new(model.params.len(), EPSILON),
            kind_adam: Adam::new(features::KINDS * model.width, EPSILON),
            model,
        }
    }

    /// Moves the weights of all squares of a kind of piece together: where a kind seldom
    /// stands it is worth what it is worth elsewhere until more is known.
    fn step_kinds(&mut self, gradient: &[f32], rate: f32) {
        let width = self.model.width;
        let kind = Square::COUNT * width;
        let on_board = features::KINDS * kind;
        let mut slopes = vec![0.0; features::KINDS * width];
        let squares = gradient[..on_board].chunks(kind);
        for (sums, squares) in slopes.chunks_mut(width).zip(squares) {
            squares
                .chunks(width)
                .for_each(|square| add_to(sums, square));
        }
        let mut changes = vec![0.0; slopes.len()];
        self.kind_adam.step(&mut changes, &slopes, rate);
        let squares = self.model.params[..on_board].chunks_mut(kind);
        for (squares, change) in squares.zip(changes.chunks(width)) {
            squares
                .chunks_mut(width)
                .for_each(|square| add_to(square, change));
        }
    }
}

impl Trainable for NetFit {
    type Feature = u16;
    type Context = NetContext;
    type Scratch = Hidden;

    fn param_count(&self) -> usize {
        self.model.params.len()
    }

    fn scratch(&self) -> Hidden {
        Hidden::new(self.model.width)
    }

    /// The classical evaluation, corrected by the net.
    fn predict(&self, sample: &Sample<'_, u16, NetContext>, hidden: &mut Hidden) -> f32 {
        let correction = self.model.forward(&Inputs::new(sample), hidden);
        win_probability(sample.context.base_eval / self.scale + correction, 1.0)
    }

    fn add_gradient(
        &self,
        sample: &Sample<'_, u16, NetContext>,
        hidden: &mut Hidden,
        error: f32,
        gradient: &mut [f32],
    ) {
        self.model
            .backward(&Inputs::new(sample), hidden, error, gradient);
    }

    fn optimizer_step(&mut self, gradient: &mut [f32], step: Step) {
        let schedule = warmup(step.done) * cosine_lr(step.done, LAST_RATE);
        let rate = self.config.rate * schedule;
        self.adam.step(&mut self.model.params, gradient, rate);
        self.step_kinds(gradient, rate);
        let rows = self.model.biases();
        let kept = 1.0 - rate * self.config.decay;
        for weight in &mut self.model.params[..rows] {
            *weight *= kept;
        }
        self.model.clip();
    }
}

/// The share of the rate at the end.
const LAST_RATE: f32 = 0.01;

/// Steps get longer at first, or neurons are pushed to where their gradient is zero.
fn warmup(done: f32) -> f32 {
    const WARMUP: f32 = 0.05;
    (done / WARMUP).min(1.0)
}

fn add_to(sums: &mut [f32], values: &[f32]) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += value;
    }
}
