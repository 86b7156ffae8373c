//! Games of other programs into the library: each is kept once.
use super::{
    Imported, Library,
    transaction::{Access, DbTransaction, ENTRIES, RECORDS},
};
use komadai_model::library::{GameId, KnownGames, LibraryError, LibraryGame, record_text};

impl Library {
    /// Takes in games whose ids are those of their contents, but for those that are `known`
    /// already.
    ///
    /// # Errors
    /// When they cannot be written: then none of them is.
    pub async fn add_games(
        &self,
        known: &mut KnownGames,
        games: Vec<LibraryGame>,
    ) -> Result<Imported, LibraryError> {
        let mut imported = Imported::default();
        if games.is_empty() {
            return Ok(imported);
        }
        self.read_similar(known, &games).await?;
        let transaction = self.begin(Access::Write).await?;
        let done = add_all(&transaction, known, &games, &mut imported).await;
        transaction.commit(done).await?;
        for game in &games {
            known.note(game.entry.id);
        }
        self.request_persistence();
        Ok(imported)
    }

    /// Others are told of the games that came in.
    pub fn notify(&self) {
        self.0.changes.notify();
    }

    /// Reads the games of the library that look like one of these.
    async fn read_similar(
        &self,
        known: &mut KnownGames,
        games: &[LibraryGame],
    ) -> Result<(), LibraryError> {
        let mut similar = Vec::new();
        for game in games {
            similar.extend(known.take_similar(&game.entry.about));
        }
        if similar.is_empty() {
            return Ok(());
        }
        let transaction = self.begin(Access::ReadAll).await?;
        for id in similar {
            // One that cannot be read is no game that is there.
            if let Ok(Some(record)) = transaction.get(RECORDS, &id.to_string()).await
                && let Ok(record) = record_text::read(&record)
            {
                known.note(GameId::of_contents(&record));
            }
        }
        Ok(())
    }
}

async fn add_all(
    transaction: &DbTransaction,
    known: &KnownGames,
    games: &[LibraryGame],
    imported: &mut Imported,
) -> Result<(), LibraryError> {
    for game in games {
        let id = game.entry.id;
        if known.contains(id) {
            imported.skipped += 1;
            continue;
        }
        match transaction.entry(id).await {
            Ok(None) => {
                transaction.put_game(game)?;
                imported.put += 1;
            }
            // Another one of these files, or of another tab.
            Ok(Some(entry)) if entry.deleted.is_none() => imported.skipped += 1,
            Ok(Some(mut entry)) => {
                entry.deleted = None;
                entry.revision.number += 1;
                transaction.put(ENTRIES, &id.to_string(), &entry.to_stored())?;
                imported.put += 1;
            }
            // Whatever stands there is not written over.
            Err(LibraryError::Corrupt(_)) => {
                let beside = game.clone().with_fresh_id();
                transaction.put_game(&beside)?;
                imported.beside += 1;
            }
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
