//! Positions as a net reads them.

use std::collections::HashSet;

use shogi::{
    Position,
    search::eval::{Net, Weights, evaluate, features},
};

use crate::{
    fitting::{Sample, Samples, Target, usable_score},
    game_file::{IllegalPly, SavedGame, is_quiet},
};

/// The features are the inputs of the side to move, then as many of the other side.
/// Targets are for the side to move.
pub type NetSamples = Samples<u16, NetContext>;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NetContext {
    /// The classical evaluation, in centipawns.
    pub base_eval: f32,
    /// [`Net::game_phase`].
    pub phase: u8,
}

impl NetContext {
    pub fn new(position: &Position, weights: &Weights) -> Self {
        Self {
            base_eval: evaluate(position, weights) as f32,
            phase: Net::game_phase(position),
        }
    }
}

/// What the first layer of a net reads.
#[derive(Clone, Copy, Debug)]
pub struct Inputs<'a> {
    pub own: &'a [u16],
    pub other: &'a [u16],
    pub phase: u8,
}

impl<'a> Inputs<'a> {
    pub fn new(sample: &Sample<'a, u16, NetContext>) -> Self {
        let (own, other) = sample.features.split_at(sample.features.len() / 2);
        Self {
            own,
            other,
            phase: sample.context.phase,
        }
    }
}

impl NetSamples {
    pub fn push_position(&mut self, position: &Position, target: Target, context: NetContext) {
        let turn = position.turn();
        let sides = [turn, !turn].into_iter();
        let inputs = sides.flat_map(|color| features::active(position, color));
        self.push(inputs, target, context);
    }

    /// Adds the quiet positions of a game that no game had before, and its side
    /// positions if they are wanted.
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
        let mut add = |position: &Position, score: i32, result| {
            if known.insert(position.key()) {
                let score = score as f32;
                let context = NetContext::new(position, weights);
                self.push_position(position, Target { score, result }, context);
            }
        };
        game.replay(|position, mv, score| {
            let Some(score) = score.and_then(usable_score) else {
                return;
            };
            if is_quiet(position, mv) {
                let result = match game.ending.winner {
                    None => 0.5,
                    Some(winner) => f32::from(u8::from(winner == position.turn())),
                };
                add(position, score, Some(result));
            }
        })?;
        if !side_positions {
            return Ok(());
        }
        game.for_each_side_position(|position, score| {
            if let Some(score) = usable_score(score) {
                add(position, score, None);
            }
        })
    }
}
