//! Positions as the tuner sees them: how often each weight counts in their evaluation.

use shogi::{Color, search::eval::trace};

use crate::{
    fitting::{Samples, Target, usable_score},
    game_file::{IllegalPly, SavedGame, is_capture_or_promotion},
};

/// The context is the phase: 0 at the start of a game, 1 at its end. Targets are for
/// Black.
pub type TexelSamples = Samples<WeightCount, f32>;

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

impl TexelSamples {
    /// Adds the quiet positions of a game.
    ///
    /// # Errors
    /// At the first move that is not legal.
    pub fn add_game(&mut self, game: &SavedGame) -> Result<(), IllegalPly> {
        let result = match game.ending.winner {
            Some(Color::Black) => 1.0,
            Some(Color::White) => 0.0,
            None => 0.5,
        };
        game.replay(|position, mv, score| {
            let Some(score) = score.and_then(usable_score) else {
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
                result: Some(result),
            };
            let trace = trace(position);
            let counts = trace.features.into_iter();
            let counts = counts.map(|(weight, count)| WeightCount::new(weight, count));
            self.push(counts, target, trace.phase);
        })?;
        Ok(())
    }
}
