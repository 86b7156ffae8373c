use leptos::prelude::*;
use shogi::{
    ByColor,
    clock::{Clock, Reading},
};

use komadai_board::Ticker;
use komadai_ui::use_i18n;

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
    let i18n = use_i18n();
    let now = ticker.now();
    let seconds = move || {
        let clock = clock.get()?;
        let color = clock.running().filter(|&color| audible[color])?;
        let reading = clock.reading(color, now.get());
        reading
            .as_ref()
            .and_then(Reading::final_countdown)
            .filter(|seconds| SPOKEN.contains(seconds))
    };
    let spoken = Memo::new(move |_| match seconds() {
        Some(seconds) => (i18n.text().clock().seconds_left)(seconds),
        None => String::new(),
    });
    view! {
        <p class="visually-hidden" role="status" data-announce="clock">
            {move || spoken.get()}
        </p>
    }
}
