//! Scripted players: beginners of fixed habits, against which the low levels are measured.

mod greedy;
mod lookahead;
mod material;
#[cfg(test)]
mod tests;

use std::str::FromStr;

use shogi::{Move, Position};

use crate::rng::Rng;

/// A player that follows a fixed script instead of the engine's search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// Any legal move.
    Random,
    /// Mates in one, takes what it can by simple exchange value, and notices
    /// [`greedy::NOTICED`] percent of its own hanging pieces.
    Greedy,
    /// Its own move, and the opponent's best reply by what it takes.
    OneReply,
    /// Its own move, the reply, and what it can take then.
    TwoDeep,
}

impl Script {
    /// From the weakest.
    const ALL: [(Self, &'static str); 4] = [
        (Self::Random, "random"),
        (Self::Greedy, "greedy"),
        (Self::OneReply, "one-reply"),
        (Self::TwoDeep, "two-deep"),
    ];

    /// The move to play; `None` if there is no legal one. Equally good moves are drawn
    /// from.
    pub fn choose(self, position: &Position, rng: &mut Rng) -> Option<Move> {
        match self {
            Self::Random => pick(&position.legal_moves(), rng),
            Self::Greedy => greedy::choose(position, rng),
            Self::OneReply => lookahead::choose(position, 2, rng),
            Self::TwoDeep => lookahead::choose(position, 3, rng),
        }
    }
}

impl FromStr for Script {
    /// The names.
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = Self::ALL.iter().find(|(_, name)| *name == text);
        known.map(|(script, _)| *script).ok_or_else(|| {
            let names = Self::ALL.map(|(_, name)| name);
            format!("the scripts are {}", names.join(", "))
        })
    }
}

/// One of these moves, all equally likely.
fn pick(moves: &[Move], rng: &mut Rng) -> Option<Move> {
    moves.get(rng.below(moves.len().max(1))).copied()
}

/// The moves with the highest value.
#[derive(Default)]
struct BestMoves {
    moves: Vec<Move>,
    value: Option<i32>,
}

impl BestMoves {
    fn add(&mut self, mv: Move, value: i32) {
        if self.value.is_none_or(|best| value > best) {
            self.moves.clear();
            self.value = Some(value);
        }
        if self.value == Some(value) {
            self.moves.push(mv);
        }
    }
}
