//! The reviews of games: what the list shows of one stands in the entry of its game.
use super::{
    Library,
    transaction::{Access, DbTransaction, ENTRIES, REVIEWS, corrupt},
};
use komadai_model::{
    analysis::{ReviewSummary, SavedReview},
    library::{GameId, LibraryError},
};

impl Library {
    /// The review of a game, where it was reviewed; its moves may be others by now.
    ///
    /// # Errors
    /// `Corrupt` when it is there and cannot be read.
    pub async fn review(&self, id: GameId) -> Result<Option<SavedReview>, LibraryError> {
        let transaction = self.begin(Access::ReadAll).await?;
        let text = transaction.get(REVIEWS, &id.to_string()).await?;
        let review = text.map(|text| SavedReview::from_stored(&text));
        review.transpose().map_err(corrupt)
    }

    /// Keeps the review of a game; no other revision, as its record stays as it is.
    ///
    /// # Errors
    /// `Conflict` when the moves of the game are others by now, `Missing`, or when it cannot be
    /// written.
    pub async fn save_review(
        &self,
        id: GameId,
        summary: &ReviewSummary,
        review: &SavedReview,
    ) -> Result<(), LibraryError> {
        let transaction = self.begin(Access::Write).await?;
        let saved = save(&transaction, id, summary, review).await;
        transaction.commit(saved).await?;
        self.0.changes.notify();
        Ok(())
    }
}

async fn save(
    transaction: &DbTransaction,
    id: GameId,
    summary: &ReviewSummary,
    review: &SavedReview,
) -> Result<(), LibraryError> {
    let key = id.to_string();
    let stored = transaction.get(REVIEWS, &key).await?;
    let stored = stored.and_then(|text| SavedReview::from_stored(&text).ok());
    let mut entry = transaction.entry(id).await?.ok_or(LibraryError::Missing)?;
    if entry.about.line.is_empty() {
        entry.about.line.clone_from(&review.line);
    }
    if entry.about.line != review.line {
        return Err(LibraryError::Conflict);
    }
    // Another tab, or the reader, may have reviewed it more thoroughly.
    let is_better = stored.is_some_and(|stored| review.adds_nothing_to(&stored));
    if is_better && entry.is_reviewed() {
        return Ok(());
    }
    entry.set_review(summary);
    transaction.put(REVIEWS, &key, &review.to_stored())?;
    transaction.put(ENTRIES, &key, &entry.to_stored())
}
