//! Positions as the trainer sees them: the inputs of both sides, what the search
//! thought, and how the game ended.

use std::collections::HashSet;

use shogi::{
    Move, MoveKind, Position,
    search::{
        Score, ScoreKind,
        eval::{Weights, evaluate, inputs},
    },
};

use crate::games::{IllegalPly, SavedGame};

/// Positions one after the other: there are millions.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// Where the inputs of each position end.
    ends: Vec<usize>,
    /// Those of the side to move, then as many of the other side.
    inputs: Vec<u16>,
    abouts: Vec<About>,
}

/// A position without its inputs; all for the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct About {
    /// Of the search, in hundredths of a pawn.
    pub score: f32,
    /// 1 won, ½ drawn, 0 lost.
    pub result: f32,
    /// What the evaluation made by hand says, in hundredths of a pawn.
    pub by_hand: f32,
}

/// A position with its inputs.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    pub about: About,
    pub own: &'a [u16],
    pub other: &'a [u16],
}

/// Beyond this nothing is to be learned from a position.
const DECIDED: i32 = 2500;

impl Samples {
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn get(&self, index: usize) -> Sample<'_> {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        let inputs = &self.inputs[start..self.ends[index]];
        let (own, other) = inputs.split_at(inputs.len() / 2);
        Sample {
            about: self.abouts[index],
            own,
            other,
        }
    }

    pub fn abouts(&self) -> &[About] {
        &self.abouts
    }

    /// Each position's score and the result of its game.
    pub fn results(&self) -> impl Iterator<Item = (f32, f32)> + Clone + '_ {
        self.abouts.iter().map(|about| (about.score, about.result))
    }

    pub fn push(&mut self, position: &Position, about: About) {
        let turn = position.turn();
        for color in [turn, !turn] {
            self.inputs.extend(inputs::of(position, color));
        }
        self.ends.push(self.inputs.len());
        self.abouts.push(about);
    }

    /// Adds the quiet positions of a game that no game had before.
    ///
    /// # Errors
    /// At the first move that is not legal.
    pub fn add_game(
        &mut self,
        game: &SavedGame,
        known: &mut HashSet<u64>,
        weights: &Weights,
    ) -> Result<(), IllegalPly> {
        game.replay(|position, mv, score| {
            let Some(ScoreKind::Centipawns(score)) = score.map(Score::kind) else {
                return;
            };
            if score.abs() > DECIDED || !is_quiet(position, mv) || !known.insert(position.key()) {
                return;
            }
            let result = match game.ending.winner {
                None => 0.5,
                Some(winner) => f32::from(u8::from(winner == position.turn())),
            };
            let about = About {
                score: score as f32,
                result,
                by_hand: evaluate(position, weights) as f32,
            };
            self.push(position, about);
        })?;
        Ok(())
    }
}

/// Whether what a position is worth shows without looking ahead: neither is a king in
/// check, nor does the best move take, promote, or check by a drop.
fn is_quiet(position: &Position, mv: Move) -> bool {
    let loud = match mv.kind() {
        MoveKind::Normal { to, promote, .. } => promote || position.piece_at(to).is_some(),
        MoveKind::Drop { .. } => {
            let mut after = *position;
            after.play_unchecked(mv);
            after.is_check()
        }
    };
    !loud && !position.is_check()
}
