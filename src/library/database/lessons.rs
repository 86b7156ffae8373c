//! What of the course is done.
use leptos::logging::warn;

use super::{
    Library,
    transaction::{Access, DbTransaction, LESSONS},
};
use komadai_model::{
    lesson::{CourseProgress, LessonProgress},
    library::LibraryError,
};

impl Library {
    /// What is done of all lessons. What cannot be read is left out.
    ///
    /// # Errors
    /// When the library cannot be opened.
    pub async fn course_progress(&self) -> Result<CourseProgress, LibraryError> {
        let transaction = self.begin(Access::ReadLessons).await?;
        let mut progress = CourseProgress::default();
        for (id, text) in transaction.all(LESSONS).await? {
            let stored = text.as_deref().map(LessonProgress::from_stored);
            match stored {
                Some(Ok(lesson)) => _ = progress.0.insert(id, lesson),
                Some(Err(error)) => warn!("lesson {id}: {error}"),
                None => warn!("lesson {id}: no text"),
            }
        }
        Ok(progress)
    }

    /// Adds what has been done to what is stored.
    ///
    /// # Errors
    /// When it cannot be written; then nothing is.
    pub async fn add_progress(&self, progress: &CourseProgress) -> Result<(), LibraryError> {
        let transaction = self.begin(Access::WriteLessons).await?;
        let done = add(&transaction, progress).await;
        transaction.commit(done).await?;
        self.0.changes.notify();
        Ok(())
    }
}

async fn add(transaction: &DbTransaction, progress: &CourseProgress) -> Result<(), LibraryError> {
    for (id, lesson) in &progress.0 {
        let stored = transaction.get(LESSONS, id).await?;
        // What cannot be read is written over: there is nothing to be had from it.
        let stored = stored.and_then(|text| LessonProgress::from_stored(&text).ok());
        let mut merged = stored.unwrap_or_default();
        merged.merge(lesson);
        transaction.put(LESSONS, id, &merged.to_stored())?;
    }
    Ok(())
}
