//! What both sides play in the line that is read, for the header and the list of moves.
use leptos::prelude::*;

use super::controller::RecordController;
use komadai_model::review::LineNames;

/// Provides the names to everything below.
pub fn provide_line_names(controller: RecordController) {
    provide_context(Memo::new(move |_| controller.with_review(LineNames::of)));
}

/// The names that [`provide_line_names`] has provided.
pub fn use_line_names() -> Memo<LineNames> {
    expect_context()
}
