//! How a line ends after its last move.
use komadai_records::EndMarker;
use leptos::prelude::*;

use super::controller::{RecordController, use_record};
use komadai_model::review::Review;
use komadai_texts::Text;
use komadai_ui::{Field, use_i18n};

/// What can be said of an end, each with its name in forms.
const ENDS: [(&str, EndMarker); 15] = [
    ("resignation", EndMarker::Resignation),
    ("mate", EndMarker::Mate),
    ("time", EndMarker::Time),
    ("foul", EndMarker::IllegalMoveLoss),
    ("foul-before", EndMarker::IllegalMoveWin),
    ("repetition", EndMarker::Repetition),
    ("perpetual-check", EndMarker::PerpetualCheck),
    ("impasse", EndMarker::Impasse),
    ("declaration", EndMarker::Declaration),
    ("draw", EndMarker::Draw),
    ("move-limit", EndMarker::MoveLimit),
    ("interrupted", EndMarker::Interrupted),
    ("forfeit-win", EndMarker::ForfeitWin),
    ("forfeit-loss", EndMarker::ForfeitLoss),
    ("no-mate", EndMarker::NoMate),
];

/// A line of which nothing is said.
const NONE: &str = "none";

/// A word that no format defines, which can be left or replaced.
const OTHER: &str = "other";

/// The choice of how the line ends; it is one where the line has come to its end.
#[component]
pub fn EndSelect() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let chosen = move || controller.with_review(|review| name_of(review.end()));
    let word = |end: &EndMarker, text: Text| (text.record().end)(end).to_owned();
    let known = ENDS.iter().map(move |(name, end)| {
        view! {
            <option value=*name prop:selected=move || chosen() == *name>
                {move || word(end, i18n.text())}
            </option>
        }
        .into_any()
    });
    let other = move || {
        let own = controller.with_review(|review| review.end().cloned());
        let own = own.filter(|end| matches!(end, EndMarker::Other(_)));
        own.map_or_else(String::new, |end| word(&end, i18n.text()))
    };
    view! {
        <Field label=move || i18n.text().record().result.to_owned()>
            <select
                name="end"
                disabled=move || !controller.with_review(Review::can_set_end)
                on:input=move |event| choose(controller, &event_target_value(&event))
            >
                <option value=NONE prop:selected=move || chosen() == NONE>
                    {move || i18n.text().record_result().none}
                </option>
                {known.collect_view()}
                <option
                    value=OTHER
                    prop:selected=move || chosen() == OTHER
                    hidden=move || chosen() != OTHER
                >
                    {other}
                </option>
            </select>
        </Field>
    }
}

fn name_of(end: Option<&EndMarker>) -> &'static str {
    let Some(end) = end else {
        return NONE;
    };
    let known = ENDS.iter().find(|(_, known)| known == end);
    known.map_or(OTHER, |(name, _)| name)
}

fn choose(controller: RecordController, name: &str) {
    let known = ENDS.iter().find(|(known, _)| *known == name);
    let end = known.map(|(_, end)| end.clone());
    if name == OTHER {
        return;
    }
    let text = controller.i18n.text_untracked();
    let announcement = match &end {
        Some(end) => (text.record_result().set)((text.record().end)(end)),
        None => text.record_result().removed.to_owned(),
    };
    controller.edit(|review| review.set_end(end));
    controller.announce(announcement);
}
