//! How much is seen of the moves ahead, and guessing them.
use leptos::prelude::*;
use shogi::Color;

use super::{controller::RecordController, open_record::OpenReport, tree_rows::PlyContext};
use crate::{
    components::{Button, Field, Select, SelectOption, When},
    state::use_i18n,
};
use komadai_model::{
    i18n::{Message, StudyText},
    review::{GuessResult, GuessScore, Review, ReviewEvent, Study, Way},
};

/// What can be chosen, each with its name in forms.
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

/// The choice of what is seen of the moves ahead.
#[component]
pub fn StudySelect(controller: RecordController) -> impl IntoView {
    let i18n = use_i18n();
    let label = move |study| {
        let is_handicap = controller
            .review
            .with(|review| review.record().first_to_move() == Color::White);
        (i18n.text().record().study.study)(study, is_handicap)
    };
    let options = STUDIES.map(|(value, study)| SelectOption {
        value,
        label: Signal::derive(move || label(study)),
    });
    let chosen = move || {
        let study = controller.review.with(Review::study);
        let known = STUDIES.iter().find(|(_, known)| *known == study);
        known.map_or("", |(name, _)| *name)
    };
    let choose = move |name: String| {
        if let Some((_, study)) = STUDIES.into_iter().find(|(known, _)| *known == name) {
            controller.edit(|review| review.set_study(study));
        }
    };
    view! {
        <Field label=move || i18n.text().record().study.ahead.to_owned()>
            <Select
                name="study"
                options=options.into()
                value=Signal::derive(chosen)
                on_change=choose
            />
        </Field>
    }
}

/// How guessing goes, while moves are guessed.
#[component]
pub fn GuessPanel(controller: RecordController) -> impl IntoView {
    let i18n = use_i18n();
    let text = move || &i18n.text().record().study;
    let guesses = move || controller.review.with(|review| is_guess(review.study()));
    let can_go_on = move || {
        controller
            .review
            .with(|review| review.can_walk(Way::Forward))
    };
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
                    data-wrong=move || controller.guess_report.with(|guess| guess.failed)
                >
                    {verdict}
                </p>
                <p class="guess-score">
                    {move || (text().score)(controller.review.with(Review::score))}
                </p>
                <Button
                    name="show-move"
                    label=|text| text.record().study.show
                    on_press=move |()| controller.navigate(Way::Forward)
                    aria_disabled=move || Some(!can_go_on())
                />
            </section>
        </When>
    }
}

const fn is_guess(study: Study) -> bool {
    matches!(study, Study::Guess { .. })
}

/// What stood on the board before a guess, and how guessing stood.
pub struct GuessContext {
    table: PlyContext,
    score: GuessScore,
}

impl GuessContext {
    /// While moves are guessed.
    pub fn of(review: &Review) -> Option<Self> {
        is_guess(review.study()).then(|| Self {
            table: PlyContext::at(review),
            score: review.score(),
        })
    }
}

/// A sentence on a move.
type Sentence = fn(&StudyText) -> fn(&str) -> String;

/// Tells what came of a guess, or of having the move shown.
pub fn judge(controller: RecordController, before: GuessContext, events: &[ReviewEvent]) {
    if events.is_empty() {
        return;
    }
    let text = controller.i18n.text_untracked();
    let study = &text.record().study;
    let GuessContext { table, score } = before;
    let now = controller.review.with_untracked(Review::score);
    let mut sentence: Option<Sentence> = (now.shown > score.shown).then_some(|text| text.shown);
    let mut table = Some(table);
    let mut seen = Vec::new();
    let mut spoken = Vec::new();
    let mut failed = false;
    for event in events {
        let ply = match event {
            ReviewEvent::Guessed(GuessResult::Right) => {
                sentence = Some(|text| text.right);
                continue;
            }
            ReviewEvent::Guessed(GuessResult::RightVariation) => {
                sentence = Some(|text| text.right_variation);
                continue;
            }
            ReviewEvent::Guessed(GuessResult::Wrong(ply)) => {
                failed = true;
                sentence = Some(|text| text.wrong);
                *ply
            }
            ReviewEvent::Moved { ply, .. } => *ply,
            ReviewEvent::EndOfLine => {
                seen.push(Message::of(|text| text.record().study.last));
                spoken.push(format!("{} {}", study.last, (study.score)(now)));
                continue;
            }
            _ => continue,
        };
        if let (Some(sentence), Some(before)) = (sentence, table) {
            spoken.push(sentence(study)(&before.spoken(ply, text)));
            table = before.clone().after(ply);
            seen.push(Message::new(move |text| {
                sentence(&text.record().study)(&before.words(ply, text))
            }));
        } else {
            table = None;
        }
        sentence = sentence.map(|_| -> Sentence { |text| text.answer });
    }
    if !spoken.is_empty() {
        controller.announce(spoken.join(" "));
    }
    controller.guess_report.set(OpenReport {
        lines: seen,
        failed,
    });
}
