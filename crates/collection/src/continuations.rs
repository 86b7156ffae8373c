use alloc::vec::Vec;
use core::ops::Range;

use shogi::{Color, Move, Position};

use crate::Collection;

/// What was played in a position, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// The move.
    pub mv: Move,
    /// The results of the games in which it was played.
    pub score: Score,
    /// The number of the last of these games.
    pub last: usize,
}

/// How often each side has won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// All games, those without a known winner among them.
    pub games: usize,
    /// Games that Black won.
    pub black: usize,
    /// Games that White won.
    pub white: usize,
}

impl Score {
    /// Counts a game.
    pub const fn add(&mut self, winner: Option<Color>) {
        self.games += 1;
        match winner {
            Some(Color::Black) => self.black += 1,
            Some(Color::White) => self.white += 1,
            None => {}
        }
    }
}

impl Collection {
    /// What was played in a position, the most frequent move first; a game counts once for a
    /// move, at the first place where it has the position. `winner` says who won a game, by its
    /// number.
    ///
    /// # Panics
    /// When the range has numbers of no games.
    #[must_use]
    pub fn continuations(
        &self,
        games: Range<usize>,
        position: &Position,
        winner: impl Fn(usize) -> Option<Color>,
    ) -> Vec<Continuation> {
        let mut continuations = Vec::<Continuation>::new();
        for place in self.find_position(games, position) {
            let game = place.game;
            let Some(&mv) = self.moves(game).get(place.ply) else {
                continue;
            };
            let known = continuations.iter_mut().find(|known| known.mv == mv);
            let score = match known {
                Some(known) => {
                    known.last = game;
                    &mut known.score
                }
                None => {
                    continuations.push(Continuation {
                        mv,
                        score: Score::default(),
                        last: game,
                    });
                    let added = continuations.last_mut().expect("one was added");
                    &mut added.score
                }
            };
            score.add(winner(game));
        }
        continuations.sort_by_key(|continuation| core::cmp::Reverse(continuation.score.games));
        continuations
    }
}
