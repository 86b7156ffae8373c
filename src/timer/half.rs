use core::time::Duration;

use leptos::prelude::*;
use shogi::Color;

use super::state::Timer;
use crate::{
    clock::{ClockFace, Ticker},
    element::{El, el},
    session::Going,
};

/// So much time has digits that need more room than others.
const LONG: Duration = Duration::from_secs(36_000);

/// One player's half: the clock, and over all of it what is tapped when a move has
/// been made.
pub fn half(timer: Timer, color: Color, far: bool, ticker: Ticker) -> El {
    let words = timer.given.words;
    let text = move || &words.now().later().timer;
    let says = move || match timer.going() {
        Going::Ready => text().begins[!color].to_owned(),
        Going::Running(turn) if turn == color => words.now().play.to_move.to_owned(),
        Going::Running(_) => String::new(),
        Going::Held(_) => text().paused.to_owned(),
        Going::Fallen(loser) => text().time_up[loser].to_owned(),
    };
    let label = move || match timer.going() {
        Going::Ready => text().begins[!color],
        _ => text().moved[color],
    };
    let counts = move || match timer.going() {
        Going::Ready => true,
        Going::Running(turn) => turn == color,
        Going::Held(_) | Going::Fallen(_) => false,
    };
    let mark = el("span")
        .class("seat-mark")
        .attr("data-color", color.name())
        .attr("aria-hidden", "true");
    let name = el("p")
        .class("timer-name")
        .child(mark)
        .child(el("span").says(move || (words.now().terms.color)(color).to_owned()));
    let pass = el("button")
        .attr("type", "button")
        .class("timer-pass")
        .attr("data-pass", color.name())
        .live("aria-label", move || Some(label().to_owned()))
        .spelt("aria-disabled", move || !counts())
        .on_press(move || timer.press(color));
    el("section")
        .class("timer-half")
        .attr("data-half", if far { "far" } else { "near" })
        .mark("data-running", move || {
            timer.going() == Going::Running(color)
        })
        .mark("data-long", move || {
            timer
                .state
                .with(|state| state.controls()[color].main() >= LONG)
        })
        .mark("data-fallen", move || timer.going() == Going::Fallen(color))
        .live("aria-label", move || {
            Some((words.now().terms.color)(color).to_owned())
        })
        .child(name)
        .child(view! { <ClockFace color=color clock=timer.clock ticker=ticker/> }.into_any())
        .child(el("p").class("timer-says").says(says))
        .child(pass)
}
