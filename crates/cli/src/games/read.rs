//! Reading many files, on all cores.

use std::{
    fs,
    path::{Path, PathBuf},
};

use komadai_names::{GameNames, Recognizer};
use komadai_records::{
    Record, Winner, key,
    notation::{Games, OutputFormat},
};
use rayon::prelude::*;
use shogi::{ByColor, Color, Move, Position};

use crate::record::decode;

/// A game of a file.
#[derive(Debug)]
pub struct Game {
    /// The file, as messages name it.
    pub file: String,
    /// Its number in the file, from 1.
    pub number: usize,
    /// When it was played, in the record's words; may be empty.
    pub date: String,
    pub players: ByColor<String>,
    /// Openings, attacks and castles of both sides.
    pub names: GameNames,
    pub winner: Option<Winner>,
    pub start: Position,
    pub moves: Vec<Move>,
}

/// Games, and what could not be read: file, place and reason.
#[derive(Debug, Default)]
pub struct ReadGames {
    pub games: Vec<Game>,
    pub faults: Vec<String>,
}

/// The games of files and folders, in the order of their names.
pub fn games(paths: &[PathBuf]) -> ReadGames {
    let mut files = Vec::new();
    let mut all = ReadGames::default();
    for path in paths {
        add_files(path, &mut files, &mut all.faults);
    }
    let recognizer = Recognizer::new();
    let read = files
        .par_iter()
        .map(|file| games_of_file(file, &recognizer));
    let read: Vec<ReadGames> = read.collect();
    for ReadGames { games, faults } in read {
        all.games.extend(games);
        all.faults.extend(faults);
    }
    all
}

/// A file, or the files of a folder that are named as records are, with those of its folders.
/// Links to folders in it are not followed.
fn add_files(path: &Path, files: &mut Vec<PathBuf>, faults: &mut Vec<String>) {
    if !path.is_dir() {
        files.push(path.to_owned());
        return;
    }
    let entries = fs::read_dir(path).and_then(|entries| {
        let paths = entries.map(|entry| entry.map(|entry| entry.path()));
        paths.collect::<Result<Vec<_>, _>>()
    });
    let mut entries = match entries {
        Ok(entries) => entries,
        Err(error) => {
            return faults.push(format!("{}: cannot be read: {error}", path.display()));
        }
    };
    entries.sort();
    for entry in entries {
        let is_folder = entry.is_dir() && !entry.is_symlink();
        let is_record = OutputFormat::from_file_name(&entry.to_string_lossy()).is_some();
        if is_folder || is_record && entry.is_file() {
            add_files(&entry, files, faults);
        }
    }
}

fn games_of_file(path: &Path, recognizer: &Recognizer) -> ReadGames {
    let file = path.to_string_lossy().into_owned();
    let mut read = ReadGames::default();
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) => {
            read.faults.push(format!("{file}: cannot be read: {error}"));
            return read;
        }
    };
    let games = match Games::open(&bytes, Some(&file), &mut decode) {
        Ok(games) => games,
        Err(error) => {
            read.faults.push(format!("{file}: {}", error.diagnostic));
            return read;
        }
    };
    for (index, game) in games.enumerate() {
        let record = match game.read {
            Ok(parsed) => parsed.record,
            Err(error) => {
                read.faults.push(format!("{file}: {}", error.diagnostic));
                if error.before.record.is_empty() {
                    continue;
                }
                error.before.record
            }
        };
        read.games
            .push(Game::new(&file, index + 1, &record, recognizer));
    }
    read
}

impl Game {
    fn new(file: &str, number: usize, record: &Record, recognizer: &Recognizer) -> Self {
        let name = |color: Color| record.headers.name(color).unwrap_or_default().to_owned();
        let date = record.headers.get(key::STARTED).unwrap_or_default();
        let start = Position::from_setup_unchecked(record.start());
        let moves: Vec<_> = record.main_moves().iter().map(|ply| ply.mv).collect();
        Self {
            file: file.to_owned(),
            number,
            date: date.to_owned(),
            players: ByColor::from_fn(name),
            names: recognizer.names_of(&start, moves.iter().copied()),
            winner: record.winner(record.audit().as_ref()),
            start,
            moves,
        }
    }

    /// Who won, in a word.
    pub fn result(&self) -> &'static str {
        self.winner.map_or("open", Winner::name)
    }
}
