//! How searches are stopped from another thread.

use std::sync::{
    Condvar, Mutex, PoisonError,
    atomic::{AtomicU64, Ordering::SeqCst},
};

/// Searches are numbered, and stopped up to a number: `stop` stops the searches that were
/// requested before it, started or not, and no later one.
#[derive(Default)]
pub struct StopSignal {
    stopped: AtomicU64,
    finished: AtomicU64,
    lock: Mutex<()>,
    changed: Condvar,
}

impl StopSignal {
    /// Stops the searches up to a number.
    pub fn stop_up_to(&self, number: u64) {
        self.stopped.fetch_max(number, SeqCst);
        self.notify();
    }

    /// Wakes a search that [waits](Self::wait).
    pub fn notify(&self) {
        let _guard = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        self.changed.notify_all();
    }

    pub fn is_stopped(&self, number: u64) -> bool {
        self.stopped.load(SeqCst) >= number
    }

    /// Marks the search of a number as finished.
    pub fn finish(&self, number: u64) {
        self.finished.store(number, SeqCst);
    }

    pub fn is_finished(&self, number: u64) -> bool {
        self.finished.load(SeqCst) >= number
    }

    /// Waits until the search of a number is stopped or may be answered, which is asked
    /// again at each [`notify`](Self::notify).
    pub fn wait(&self, number: u64, may_answer: impl Fn() -> bool) {
        let mut guard = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        while !self.is_stopped(number) && !may_answer() {
            guard = self
                .changed
                .wait(guard)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}
