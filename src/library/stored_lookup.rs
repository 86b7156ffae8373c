use komadai_records::Record;

use super::Library;
use komadai_model::library::{
    GameId, LibraryError, LibraryGame, Writer, record_contains, record_text,
};

/// Where the game of the play screen stands in the library.
pub struct StoredLookup {
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
