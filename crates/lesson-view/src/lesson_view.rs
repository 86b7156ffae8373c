use leptos::{children::ViewFn, html, prelude::*};
use shogi::Color;

use super::{
    controller::LessonController, marks_text::marks_text, step_answer::StepAnswer,
    step_buttons::StepButtons, step_clock::StepClock, step_line::StepLine, step_marks::StepMarks,
    verdict::Verdict,
};
use komadai_board::{BoardStyle, Marks, ShogiBoard};
use komadai_model::{KingStyle, lesson::StepState};
use komadai_ui::{When, use_i18n};

/// A lesson: the board of its step with the text beside it.
#[component]
pub fn LessonView(
    controller: LessonController,
    #[prop(into)] kings: Signal<KingStyle>,
    #[prop(into)] marks: Signal<Marks>,
    /// Changes when the board may have another size.
    #[prop(into)]
    resized: Signal<()>,
    /// What is shown after the last step.
    #[prop(into)]
    end: ViewFn,
) -> impl IntoView {
    let i18n = use_i18n();
    let table = NodeRef::<html::Div>::new();
    let style = Memo::new(move |_| BoardStyle {
        flipped: controller.with_step(|step| step.step().orientation == Color::White),
        coordinates: i18n.language().coordinates(),
        kings: kings.get(),
        marks: marks.get(),
    });
    let finished = controller.finished;
    let step_of = move || {
        let lesson = controller.state.read();
        (i18n.text().learn().step)(lesson.index() + 1, lesson.lesson().steps.len())
    };
    let step_text = Memo::new(move |_| controller.with_step(|step| step.step().texts.text.clone()));
    view! {
        <div
            class="lesson"
            data-step=move || controller.with_step(|step| step.step().id.clone())
            data-phase=move || controller.phase().name()
        >
            <div class="lesson-table" node_ref=table>
                <ShogiBoard
                    view=Memo::new(move |_| controller.with_step(StepState::board_view))
                    style
                    on_intent=move |intent| controller.handle(intent)
                    keys_from_page=true
                />
                <StepMarks controller table style resized/>
            </div>
            <div class="lesson-panel">
                <When condition=move || !finished.get()>
                    <div class="lesson-text" aria-live="polite">
                        <p class="lesson-place">{step_of}</p>
                        <div inner_html=move || step_text.get()></div>
                        <p class="visually-hidden">{move || marks_text(controller, i18n.text())}</p>
                    </div>
                    <StepClock controller/>
                    <StepLine controller/>
                    <StepAnswer controller/>
                    <Verdict controller/>
                </When>
                <When condition=finished>{end.run()}</When>
                <StepButtons controller table/>
            </div>
        </div>
    }
}
