use komadai_records::Record;

use super::Library;
use komadai_model::library::{
    GameId, GameSummary, KnownGames, LibraryError, LibraryGame, Writer, record_contains,
    record_includes, record_text,
};

/// Where a game stands in the library.
pub struct StoredLookup {
    /// The id that it has, or is to have.
    pub id: GameId,
    /// What is there, if it has all of the game.
    pub stored: Option<(LibraryGame, Record)>,
}

/// Looks for the game of the play screen, through the games that it was before others
/// changed those.
pub async fn find_current_game(library: &Library, started_at: u64, game: &Record) -> StoredLookup {
    let mut id = GameId::for_played_game(started_at);
    loop {
        match library.read(id).await {
            Ok(kept) => {
                let is_own = kept.entry.revision.writer == Writer::for_played_game(started_at);
                match record_text::read(&kept.record) {
                    Ok(record) if record_contains(&record, game) => {
                        let stored = Some((kept, record));
                        return StoredLookup { id, stored };
                    }
                    _ if is_own => return StoredLookup { id, stored: None },
                    _ => id = id.next(),
                }
            }
            Err(LibraryError::Corrupt(_)) => id = id.next(),
            Err(_) => return StoredLookup { id, stored: None },
        }
    }
}

/// Looks for a record that was opened: the game of the same moves, names and day that has all
/// of it.
///
/// # Errors
/// When the library cannot be read.
pub async fn find_opened_record(
    library: &Library,
    opened: &Record,
) -> Result<StoredLookup, LibraryError> {
    let listing = library.list().await?;
    let mut known = KnownGames::of(&listing.entries);
    for id in known.take_similar(&GameSummary::from_record(opened)) {
        if let Some(stored) = read_whole(library, id, opened).await? {
            let stored = Some(stored);
            return Ok(StoredLookup { id, stored });
        }
    }
    // One that was deleted, or has other names by now; then those that stand beside it.
    let text = record_text::write(opened);
    let mut id = GameId::of_contents(opened);
    while !matches!(library.read(id).await, Err(LibraryError::Missing)) {
        if let Some(stored) = read_whole(library, id, opened).await? {
            let stored = Some(stored);
            return Ok(StoredLookup { id, stored });
        }
        id = id.derive(&text);
    }
    Ok(StoredLookup { id, stored: None })
}

/// A game of the library, if it has all of a record.
async fn read_whole(
    library: &Library,
    id: GameId,
    record: &Record,
) -> Result<Option<(LibraryGame, Record)>, LibraryError> {
    match library.read(id).await {
        Ok(kept) => Ok(record_text::read(&kept.record)
            .ok()
            .filter(|stored| record_includes(stored, record))
            .map(|stored| (kept, stored))),
        Err(LibraryError::Missing | LibraryError::Corrupt(_)) => Ok(None),
        Err(error) => Err(error),
    }
}
