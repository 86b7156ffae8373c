use komadai_problems::Kind;
use leptos::prelude::*;
use shogi::Origin;

use super::trainer::Trainer;
use komadai_model::{
    lesson::{StepPhase, StepState},
    move_context,
    problems::{Hint, ResultRemark, Training},
};
use komadai_texts::Text;
use komadai_ui::{When, use_i18n};

/// What is said of the reader's move, and the help.
#[component]
pub fn ProblemVerdict(trainer: Trainer) -> impl IntoView {
    let i18n = use_i18n();
    let lesson = trainer.lesson;
    let title = move || {
        let learn = i18n.text().learn();
        match lesson.phase() {
            StepPhase::Solved if lesson.with_step(StepState::has_seen_solution) => learn.solution,
            StepPhase::Solved => learn.right,
            StepPhase::Wrong => learn.not_right,
            StepPhase::Waiting => learn.other_side_thinks,
            _ if lesson.reply_failed.get() => learn.no_reply,
            _ => "",
        }
    };
    let why = move || match lesson.phase() {
        StepPhase::Wrong => {
            let kind = trainer.problem.with(|problem| problem.kind);
            lesson.with_step(|step| why_wrong(kind, step, i18n.text()))
        }
        _ => "",
    };
    // Only what is said of the answer on the board.
    let reason = move || {
        let is_wrong = lesson.phase() == StepPhase::Wrong;
        let explanations = trainer.explanations.get().filter(|_| is_wrong)?;
        trainer.wrong_answer.with(|answer| {
            let reasons = answer.as_ref()?.reasons(explanations.reasons);
            Some((explanations.sentence)(reasons.first()?, i18n.text()))
        })
    };
    let comes_back = move || !matches!(trainer.training(), Training::Position(_));
    let result = move || {
        let text = i18n.text().problems();
        match trainer.result.get()?.remark(lesson.phase())? {
            ResultRemark::SolvedIn(time) => Some((text.solved_in)(time.as_secs())),
            ResultRemark::SolvedLater => comes_back().then(|| text.solved_later.to_owned()),
        }
    };
    let rating = move || {
        let text = i18n.text().problems();
        let (before, after) = trainer.result.get()?.told_rating(lesson.phase())?;
        Some(match after.shown_deviation() {
            Some(deviation) => (text.rating_so_far)(after.rounded(), deviation),
            None => (text.new_rating)(before.rounded(), after.rounded()),
        })
    };
    let name = move || match lesson.phase() {
        StepPhase::Solved => "right",
        StepPhase::Wrong => "wrong",
        _ => "open",
    };
    view! {
        <div class="lesson-verdict" role="status" data-result=name>
            <strong>{title}</strong>
            <p>{why}</p>
            <p data-reason="">{reason}</p>
            <p>{result}</p>
            <p class="problem-rating">{rating}</p>
        </div>
        <div class="lesson-hint" role="status">
            <When condition=move || trainer.hint().is_some()>
                <p>{move || trainer.hint().map(|hint| hint_text(trainer, hint, i18n.text()))}</p>
            </When>
        </div>
    }
}

fn why_wrong(kind: Kind, step: &StepState, text: Text) -> &'static str {
    let text = text.problems();
    match kind {
        Kind::Brinkmate | Kind::Next => text.better_move,
        // The answer to it is on the board.
        Kind::Mate if step.position().turn() == step.reader() => text.escapes,
        Kind::Mate if !step.position().in_check() => text.not_check,
        Kind::Mate => text.not_mate,
    }
}

/// The piece, or the whole move.
fn hint_text(trainer: Trainer, hint: Hint, text: Text) -> String {
    let position = trainer.lesson.with_step(|step| *step.position());
    let terms = text.shogi_terms();
    if hint.target().is_some() {
        let context = move_context(&position.to_setup(), hint.ply(), None);
        return context.map(terms.spoken_move).unwrap_or_default();
    }
    match hint.origin() {
        Origin::Hand(_, kind) => (text.problems().hint_drop)((terms.piece)(kind.kind())),
        Origin::Board(square) => {
            let piece = position.piece_at(square);
            let piece = piece.map_or("", |piece| (terms.piece)(piece.kind()));
            (text.problems().hint_piece)(piece, &(terms.square)(square))
        }
    }
}
