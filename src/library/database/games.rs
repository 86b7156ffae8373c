use core::time::Duration;

use komadai_records::notation::usen::MainLine;
use leptos::logging::warn;
use wasm_bindgen_futures::spawn_local;

use super::{
    Library,
    transaction::{Access, DbTransaction, ENTRIES, RECORDS, read_entry},
};
use komadai_model::{
    StoredError,
    library::{Entry, GameId, LibraryError, LibraryGame, RevisionId, Write, record_text},
};
use komadai_web::{local_storage::StorageError, time_slice::TimeSlice};

/// The games of the library, in no order. Those thrown away are among them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    pub entries: Vec<Entry>,
    pub unreadable: Vec<Unreadable>,
}

/// What stands in the library and is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    pub key: String,
    pub why: StoredError,
}

/// What stands under a key, readable or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raw {
    pub entry: String,
    pub record: String,
}

/// A game that was changed, and the revision that it is now.
pub type Revised = (GameId, RevisionId);

/// How long a game that was thrown away can be taken back.
const KEEPS: Duration = Duration::from_secs(30 * 24 * 60 * 60);

impl Library {
    /// What is known of the games, in no order.
    ///
    /// # Errors
    /// When the library cannot be opened.
    pub async fn list(&self) -> Result<Listing, LibraryError> {
        let transaction = self.begin(Access::ReadList).await?;
        let mut listing = Listing::default();
        let mut slice = TimeSlice::begin();
        for (key, text) in transaction.all(ENTRIES).await? {
            match read_entry(&key, text.as_deref()) {
                Ok(entry) => listing.entries.push(entry),
                Err(why) => listing.unreadable.push(Unreadable { key, why }),
            }
            slice.pause().await;
        }
        let now = Self::now();
        if listing.entries.iter().any(|entry| is_over(entry, now)) {
            listing.entries.retain(|entry| !is_over(entry, now));
            let library = self.clone();
            spawn_local(async move {
                if let Err(error) = library.empty_bin(now.saturating_sub(millis(KEEPS))).await {
                    warn!("library: {error}");
                }
            });
        }
        Ok(listing)
    }

    /// # Errors
    /// `Missing`, or `Corrupt` when it is there and cannot be read.
    pub async fn read(&self, id: GameId) -> Result<LibraryGame, LibraryError> {
        let transaction = self.begin(Access::ReadAll).await?;
        transaction.game(id).await?.ok_or(LibraryError::Missing)
    }

    /// Keeps a state of a game, and says which revision it is now.
    ///
    /// # Errors
    /// `Conflict` when another writer has changed the game since it was read;
    /// whatever is wrong, the stored game is as it was.
    pub async fn write(&self, write: &Write) -> Result<RevisionId, LibraryError> {
        let transaction = self.begin(Access::Write).await?;
        let revision = transaction.replace(write).await;
        let revision = transaction.commit(revision).await?;
        self.0.pending_writes.forget(&write.kept.entry);
        self.0.changes.notify();
        self.request_persistence();
        Ok(revision)
    }

    /// Leaves a state of a game behind at once, for a page that may be closed before
    /// the library answers. The next page takes it in, unless this one writes it, or
    /// something later, after all.
    ///
    /// # Errors
    /// When the browser keeps nothing for this page, or has no room left.
    pub fn stash(&self, write: &Write) -> Result<(), StorageError> {
        self.0.pending_writes.stash(write)
    }

    /// Throws games away; they can be taken back for 30 days.
    ///
    /// # Errors
    /// `Missing`, or when they cannot be written.
    pub async fn remove(&self, ids: &[GameId]) -> Result<Vec<Revised>, LibraryError> {
        let now = Some(Self::now());
        self.update(ids, &|entry| set_deleted(entry, now)).await
    }

    /// Takes games back that were thrown away.
    ///
    /// # Errors
    /// `Missing`, or when they cannot be written.
    pub async fn restore(&self, ids: &[GameId]) -> Result<Vec<Revised>, LibraryError> {
        self.update(ids, &|entry| set_deleted(entry, None)).await
    }

