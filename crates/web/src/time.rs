//! Clocks.
use core::time::Duration;

use js_sys::Date;
use komadai_model::problems::Day;
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// The time since the page was opened, by a monotonic clock.
pub fn monotonic_now() -> Duration {
    window()
        .performance()
        .map_or_else(unix_time, |performance| from_millis(performance.now()))
}

/// The time since 1970, for what is stored across visits.
pub fn unix_time() -> Duration {
    from_millis(Date::now())
}

/// The day of the reader's calendar.
pub fn today() -> Day {
    let ahead = -Date::new_0().get_timezone_offset();
    Day::from_unix_time(unix_time(), ahead as i32)
}

/// A moment, in milliseconds since 1970, as records write it: `2026/11/21 15:04:05`
/// where the reader is.
pub fn format_local(moment: u64) -> String {
    let date = Date::new(&JsValue::from_f64(moment as f64));
    let (month, day) = (date.get_month() + 1, date.get_date());
    let (hours, minutes, seconds) = (date.get_hours(), date.get_minutes(), date.get_seconds());
    let year = date.get_full_year();
    format!("{year}/{month:02}/{day:02} {hours:02}:{minutes:02}:{seconds:02}")
}

fn from_millis(millis: f64) -> Duration {
    Duration::try_from_secs_f64(millis / 1_000.0).unwrap_or_default()
}
