use core::time::Duration;

use leptos::{ev, prelude::*};
use shogi::Color;

use super::controller::use_timer;
use komadai_board::{ClockFace, Ticker};
use komadai_model::{StandaloneClock, StandaloneClockState};
use komadai_ui::use_i18n;

/// From this time on the digits need more room.
const LONG: Duration = Duration::from_secs(36_000);

/// One player's half: the clock, and over all of it what is tapped when a move has
/// been made.
#[component]
pub fn ClockHalf(color: Color, far: bool, ticker: Ticker) -> impl IntoView {
    let timer = use_timer();
    let i18n = use_i18n();
    let text = move || i18n.text().timer();
    let status = move || match timer.going() {
        StandaloneClockState::Ready => text().begins[!color],
        StandaloneClockState::Running(turn) if turn == color => i18n.text().play().to_move,
        StandaloneClockState::Running(_) => "",
        StandaloneClockState::Paused(_) => text().paused,
        StandaloneClockState::FlagFallen(loser) => text().time_up[loser],
    };
    let label = move || match timer.going() {
        StandaloneClockState::Ready => text().begins[!color],
        _ => text().moved[color],
    };
    let enabled = move || match timer.going() {
        StandaloneClockState::Ready => true,
        StandaloneClockState::Running(turn) => turn == color,
        StandaloneClockState::Paused(_) | StandaloneClockState::FlagFallen(_) => false,
    };
    let is_long = move |state: &StandaloneClock| state.controls()[color].main() >= LONG;
    // Passed on as soon as a finger or the mouse presses it. The click that follows when
    // they let go is not another press; those of keys and screen readers are.
    let on_pointer_down = move |event: ev::PointerEvent| {
        if event.button() == 0 {
            timer.press(color);
        }
    };
    let on_click = move |event: ev::MouseEvent| {
        if event.detail() == 0 {
            timer.press(color);
        }
    };
    view! {
        <section
            class="timer-half"
            data-half=if far { "far" } else { "near" }
            data-running=move || timer.going() == StandaloneClockState::Running(color)
            data-long=move || timer.state.with(is_long)
            data-fallen=move || timer.going() == StandaloneClockState::FlagFallen(color)
            aria-label=move || (i18n.text().shogi_terms().color)(color)
        >
            <p class="timer-name">
                <span class="seat-mark" data-color=color.name() aria-hidden="true"></span>
                <span>{move || (i18n.text().shogi_terms().color)(color)}</span>
            </p>
            <ClockFace color clock=timer.clock ticker/>
            <p class="timer-says">{status}</p>
            <button
                type="button"
                class="timer-pass"
                data-pass=color.name()
                aria-label=label
                aria-disabled=move || (!enabled()).to_string()
                on:pointerdown=on_pointer_down
                on:click=on_click
            ></button>
        </section>
    }
}
