//! Reads the games of files.
use komadai_records::notation::{Diagnostic, Games, ReadError};

use komadai_model::library::{LibraryGame, stem};
use komadai_web::encoding;

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

/// The games of a file of this path, one after the other.
///
/// # Errors
/// When it holds no record.
pub fn games(
    bytes: &[u8],
    path: &str,
    now: u64,
) -> Result<impl Iterator<Item = ReadGame> + use<>, Diagnostic> {
    let games = Games::open(bytes, Some(path), &mut encoding::decode);
    let games = games.map_err(|error| error.diagnostic)?;
    let title = stem(path).to_owned();
    let count = games.len();
    Ok(games.enumerate().map(move |(index, game)| {
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
            game: is_kept.then(|| LibraryGame::from_file(&record, title, now)),
        }
    }))
}
