use leptos::prelude::*;
use shogi::ByColor;

use super::{
    clock_half::ClockHalf,
    controller::{TimerController, provide_timer},
    controls::ClockControls,
    times_dialog::TimesDialog,
};
use crate::clock::ClockAnnouncer;
use komadai_model::{StandaloneClock, StandaloneClockState};
use komadai_ui::use_i18n;

/// The screen: a half for each player, the far one turned, and between them what can
/// be done.
#[component]
pub fn StandaloneClock() -> impl IntoView {
    let i18n = use_i18n();
    let timer = TimerController::new();
    provide_timer(timer);
    let ticker = timer.ticker();
    let near = Memo::new(move |_| timer.state.with(StandaloneClock::near));
    let announcement = move || {
        let text = i18n.text();
        let state = timer.state.get();
        match state.state() {
            StandaloneClockState::Ready => String::new(),
            StandaloneClockState::Running(turn) => {
                (text.play().turn)(state.move_number(), (text.shogi_terms().color)(turn))
            }
            StandaloneClockState::Paused(_) => text.timer().paused.to_owned(),
            StandaloneClockState::FlagFallen(loser) => text.timer().time_up[loser].to_owned(),
        }
    };
    let half = move |color, far| view! { <ClockHalf color far ticker/> }.into_any();
    view! {
        <main
            class="timer"
            data-moves=move || (timer.state.with(StandaloneClock::move_number) - 1).to_string()
        >
            <h1 class="visually-hidden">{move || i18n.text().timer().title}</h1>
            {move || half(!near.get(), true)}
            <ClockControls/>
            {move || half(near.get(), false)}
            <p class="visually-hidden" role="status" data-announce="timer">
                {announcement}
            </p>
            <ClockAnnouncer clock=timer.clock audible=ByColor::new(true, true) ticker/>
            <TimesDialog/>
        </main>
    }
}
