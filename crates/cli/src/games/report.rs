//! Results of many games.

use std::{collections::HashMap, fmt};

use komadai_names::Name;
use komadai_records::Winner;
use serde_json::{Value, json};
use shogi::{Color, Move, Position};

use super::list::FoundGame;

/// Players that are named at most, those with the most games.
const PLAYERS: usize = 50;

/// How many games each side won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Score {
    games: usize,
    black: usize,
    white: usize,
}

/// A player's games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct PlayerScore {
    games: usize,
    won: usize,
    lost: usize,
}

/// Results, by side, by the move played in the position that was asked for, by opening and by
/// player.
#[derive(Debug)]
pub struct Report {
    all: Score,
    moves: Vec<(Move, Score)>,
    /// What the game of each side is called by.
    openings: Vec<(Name, PlayerScore)>,
    players: Vec<(String, PlayerScore)>,
}

impl Report {
    pub fn of(found: &[FoundGame<'_>], position: Option<&Position>) -> Self {
        let mut all = Score::default();
        let mut moves = Vec::<(Move, Score)>::new();
        let mut players = HashMap::<&str, PlayerScore>::new();
        let mut openings = HashMap::<Name, PlayerScore>::new();
        for FoundGame { game, ply } in found {
            all.add(game.winner);
            for color in Color::ALL {
                let name = &*game.players[color];
                if !name.is_empty() {
                    players.entry(name).or_default().add(game.winner, color);
                }
                if let Some(opening) = game.names.opening(color) {
                    openings.entry(opening).or_default().add(game.winner, color);
                }
            }
            let played = ply.filter(|_| position.is_some());
            if let Some(&mv) = played.and_then(|ply| game.moves.get(ply)) {
                let known = moves.iter().position(|(known, _)| *known == mv);
                let known = known.unwrap_or_else(|| {
                    moves.push((mv, Score::default()));
                    moves.len() - 1
                });
                moves[known].1.add(game.winner);
            }
        }
        moves.sort_by_key(|(mv, score)| (usize::MAX - score.games, mv.to_string()));
        let mut openings: Vec<_> = openings.into_iter().collect();
        openings.sort_by_key(|&(name, score)| (usize::MAX - score.games, name));
        let mut players: Vec<_> = players.into_iter().collect();
        players.sort_by_key(|&(name, score)| (usize::MAX - score.games, name));
        let players = players.into_iter().take(PLAYERS);
        Self {
            all,
            moves,
            openings,
            players: players
                .map(|(name, score)| (name.to_owned(), score))
                .collect(),
        }
    }

    pub fn to_json(&self) -> Value {
        let moves = self.moves.iter().map(|(mv, score)| {
            json!({"move": mv.to_string(), "games": score.games, "black": score.black, "white": score.white})
        });
        let players = self.players.iter().map(|(name, score)| {
            json!({"name": name, "games": score.games, "won": score.won, "lost": score.lost})
        });
        let openings = self.openings.iter().map(|(name, score)| {
            json!({"opening": name.id(), "games": score.games, "won": score.won, "lost": score.lost})
        });
        json!({
            "games": self.all.games,
            "black": self.all.black,
            "white": self.all.white,
            "moves": moves.collect::<Vec<_>>(),
            "openings": openings.collect::<Vec<_>>(),
            "players": players.collect::<Vec<_>>(),
        })
    }
}

impl Score {
    const fn add(&mut self, winner: Option<Winner>) {
        self.games += 1;
        match winner {
            Some(Winner::Black) => self.black += 1,
            Some(Winner::White) => self.white += 1,
            Some(Winner::Nobody) | None => {}
        }
    }
}

impl PlayerScore {
    fn add(&mut self, winner: Option<Winner>, color: Color) {
        self.games += 1;
        match winner {
            Some(Winner::Nobody) | None => {}
            Some(winner) if winner == color.into() => self.won += 1,
            Some(_) => self.lost += 1,
        }
    }
}

/// Tables of fields with tabs between, each below the names of its fields.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Score {
            games,
            black,
            white,
        } = self.all;
        writeln!(f, "games\tblack won\twhite won\n{games}\t{black}\t{white}")?;
        if !self.moves.is_empty() {
            writeln!(f, "\nmove\tgames\tblack won\twhite won")?;
            for (mv, score) in &self.moves {
                let Score {
                    games,
                    black,
                    white,
                } = score;
                writeln!(f, "{mv}\t{games}\t{black}\t{white}")?;
            }
        }
        if !self.openings.is_empty() {
            writeln!(f, "\nopening\tgames\twon\tlost")?;
            for (name, PlayerScore { games, won, lost }) in &self.openings {
                writeln!(f, "{}\t{games}\t{won}\t{lost}", name.en())?;
            }
        }
        if !self.players.is_empty() {
            writeln!(f, "\nplayer\tgames\twon\tlost")?;
            for (name, PlayerScore { games, won, lost }) in &self.players {
                writeln!(f, "{name}\t{games}\t{won}\t{lost}")?;
            }
        }
        Ok(())
    }
}
