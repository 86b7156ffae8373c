use core::time::Duration;

use leptos::prelude::*;
use shogi::{
    Color,
    clock::{Clock, Phase, Reading},
};

use super::Ticker;
use crate::state::use_i18n;
use komadai_model::i18n::ClockText;

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
            .map(|clock| FaceReading::new(&clock, color, now.get()))
    });
    let reading = move || face.get().and_then(|face| face.reading);
    let time = move || reading().map_or_else(String::new, |(seconds, _)| format_time(seconds));
    let phase = move || {
        face.get()
            .map_or_else(String::new, |face| face.describe(text()))
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
            data-phase=move || face.get().map(FaceReading::phase)
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

/// All that a face shows: it is drawn again when one of these changes.
#[derive(Clone, Copy, PartialEq, Eq)]
struct FaceReading {
    /// The seconds left, and of which time; nothing without a limit.
    reading: Option<(u64, Phase)>,
    running: bool,
    fallen: bool,
    /// The seconds left in the last ten, while it runs.
    last: Option<u64>,
}

impl FaceReading {
    fn new(clock: &Clock, color: Color, now: Duration) -> Self {
        let reading = clock.reading(color, now);
        let on_turn = clock.turn() == color;
        Self {
            reading: reading.map(|reading| (reading.seconds(), reading.phase)),
            running: clock.running() == Some(color),
            fallen: on_turn && reading.is_some_and(|reading| reading.remaining.is_zero()),
            last: reading
                .filter(|_| on_turn)
                .as_ref()
                .and_then(Reading::final_countdown),
        }
    }

    fn phase(self) -> &'static str {
        match self.reading {
            None => "untimed",
            Some((_, Phase::Main)) => "main",
            Some((_, Phase::Byoyomi { .. })) => "byoyomi",
            Some((_, Phase::Extra { .. })) => "extra",
        }
    }

    fn describe(self, text: &ClockText) -> String {
        match self.reading {
            _ if self.fallen => text.time_up.into(),
            None => text.no_limit.into(),
            Some((_, Phase::Main)) => text.main.into(),
            Some((_, Phase::Byoyomi { periods_left })) => (text.byoyomi)(periods_left),
            Some((_, Phase::Extra { periods_left })) => (text.extra)(periods_left),
        }
    }
}

/// `0:09`, `12:00`, `1:30:00`.
pub fn format_time(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_formatted_as_on_clocks() {
        for (seconds, expected) in [
            (0, "0:00"),
            (9, "0:09"),
            (60, "1:00"),
            (719, "11:59"),
            (3_599, "59:59"),
            (3_600, "1:00:00"),
            (360_000, "100:00:00"),
        ] {
            assert_eq!(format_time(seconds), expected);
        }
    }
}
