use idb::{Database, ObjectStore, Transaction, TransactionMode};
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};

use super::request::{OrLibraryError, answer, completion};
use komadai_model::{
    StoredError,
    library::{Entry, GameId, LibraryError, LibraryGame, RevisionId, Write},
};

/// The store of what the list shows, by id.
pub(super) const ENTRIES: &str = "entries";

/// The store of the records, by id.
pub(super) const RECORDS: &str = "records";

/// The store of what is done of each lesson, by its id.
pub(super) const LESSONS: &str = "lessons";

/// The store of what is solved: by the names of problems, and under names of its own.
pub(super) const PROBLEMS: &str = "problems";

/// What is read and written together.
#[derive(Clone, Copy, Debug)]
pub(super) enum Access {
    ReadList,
    ReadAll,
    Write,
    ReadLessons,
    WriteLessons,
    ReadProblems,
    WriteProblems,
}

/// A transaction. Everything that is done in it happens, or nothing.
#[derive(Debug)]
pub(super) struct DbTransaction {
    transaction: Transaction,
}

/// The texts of a store, by key. What is no text is `None`.
pub(super) type Texts = Vec<(String, Option<String>)>;

impl DbTransaction {
    pub fn begin(database: &Database, access: Access) -> Result<Self, LibraryError> {
        let (stores, mode): (&[&str], _) = match access {
            Access::ReadList => (&[ENTRIES], TransactionMode::ReadOnly),
            Access::ReadAll => (&[ENTRIES, RECORDS], TransactionMode::ReadOnly),
            Access::Write => (&[ENTRIES, RECORDS], TransactionMode::ReadWrite),
            Access::ReadLessons => (&[LESSONS], TransactionMode::ReadOnly),
            Access::WriteLessons => (&[LESSONS], TransactionMode::ReadWrite),
            Access::ReadProblems => (&[PROBLEMS], TransactionMode::ReadOnly),
            Access::WriteProblems => (&[PROBLEMS], TransactionMode::ReadWrite),
        };
        let transaction = database.transaction(stores, mode).or_library_error()?;
        Ok(Self { transaction })
    }

    /// Waits until everything is stored; after an error nothing is.
    pub async fn commit<T>(self, done: Result<T, LibraryError>) -> Result<T, LibraryError> {
        match done {
            Ok(done) => completion(self.transaction).await.map(|()| done),
            Err(error) => {
                // Fails only for a transaction that the browser has given up itself.
                let _ = self.transaction.abort();
                Err(error)
            }
        }
    }

    fn store(&self, name: &str) -> Result<ObjectStore, LibraryError> {
        self.transaction.object_store(name).or_library_error()
    }

    pub async fn get(&self, store: &str, key: &str) -> Result<Option<String>, LibraryError> {
        let value = answer(
            self.store(store)?
                .get(JsValue::from(key))
                .or_library_error()?,
        )
        .await?;
        if value.is_undefined() {
            return Ok(None);
        }
        let text = value.as_string().ok_or(corrupt(StoredError::Foreign))?;
        Ok(Some(text))
    }

    pub async fn all(&self, store: &str) -> Result<Texts, LibraryError> {
        let store = self.store(store)?;
        let keys = answer(store.get_all_keys(None, None).or_library_error()?);
        let values = answer(store.get_all(None, None).or_library_error()?);
        let (keys, values): (Array, Array) =
            (keys.await?.unchecked_into(), values.await?.unchecked_into());
        let texts = keys.iter().zip(values.iter());
        Ok(texts
            .map(|(key, value)| (key.as_string().unwrap_or_default(), value.as_string()))
            .collect())
    }

    pub fn put(&self, store: &str, key: &str, text: &str) -> Result<(), LibraryError> {
        // If it fails, so does the transaction.
        self.store(store)?
            .put(&text.into(), Some(&key.into()))
            .or_library_error()?;
        Ok(())
    }

    pub fn put_game(&self, entry: &Entry, record: &str) -> Result<(), LibraryError> {
        let key = entry.id.to_string();
        self.put(ENTRIES, &key, &entry.to_stored())?;
        self.put(RECORDS, &key, record)
    }

    pub fn delete(&self, key: &str) -> Result<(), LibraryError> {
        for store in [ENTRIES, RECORDS] {
            self.delete_from(store, key)?;
        }
        Ok(())
    }

    pub fn delete_from(&self, store: &str, key: &str) -> Result<(), LibraryError> {
        self.store(store)?
            .delete(JsValue::from(key))
            .or_library_error()?;
        Ok(())
    }

    /// The entry of a game, if there is one.
    ///
    /// # Errors
    /// `Corrupt` when it cannot be read.
    pub async fn entry(&self, id: GameId) -> Result<Option<Entry>, LibraryError> {
        let key = id.to_string();
        let text = self.get(ENTRIES, &key).await?;
        let entry = text.map(|text| read_entry(&key, Some(&text)));
        entry.transpose().map_err(corrupt)
    }

    /// A game, if there is one.
    ///
    /// # Errors
    /// `Corrupt` when it cannot be read.
    pub async fn game(&self, id: GameId) -> Result<Option<LibraryGame>, LibraryError> {
        let Some(entry) = self.entry(id).await? else {
            return Ok(None);
        };
        match self.get(RECORDS, &id.to_string()).await? {
            Some(record) => Ok(Some(LibraryGame { entry, record })),
            None => Err(corrupt(StoredError::Value("record"))),
        }
    }

    /// Puts a game where the one is that it goes on from.
    pub async fn replace(&self, write: &Write) -> Result<RevisionId, LibraryError> {
        let kept = &write.kept;
        let stored = match self.entry(kept.entry.id).await {
            Ok(stored) => stored.map(|entry| entry.edition),
            // Whatever it is, it is not written over.
            Err(LibraryError::Corrupt(_)) => return Err(LibraryError::Conflict),
            Err(error) => return Err(error),
        };
        let mut entry = kept.entry.clone();
        entry.edition = write.after(stored)?;
        self.put_game(&entry, &kept.record)?;
        Ok(entry.edition)
    }
}

/// The entry that stands under a key.
pub(super) fn read_entry(key: &str, text: Option<&str>) -> Result<Entry, StoredError> {
    let entry = Entry::from_stored(text.ok_or(StoredError::Foreign)?)?;
    if entry.id.to_string() == key {
        Ok(entry)
    } else {
        Err(StoredError::Value("id"))
    }
}

fn corrupt(error: StoredError) -> LibraryError {
    LibraryError::Corrupt(error)
}
