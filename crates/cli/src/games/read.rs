//! Reading many files, on all cores.

use std::{
    convert::Infallible,
    fs,
    iter::Enumerate,
    ops::ControlFlow,
    path::{Path, PathBuf},
};

use komadai_names::{GameNames, Recognizer};
use komadai_records::{
    Record, Winner, key,
    notation::{GameOfText, Games, OutputFormat},
};
use rayon::prelude::*;
use shogi::{Audit, ByColor, Color, Move, Position};

use crate::files::decode;

/// Files are read together up to this size; a larger one is read by itself.
const PART_BYTES: u64 = 4 << 20;
/// So many games of a large file are read at once.
const PART_GAMES: usize = 500;

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

/// What was made of games, and what could not be read: file, place and reason.
#[derive(Debug)]
pub struct ReadGames<G> {
    pub games: Vec<G>,
    pub faults: Vec<String>,
}

/// The games of files and folders, in the order of their names.
pub fn games(paths: &[PathBuf]) -> ReadGames<Game> {
    let recognizer = Recognizer::new();
    let make = |file: &str, number, record: &Record| {
        let audit = record.audit();
        Game::new(file, number, record, audit.as_ref(), &recognizer)
    };
    let mut all = ReadGames::default();
    let everything = in_parts(paths, make, |part| {
        all.add(part);
        ControlFlow::<Infallible>::Continue(())
    });
    match everything {
        ControlFlow::Continue(()) => all,
    }
}

/// Reads files and folders in the order of their names, a part after the other, until `take`
/// ends it: only the games of a part are in memory. Each game is given to `make`, on all cores,
/// with its file and its number there.
pub fn in_parts<G: Send, B>(
    paths: &[PathBuf],
    make: impl Fn(&str, usize, &Record) -> G + Sync,
    mut take: impl FnMut(ReadGames<G>) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut files = Vec::new();
    let mut faults = Vec::new();
    for path in paths {
        add_files(path, &mut files, &mut faults);
    }
    take(faults.into())?;
    let mut files = &*files;
    while !files.is_empty() {
        let (part, rest) = files.split_at(part_len(files));
        files = rest;
        match part {
            [file] => match GamesOfFile::open(file) {
                Ok(mut games) => {
                    while let Some(part) = games.part(&make) {
                        take(part)?;
                    }
                }
                Err(fault) => take(vec![fault].into())?,
            },
            part => {
                let read = part.par_iter().map(|file| match GamesOfFile::open(file) {
                    Ok(games) => games.all(&make),
                    Err(fault) => vec![fault].into(),
                });
                take(ReadGames::joined(read))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// How many of these files are read together: one at least.
fn part_len(files: &[PathBuf]) -> usize {
    let mut bytes = 0;
    let mut sizes = files.iter().map(|file| {
        // What is wrong with a file is told when it is read.
        fs::metadata(file).map_or(0, |metadata| metadata.len())
    });
    let end = sizes.position(|size| {
        bytes += size;
        bytes > PART_BYTES
    });
    end.map_or(files.len(), |end| end.max(1))
}

impl<G> Default for ReadGames<G> {
    fn default() -> Self {
        Vec::new().into()
    }
}

impl<G> From<Vec<String>> for ReadGames<G> {
    fn from(faults: Vec<String>) -> Self {
        let games = Vec::new();
        Self { games, faults }
    }
}

impl<G> ReadGames<G> {
    fn add(&mut self, other: Self) {
        self.games.extend(other.games);
        self.faults.extend(other.faults);
    }
}

impl<G: Send> ReadGames<G> {
    fn joined(parts: impl IndexedParallelIterator<Item = Self>) -> Self {
        let parts: Vec<Self> = parts.collect();
        let mut all = Self::default();
        for part in parts {
            all.add(part);
        }
        all
    }
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

/// The games of a file that are still to be read.
struct GamesOfFile {
    file: String,
    games: Enumerate<Games>,
}

impl GamesOfFile {
    fn open(path: &Path) -> Result<Self, String> {
        let file = path.to_string_lossy().into_owned();
        let bytes = fs::read(path).map_err(|error| format!("{file}: cannot be read: {error}"))?;
        let games = Games::open(&bytes, Some(&file), &mut decode);
        let games = games.map_err(|error| format!("{file}: {}", error.diagnostic))?;
        let games = games.enumerate();
        Ok(Self { file, games })
    }

    fn all<G>(self, make: &impl Fn(&str, usize, &Record) -> G) -> ReadGames<G> {
        let mut all = ReadGames::default();
        for game in self.games {
            all.add(made(&self.file, game, make));
        }
        all
    }

    /// The next of many games.
    fn part<G: Send>(
        &mut self,
        make: &(impl Fn(&str, usize, &Record) -> G + Sync),
    ) -> Option<ReadGames<G>> {
        let games: Vec<_> = self.games.by_ref().take(PART_GAMES).collect();
        let file = &self.file;
        let made = games.into_par_iter().map(|game| made(file, game, make));
        let part = ReadGames::joined(made);
        let is_empty = part.games.is_empty() && part.faults.is_empty();
        (!is_empty).then_some(part)
    }
}

/// A game, and what could not be read of it.
fn made<G>(
    file: &str,
    (index, game): (usize, GameOfText),
    make: &impl Fn(&str, usize, &Record) -> G,
) -> ReadGames<G> {
    let mut read = ReadGames::default();
    let record = match game.read {
        Ok(parsed) => parsed.record,
        Err(error) => {
            read.faults.push(format!("{file}: {}", error.diagnostic));
            error.before.record
        }
    };
    if read.faults.is_empty() || !record.is_empty() {
        read.games.push(make(file, index + 1, &record));
    }
    read
}

impl Game {
    pub fn new(
        file: &str,
        number: usize,
        record: &Record,
        audit: Option<&Audit>,
        recognizer: &Recognizer,
    ) -> Self {
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
            winner: record.winner(audit),
            start,
            moves,
        }
    }

    /// Who won, in a word.
    pub fn result(&self) -> &'static str {
        self.winner.map_or("open", Winner::name)
    }
}
