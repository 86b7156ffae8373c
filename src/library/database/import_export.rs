//! All games, and what is done of the course and the problems, out of the library and into it.
use core::iter::Peekable;
use std::vec;

use komadai_web::indexed_db::Texts;

use super::{
    Library,
    transaction::{Access, DbTransaction, ENTRIES, RECORDS, REVIEWS, read_entry},
};
use komadai_model::library::{
    Backup, BackupError, LibraryError, LibraryGame, Merge, RejectedGame, backup_text,
};

/// All games as one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    pub text: String,
    /// How many games it holds.
    pub games: usize,
    /// How many could not be read and are missing from it.
    pub unreadable: usize,
}

/// What became of the games of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Games that were not here, or in an earlier state.
    pub put: usize,
    /// Games that stand beside the ones that were here, under another id.
    pub beside: usize,
    /// Games that are here already, or in a later state.
    pub skipped: usize,
    /// What could not be taken in.
    pub faults: Vec<RejectedGame>,
    /// What ended it before the end of the file.
    pub stopped: Option<LibraryError>,
}

/// So many games are taken in at once.
const BATCH: usize = 50;

impl Library {
    /// # Errors
    /// When the library cannot be opened.
    pub async fn export(&self) -> Result<Export, LibraryError> {
        let (games, unreadable) = self.read_all().await?;
        let is_there = |game: &&LibraryGame| game.entry.deleted.is_none();
        Ok(Export {
            games: games.iter().filter(is_there).count(),
            text: backup_text(
                &games,
                &self.course_progress().await?,
                &self.problem_progress().await?,
            ),
            unreadable,
        })
    }

    /// Takes the games of a file in.
    ///
    /// # Errors
    /// When it is no such file; the faults of single games stand in the answer.
    pub async fn import(&self, text: &str) -> Result<Imported, BackupError> {
        let mut imported = Imported::default();
        let mut games = Vec::new();
        let mut backup = Backup::open(text)?;
        if let Err(error) = self.add_all_progress(&backup).await {
            imported.stopped = Some(error);
            return Ok(imported);
        }
        loop {
            let next = backup.next();
            let is_end = next.is_none();
            match next {
                Some(Ok(game)) => games.push(game),
                Some(Err(fault)) => imported.faults.push(fault),
                None => {}
            }
            if games.len() < BATCH && !is_end {
                continue;
            }
            if let Err(error) = self.take_in(&mut games, &mut imported).await {
                imported.stopped = Some(error);
                break;
            }
            if is_end {
                break;
            }
        }
        self.0.changes.notify();
        Ok(imported)
    }

    /// What is done of the course and the problems.
    async fn add_all_progress(&self, backup: &Backup<'_>) -> Result<(), LibraryError> {
        if !backup.lessons().is_empty() {
            self.add_progress(backup.lessons()).await?;
        }
        if !backup.problems().is_empty() {
            self.add_problem_progress(backup.problems()).await?;
        }
        Ok(())
    }

    async fn take_in(
        &self,
        games: &mut Vec<LibraryGame>,
        imported: &mut Imported,
    ) -> Result<(), LibraryError> {
        if games.is_empty() {
            return Ok(());
        }
        let transaction = self.begin(Access::Write).await?;
        let done = merge_all(&transaction, games).await;
        let done = transaction.commit(done).await?;
        imported.put += done.put;
        imported.beside += done.beside;
        imported.skipped += done.skipped;
        Ok(())
    }

    /// Every game that can be read, and how many cannot.
    async fn read_all(&self) -> Result<(Vec<LibraryGame>, usize), LibraryError> {
        let transaction = self.begin(Access::ReadAll).await?;
        let entries = transaction.all(ENTRIES).await?;
        let mut records = InOrder::new(transaction.all(RECORDS).await?);
        let mut reviews = InOrder::new(transaction.all(REVIEWS).await?);
        let count = entries.len();
        let mut games = Vec::with_capacity(count);
        for (key, text) in entries {
            let (record, review) = (records.take(&key), reviews.take(&key));
            if let (Ok(entry), Some(record)) = (read_entry(&key, text.as_deref()), record) {
                // Of other moves it says nothing.
                let review = review.filter(|_| entry.is_reviewed());
                games.push(LibraryGame {
                    entry,
                    record,
                    review: review.unwrap_or_default(),
                });
            }
        }
        let unreadable = count - games.len();
        Ok((games, unreadable))
    }
}

/// The texts of a store, which come in the order of their keys.
struct InOrder(Peekable<vec::IntoIter<(String, Option<String>)>>);

impl InOrder {
    fn new(texts: Texts) -> Self {
        Self(texts.into_iter().peekable())
    }

    /// The text of a key, which comes after those that were taken before.
    fn take(&mut self, key: &str) -> Option<String> {
        while self.0.next_if(|(other, _)| **other < *key).is_some() {}
        let (_, text) = self.0.next_if(|(other, _)| *other == key)?;
        text
    }
}

/// Puts games in, and says what became of each kind.
async fn merge_all(
    transaction: &DbTransaction,
    games: &mut Vec<LibraryGame>,
) -> Result<Imported, LibraryError> {
    let mut done = Imported::default();
    for game in games.drain(..) {
        *merge(transaction, game, &mut done).await? += 1;
    }
    Ok(done)
}

/// Puts a game in where it belongs; returns what counts it.
async fn merge<'a>(
    transaction: &DbTransaction,
    mut game: LibraryGame,
    done: &'a mut Imported,
) -> Result<&'a mut usize, LibraryError> {
    let mut moved = false;
    loop {
        let here = match transaction.game(game.entry.id).await {
            Ok(here) => here,
            // Whatever it is, it is not written over.
            Err(LibraryError::Corrupt(_)) => {
                game = game.with_fresh_id();
                moved = true;
                continue;
            }
            Err(error) => return Err(error),
        };
        match Merge::decide(here.as_ref(), game) {
            Merge::Skip => return Ok(&mut done.skipped),
            Merge::Put(game) => {
                transaction.put_game(&game)?;
                return Ok(if moved {
                    &mut done.beside
                } else {
                    &mut done.put
                });
            }
            Merge::KeepBoth(other) => {
                game = other;
                moved = true;
            }
        }
    }
}
