use komadai_problems::{Kind, Problem};
use leptos::{html, prelude::*};
use shogi::Color;

use super::{
    message::NotStored,
    problem_buttons::ProblemButtons,
    problem_verdict::ProblemVerdict,
    run_panel::{RunEndPanel, RunPanel},
    trainer::Trainer,
};
use crate::state::use_settings;
use komadai_board::{BoardStyle, Marks, ShogiBoard};
use komadai_lesson_view::{StepAnswer, StepMarks};
use komadai_model::{
    lesson::StepState,
    problems::{Hint, ProblemRecord, Training},
};
use komadai_texts::ProblemsText;
use komadai_ui::{Checkbox, When, use_i18n};
use komadai_web::bounds;

/// A problem: its board, with what is asked and said beside it.
#[component]
pub fn ProblemView(
    trainer: Trainer,
    /// Begins another run.
    #[prop(into)]
    again: Callback<()>,
) -> impl IntoView {
    let (settings, i18n) = (use_settings(), use_i18n());
    let lesson = trainer.lesson;
    let table = NodeRef::<html::Div>::new();
    let style = Memo::new(move |_| BoardStyle {
        flipped: trainer
            .problem
            .with(|problem| problem.position.turn() == Color::White),
        coordinates: i18n.language().coordinates(),
        kings: settings.with(|settings| settings.kings),
        marks: settings.with(Marks::of),
    });
    let resized = RwSignal::new(());
    bounds::on_resize(".lesson-table", move || {
        resized.try_set(());
    });
    let task = move || {
        trainer
            .problem
            .with(|problem| task(problem, i18n.text().problems()))
    };
    let side = move || {
        let side = trainer.problem.with(|problem| problem.position.turn());
        (i18n.text().learn().your_side)(side)
    };
    let grade = move || {
        let is_graded = !trainer.is_own();
        let grade = trainer.problem.with(|problem| problem.grade);
        is_graded.then(|| (i18n.text().problems().grade)(grade))
    };
    // As it was when the problem was shown.
    let before = Memo::new(move |_| {
        let id = trainer.problem.with(|problem| problem.id());
        let progress = trainer.progress.progress;
        progress.with_untracked(|progress| progress.record(id))
    });
    let tried_before = move || {
        let ProblemRecord {
            solved,
            missed,
            best,
            ..
        } = before.get();
        let best = best.map(|best| best.div_ceil(1000));
        (solved + missed > 0).then(|| (i18n.text().problems().tried_before)(solved, missed, best))
    };
    let number = move || (i18n.text().problems().number)(trainer.number.get());
    let is_run = trainer.training() == Training::Run;
    let is_over = Memo::new(move |_| trainer.is_over());
    let hint_marks =
        Signal::derive(move || trainer.hint().and_then(Hint::mark).into_iter().collect());
    view! {
        <div
            class="lesson problem"
            data-problem=move || trainer.problem.with(|problem| problem.id().to_string())
            data-phase=move || lesson.phase().name()
            data-hint=move || {
                let hint = trainer.hint().filter(|hint| hint.target().is_some());
                hint.map(|hint| hint.ply().mv.to_string())
            }
        >
            <div class="lesson-table" node_ref=table>
                <ShogiBoard
                    view=Memo::new(move |_| lesson.with_step(StepState::board_view))
                    style
                    on_intent=move |intent| {
                        if !is_over.get_untracked() {
                            lesson.handle(intent);
                        }
                    }
                    keys_from_page=true
                />
                <StepMarks controller=lesson table style resized extra=hint_marks/>
            </div>
            <div class="lesson-panel">
                {is_run.then(|| view! { <RunPanel trainer/> })}
                <When condition=move || !is_over.get()>
                    <div class="lesson-text problem-task" aria-live="polite">
                        <p class="problem-what">{task}</p>
                        <p class="problem-side">{number} " · " {side} " " {grade}</p>
                        <p class="problem-before">{tried_before}</p>
                    </div>
                    <StepAnswer controller=lesson/>
                    <NotStored progress=trainer.progress/>
                    <ProblemVerdict trainer/>
                    <ProblemButtons trainer table/>
                    {(!is_run).then(|| view! { <InHead trainer/> })}
                </When>
                <When condition=is_over>
                    <RunEndPanel trainer again/>
                </When>
            </div>
        </div>
    }
}

/// What is to be found.
pub fn task(problem: &Problem, text: &ProblemsText) -> String {
    match problem.kind {
        Kind::Mate => (text.mate_task)(problem.plies),
        Kind::Brinkmate => text.brinkmate_task.to_owned(),
        Kind::Next if problem.also.is_empty() => text.next_task.to_owned(),
        Kind::Next => text.best_moves_task.to_owned(),
    }
}

/// Whether only the first move counts. Of other problems than mates nothing else is asked.
#[component]
fn InHead(trainer: Trainer) -> impl IntoView {
    let i18n = use_i18n();
    let is_long = Memo::new(move |_| {
        trainer
            .problem
            .with(|problem| problem.kind == Kind::Mate && problem.plies > 1)
    });
    view! {
        <When condition=is_long>
            <div class="problem-in-head">
                <Checkbox
                    name="in-head"
                    label=Signal::derive(move || i18n.text().problems().in_head.to_owned())
                    checked=trainer.in_head
                    on_change=move |on| trainer.set_in_head(on)
                />
                <When condition=trainer.in_head>
                    <p class="problem-hint">{move || i18n.text().problems().in_head_hint}</p>
                </When>
            </div>
        </When>
    }
}
