//! Positions as a net reads them.

use komadai_search::eval::{Net, Weights, evaluate};
use shogi::Position;

use super::packed_position::PackedPosition;
use crate::{
    fitting::{Dataset, LambdaReturn, Target, usable_score},
    game_file::{IllegalPly, SavedGame, is_quiet},
};

/// Positions in their order. Targets are for the side to move.
#[derive(Debug, Default)]
pub struct NetSamples {
    /// All of the same length but for the last: memory for all at once would be copied
    /// whenever it grows.
    chunks: Vec<Vec<NetSample>>,
}

/// A position, in 42 bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NetSample {
    pub position: PackedPosition,
    /// Of the search, in centipawns.
    score: i16,
    /// The classical evaluation, in centipawns.
    pub base_eval: i16,
    /// [`Net::game_phase`].
    pub phase: u8,
    /// [`Target::outcome`] in [`OUTCOME_STEPS`], from 1; 0 for none.
    outcome: u8,
}

const OUTCOME_STEPS: f32 = 254.0;

/// Positions in a chunk.
const CHUNK: usize = 1 << 16;

impl NetSample {
    pub fn new(position: &Position, target: Target, base_eval: i32) -> Self {
        let steps = |outcome: f32| 1 + (outcome * OUTCOME_STEPS).round() as u8;
        Self {
            position: PackedPosition::new(position),
            score: target.score as i16,
            base_eval: base_eval as i16,
            phase: Net::game_phase(position),
            outcome: target.outcome.map_or(0, steps),
        }
    }

    fn target(&self) -> Target {
        let steps = self.outcome.checked_sub(1);
        Target {
            score: f32::from(self.score),
            outcome: steps.map(|steps| f32::from(steps) / OUTCOME_STEPS),
        }
    }
}

impl NetSamples {
    pub fn push(&mut self, sample: NetSample) {
        match self.chunks.last_mut() {
            Some(chunk) if chunk.len() < CHUNK => chunk.push(sample),
            _ => {
                let mut chunk = Vec::with_capacity(CHUNK);
                chunk.push(sample);
                self.chunks.push(chunk);
            }
        }
    }

    fn get(&self, index: usize) -> &NetSample {
        &self.chunks[index / CHUNK][index % CHUNK]
    }
}

impl Dataset for NetSamples {
    type Sample<'a> = &'a NetSample;

    fn len(&self) -> usize {
        let before = self.chunks.len().saturating_sub(1) * CHUNK;
        self.chunks.last().map_or(0, |last| before + last.len())
    }

    fn sample(&self, index: usize) -> &NetSample {
        self.get(index)
    }

    fn target(&self, index: usize) -> Target {
        self.get(index).target()
    }
}

/// Which positions of a game are learned from.
pub struct SampleReader {
    /// Whether side positions are.
    pub side_positions: bool,
    /// Positions with scores above this are not, in centipawns.
    pub max_score: i32,
    /// What the rest of a game says of a position.
    pub lambda_return: LambdaReturn,
    pub weights: Weights,
}

impl SampleReader {
    /// The quiet positions of a game with their keys, and its side positions if they are
    /// wanted.
    ///
    /// # Errors
    /// At the first move that is not legal.
    pub fn read(&self, game: &SavedGame) -> Result<Vec<(u64, NetSample)>, IllegalPly> {
        let mut samples = Vec::new();
        let mut add = |position: &Position, score, outcome| {
            let Some(score) = usable_score(score, self.max_score) else {
                return;
            };
            let score = score as f32;
            let target = Target { score, outcome };
            let base_eval = evaluate(position, &self.weights);
            let sample = NetSample::new(position, target, base_eval);
            samples.push((position.key(), sample));
        };
        let mut outcomes = self.lambda_return.of_next_plies(game).into_iter();
        game.replay(|position, mv, score| {
            let Some(score) = score else {
                return;
            };
            let outcome = outcomes.next();
            if is_quiet(position, mv) {
                add(position, score, outcome);
            }
        })?;
        if self.side_positions {
            game.for_each_side_position(|position, score| add(position, score, None))?;
        }
        Ok(samples)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_small_and_keeps_its_target() {
        assert_eq!(size_of::<NetSample>(), 42);
        let position = Position::startpos();
        for outcome in [None, Some(0.0), Some(0.5), Some(1.0)] {
            for score in [-6000.0, 31.0, 6000.0] {
                let target = Target { score, outcome };
                let sample = NetSample::new(&position, target, -123);
                assert_eq!((sample.target(), sample.base_eval), (target, -123));
            }
        }
    }

    #[test]
    fn samples_stay_in_order() {
        let mut samples = NetSamples::default();
        assert_eq!(samples.len(), 0);
        let position = Position::startpos();
        let count = CHUNK + 2;
        for index in 0..count {
            let target = Target {
                score: (index % 1000) as f32,
                outcome: None,
            };
            samples.push(NetSample::new(&position, target, 0));
        }
        assert_eq!(samples.len(), count);
        for index in [0, CHUNK - 1, CHUNK, CHUNK + 1] {
            assert_eq!(samples.target(index).score, (index % 1000) as f32);
        }
    }
}
