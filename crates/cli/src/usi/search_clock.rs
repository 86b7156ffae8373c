//! The time that counts against the limits of a search.

use std::{
    sync::{Arc, OnceLock},
    time::{Duration, Instant},
};

/// A clock that is started once. It stands at zero while the engine ponders, so that no time
/// limit is reached, and is started by `ponderhit`. Copies share it.
#[derive(Clone, Debug, Default)]
pub struct SearchClock(Arc<OnceLock<Instant>>);

impl SearchClock {
    /// A clock that has started.
    pub fn started() -> Self {
        let clock = Self::default();
        clock.start();
        clock
    }

    /// Starts it, unless it has started before.
    pub fn start(&self) {
        self.0.get_or_init(Instant::now);
    }

    pub fn has_started(&self) -> bool {
        self.0.get().is_some()
    }

    pub fn elapsed(&self) -> Duration {
        self.0.get().map_or(Duration::ZERO, Instant::elapsed)
    }
}
