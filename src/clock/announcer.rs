use leptos::prelude::*;
use shogi::{
    ByColor,
    clock::{Clock, Reading},
};

use super::Ticker;
use crate::{element::el, reactive::words};

/// The seconds left that are spoken.
const SPOKEN: [u64; 2] = [10, 5];

/// Has screen readers say that ten and five seconds are left, to the sides that hear
/// the cues.
#[component]
pub fn ClockAnnouncer(
    #[prop(into)] clock: Signal<Option<Clock>>,
    audible: ByColor<bool>,
    ticker: Ticker,
) -> impl IntoView {
    let words = words();
    let now = ticker.now();
    let seconds = move || {
        let clock = clock.get()?;
        let color = clock.running().filter(|&color| audible[color])?;
        let reading = clock.reading(color, now.get());
        reading
            .as_ref()
            .and_then(Reading::last_ten)
            .filter(|seconds| SPOKEN.contains(seconds))
    };
    let spoken = Memo::new(move |_| match seconds() {
        Some(seconds) => (words.now().clock.seconds_left)(seconds),
        None => String::new(),
    });
    el("p")
        .class("visually-hidden")
        .attr("role", "status")
        .attr("data-announce", "clock")
        .says(move || spoken.get())
        .view()
}
