//! What the reader has solved.
use leptos::logging::warn;

use super::{
    Library,
    transaction::{Access, DbTransaction, PROBLEMS},
};
use komadai_model::{
    StoredError,
    library::LibraryError,
    problems::{OwnSet, ProblemProgress, ProblemRecord, Profile},
};

/// The key of the profile. Names of problems are shorter.
const PROFILE: &str = "profile";
/// How the keys of the reader's own sets begin.
const SET: &str = "set:";

impl Library {
    /// All that the reader has solved. What cannot be read is left out.
    ///
    /// # Errors
    /// When the library cannot be opened.
    pub async fn problem_progress(&self) -> Result<ProblemProgress, LibraryError> {
        let transaction = self.begin(Access::ReadProblems).await?;
        let mut progress = ProblemProgress::default();
        for (key, text) in transaction.all(PROBLEMS).await? {
            let added = text
                .as_deref()
                .map(|text| add_stored(&mut progress, &key, text));
            match added {
                Some(Ok(())) => {}
                Some(Err(error)) => warn!("problems, {key}: {error}"),
                None => warn!("problems, {key}: no text"),
            }
        }
        Ok(progress)
    }

    /// Merges what has been solved into what is stored.
    ///
    /// # Errors
    /// When it cannot be written; then nothing is.
    pub async fn add_problem_progress(
        &self,
        progress: &ProblemProgress,
    ) -> Result<(), LibraryError> {
        let transaction = self.begin(Access::WriteProblems).await?;
        let done = add(&transaction, progress).await;
        transaction.commit(done).await?;
        self.0.changes.notify();
        Ok(())
    }

    /// Deletes one of the reader's own sets.
    ///
    /// # Errors
    /// When the library cannot be written.
    pub async fn delete_problem_set(&self, name: &str) -> Result<(), LibraryError> {
        let transaction = self.begin(Access::WriteProblems).await?;
        let done = transaction.delete_from(PROBLEMS, &format!("{SET}{name}"));
        transaction.commit(done).await?;
        self.0.changes.notify();
        Ok(())
    }
}

fn add_stored(progress: &mut ProblemProgress, key: &str, text: &str) -> Result<(), StoredError> {
    if key == PROFILE {
        progress.profile = Profile::from_stored(text)?;
    } else if let Some(name) = key.strip_prefix(SET) {
        let set = OwnSet::from_stored(text)?;
        progress.sets.insert(name.to_owned(), set);
    } else {
        let record = ProblemRecord::from_stored(text)?;
        progress.records.insert(key.to_owned(), record);
    }
    Ok(())
}

async fn add(transaction: &DbTransaction, progress: &ProblemProgress) -> Result<(), LibraryError> {
    // What is stored but cannot be read is written over: there is nothing to be had from it.
    for (id, record) in &progress.records {
        let stored = transaction.get(PROBLEMS, id).await?;
        let stored = stored.and_then(|text| ProblemRecord::from_stored(&text).ok());
        let mut merged = stored.unwrap_or_default();
        merged.merge(record);
        transaction.put(PROBLEMS, id, &merged.to_stored())?;
    }
    for (name, set) in &progress.sets {
        let key = format!("{SET}{name}");
        let stored = transaction.get(PROBLEMS, &key).await?;
        let stored = stored.and_then(|text| OwnSet::from_stored(&text).ok());
        let mut merged = stored.unwrap_or_default();
        merged.merge(set);
        transaction.put(PROBLEMS, &key, &merged.to_stored())?;
    }
    let stored = transaction.get(PROBLEMS, PROFILE).await?;
    let stored = stored.and_then(|text| Profile::from_stored(&text).ok());
    let mut merged = stored.unwrap_or_default();
    merged.merge(&progress.profile);
    transaction.put(PROBLEMS, PROFILE, &merged.to_stored())
}
