//! The training of a net that corrects the classical evaluation.

use komadai_search::eval::features;
use shogi::Square;

use super::{
    gradient::{CHUNK, Chunk, predict},
    model::{BIASES, Hidden, Inputs, LANES, Lanes, Model, add},
    samples::{NetSample, NetSamples},
};
use crate::{
    fitting::{Adam, Batch, Step, Trainable, cosine_lr},
    parallel,
};

const EPSILON: f32 = 1e-8;

#[derive(Clone, Copy, Debug)]
pub struct NetConfig {
    /// The length of the first steps.
    pub rate: f32,
    /// The share that a step of rate 1 takes off the distance of each input weight from
    /// where it started, or from 0 if the net is new: so weights of rare inputs stay near
    /// there (Loshchilov and Hutter, 2019; Li and others, 2018).
    pub decay: f32,
    /// Whether the net has learned before.
    pub is_continued: bool,
}

pub struct NetFit {
    pub model: Model,
    config: NetConfig,
    /// Centipawns that make the odds e to one.
    scale: f32,
    blocks: Vec<BlockOptimizer>,
    outputs: Adam,
    output_biases: Adam,
    chunks: Vec<Chunk>,
}

/// What changes a block of the first layer.
struct BlockOptimizer {
    gradient: Vec<Lanes>,
    /// What the input weights decay to.
    start: Vec<Lanes>,
    adam: Adam,
    /// For what the squares of a kind of piece have in common.
    kinds: Adam,
}

impl NetFit {
    pub fn new(model: Model, config: NetConfig, scale: f32) -> Self {
        let block = |params: &Vec<Lanes>| BlockOptimizer {
            start: match config.is_continued {
                true => params[..BIASES].to_vec(),
                false => vec![[0.0; LANES]; BIASES],
            },
            gradient: vec![[0.0; LANES]; BIASES + 1],
            adam: Adam::new(LANES * (BIASES + 1), EPSILON),
            kinds: Adam::new(LANES * features::KINDS, EPSILON),
        };
        Self {
            config,
            scale,
            blocks: model.blocks.iter().map(block).collect(),
            outputs: Adam::new(LANES * model.outputs.len(), EPSILON),
            output_biases: Adam::new(model.buckets(), EPSILON),
            chunks: Vec::new(),
            model,
        }
    }

    /// Changes the parameters of the outputs by what the chunks say.
    fn step_outputs(&mut self, chunks: usize, rate: f32) {
        let mut outputs = vec![[0.0; LANES]; self.model.outputs.len()];
        let mut biases = vec![0.0; self.model.buckets()];
        for chunk in &self.chunks[..chunks] {
            for (sum, &part) in outputs.iter_mut().zip(&chunk.outputs) {
                add(sum, part);
            }
            for (sum, part) in biases.iter_mut().zip(&chunk.output_biases) {
                *sum += part;
            }
        }
        let weights = self.model.outputs.as_flattened_mut();
        self.outputs.step(weights, outputs.as_flattened(), rate);
        clip(weights, Model::MAX_OUTPUT_WEIGHT);
        let bias = &mut self.model.output_biases;
        self.output_biases.step(bias, &biases, rate);
        clip(bias, Model::MAX_OUTPUT_WEIGHT);
    }
}

impl BlockOptimizer {
    /// Changes the parameters of block `index` by what the chunks say.
    fn step(
        &mut self,
        index: usize,
        params: &mut [Lanes],
        chunks: &[Chunk],
        rate: f32,
        decay: f32,
    ) {
        self.gradient.fill([0.0; LANES]);
        for chunk in chunks {
            chunk.add_block(index, &mut self.gradient);
        }
        let gradient = self.gradient.as_flattened();
        self.adam.step(params.as_flattened_mut(), gradient, rate);
        self.step_kinds(params, rate);
        let kept = 1.0 - rate * decay;
        let (weights, biases) = params.split_at_mut(BIASES);
        let weights = weights.as_flattened_mut();
        for (weight, start) in weights.iter_mut().zip(self.start.as_flattened()) {
            *weight = start + kept * (*weight - start);
        }
        clip(weights, Model::MAX_INPUT_WEIGHT);
        clip(biases.as_flattened_mut(), Model::MAX_BIAS);
    }

    /// Moves the weights of all squares of a kind of piece together: where a kind seldom
    /// stands it is worth what it is worth elsewhere until more is known.
    fn step_kinds(&mut self, params: &mut [Lanes], rate: f32) {
        let mut slopes = [[0.0; LANES]; features::KINDS];
        let squares = self.gradient.chunks(Square::COUNT);
        for (sums, squares) in slopes.iter_mut().zip(squares) {
            squares.iter().for_each(|&square| add(sums, square));
        }
        let mut changes = [[0.0; LANES]; features::KINDS];
        let slopes = slopes.as_flattened();
        self.kinds.step(changes.as_flattened_mut(), slopes, rate);
        let squares = params.chunks_mut(Square::COUNT);
        for (squares, &change) in squares.zip(&changes) {
            squares.iter_mut().for_each(|square| add(square, change));
        }
    }
}

impl Trainable for NetFit {
    type Data = NetSamples;
    type Scratch = Hidden;

    fn scratch(&self) -> Hidden {
        Hidden::new(self.model.width)
    }

    fn predict(&self, sample: &NetSample, hidden: &mut Hidden) -> f32 {
        let output = self.model.forward(&Inputs::from(sample), hidden);
        predict(sample.base_eval, self.scale, output)
    }

    fn learn(&mut self, batch: &Batch<'_, NetSamples>, step: Step) -> f64 {
        let rate = self.config.rate * warmup(step.done) * cosine_lr(step.done, LAST_RATE);
        let parts = batch.chunks(CHUNK);
        let count = parts.len();
        if self.chunks.len() < count {
            self.chunks.resize_with(count, Chunk::default);
        }
        let share = 1.0 / batch.size as f32;
        let (model, scale) = (&self.model, self.scale);
        parallel::for_each(
            batch.jobs,
            self.chunks.iter_mut().zip(parts),
            || Hidden::new(model.width),
            |hidden, (chunk, part)| chunk.compute(model, scale, &part, share, hidden),
        );
        self.step_outputs(count, rate);
        let (chunks, decay) = (&self.chunks[..count], self.config.decay);
        let blocks = self.blocks.iter_mut().zip(&mut self.model.blocks);
        parallel::for_each(
            batch.jobs,
            blocks.enumerate(),
            || (),
            |(), (index, (block, params))| block.step(index, params, chunks, rate, decay),
        );
        chunks.iter().map(|chunk| chunk.loss).sum()
    }
}

fn clip(params: &mut [f32], max: f32) {
    params
        .iter_mut()
        .for_each(|param| *param = param.clamp(-max, max));
}

/// The share of the rate at the end.
const LAST_RATE: f32 = 0.01;

/// Steps get longer at first, or neurons are pushed to where their gradient is zero.
fn warmup(done: f32) -> f32 {
    const WARMUP: f32 = 0.05;
    (done / WARMUP).min(1.0)
}
