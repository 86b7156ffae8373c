use leptos::prelude::*;
use shogi::ByColor;

use super::{Given, controls::controls, half::half, state::Timer, times::times_dialog};
use crate::{
    clock::ClockAnnouncer,
    element::el,
    session::{Going, TableClock},
};

/// The screen: a half for each player, the far one turned, and between them what can
/// be done.
pub fn open(given: Given) -> AnyView {
    let timer = Timer::open(given);
    let words = given.words;
    let ticker = timer.ticker();
    let near = Memo::new(move |_| timer.state.with(TableClock::near));
    let told = move || {
        let text = words.now();
        let state = timer.state.get();
        match state.going() {
            Going::Ready => String::new(),
            Going::Running(turn) => (text.play.turn)(state.move_number(), (text.terms.color)(turn)),
            Going::Held(_) => text.later().timer.paused.to_owned(),
            Going::Fallen(loser) => text.later().timer.time_up[loser].to_owned(),
        }
    };
    let title = el("h1")
        .class("visually-hidden")
        .word(words, |text| text.later().timer.title);
    let said = el("p")
        .class("visually-hidden")
        .attr("role", "status")
        .attr("data-announce", "timer")
        .says(told);
    let audible = ByColor::new(true, true);
    let announcer = view! { <ClockAnnouncer clock=timer.clock audible=audible ticker=ticker/> };
    el("main")
        .class("timer")
        .live("data-moves", move || {
            Some((timer.state.with(TableClock::move_number) - 1).to_string())
        })
        .child(title)
        .changing(move || half(timer, !near.get(), true, ticker).view())
        .child(controls(timer))
        .changing(move || half(timer, near.get(), false, ticker).view())
        .child(said)
        .child(announcer.into_any())
        .child(times_dialog(timer))
        .view()
}
