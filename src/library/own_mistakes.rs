use komadai_model::{
    Route,
    library::LibraryError,
    problems::{OwnSet, ProblemProgress, Training},
};
use komadai_texts::Text;

use super::Library;

/// Puts mistakes into the reader's set of them; returns the route that trains it.
pub async fn keep_mistakes(mistakes: OwnSet, text: Text) -> Result<Route, LibraryError> {
    let name = text.analysis().own_mistakes.to_owned();
    let mut added = ProblemProgress::default();
    added.sets.insert(name.clone(), mistakes);
    Library::of_page().add_problem_progress(&added).await?;
    Ok(Route::training(Training::Own(name)))
}
