//! Positions as the tuner sees them: what the evaluation counts there, what the
//! search thought, and how the game ended.

use shogi::{
    Color, MoveKind, Position,
    search::{Score, ScoreKind, eval::trace},
};

use crate::game_file::{IllegalPly, SavedGame};

/// Positions one after the other, in few bytes: there are millions.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// Where the features of each position end.
    ends: Vec<usize>,
    weights: Vec<u16>,
    counts: Vec<i8>,
    label: Vec<Label>,
}

/// A position without its features; all for Black.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Label {
    /// 0 at the start of a game, 1 in its last phase.
    pub phase: f32,
    /// Of the search, in hundredths of a pawn.
    pub score: f32,
    /// 1 won, ½ drawn, 0 lost.
    pub result: f32,
}

/// A position with its features.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    pub label: Label,
    pub weights: &'a [u16],
    pub counts: &'a [i8],
}

impl Samples {
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn get(&self, index: usize) -> Sample<'_> {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        let features = start..self.ends[index];
        Sample {
            label: self.label[index],
            weights: &self.weights[features.clone()],
            counts: &self.counts[features],
        }
    }

    /// Each position's score and the result of its game.
    pub fn results(&self) -> impl Iterator<Item = (f32, f32)> + Clone + '_ {
        self.label.iter().map(|label| (label.score, label.result))
    }

    pub fn push(&mut self, label: Label, features: impl Iterator<Item = (u16, i16)>) {
        for (weight, count) in features {
            self.weights.push(weight);
            self.counts.push(count.clamp(-128, 127) as i8);
        }
        self.ends.push(self.weights.len());
        self.label.push(label);
    }

    /// Adds another's, which is empty then.
    pub fn take(&mut self, other: &mut Self) {
        let before = self.weights.len();
        self.ends
            .extend(other.ends.drain(..).map(|end| before + end));
        self.weights.append(&mut other.weights);
        self.counts.append(&mut other.counts);
        self.label.append(&mut other.label);
    }

    /// Adds the quiet positions of a game: those whose value shows without looking
    /// ahead.
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
            let Some(ScoreKind::Centipawns(score)) = score.map(Score::kind) else {
                return;
            };
            let decided = score.abs() > MAX_ABS_SCORE;
            if decided || position.is_check() || mv.promotes() || captures(position, mv.kind()) {
                return;
            }
            let score = match position.turn() {
                Color::Black => score,
                Color::White => -score,
            };
            let trace = trace(position);
            let label = Label {
                phase: trace.phase,
                score: score as f32,
                result,
            };
            self.push(label, trace.features.into_iter());
        })?;
        Ok(())
    }
}

/// Beyond this nothing is to be learned from a position.
const MAX_ABS_SCORE: i32 = 2500;

fn captures(position: &Position, mv: MoveKind) -> bool {
    match mv {
        MoveKind::Normal { to, .. } => position.piece_at(to).is_some(),
        MoveKind::Drop { .. } => false,
    }
}
