use leptos::prelude::*;
use shogi::{Color, clock::Clock};

use super::Ticker;
use komadai_model::{ClockReading, format_time};
use komadai_ui::use_i18n;

/// One side's clock: the time left, which time it is, and in the last ten
/// seconds a bar that loses a tenth each second.
#[component]
pub fn ClockFace(
    color: Color,
    #[prop(into)] clock: Signal<Option<Clock>>,
    ticker: Ticker,
) -> impl IntoView {
    let i18n = use_i18n();
    let text = move || i18n.text().clock();
    let now = ticker.now();
    let face = Memo::new(move |_| {
        clock
            .get()
            .map(|clock| ClockReading::new(&clock, color, now.get()))
    });
    let reading = move || face.get().and_then(|face| face.reading);
    let time = move || reading().map_or_else(String::new, |(seconds, _)| format_time(seconds));
    let phase = move || {
        face.get()
            .map_or_else(String::new, |face| text().phase(face))
    };
    let last = move || face.get().and_then(|face| face.last);
    let length = move || last().map(|seconds| format!("{}%", 10 * seconds));
    view! {
        <div
            class="clock"
            role="timer"
            aria-live="off"
            aria-label=move || text().label[color]
            data-clock=color.name()
            data-phase=move || face.get().map(ClockReading::phase)
            data-seconds=move || reading().map(|(seconds, _)| seconds.to_string())
            data-running=move || face.get().is_some_and(|face| face.running)
            data-last=move || last().map(|seconds| seconds.to_string())
            hidden=move || face.get().is_none()
        >
            <span class="clock-time">{time}</span>
            <span class="clock-phase">{phase}</span>
            <span class="clock-bar" aria-hidden="true">
                <span style:inline-size=length></span>
            </span>
        </div>
    }
}
