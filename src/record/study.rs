//! How much is seen of the moves ahead, and guessing them.
use leptos::prelude::*;
use shogi::Color;

use super::{desk::Desk, opening::Told, rows::Table};
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
pub fn StudySelect(desk: Desk) -> impl IntoView {
    let i18n = use_i18n();
    let label = move |study| {
        let is_handicap = desk
            .review
            .with(|review| review.record().first_to_move() == Color::White);
        (i18n.text().study().study)(study, is_handicap)
    };
    let options = STUDIES.map(|(value, study)| SelectOption {
        value,
        label: Signal::derive(move || label(study)),
    });
    let chosen = move || {
        let study = desk.review.with(Review::study);
        let known = STUDIES.iter().find(|(_, known)| *known == study);
        known.map_or("", |(name, _)| *name)
    };
    let choose = move |name: String| {
        if let Some((_, study)) = STUDIES.into_iter().find(|(known, _)| *known == name) {
            desk.edit(|review| review.set_study(study));
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

/// How guessing goes, while moves are guessed.
#[component]
pub fn GuessPanel(desk: Desk) -> impl IntoView {
    let i18n = use_i18n();
    let text = move || i18n.text().study();
    let guesses = move || desk.review.with(|review| is_guess(review.study()));
    let can_go_on = move || desk.review.with(|review| review.can_walk(Way::Forward));
    let verdict = move || {
        let verdict = desk
            .guess
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
                    data-wrong=move || desk.guess.with(|guess| guess.failed)
                >
                    {verdict}
                </p>
                <p class="guess-score">
                    {move || (text().score)(desk.review.with(Review::score))}
                </p>
                <Button
                    name="show-move"
                    label=|text| text.study().show
                    on_press=move |()| desk.walk(Way::Forward)
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
pub struct Before {
    table: Table,
    score: GuessScore,
}

impl Before {
    /// While moves are guessed.
    pub fn of(review: &Review) -> Option<Self> {
        is_guess(review.study()).then(|| Self {
            table: Table::at(review),
            score: review.score(),
        })
    }
}

/// A sentence on a move.
type Sentence = fn(&StudyText) -> fn(&str) -> String;

/// Tells what came of a guess, or of having the move shown.
pub fn judge(desk: Desk, before: Before, events: &[ReviewEvent]) {
    if events.is_empty() {
        return;
    }
    let text = desk.i18n.text_untracked();
    let study = text.study();
    let Before { table, score } = before;
    let now = desk.review.with_untracked(Review::score);
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
                seen.push(Message::of(|text| text.study().last));
                spoken.push(format!("{} {}", study.last, (study.score)(now)));
                continue;
            }
            _ => continue,
        };
        if let (Some(sentence), Some(before)) = (sentence, table) {
            spoken.push(sentence(study)(&before.spoken(ply, text)));
            table = before.clone().after(ply);
            seen.push(Message::new(move |text| {
                sentence(text.study())(&before.words(ply, text))
            }));
        } else {
            table = None;
        }
        sentence = sentence.map(|_| -> Sentence { |text| text.answer });
    }
    if !spoken.is_empty() {
        desk.say(spoken.join(" "));
    }
    desk.guess.set(Told {
        lines: seen,
        failed,
    });
}
