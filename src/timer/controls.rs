use leptos::prelude::*;

use super::state::Timer;
use crate::{
    clock::SoundNotice,
    element::{El, el, full_screen::full_screen_button, parts::action},
    session::{Going, TableClock},
};

/// What can be done besides passing the move: little while it runs, so that no hand
/// does it by mistake.
pub fn controls(timer: Timer) -> El {
    let words = timer.given.words;
    let text = move || &words.now().later().timer;
    let runs = move || matches!(timer.going(), Going::Running(_));
    let run = move || match timer.going() {
        Going::Ready => text().start,
        Going::Running(_) => text().pause,
        Going::Held(_) | Going::Fallen(_) => text().resume,
    };
    let run = el("button")
        .attr("type", "button")
        .class("button primary")
        .attr("data-action", "run")
        .says(move || run().to_owned())
        .mark("hidden", move || matches!(timer.going(), Going::Fallen(_)))
        .on_click(move || timer.hold_or_run());
    let reset = action(
        words,
        "reset",
        |text| text.later().timer.reset,
        move || timer.act(|state, _| state.reset(state.controls())),
    );
    let times = action(
        words,
        "times",
        |text| text.later().timer.times,
        move || timer.choosing.set(true),
    );
    let exchange = action(
        words,
        "exchange",
        |text| text.later().timer.exchange,
        move || timer.act(|state, _| TableClock::exchange(state)),
    );
    let board = el("a")
        .class("button")
        .attr("href", "#/play")
        .attr("data-action", "board")
        .word(words, |text| text.later().timer.board);
    let sound = view! { <SoundNotice audio=timer.given.audio/> };
    el("div")
        .class("timer-controls")
        .attr("role", "toolbar")
        .labelled(words, |text| text.later().timer.title)
        .child(run)
        .child(reset.mark("hidden", move || runs() || timer.going() == Going::Ready))
        .child(times.mark("hidden", runs))
        .child(exchange.mark("hidden", runs))
        .child(full_screen_button(words))
        .child(board.mark("hidden", runs))
        .child(sound.into_any())
}
