//! Random starts of games: some legal moves, after which neither side is lost.

use std::{
    collections::HashSet,
    sync::{Mutex, PoisonError},
};

use shogi::{
    Game, MoveList, Position, Setup, Strictness,
    search::{Score, ScoreKind},
};

use crate::random::Random;

/// The openings that have been handed out, to several threads.
#[derive(Default)]
pub struct Openings(Mutex<HashSet<u64>>);

/// A start to try.
#[derive(Clone, Debug)]
pub struct Draft {
    pub setup: Setup,
    /// Random moves after it.
    pub plies: u16,
    /// A score beyond this is no fair start.
    pub fair: i32,
}

impl Draft {
    /// An even game after some random moves.
    pub fn even(plies: u16) -> Self {
        Self {
            setup: Setup::startpos(),
            plies,
            fair: 300,
        }
    }
}

/// So many openings are tried for a new one; then one is played again.
const TRIES: u32 = 200;

impl Openings {
    /// That a position has been played from; whether that is new.
    pub fn take(&self, position: &Position) -> bool {
        let mut taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        taken.insert(position.key())
    }

    /// A game after legal moves at random, that `judge` finds fair and nobody has
    /// played yet.
    pub fn draw(
        &self,
        random: &mut Random,
        mut draft: impl FnMut(&mut Random) -> Draft,
        mut judge: impl FnMut(&Game) -> Score,
    ) -> Game {
        let mut tries = 0;
        loop {
            let draft = draft(random);
            let Some(game) = attempt(random, &draft) else {
                continue;
            };
            if is_fair(judge(&game), draft.fair) && (self.take(game.position()) || tries >= TRIES) {
                return game;
            }
            tries += 1;
        }
    }
}

/// Whether both sides may hope.
fn is_fair(score: Score, fair: i32) -> bool {
    matches!(score.kind(), ScoreKind::Centipawns(value) if value.abs() < fair)
}

/// None if it is no position, if the game is over, or in check.
fn attempt(random: &mut Random, draft: &Draft) -> Option<Game> {
    let start = Position::from_setup(&draft.setup, Strictness::Game).ok()?;
    let mut game = Game::new(start);
    let mut list = MoveList::new();
    for _ in 0..draft.plies {
        list.clear();
        game.position().legal_moves_into(&mut list);
        let mv = *list.get(random.below(list.len().max(1)))?;
        game.play(mv).ok()?;
    }
    let quiet = game.outcome().is_none() && !game.position().is_check();
    quiet.then_some(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many of `count` games of so many random moves begin differently.
    fn different(plies: u16, count: usize) -> usize {
        let openings = Openings::default();
        let mut random = Random::new(2);
        let starts = (0..count).map(|_| {
            let game = openings.draw(
                &mut random,
                |_| Draft::even(plies),
                |_| Score::centipawns(0),
            );
            assert_eq!(game.plies().len(), usize::from(plies));
            game.position().key()
        });
        starts.collect::<HashSet<u64>>().len()
    }

    #[test]
    fn openings_differ_as_long_as_they_can() {
        assert_eq!(different(1, 25), 25);
        assert_eq!(different(6, 100), 100);
        assert_eq!(different(0, 3), 1);
    }

    #[test]
    fn openings_are_fair() {
        let mut scores = [-300, 300, 5000, -299].into_iter();
        let mut judged = 0;
        let openings = Openings::default();
        openings.draw(
            &mut Random::new(1),
            |_| Draft::even(4),
            |_| {
                judged += 1;
                Score::centipawns(scores.next().expect("the last one is fair"))
            },
        );
        assert_eq!(judged, 4);
    }
}
