use leptos::prelude::*;

use super::{LessonButton, controller::LessonController};
use komadai_board::{ClockFace, Ticker};
use komadai_model::lesson::{StepPhase, StepState};

/// The clock of a step against time.
#[component]
pub fn StepClock(controller: LessonController) -> impl IntoView {
    let clock = Signal::from(controller.clock);
    let ticker = Ticker::new(clock, move |_| controller.act(StepState::flag_fell));
    let reader = Memo::new(move |_| controller.with_step(StepState::reader));
    let is_stopped = Signal::derive(move || controller.phase() != StepPhase::ClockStopped);
    view! {
        <div class="lesson-clock" hidden=move || clock.with(Option::is_none)>
            {move || view! { <ClockFace color=reader.get() clock ticker/> }}
            <LessonButton
                name="lesson-start-clock"
                label=|text| text.start_clock
                on_press=move |()| controller.start_clock()
                primary=true
                hidden=is_stopped
            />
        </div>
    }
}
