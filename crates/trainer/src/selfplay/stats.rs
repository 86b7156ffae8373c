//! Statistics of game files. The legality of every move is checked.

use std::{
    collections::{BTreeMap, HashSet},
    path::PathBuf,
};

use shogi::Color;

use crate::{
    files,
    game_file::{CorruptionError, GameReader, Reason, SavedGame},
    output::print_line,
};

#[derive(Debug, Default)]
pub struct Stats {
    /// The options of the run.
    options: String,
    pub games: usize,
    pub plies: usize,
    pub side_positions: usize,
    pub black: usize,
    pub white: usize,
    pub reasons: BTreeMap<&'static str, usize>,
    openings: HashSet<u64>,
}

pub fn run(files: &[PathBuf]) -> Result<(), String> {
    for path in files {
        let bytes = files::read(path)?;
        let file = path.to_string_lossy();
        let (stats, error) = count(&bytes).map_err(|problem| format!("{file}: {problem}"))?;
        print_line(&stats.summary(&file, bytes.len()))?;
        if let Some(error) = error {
            return Err(format!("{file}: after {} games: {error}", stats.games));
        }
    }
    Ok(())
}

/// Counts the games of a file up to where it is damaged.
///
/// # Errors
/// When it is no file of games, or a move in it is illegal.
pub fn count(bytes: &[u8]) -> Result<(Stats, Option<CorruptionError>), String> {
    let (header, games) = GameReader::open(bytes).map_err(|error| error.to_string())?;
    let mut stats = Stats {
        options: header.to_string(),
        ..Stats::default()
    };
    for game in games {
        match game {
            Ok(game) => stats.add(&game)?,
            Err(error) => return Ok((stats, Some(error))),
        }
    }
    Ok((stats, None))
}

impl Stats {
    /// The number of different openings.
    pub fn openings(&self) -> usize {
        self.openings.len()
    }

    fn add(&mut self, game: &SavedGame) -> Result<(), String> {
        let end = game.replay(|_, _, _| {});
        let position = end.map_err(|illegal| format!("game {}: {illegal}", game.index))?;
        if game.ending.reason == Reason::Mate && position.has_legal_move() {
            return Err(format!("game {}: it ends without a mate", game.index));
        }
        self.games += 1;
        self.plies += game.plies.len();
        self.side_positions += game.side_positions.len();
        self.black += usize::from(game.ending.winner == Some(Color::Black));
        self.white += usize::from(game.ending.winner == Some(Color::White));
        *self.reasons.entry(game.ending.reason.name()).or_default() += 1;
        self.openings.insert(game.after_opening().key());
        Ok(())
    }

    fn summary(&self, file: &str, bytes: usize) -> String {
        let reasons: Vec<String> = self
            .reasons
            .iter()
            .map(|(name, count)| format!("{name} {count}"))
            .collect();
        let per_game = self.plies as f64 / self.games.max(1) as f64;
        let per_ply = bytes as f64 / (self.plies + self.side_positions).max(1) as f64;
        let drawn = self.games - self.black - self.white;
        format!(
            "{file}: {} games, every move legal\n\
             positions with scores: {}, {per_game:.1} a game, and {} side positions; {per_ply:.2} bytes each\n\
             black won {}, white won {}, drawn {drawn}\n\
             ended by: {}\n\
             different openings: {}\n\
             played with {}",
            self.games,
            self.plies,
            self.side_positions,
            self.black,
            self.white,
            reasons.join(", "),
            self.openings(),
            self.options,
        )
    }
}
