use leptos::prelude::*;

use super::state::Timer;
use crate::{
    clock::AudioUnlockNotice,
    components::{Button, FullScreenButton},
    state::use_i18n,
};
use komadai_model::{Going, TableClock};

/// What can be done besides passing the move: little while it runs, so that no hand
/// does it by mistake.
#[component]
pub fn ClockControls(timer: Timer) -> impl IntoView {
    let i18n = use_i18n();
    let text = move || &i18n.text().later().timer;
    let running = Signal::derive(move || matches!(timer.going(), Going::Running(_)));
    let run = move || match timer.going() {
        Going::Ready => text().start,
        Going::Running(_) => text().pause,
        Going::Held(_) | Going::Fallen(_) => text().resume,
    };
    view! {
        <div class="timer-controls" role="toolbar" aria-label=move || text().title>
            <button
                type="button"
                class="button primary"
                data-action="run"
                hidden=move || matches!(timer.going(), Going::Fallen(_))
                on:click=move |_| timer.hold_or_run()
            >
                {run}
            </button>
            <Button
                name="reset"
                label=|text| text.later().timer.reset
                on_press=move |()| timer.act(|state, _| state.reset(state.controls()))
                hidden=Signal::derive(move || running.get() || timer.going() == Going::Ready)
            />
            <Button
                name="times"
                label=|text| text.later().timer.times
                on_press=move |()| timer.choosing.set(true)
                hidden=running
            />
            <Button
                name="exchange"
                label=|text| text.later().timer.exchange
                on_press=move |()| timer.act(|state, _| TableClock::exchange(state))
                hidden=running
            />
            <FullScreenButton/>
            <a
                class="button"
                href="#/play"
                data-action="board"
                hidden=move || running.get()
            >
                {move || text().board}
            </a>
            <AudioUnlockNotice audio=timer.given.audio/>
        </div>
    }
}
