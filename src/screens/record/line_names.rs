//! What both sides play in the line that is read, for the header and the list of moves.
use komadai_names::Recognizer;
use leptos::prelude::*;

use super::controller::RecordController;
use komadai_model::review::LineNames;

/// Provides the names to everything below.
pub fn provide_line_names(controller: RecordController) {
    let recognizer = Recognizer::new();
    let names = move |_: Option<&LineNames>| {
        controller.with_review(|review| LineNames::of(review, &recognizer))
    };
    provide_context(Memo::new(names));
}

/// The names that [`provide_line_names`] has provided.
pub fn use_line_names() -> Memo<LineNames> {
    expect_context()
}
