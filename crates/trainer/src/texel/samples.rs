//! Positions as the tuner sees them: how often each weight counts in their evaluation.

use shogi::{Color, search::eval::trace};

use crate::{
    fitting::{Dataset, Target, usable_score},
    game_file::{IllegalPly, SavedGame, is_capture_or_promotion},
};

/// Positions without their boards. Targets are for Black.
#[derive(Clone, Debug, Default)]
pub struct TexelSamples {
    /// Where the counts of each position end.
    ends: Vec<usize>,
    counts: Vec<WeightCount>,
    targets: Vec<Target>,
    phases: Vec<f32>,
}

/// A position.
#[derive(Clone, Copy, Debug)]
pub struct TexelSample<'a> {
    pub counts: &'a [WeightCount],
    /// 0 at the start of a game, 1 at its end.
    pub phase: f32,
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
    ) {
        self.counts.extend(counts);
        self.ends.push(self.counts.len());
        self.targets.push(target);
        self.phases.push(phase);
    }

    /// Adds the positions of another list.
    pub fn append(&mut self, other: &Self) {
        let before = self.counts.len();
        self.counts.extend(&other.counts);
        self.ends.extend(other.ends.iter().map(|end| before + end));
        self.targets.extend(&other.targets);
        self.phases.extend(&other.phases);
    }

    /// The quiet positions of a game with scores up to `max_score`.
    ///
    /// # Errors
    /// At the first move that is not legal.
    pub fn read(game: &SavedGame, max_score: i32) -> Result<Self, IllegalPly> {
        let mut samples = Self::default();
        let result = game.result_for(Color::Black);
        game.replay(|position, mv, score| {
            let Some(score) = score.and_then(|score| usable_score(score, max_score)) else {
                return;
            };
            if position.in_check() || is_capture_or_promotion(position, mv) {
                return;
            }
            let score = match position.turn() {
                Color::Black => score,
                Color::White => -score,
            };
            let target = Target {
                score: score as f32,
                outcome: Some(result),
            };
            let trace = trace(position);
            let counts = trace.features.into_iter();
            let counts = counts.map(|(weight, count)| WeightCount::new(weight, count));
            samples.push(counts, target, trace.phase);
        })?;
        Ok(samples)
    }
}
