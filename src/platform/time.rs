//! What time it is.
use core::time::Duration;

use leptos::prelude::window;

/// The instant now, since the page was opened. Monotonic: nobody can set it.
pub fn now() -> Duration {
    window()
        .performance()
        .map_or_else(wall, |performance| from_millis(performance.now()))
}

/// The wall clock: time since 1970, for what is stored across visits.
pub fn wall() -> Duration {
    from_millis(js_sys::Date::now())
}

fn from_millis(millis: f64) -> Duration {
    Duration::try_from_secs_f64(millis / 1_000.0).unwrap_or_default()
}
