//! How much is seen of the moves ahead, and guessing them.
use leptos::prelude::*;
use shogi::Color;

use super::{desk::Desk, opening::Told, rows::Table};
use crate::{
    element::{
        El, el,
        parts::{Options, action, choice, field},
    },
    reactive::shown,
    session::review::{GuessResult, GuessScore, Review, ReviewEvent, Study, Way},
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
pub fn moves_ahead(desk: Desk) -> El {
    let words = desk.words;
    let label = move |study| {
        let is_handicap = desk
            .review
            .with(|review| review.record().first_to_move() == Color::White);
        (words.now().record().study.study)(study, is_handicap)
    };
    let options: Options = STUDIES
        .map(|(name, study)| {
            let label: Box<dyn Fn() -> &'static str + Send> = Box::new(move || label(study));
            (name, label)
        })
        .into();
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
    field(
        move || words.now().record().study.ahead.to_owned(),
        choice("study".to_owned(), options, chosen, choose),
    )
}

/// How guessing goes, while moves are guessed.
pub fn guessing(desk: Desk) -> AnyView {
    let guesses = move || desk.review.with(|review| is_guess(review.study()));
    shown(guesses, move || panel(desk).view())
}

fn panel(desk: Desk) -> El {
    let words = desk.words;
    let text = move || &words.now().record().study;
    let verdict = move || {
        let said = desk.guess.with(|guess| guess.lines.join(" "));
        let ends = !desk.review.with(|review| review.can_walk(Way::Forward));
        match (said.is_empty(), ends) {
            (false, _) => said,
            (true, true) => text().last.to_owned(),
            (true, false) => text().ask.to_owned(),
        }
    };
    let failed = move || desk.guess.with(|guess| guess.failed);
    let score = move || (text().score)(desk.review.with(Review::score));
    let show = action(
        words,
        "show-move",
        |text| text.record().study.show,
        move || desk.walk(Way::Forward),
    );
    el("section")
        .class("guess")
        .live("aria-label", move || Some(text().guessing.to_owned()))
        .child(
            el("p")
                .class("guess-verdict")
                .mark("data-wrong", failed)
                .says(verdict),
        )
        .child(el("p").class("guess-score").says(score))
        .child(show.spelt("aria-disabled", move || {
            !desk.review.with(|review| review.can_walk(Way::Forward))
        }))
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

/// Tells what came of a guess, or of having the move shown.
pub fn judge(desk: Desk, before: Before, events: &[ReviewEvent]) {
    if events.is_empty() {
        return;
    }
    let text = desk.words.once();
    let study = &text.record().study;
    let Before { table, score } = before;
    let now = desk.review.with_untracked(Review::score);
    let mut sentence: Option<fn(&str) -> String> = (now.shown > score.shown).then_some(study.shown);
    let mut table = Some(table);
    let mut seen = Vec::new();
    let mut spoken = Vec::new();
    let mut failed = false;
    for event in events {
        let ply = match event {
            ReviewEvent::Guessed(GuessResult::Right) => {
                sentence = Some(study.right);
                continue;
            }
            ReviewEvent::Guessed(GuessResult::RightVariation) => {
                sentence = Some(study.right_variation);
                continue;
            }
            ReviewEvent::Guessed(GuessResult::Wrong(ply)) => {
                failed = true;
                sentence = Some(study.wrong);
                *ply
            }
            ReviewEvent::Moved { ply, .. } => *ply,
            ReviewEvent::EndOfLine => {
                seen.push(study.last.to_owned());
                spoken.push(format!("{} {}", study.last, (study.score)(now)));
                continue;
            }
            _ => continue,
        };
        if let (Some(sentence), Some(before)) = (sentence, table) {
            seen.push(sentence(&before.words(ply, text)));
            spoken.push(sentence(&before.spoken(ply, text)));
            table = before.after(ply);
        } else {
            table = None;
        }
        sentence = sentence.map(|_| study.answer);
    }
    if !spoken.is_empty() {
        desk.say(spoken.join(" "));
    }
    desk.guess.set(Told {
        lines: seen,
        failed,
    });
}
