//! What both sides play in the line that is read, for the header and the list of moves.
use komadai_names::Recognizer;
use leptos::prelude::*;

use super::controller::RecordController;
use komadai_model::review::LineNames;

/// Provides the names to everything below.
pub fn provide_line_names(controller: RecordController) {
    let recognizer = Recognizer::new();
    provide_context(Memo::new(move |_| {
        // What is typed into a record changes no line.
        controller.shape.track();
        controller.cursor.track();
        controller.study_cursor.track();
        controller.with_review_untracked(|review| LineNames::of(review, &recognizer))
    }));
}

/// The names that [`provide_line_names`] has provided.
pub fn use_line_names() -> Memo<LineNames> {
    expect_context()
}
