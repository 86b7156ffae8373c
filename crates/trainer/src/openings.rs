//! Random openings: legal moves after which neither side is winning.

use std::{
    collections::HashSet,
    sync::{Mutex, PoisonError},
};

use komadai_search::{Score, ScoreKind};
use shogi::{Game, MoveList, Position, Setup, Strictness};

use crate::rng::Rng;

/// The openings that were played, shared by threads.
#[derive(Default)]
pub struct Openings(Mutex<HashSet<u64>>);

/// How the openings of a match are made.
#[derive(Clone, Copy, Debug)]
pub enum OpeningKind {
    /// This many random moves.
    Random(u16),
    /// Moves of searches with noise on their evaluation.
    Noisy,
}

/// What an opening is drawn from.
#[derive(Clone, Debug)]
pub struct OpeningSpec {
    pub setup: Setup,
    /// Random moves after the setup.
    pub plies: u16,
    /// The opening is fair if the score is smaller than this, in centipawns.
    pub max_score: i32,
}

impl OpeningSpec {
    /// An even game after some random moves.
    pub fn even(plies: u16) -> Self {
        Self {
            setup: Setup::startpos(),
            plies,
            max_score: MAX_EVEN_SCORE,
        }
    }
}

/// An opening of an even game is fair if the score is smaller than this, in centipawns.
pub const MAX_EVEN_SCORE: i32 = 300;
/// After these tries an opening may be played again.
const MAX_TRIES: u32 = 200;

impl Openings {
    /// Marks an opening as played. Returns whether it is new.
    pub fn claim(&self, position: &Position) -> bool {
        let mut played = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        played.insert(position.key())
    }

    /// A new opening among those that `attempt` makes.
    pub fn draw(&self, rng: &mut Rng, mut attempt: impl FnMut(&mut Rng) -> Option<Game>) -> Game {
        let mut tries = 0;
        loop {
            let Some(game) = attempt(rng) else {
                continue;
            };
            if self.claim(game.position()) || tries >= MAX_TRIES {
                return game;
            }
            tries += 1;
        }
    }
}

/// Whether neither side is ahead by `max_score` centipawns, or mates.
pub fn is_fair(score: Score, max_score: i32) -> bool {
    matches!(score.kind(), ScoreKind::Centipawns(value) if value.abs() < max_score)
}

/// A game after random legal moves. `None` if the position is illegal, if the game is over,
/// or in check.
pub fn random_opening(rng: &mut Rng, spec: &OpeningSpec) -> Option<Game> {
    let start = Position::from_setup(&spec.setup, Strictness::Game).ok()?;
    let mut game = Game::new(start);
    let mut list = MoveList::new();
    for _ in 0..spec.plies {
        list.clear();
        game.position().legal_moves_into(&mut list);
        let mv = *list.get(rng.below(list.len().max(1)))?;
        game.play(mv).ok()?;
    }
    quiet(game)
}

/// An opening; `None` if the game is over, or in check.
pub fn quiet(game: Game) -> Option<Game> {
    let quiet = game.outcome().is_none() && !game.position().in_check();
    quiet.then_some(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of different openings among `count` games.
    fn different(plies: u16, count: usize) -> usize {
        let openings = Openings::default();
        let mut rng = Rng::new(2);
        let spec = OpeningSpec::even(plies);
        let starts = (0..count).map(|_| {
            let game = openings.draw(&mut rng, |rng| random_opening(rng, &spec));
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
        let mut evaluated = 0;
        let openings = Openings::default();
        let spec = OpeningSpec::even(4);
        openings.draw(&mut Rng::new(1), |rng| {
            let game = random_opening(rng, &spec)?;
            evaluated += 1;
            let score = Score::centipawns(scores.next().expect("the last one is fair"));
            is_fair(score, spec.max_score).then_some(game)
        });
        assert_eq!(evaluated, 4);
        for (centipawns, fair) in [(-300, false), (300, false), (5000, false), (-299, true)] {
            assert_eq!(is_fair(Score::centipawns(centipawns), 300), fair);
        }
        assert!(!is_fair(Score::mated_in(2), 300));
    }
}
