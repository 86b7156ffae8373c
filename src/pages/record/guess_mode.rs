//! Hiding the moves ahead, and guessing them.
use leptos::prelude::*;
use shogi::Color;

use super::controller::use_record;
use crate::{
    components::{Button, Field, Select, SelectOption, When},
    state::use_i18n,
};
use komadai_model::{
    i18n::Message,
    review::{NavTarget, Review, Study},
};

/// The choices, each with its value in the form.
const STUDIES: [(&str, Study); 5] = [
    ("shown", Study::Open),
    ("hidden", Study::Hidden),
    ("guess", Study::Guess { side: None }),
    (
        "guess-black",
        Study::Guess {
            side: Some(Color::Black),
        },
    ),
    (
        "guess-white",
        Study::Guess {
            side: Some(Color::White),
        },
    ),
];

/// Chooses whether the moves ahead are shown, hidden or to be guessed.
#[component]
pub fn StudySelect() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let label = move |study| {
        let is_handicap =
            controller.with_review(|review| review.record().first_to_move() == Color::White);
        (i18n.text().study().study)(study, is_handicap)
    };
    let options = STUDIES.map(|(value, study)| SelectOption {
        value,
        label: Signal::derive(move || label(study)),
    });
    let chosen = move || {
        let study = controller.with_review(Review::study);
        let known = STUDIES.iter().find(|(_, known)| *known == study);
        known.map_or("", |(name, _)| *name)
    };
    let choose = move |name: String| {
        if let Some((_, study)) = STUDIES.into_iter().find(|(known, _)| *known == name) {
            controller.edit(|review| review.set_study(study));
        }
    };
    view! {
        <Field label=move || i18n.text().study().ahead.to_owned()>
            <Select
                name="study"
                options=options.into()
                value=Signal::derive(chosen)
                on_change=choose
            />
        </Field>
    }
}

/// The result of the last guess and the score, while moves are guessed.
#[component]
pub fn GuessPanel() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let text = move || i18n.text().study();
    let guesses =
        move || controller.with_review(|review| matches!(review.study(), Study::Guess { .. }));
    let can_go_on =
        move || controller.with_review(|review| review.can_navigate(NavTarget::Forward));
    let verdict = move || {
        let verdict = controller
            .guess_report
            .with(|guess| Message::joined(&guess.lines, " ", i18n.text()));
        match verdict.is_empty() {
            false => verdict,
            true if can_go_on() => text().ask.to_owned(),
            true => text().last.to_owned(),
        }
    };
    view! {
        <When condition=Signal::derive(guesses)>
            <section class="guess" aria-label=move || text().guessing>
                <p
                    class="guess-verdict"
                    data-wrong=move || controller.guess_report.with(|guess| guess.is_wrong)
                >
                    {verdict}
                </p>
                <p class="guess-score">
                    {move || (text().score)(controller.with_review(Review::score))}
                </p>
                <Button
                    name="show-move"
                    label=|text| text.study().show
                    on_press=move |()| controller.navigate(NavTarget::Forward)
                    aria_disabled=move || Some(!can_go_on())
                />
            </section>
        </When>
    }
}
