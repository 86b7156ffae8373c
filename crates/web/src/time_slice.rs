//! Long work in slices, between which the page answers the reader.
use core::time::Duration;

use gloo_timers::future::TimeoutFuture;

use super::{time, visibility};

/// The page works for so long, then answers.
const SLICE: Duration = Duration::from_millis(12);
/// The same while it is hidden, where timers come once a second.
const HIDDEN_SLICE: Duration = Duration::from_millis(500);

/// A piece of long work.
#[derive(Clone, Copy, Debug)]
pub struct TimeSlice {
    /// Since when the page has not answered.
    since: Duration,
}

impl TimeSlice {
    /// One that begins now.
    pub fn begin() -> Self {
        Self {
            since: time::monotonic_now(),
        }
    }

    /// Lets the page answer, if it has not for a while.
    pub async fn pause(&mut self) {
        let slice = match visibility::is_hidden() {
            true => HIDDEN_SLICE,
            false => SLICE,
        };
        if time::monotonic_now().saturating_sub(self.since) >= slice {
            TimeoutFuture::new(0).await;
            self.since = time::monotonic_now();
        }
    }
}
