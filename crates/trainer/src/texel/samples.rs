//! Positions as the tuner sees them: how often each weight counts in their evaluation.

use std::sync::Arc;

use komadai_search::{
    Score,
    eval::{Net, trace},
};
use shogi::{Color, Position};

use crate::{
    fitting::{Dataset, LambdaReturn, Target, usable_score},
    game_file::{IllegalPly, SavedGame, is_quiet},
};

/// Positions without their boards. Targets are for Black.
#[derive(Clone, Debug, Default)]
pub struct TexelSamples {
    /// Where the counts of each position end.
    ends: Vec<usize>,
    counts: Vec<WeightCount>,
    targets: Vec<Target>,
    phases: Vec<f32>,
    corrections: Vec<f32>,
}

/// A position.
#[derive(Clone, Copy, Debug)]
pub struct TexelSample<'a> {
    pub counts: &'a [WeightCount],
    /// 0 at the start of a game, 1 at its end.
    pub phase: f32,
    /// What a net adds to the evaluation for Black, in centipawns.
    pub correction: f32,
}

/// A weight and how often it counts, in three bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightCount([u8; 3]);

impl WeightCount {
    pub fn new(weight: u16, count: i16) -> Self {
        let [low, high] = weight.to_le_bytes();
        let count = count.clamp(-128, 127) as i8;
        Self([low, high, count.cast_unsigned()])
    }

    pub fn weight(self) -> usize {
        usize::from(u16::from_le_bytes([self.0[0], self.0[1]]))
    }

    pub fn count(self) -> f32 {
        f32::from(self.0[2].cast_signed())
    }
}

impl Dataset for TexelSamples {
    type Sample<'a> = TexelSample<'a>;

    fn len(&self) -> usize {
        self.ends.len()
    }

    fn sample(&self, index: usize) -> TexelSample<'_> {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        TexelSample {
            counts: &self.counts[start..self.ends[index]],
            phase: self.phases[index],
            correction: self.corrections[index],
        }
    }

    fn target(&self, index: usize) -> Target {
        self.targets[index]
    }
}

impl TexelSamples {
    pub fn push(
        &mut self,
        counts: impl IntoIterator<Item = WeightCount>,
        target: Target,
        phase: f32,
        correction: f32,
    ) {
        self.counts.extend(counts);
        self.ends.push(self.counts.len());
        self.targets.push(target);
        self.phases.push(phase);
        self.corrections.push(correction);
    }

    /// Adds the positions of another list.
    pub fn append(&mut self, other: &Self) {
        let before = self.counts.len();
        self.counts.extend(&other.counts);
        self.ends.extend(other.ends.iter().map(|end| before + end));
        self.targets.extend(&other.targets);
        self.phases.extend(&other.phases);
        self.corrections.extend(&other.corrections);
    }
}

/// Which positions of a game are fitted to, and what is known of them besides the weights.
pub struct TexelReader {
    /// Positions with scores above this are not, in centipawns.
    pub max_score: i32,
    /// What the rest of a game says of a position.
    pub lambda_return: LambdaReturn,
    /// The net that corrects the evaluation.
    pub net: Option<Arc<Net>>,
}

impl TexelReader {
    /// The quiet positions of a game, and its side positions.
    ///
    /// # Errors
    /// At the first move that is not legal.
    pub fn read(&self, game: &SavedGame) -> Result<TexelSamples, IllegalPly> {
        let mut samples = TexelSamples::default();
        let mut outcomes = self.lambda_return.of_next_plies(game).into_iter();
        game.replay(|position, mv, score| {
            let Some(score) = score else {
                return;
            };
            let outcome = outcomes.next();
            if is_quiet(position, mv) {
                self.add(&mut samples, position, score, outcome);
            }
        })?;
        game.for_each_side_position(|position, score| {
            self.add(&mut samples, position, score, None);
        })?;
        Ok(samples)
    }

    /// Adds a position. Score and outcome are for the side to move.
    fn add(
        &self,
        samples: &mut TexelSamples,
        position: &Position,
        score: Score,
        outcome: Option<f32>,
    ) {
        let Some(score) = usable_score(score, self.max_score) else {
            return;
        };
        let correction = self.net.as_ref().map_or(0, |net| net.evaluate(position));
        let is_black = position.turn() == Color::Black;
        let for_black = |value: i32| if is_black { value } else { -value } as f32;
        let target = Target {
            score: for_black(score),
            outcome: outcome.map(|outcome| if is_black { outcome } else { 1.0 - outcome }),
        };
        let trace = trace(position);
        let counts = trace.features.into_iter();
        let counts = counts.map(|(weight, count)| WeightCount::new(weight, count));
        samples.push(counts, target, trace.phase, for_black(correction));
    }
}
