//! Positions as a net reads them.

use shogi::{
    Position,
    search::eval::{Net, Weights, evaluate},
};

use super::packed_position::PackedPosition;
use crate::{
    fitting::{Dataset, Target, usable_score},
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
    /// The result in the two low bits, 0 for none; above them how near the end of the game
    /// the position is, up to [`END`].
    outcome: u8,
}

/// Stands for the last position of a game.
const END: u8 = 63;

/// Positions in a chunk.
const CHUNK: usize = 1 << 16;

impl NetSample {
    pub fn new(position: &Position, target: Target, base_eval: i32) -> Self {
        let result = target.result.map_or(0, |result| 1 + (2.0 * result) as u8);
        let end = (target.end * f32::from(END)).round() as u8;
        Self {
            position: PackedPosition::new(position),
            score: target.score as i16,
            base_eval: base_eval as i16,
            phase: Net::game_phase(position),
            outcome: result | end << 2,
        }
    }

    fn target(&self) -> Target {
        let result = (self.outcome & 3).checked_sub(1);
        Target {
            score: f32::from(self.score),
            result: result.map(|result| f32::from(result) / 2.0),
            end: f32::from(self.outcome >> 2) / f32::from(END),
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
    /// How many plies before the end of a game count as near it.
    pub end_plies: usize,
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
        let mut add = |position: &Position, score, result, end| {
            let Some(score) = usable_score(score, self.max_score) else {
                return;
            };
            let score = score as f32;
            let target = Target { score, result, end };
            let base_eval = evaluate(position, &self.weights);
            let sample = NetSample::new(position, target, base_eval);
            samples.push((position.key(), sample));
        };
        let mut left = game.plies.len();
        game.replay(|position, mv, score| {
            let Some(score) = score else {
                return;
            };
            left = left.saturating_sub(1);
            if is_quiet(position, mv) {
                let result = match game.ending.winner {
                    None => 0.5,
                    Some(winner) => f32::from(u8::from(winner == position.turn())),
                };
                let end = 1.0 - left as f32 / self.end_plies.max(1) as f32;
                add(position, score, Some(result), end.max(0.0));
            }
        })?;
        if self.side_positions {
            game.for_each_side_position(|position, score| add(position, score, None, 0.0))?;
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
        for result in [None, Some(0.0), Some(0.5), Some(1.0)] {
            for (score, end) in [(-6000.0, 0.0), (31.0, 1.0), (6000.0, 0.0)] {
                let target = Target { score, result, end };
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
                result: None,
                end: 0.0,
            };
            samples.push(NetSample::new(&position, target, 0));
        }
        assert_eq!(samples.len(), count);
        for index in [0, CHUNK - 1, CHUNK, CHUNK + 1] {
            assert_eq!(samples.target(index).score, (index % 1000) as f32);
        }
    }
}
