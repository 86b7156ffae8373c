//! What was played in a position, in the games of the library.
use komadai_collection::Continuation;
use shogi::{Color, Move, Position};

use super::{GameId, IndexedGames};
use crate::RecordDate;

/// A move that was played in a position, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExplorerMove {
    pub mv: Move,
    /// The number of games, those without a winner among them.
    pub games: usize,
    /// How many of them Black won, and White.
    pub black_wins: usize,
    pub white_wins: usize,
    /// The game that was played last, and when.
    pub last: GameId,
    pub date: RecordDate,
}

impl IndexedGames {
    /// What was played in a position, the most frequent move first.
    pub fn explore(&self, position: &Position) -> Vec<ExplorerMove> {
        let collection = self.collection();
        let places = collection.find_position(0..collection.len(), position);
        let there = places
            .into_iter()
            .filter(|place| self.id(place.game).is_some());
        let continuations = collection.continuations(there);
        continuations
            .iter()
            .filter_map(|played| self.explorer_move(played))
            .collect()
    }

    fn explorer_move(&self, played: &Continuation) -> Option<ExplorerMove> {
        let won_by = |color| {
            let games = played.games.iter();
            games
                .filter(|&&game| self.winner(game) == Some(color))
                .count()
        };
        let &last = played.games.iter().max_by_key(|&&game| self.date(game))?;
        Some(ExplorerMove {
            mv: played.mv,
            games: played.games.len(),
            black_wins: won_by(Color::Black),
            white_wins: won_by(Color::White),
            last: self.id(last)?,
            date: self.date(last),
        })
    }
}
