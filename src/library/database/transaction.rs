use komadai_model::{
    StoredError,
    library::{Entry, GameId, LibraryError, LibraryGame, RevisionId, Write},
};
use komadai_web::indexed_db::{Database, DbError, Layout, Texts, Transaction, TransactionMode};

/// The store of what the list shows, by id.
pub(super) const ENTRIES: &str = "entries";

/// The store of the records, by id.
pub(super) const RECORDS: &str = "records";

/// The store of what is done of each lesson, by its id.
pub(super) const LESSONS: &str = "lessons";

/// The store of what is solved: by the names of problems, and under names of its own.
pub(super) const PROBLEMS: &str = "problems";

/// The store of the reviews, by the id of the game.
pub(super) const REVIEWS: &str = "reviews";

pub(super) const LAYOUT: Layout = &[&[ENTRIES, RECORDS], &[LESSONS], &[PROBLEMS], &[REVIEWS]];

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

impl DbTransaction {
    pub fn begin(database: &Database, access: Access) -> Result<Self, LibraryError> {
        let (stores, mode): (&[&str], _) = match access {
            Access::ReadList => (&[ENTRIES], TransactionMode::ReadOnly),
            Access::ReadAll => (&[ENTRIES, RECORDS, REVIEWS], TransactionMode::ReadOnly),
            Access::Write => (&[ENTRIES, RECORDS, REVIEWS], TransactionMode::ReadWrite),
            Access::ReadLessons => (&[LESSONS], TransactionMode::ReadOnly),
            Access::WriteLessons => (&[LESSONS], TransactionMode::ReadWrite),
            Access::ReadProblems => (&[PROBLEMS], TransactionMode::ReadOnly),
            Access::WriteProblems => (&[PROBLEMS], TransactionMode::ReadWrite),
        };
        let transaction = database.begin(stores, mode).map_err(library_error)?;
        Ok(Self { transaction })
    }

    /// Waits until everything is stored; after an error nothing is.
    pub async fn commit<T>(self, done: Result<T, LibraryError>) -> Result<T, LibraryError> {
        match done {
            Ok(done) => {
                let stored = self.transaction.commit().await;
                stored.map(|()| done).map_err(library_error)
            }
            Err(error) => {
                self.transaction.abort();
                Err(error)
            }
        }
    }

    pub async fn get(&self, store: &str, key: &str) -> Result<Option<String>, LibraryError> {
        match self
            .transaction
            .get(store, key)
            .await
            .map_err(library_error)?
        {
            None => Ok(None),
            Some(text) => text.map(Some).ok_or(corrupt(StoredError::Foreign)),
        }
    }

    pub async fn all(&self, store: &str) -> Result<Texts, LibraryError> {
        self.transaction.all(store).await.map_err(library_error)
    }

    pub fn put(&self, store: &str, key: &str, text: &str) -> Result<(), LibraryError> {
        let put = self.transaction.put(store, key, text);
        put.map_err(library_error)
    }

    pub fn put_game(&self, game: &LibraryGame) -> Result<(), LibraryError> {
        let key = game.entry.id.to_string();
        if !game.review.is_empty() {
            self.put(REVIEWS, &key, &game.review)?;
        }
        self.put(ENTRIES, &key, &game.entry.to_stored())?;
        self.put(RECORDS, &key, &game.record)
    }

    pub fn delete(&self, key: &str) -> Result<(), LibraryError> {
        for store in [ENTRIES, RECORDS, REVIEWS] {
            self.delete_from(store, key)?;
        }
        Ok(())
    }

    pub fn delete_from(&self, store: &str, key: &str) -> Result<(), LibraryError> {
        let deleted = self.transaction.delete(store, key);
        deleted.map_err(library_error)
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
            Some(record) => Ok(Some(LibraryGame {
                entry,
                record,
                review: String::new(),
            })),
            None => Err(corrupt(StoredError::Value("record"))),
        }
    }

    /// Puts a game where the one is that it goes on from.
    pub async fn replace(&self, write: &Write) -> Result<RevisionId, LibraryError> {
        let kept = &write.kept;
        let stored = match self.entry(kept.entry.id).await {
            Ok(stored) => stored,
            // Whatever it is, it is not written over.
            Err(LibraryError::Corrupt(_)) => return Err(LibraryError::Conflict),
            Err(error) => return Err(error),
        };
        let mut game = kept.clone();
        game.entry.revision = write.after(stored.as_ref().map(|stored| stored.revision))?;
        if let Some(stored) = stored {
            game.entry.keep_known(stored);
        }
        self.put_game(&game)?;
        Ok(game.entry.revision)
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

pub(super) fn library_error(error: DbError) -> LibraryError {
    LibraryError::from_browser(&error.to_string())
}

pub(super) fn corrupt(error: StoredError) -> LibraryError {
    LibraryError::Corrupt(error)
}
