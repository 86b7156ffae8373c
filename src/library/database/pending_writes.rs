use komadai_web::{
    indexed_db::Database,
    local_storage::{self, StorageError},
};
use leptos::logging::warn;

use super::transaction::{Access, DbTransaction, ENTRIES};
use komadai_model::library::{Entry, LibraryError, Write, Writer};

/// A journal in local storage of what a page had to write when it was closed.
///
/// A closing page gets no response, and browsers drop transactions that wait for one, and
/// now and then others; what is written to local storage stays. The next page writes it to
/// the library.
#[derive(Clone, Copy, Debug)]
pub(super) struct PendingWrites {
    library: &'static str,
}

impl PendingWrites {
    pub const fn new(library: &'static str) -> Self {
        Self { library }
    }

    fn prefix(self) -> String {
        format!("{}.left.", self.library)
    }

    fn key(self, writer: Writer) -> String {
        format!("{}{}", self.prefix(), writer.0)
    }

    pub fn stash(self, write: &Write) -> Result<(), StorageError> {
        let key = self.key(write.kept.entry.revision.writer);
        local_storage::write(&key, &write.to_stored())
    }

    /// The library has what was stored; what its writer stashed before that is removed, also
    /// under the id that its game had before a conflict.
    pub fn forget(self, stored: &Entry) {
        let key = self.key(stored.revision.writer);
        // Without storage nothing was left.
        let left = local_storage::read(&key).ok().flatten();
        let is_done =
            |text: String| Write::from_stored(&text).is_ok_and(|write| write.is_done(stored));
        if left.is_some_and(is_done) && local_storage::remove(&key).is_err() {
            warn!("library: {key} stays");
        }
    }

    /// Writes what pages have stashed to the library; says whether there was anything.
    pub async fn replay(self, database: &Database) -> Result<bool, LibraryError> {
        // A browser that lets nothing be read has let nothing be left.
        let keys = local_storage::keys(&self.prefix()).unwrap_or_default();
        for key in &keys {
            let text = |key| local_storage::read(key).ok().flatten();
            let Some(left) = text(key) else {
                continue;
            };
            let transaction = DbTransaction::begin(database, Access::Write)?;
            let taken = take(&transaction, key, &left).await;
            transaction.commit(taken).await?;
            // Its page may be there still, and have left something else.
            if text(key).as_ref() == Some(&left) && local_storage::remove(key).is_err() {
                warn!("library: {key} stays");
            }
        }
        Ok(!keys.is_empty())
    }
}

async fn take(transaction: &DbTransaction, key: &str, left: &str) -> Result<(), LibraryError> {
    let Ok(write) = Write::from_stored(left) else {
        // It is shown in the list, among what cannot be read.
        return transaction.put(ENTRIES, key, left);
    };
    let here = transaction.game(write.kept.entry.id).await;
    if let Ok(Some(here)) = &here
        && (write.is_done(&here.entry) || write.kept.record == here.record)
    {
        return Ok(());
    }
    match transaction.replace(&write).await {
        Err(LibraryError::Conflict) => {
            let beside = write.kept.with_fresh_id();
            match transaction.entry(beside.entry.id).await? {
                Some(_) => Ok(()),
                None => transaction.put_game(&beside),
            }
        }
        other => other.map(drop),
    }
}
