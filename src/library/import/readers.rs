//! What reads records, which is with the record screen.
use core::{future::Future, pin::Pin};

use komadai_records::notation::{Diagnostic, Games, ReadError};

use crate::library::{Imported, Library};
use komadai_model::library::{BackupError, GameId, LibraryGame, record_text};
use komadai_ui::lazy_module;
use komadai_web::encoding;

/// The games of a file, one after the other.
pub type GamesOfFile = Box<dyn Iterator<Item = ReadGame>>;

/// A game of a file, as far as it could be read.
pub struct ReadGame {
    pub game: Option<LibraryGame>,
    pub fault: Option<Fault>,
}

/// Where a game could not be read on.
#[derive(Clone, Debug)]
pub struct Fault {
    pub why: Diagnostic,
    /// How many moves were read, where there are some.
    pub moves: Option<usize>,
}

#[derive(Clone, Copy)]
pub struct Readers {
    /// The games of a file of this path; the last argument is the present moment.
    pub games: fn(&[u8], &str, u64) -> Result<GamesOfFile, Diagnostic>,
    /// The id by its contents of a record of the library.
    pub contents: fn(&str) -> Option<GameId>,
    /// Takes in a file that the library itself has made.
    pub backup: for<'a> fn(&'a Library, &'a str) -> Import<'a>,
}

type Import<'a> = Pin<Box<dyn Future<Output = Result<Imported, BackupError>> + 'a>>;

lazy_module! {
    pub static READERS: &'static Readers = record(&Readers {
        games,
        contents,
        backup: |library, text| Box::pin(library.import(text)),
    });
}

fn games(bytes: &[u8], path: &str, now: u64) -> Result<GamesOfFile, Diagnostic> {
    let games = Games::open(bytes, Some(path), &mut encoding::decode);
    let games = games.map_err(|error| error.diagnostic)?;
    let stem = path.rsplit_once('.').map_or(path, |(stem, _)| stem);
    let title = stem.to_owned();
    let count = games.len();
    let read = games.enumerate().map(move |(index, game)| {
        let title = match count {
            1 => title.clone(),
            _ => format!("{title} {}", index + 1),
        };
        let (record, fault) = match game.read {
            Ok(parsed) => (parsed.record, None),
            Err(ReadError { diagnostic, before }) => (before.record, Some(diagnostic)),
        };
        let moves = record.main_moves().len();
        let is_kept = fault.is_none() || !record.is_empty();
        ReadGame {
            fault: fault.map(|why| Fault {
                why,
                moves: is_kept.then_some(moves),
            }),
            game: is_kept.then(|| LibraryGame::from_file(record, &title, now)),
        }
    });
    Ok(Box::new(read))
}

fn contents(record: &str) -> Option<GameId> {
    let record = record_text::read(record).ok()?;
    Some(GameId::of_contents(&record))
}
