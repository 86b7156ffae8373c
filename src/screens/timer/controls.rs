use leptos::prelude::*;

use super::controller::use_timer;
use crate::clock::AudioUnlockNotice;
use komadai_model::{Route, StandaloneClock, StandaloneClockState};
use komadai_ui::{Button, FullScreenButton, use_i18n};

/// What can be done besides passing the move: little while it runs, so that no hand
/// does it by mistake.
#[component]
pub fn ClockControls() -> impl IntoView {
    let timer = use_timer();
    let i18n = use_i18n();
    let text = move || i18n.text().timer();
    let running = Signal::derive(move || matches!(timer.going(), StandaloneClockState::Running(_)));
    let run = move || match timer.going() {
        StandaloneClockState::Ready => text().start,
        StandaloneClockState::Running(_) => text().pause,
        StandaloneClockState::Paused(_) | StandaloneClockState::FlagFallen(_) => text().resume,
    };
    view! {
        <div class="timer-controls" role="toolbar" aria-label=move || text().title>
            <button
                type="button"
                class="button primary"
                data-action="run"
                hidden=move || matches!(timer.going(), StandaloneClockState::FlagFallen(_))
                on:click=move |_| timer.hold_or_run()
            >
                {run}
            </button>
            <Button
                name="reset"
                label=|text| text.timer().reset
                on_press=move |()| timer.act(|state, _| state.reset(state.controls()))
                hidden=Signal::derive(move || running.get() || timer.going() == StandaloneClockState::Ready)
            />
            <Button
                name="times"
                label=|text| text.timer().times
                on_press=move |()| timer.choosing.set(true)
                hidden=running
            />
            <Button
                name="exchange"
                label=|text| text.timer().exchange
                on_press=move |()| timer.act(|state, _| StandaloneClock::swap_sides(state))
                hidden=running
            />
            <FullScreenButton/>
            <a
                class="button"
                href=format!("#{}", Route::PLAY)
                data-action="board"
                hidden=move || running.get()
            >
                {move || text().board}
            </a>
            <AudioUnlockNotice audio=timer.audio/>
        </div>
    }
}
