use leptos::prelude::*;

use komadai_model::problems::{FoundAnswer, RecordAnswer};
use komadai_texts::played_notation;
use komadai_ui::use_i18n;

/// What stands beside the engine's answer: the move of the record, and why the position is left
/// out unless somebody insists.
#[component]
pub fn AnswerNotes(#[prop(into)] answer: Signal<RecordAnswer>) -> impl IntoView {
    let i18n = use_i18n();
    let played = move || {
        let text = i18n.text();
        let played = answer.with(|answer| played_notation(answer, text))?;
        Some(view! { <p class="hint">{(text.answers().played)(&played)}</p> })
    };
    let why = move || {
        let text = i18n.text().answers();
        let why = answer.with(|answer| match answer.found {
            FoundAnswer::Mate(_) | FoundAnswer::Best(_) => None,
            FoundAnswer::Several(_) => Some(text.not_clear),
            FoundAnswer::Unknown => Some(text.not_judged),
        })?;
        Some(view! { <p class="hint">{why}</p> })
    };
    view! {
        {played}
        {why}
    }
}
