//! The time that counts against the limits of a search.

use std::{
    sync::{Arc, OnceLock},
    time::{Duration, Instant},
};

/// A clock that is started once. It stands at zero while the engine ponders, so that no time
/// limit is reached, and is started by `ponderhit`. Copies share it.
#[derive(Clone, Debug)]
pub struct SearchClock {
    /// When the search was asked for.
    asked: Instant,
    started: Arc<OnceLock<Instant>>,
}

impl SearchClock {
    /// A clock that has not started.
    pub fn stopped() -> Self {
        Self {
            asked: Instant::now(),
            started: Arc::default(),
        }
    }

    /// A clock that has started.
    pub fn started() -> Self {
        let clock = Self::stopped();
        clock.start();
        clock
    }

    /// Starts it, unless it has started before.
    pub fn start(&self) {
        self.started.get_or_init(Instant::now);
    }

    pub fn has_started(&self) -> bool {
        self.started.get().is_some()
    }

    pub fn elapsed(&self) -> Duration {
        self.started.get().map_or(Duration::ZERO, Instant::elapsed)
    }

    /// How long the engine had pondered when the clock was started.
    pub fn pondered(&self) -> Option<Duration> {
        Some(self.started.get()?.duration_since(self.asked))
    }
}
