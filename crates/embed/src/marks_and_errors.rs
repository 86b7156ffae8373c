//! What few boards need, a lazily loaded module: marks, and words for errors.
use komadai_records::Mark;
use leptos::{html, prelude::*};

use super::{EmbedController, event_details, language};
use komadai_board::overlaid_in;
use komadai_model::{Language, diagram::Overlay, embedded::EmbedError};
use komadai_texts::Text;
use komadai_ui::{lazy, lazy_module};

#[derive(Clone, Copy, Debug)]
pub struct MarksAndErrors {
    /// Marks over a table, as SVG.
    pub marks: fn(&[Mark], NodeRef<html::Div>) -> String,
    pub fault: fn(Language, &EmbedError) -> String,
}

lazy_module! {
    pub static MARKS_AND_ERRORS: MarksAndErrors = extras(MarksAndErrors { marks, fault });
}

fn marks(marks: &[Mark], table: NodeRef<html::Div>) -> String {
    let overlay = Overlay {
        marks,
        ..Overlay::default()
    };
    overlaid_in(&overlay, table)
}

fn fault(language: Language, wrong: &EmbedError) -> String {
    (Text::of(language).embed_error())(wrong)
}

/// Emits the event `fault` once the words for it are loaded; the board shows nothing any
/// more.
pub fn report_error(controller: EmbedController, language: Language, wrong: EmbedError) {
    controller.options.set(None);
    let wrong = wrong.with_unknown(controller.unknown.get_value());
    let emit = move || {
        let message = match MARKS_AND_ERRORS.get() {
            Some(module) => (module.fault)(language, &wrong),
            None => Text::of(language).embed().not_shown.to_owned(),
        };
        if controller.options.try_with_untracked(Option::is_none) == Some(true) {
            controller.emit("fault", &event_details::encoded(&[("message", &message)]));
        }
    };
    let load_words = move || lazy::load(MARKS_AND_ERRORS.load_fn(), Box::new(emit));
    language::fetch(language, Box::new(load_words));
}
