use komadai::library::Library;
use komadai_model::{
    analysis::{
        AnalysisCache, AnalysisResult, GameAnalysis, PositionEval, ReviewOrigin, ReviewSummary,
        SavedReview,
    },
    library::{GameId, LibraryError, record_text},
};
use wasm_bindgen_test::wasm_bindgen_test;

use super::harness::{kept, record, revision, write};

/// A review of the game of so many moves: the same evaluation everywhere.
fn review(moves: usize) -> (ReviewSummary, SavedReview) {
    let record = record("Abe", moves);
    let line = record.main_line();
    let analysis = GameAnalysis::from_record(&record, &line).expect("a game");
    let mut cache = AnalysisCache::default();
    for place in analysis.places() {
        let found = AnalysisResult {
            worth: PositionEval::Centipawns(30),
            best: Vec::new(),
            nodes: 100,
            lead: None,
        };
        cache.insert(&place.position, found);
    }
    let origin = ReviewOrigin {
        engine: "Komadai".to_owned(),
        made: 1,
        took: 2,
    };
    let (saved, summary) = SavedReview::of(&record, &cache, origin).expect("complete");
    (summary, saved)
}

#[wasm_bindgen_test]
async fn a_review_stays_with_its_game_until_its_moves_change() {
    let library = Library::new("test-reviews");
    let id = GameId::new(1);
    let read = library.write(&write(kept(1, "Abe", 2), 7, None)).await;
    let read = read.expect("written");
    let (summary, saved) = review(2);
    let done = library.save_review(id, &summary, &saved).await;
    assert_eq!(done, Ok(()));
    assert_eq!(library.review(id).await, Ok(Some(saved.clone())));
    let entry = library.read(id).await.expect("a game").entry;
    assert_eq!(entry.review(), Some(summary.clone()));
    assert_eq!(entry.revision, read, "no other revision");

    // One of fewer nodes takes no other's place.
    let mut quick = saved.clone();
    quick.nodes -= 1;
    let done = library.save_review(id, &summary, &quick).await;
    assert_eq!(done, Ok(()));
    assert_eq!(library.review(id).await, Ok(Some(saved.clone())));

    // A comment is no other game; another move is.
    let mut commented = write(kept(1, "Abe", 2), 7, Some(read));
    let mut record = record("Abe", 2);
    let first = record.main_line()[0];
    record.notes_mut(first).comment = "a thought".to_owned();
    commented.kept.record = record_text::write(&record);
    library.write(&commented).await.expect("written");
    assert!(library.read(id).await.expect("a game").entry.is_reviewed());
    let longer = write(kept(1, "Abe", 3), 7, Some(revision(2, 7)));
    library.write(&longer).await.expect("written");
    assert!(!library.read(id).await.expect("a game").entry.is_reviewed());
    let late = library.save_review(id, &summary, &saved).await;
    assert_eq!(late, Err(LibraryError::Conflict));

    library.erase(&id.to_string()).await.expect("erased");
    assert_eq!(library.review(id).await, Ok(None));
    let gone = library.save_review(id, &summary, &saved).await;
    assert_eq!(gone, Err(LibraryError::Missing));
}

#[wasm_bindgen_test]
async fn reviews_move_house_with_their_games() {
    let here = Library::new("test-reviews-here");
    let id = GameId::new(1);
    let game = write(kept(1, "Abe", 2), 7, None);
    here.write(&game).await.expect("written");
    let there = Library::new("test-reviews-there");
    there.write(&game).await.expect("written");
    let (summary, saved) = review(2);
    let done = here.save_review(id, &summary, &saved).await;
    done.expect("saved");
    let export = here.export().await.expect("a file");
    // The game is there, without its review.
    let imported = there.import(&export.text).await.expect("our file");
    assert_eq!(imported.put, 1);
    assert_eq!(there.review(id).await, Ok(Some(saved)));
    let entry = there.read(id).await.expect("a game").entry;
    assert_eq!(entry.review(), Some(summary));
    let again = there.import(&export.text).await.expect("our file");
    assert_eq!((again.put, again.skipped), (0, 1));
}
