//! Hiding the moves ahead, and guessing them.
use leptos::prelude::*;
use shogi::Color;

use super::controller::use_record;
use komadai_model::review::{NavTarget, Review, Study};
use komadai_texts::Message;
use komadai_ui::{Button, MenuGroup, MenuItem, When, use_i18n};

/// The choices, each with its `data-study`.
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

/// The items of a menu that choose whether the moves ahead are shown, hidden or to be guessed.
#[component]
pub fn StudyItems() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let label = move |study| {
        let is_handicap =
            controller.with_review(|review| review.record().first_to_move() == Color::White);
        (i18n.text().study().study)(study, is_handicap).to_owned()
    };
    let items = STUDIES.map(|(name, study)| {
        view! {
            <MenuItem
                attr:data-study=name
                label=Signal::derive(move || label(study))
                on_press=move |()| controller.edit(|review| review.set_study(study))
                checked=Signal::derive(move || controller.with_review(Review::study) == study)
                radio=true
            />
        }
        .into_any()
    });
    view! {
        <MenuGroup label=|text| text.study().ahead>{items.into_iter().collect_view()}</MenuGroup>
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
