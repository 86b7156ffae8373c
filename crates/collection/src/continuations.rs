use alloc::{vec, vec::Vec};
use core::cmp::Reverse;

use komadai_shogi::Move;

use crate::{Collection, Place};

/// What was played in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// The move.
    pub mv: Move,
    /// The numbers of the games in which it was played.
    pub games: Vec<usize>,
}

impl Collection {
    /// What was played at these places, as [`find_position`](Self::find_position) finds them:
    /// the most frequent move first. Games that end there are not counted.
    ///
    /// # Panics
    /// When a place is in no game.
    #[must_use]
    pub fn continuations(&self, places: impl IntoIterator<Item = Place>) -> Vec<Continuation> {
        let mut continuations = Vec::<Continuation>::new();
        for Place { game, ply } in places {
            let Some(&mv) = self.moves(game).get(ply) else {
                continue;
            };
            match continuations.iter_mut().find(|known| known.mv == mv) {
                Some(known) => known.games.push(game),
                None => continuations.push(Continuation {
                    mv,
                    games: vec![game],
                }),
            }
        }
        continuations.sort_by_key(|continuation| Reverse(continuation.games.len()));
        continuations
    }
}
