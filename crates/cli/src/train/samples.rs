//! Positions as the trainer sees them: the inputs of both sides, what the search
//! thought, and how the game ended.

use std::collections::HashSet;

use shogi::{
    Position,
    search::{
        Score, ScoreKind,
        eval::{Net, Weights, evaluate, features},
    },
};

use crate::{
    game_file::is_quiet,
    game_file::{IllegalPly, SavedGame},
};

/// Positions one after the other: there are millions.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// Where the inputs of each position end.
    ends: Vec<usize>,
    /// Those of the side to move, then as many of the other side.
    inputs: Vec<u16>,
    labels: Vec<Label>,
}

/// A position without its inputs; all for the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Label {
    /// Of the search, in hundredths of a pawn.
    pub score: f32,
    /// 1 won, ½ drawn, 0 lost; none when it was not played from there.
    pub result: Option<f32>,
    /// What the evaluation made by hand says, in hundredths of a pawn.
    pub base_eval: f32,
    /// How far the game has gone: [`Net::stage`].
    pub stage: u8,
}

impl Label {
    fn new(position: &Position, score: i32, result: Option<f32>, weights: &Weights) -> Self {
        Self {
            score: score as f32,
            result,
            base_eval: evaluate(position, weights) as f32,
            stage: Net::game_phase(position),
        }
    }
}

/// A position with its inputs.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    pub label: Label,
    pub own: &'a [u16],
    pub other: &'a [u16],
}

/// Beyond this nothing is to be learned from a position.
const MAX_ABS_SCORE: i32 = 2500;

impl Samples {
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn get(&self, index: usize) -> Sample<'_> {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        let inputs = &self.inputs[start..self.ends[index]];
        let (own, other) = inputs.split_at(inputs.len() / 2);
        Sample {
            label: self.labels[index],
            own,
            other,
        }
    }

    pub fn labels(&self) -> &[Label] {
        &self.labels
    }

    /// The score of each position that stood in a game, and its result.
    pub fn results(&self) -> impl Iterator<Item = (f32, f32)> + Clone + '_ {
        let labels = self.labels.iter();
        labels.filter_map(|label| Some((label.score, label.result?)))
    }

    pub fn push(&mut self, position: &Position, label: Label) {
        let turn = position.turn();
        for color in [turn, !turn] {
            self.inputs.extend(features::active(position, color));
        }
        self.ends.push(self.inputs.len());
        self.labels.push(label);
    }

    /// Adds the quiet positions of a game that no game had before, those beside the
    /// way if they are wanted.
    ///
    /// # Errors
    /// At the first move that is not legal.
    pub fn add_game(
        &mut self,
        game: &SavedGame,
        side_positions: bool,
        known: &mut HashSet<u64>,
        weights: &Weights,
    ) -> Result<(), IllegalPly> {
        game.replay(|position, mv, score| {
            let Some(ScoreKind::Centipawns(score)) = score.map(Score::kind) else {
                return;
            };
            if score.abs() > MAX_ABS_SCORE
                || !is_quiet(position, mv)
                || !known.insert(position.key())
            {
                return;
            }
            let result = match game.ending.winner {
                None => 0.5,
                Some(winner) => f32::from(u8::from(winner == position.turn())),
            };
            self.push(position, Label::new(position, score, Some(result), weights));
        })?;
        if !side_positions {
            return Ok(());
        }
        game.for_each_side_position(|position, score| {
            let ScoreKind::Centipawns(score) = score.kind() else {
                return;
            };
            if score.abs() <= MAX_ABS_SCORE && known.insert(position.key()) {
                self.push(position, Label::new(position, score, None, weights));
            }
        })
    }
}
