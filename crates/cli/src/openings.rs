//! Random starts of games: some legal moves, after which neither side is lost.

use std::{
    collections::HashSet,
    sync::{Mutex, PoisonError},
};

use shogi::{
    Game, MoveList, Position, Setup, Strictness,
    search::{Score, ScoreKind},
};

use crate::rng::Rng;

/// The openings that have been handed out, to several threads.
#[derive(Default)]
pub struct Openings(Mutex<HashSet<u64>>);

/// A start to try.
#[derive(Clone, Debug)]
pub struct OpeningSpec {
    pub setup: Setup,
    /// Random moves after it.
    pub plies: u16,
    /// A score beyond this is no fair start.
    pub max_score: i32,
}

impl OpeningSpec {
    /// An even game after some random moves.
    pub fn even(plies: u16) -> Self {
        Self {
            setup: Setup::startpos(),
            plies,
            max_score: 300,
        }
    }
}

/// So many openings are tried for a new one; then one is played again.
const MAX_TRIES: u32 = 200;

impl Openings {
    /// That a position has been played from; whether that is new.
    pub fn claim(&self, position: &Position) -> bool {
        let mut taken = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        taken.insert(position.key())
    }

    /// A game after legal moves at random, that `judge` finds fair and nobody has
    /// played yet.
    pub fn draw(
        &self,
        rng: &mut Rng,
        mut spec: impl FnMut(&mut Rng) -> OpeningSpec,
        mut judge: impl FnMut(&Game) -> Score,
    ) -> Game {
        let mut tries = 0;
        loop {
            let spec = spec(rng);
            let Some(game) = try_opening(rng, &spec) else {
                continue;
            };
            if is_fair(judge(&game), spec.max_score)
                && (self.claim(game.position()) || tries >= MAX_TRIES)
            {
                return game;
            }
            tries += 1;
        }
    }
}

/// Whether both sides may hope.
fn is_fair(score: Score, max_score: i32) -> bool {
    matches!(score.kind(), ScoreKind::Centipawns(value) if value.abs() < max_score)
}

/// None if it is no position, if the game is over, or in check.
fn try_opening(rng: &mut Rng, spec: &OpeningSpec) -> Option<Game> {
    let start = Position::from_setup(&spec.setup, Strictness::Game).ok()?;
    let mut game = Game::new(start);
    let mut list = MoveList::new();
    for _ in 0..spec.plies {
        list.clear();
        game.position().legal_moves_into(&mut list);
        let mv = *list.get(rng.below(list.len().max(1)))?;
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
        let mut rng = Rng::new(2);
        let starts = (0..count).map(|_| {
            let game = openings.draw(
                &mut rng,
                |_| OpeningSpec::even(plies),
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
            &mut Rng::new(1),
            |_| OpeningSpec::even(4),
            |_| {
                judged += 1;
                Score::centipawns(scores.next().expect("the last one is fair"))
            },
        );
        assert_eq!(judged, 4);
    }
}