    /// Changes what is known of games besides their records, all of them or none. They are
    /// other revisions only where `change` makes them so.
    ///
    /// # Errors
    /// `Missing`, or when they cannot be written.
    pub async fn update(
        &self,
        ids: &[GameId],
        change: &dyn Fn(&mut Entry),
    ) -> Result<Vec<Revised>, LibraryError> {
        let transaction = self.begin(Access::Write).await?;
        let done = update_all(&transaction, ids, change).await;
        let revised = transaction.commit(done).await?;
        self.0.changes.notify();
        Ok(revised)
    }

    /// The main line of a game that an earlier version has stored without it, out of its record.
    /// It is stored with the game: nothing that anybody would notice, so it is no other
    /// revision. `None` where there is no such game, or it cannot be read.
    ///
    /// # Errors
    /// When the library cannot be read or written.
    pub async fn add_line(&self, id: GameId) -> Result<Option<String>, LibraryError> {
        let transaction = self.begin(Access::Write).await?;
        let done = add_line(&transaction, id).await;
        transaction.commit(done).await
    }

    /// Erases the games that were thrown away before a moment.
    ///
    /// # Errors
    /// When the library cannot be written to.
    pub async fn empty_bin(&self, before: u64) -> Result<(), LibraryError> {
        let transaction = self.begin(Access::Write).await?;
        let erased = erase_deleted(&transaction, before).await;
        transaction.commit(erased).await?;
        self.0.changes.notify();
        Ok(())
    }

    /// Erases what stands under a key, for good.
    ///
    /// # Errors
    /// When the library cannot be written to.
    pub async fn erase(&self, key: &str) -> Result<(), LibraryError> {
        let transaction = self.begin(Access::Write).await?;
        let erased = transaction.delete(key);
        transaction.commit(erased).await?;
        self.0.changes.notify();
        Ok(())
    }

    /// What stands under a key, for a download.
    ///
    /// # Errors
    /// When the library cannot be opened.
    pub async fn raw(&self, key: &str) -> Result<Raw, LibraryError> {
        let transaction = self.begin(Access::ReadAll).await?;
        let entry = transaction.get(ENTRIES, key).await?.unwrap_or_default();
        let record = transaction.get(RECORDS, key).await?.unwrap_or_default();
        Ok(Raw { entry, record })
    }
}

async fn update_all(
    transaction: &DbTransaction,
    ids: &[GameId],
    change: &dyn Fn(&mut Entry),
) -> Result<Vec<Revised>, LibraryError> {
    let mut revised = Vec::with_capacity(ids.len());
    for &id in ids {
        let mut entry = transaction.entry(id).await?.ok_or(LibraryError::Missing)?;
        change(&mut entry);
        transaction.put(ENTRIES, &id.to_string(), &entry.to_stored())?;
        revised.push((id, entry.revision));
    }
    Ok(revised)
}

async fn add_line(transaction: &DbTransaction, id: GameId) -> Result<Option<String>, LibraryError> {
    let LibraryGame {
        mut entry, record, ..
    } = match transaction.game(id).await {
        Ok(Some(game)) => game,
        Ok(None) | Err(LibraryError::Corrupt(_)) => return Ok(None),
        Err(error) => return Err(error),
    };
    let Ok(record) = record_text::read(&record) else {
        return Ok(None);
    };
    let line = MainLine::of(&record).to_string();
    entry.about.line.clone_from(&line);
    transaction.put(ENTRIES, &id.to_string(), &entry.to_stored())?;
    Ok(Some(line))
}

/// Throws a game away or takes it back: another revision.
fn set_deleted(entry: &mut Entry, deleted: Option<u64>) {
    entry.deleted = deleted;
    entry.revision.number += 1;
}

async fn erase_deleted(transaction: &DbTransaction, before: u64) -> Result<(), LibraryError> {
    for (key, text) in transaction.all(ENTRIES).await? {
        let deleted = read_entry(&key, text.as_deref())
            .ok()
            .and_then(|entry| entry.deleted);
        if deleted.is_some_and(|deleted| deleted < before) {
            transaction.delete(&key)?;
        }
    }
    Ok(())
}

/// Whether it has been thrown away for too long.
fn is_over(entry: &Entry, now: u64) -> bool {
    entry
        .deleted
        .is_some_and(|deleted| deleted.saturating_add(millis(KEEPS)) < now)
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
