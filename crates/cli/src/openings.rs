//! Random starts of games: some legal moves, after which neither side is lost.

use std::collections::HashSet;

use shogi::{
    Game, MoveList, Position,
    search::{Score, ScoreKind},
};

use crate::random::Random;

/// The openings that have been handed out.
#[derive(Default)]
pub struct Seen(HashSet<u64>);

impl Seen {
    /// Whether the position that a game has come to is new.
    pub fn is_new(&mut self, position: &Position) -> bool {
        self.0.insert(position.key())
    }
}

/// A score beyond this is no fair start.
const FAIR: i32 = 300;

/// Whether both sides may hope.
pub fn is_fair(score: Score) -> bool {
    matches!(score.kind(), ScoreKind::Centipawns(value) if value.abs() < FAIR)
}

/// A game after `plies` legal moves at random, as many as are likely to be played at
/// all: it is not over and nobody is in check.
pub fn draw(random: &mut Random, plies: u16) -> Game {
    loop {
        if let Some(game) = attempt(random, plies) {
            return game;
        }
    }
}

fn attempt(random: &mut Random, plies: u16) -> Option<Game> {
    let mut game = Game::new(Position::startpos());
    let mut list = MoveList::new();
    for _ in 0..plies {
        game.position().legal_moves_into(&mut list);
        let mv = *list.get(random.below(list.len().max(1)))?;
        game.play(mv).ok()?;
    }
    let quiet = game.outcome().is_none() && !game.position().is_check();
    quiet.then_some(game)
}
