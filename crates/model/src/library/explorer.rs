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
    /// The game that was played last, how many moves it has before the position, and when it
    /// was played.
    pub last: GameId,
    pub ply: usize,
    pub date: RecordDate,
}

/// What is known of a position from games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explored {
    /// What was played, the most frequent move first.
    pub moves: Vec<ExplorerMove>,
    /// How many games have the position, those that end there among them.
    pub games: usize,
}

impl Explored {
    /// In how many games which moves were played.
    pub fn counts(&self) -> Vec<(Move, usize)> {
        let moves = self.moves.iter();
        moves.map(|played| (played.mv, played.games)).collect()
    }
}

impl IndexedGames {
    /// What was played in a position, in the games under a tag; an empty one stands for all
    /// games.
    pub fn explore(&self, position: &Position, tag: &str) -> Explored {
        let collection = self.collection();
        let mut places = collection.find_position(0..collection.len(), position);
        places.retain(|place| self.id(place.game).is_some() && self.has_tag(place.game, tag));
        let games = places.len();
        let continuations = collection.continuations(places);
        let moves = continuations.iter();
        Explored {
            moves: moves
                .filter_map(|played| self.explorer_move(position, played))
                .collect(),
            games,
        }
    }

    fn explorer_move(&self, position: &Position, played: &Continuation) -> Option<ExplorerMove> {
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
            ply: self
                .collection()
                .find_position(last..last + 1, position)
                .first()?
                .ply,
            date: self.date(last),
        })
    }
}
