use leptos::prelude::*;
use shogi::{
    ByColor,
    clock::{Clock, Reading},
};

use super::Ticker;
use crate::{i18n::Language, reactive::dynamic};

/// The seconds left that are spoken.
const SPOKEN: [u64; 2] = [10, 5];

/// Has screen readers say at once that ten and five seconds are left, to the
/// sides that hear the cues.
#[component]
pub fn ClockAnnouncer(
    #[prop(into)] clock: Signal<Option<Clock>>,
    #[prop(into)] audible: Signal<ByColor<bool>>,
    ticker: Ticker,
) -> impl IntoView {
    let language = expect_context::<Signal<Language>>();
    let now = ticker.now();
    let spoken = Memo::new(move |_| {
        let clock = clock.get()?;
        let color = clock.running().filter(|&color| audible.get()[color])?;
        let reading = clock.reading(color, now.get());
        reading
            .as_ref()
            .and_then(Reading::last_ten)
            .filter(|seconds| SPOKEN.contains(seconds))
    });
    view! {
        <p class="visually-hidden" role="alert" aria-live="assertive" data-announce="clock">
            {dynamic(move || spoken.get().map(|seconds| (language.get().text().clock.seconds_left)(seconds)))}
        </p>
    }
}
