use core::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Interval;

/// Milliseconds between two ticks, and how many of them in a row are too many: ten seconds.
/// Ticks are counted instead of reading the clock: while the machine
/// sleeps or the page is frozen nothing can arrive.
const TICK: u32 = 250;
const TICKS: u32 = 40;

/// Ends a wait for a peer that does not respond, unless it is dropped before.
#[derive(Debug)]
pub(super) struct IdleTimer {
    ticks: Rc<Cell<u32>>,
    #[allow(dead_code, reason = "ticks until dropped")]
    interval: Interval,
}

impl IdleTimer {
    /// Calls `expired` once after ten seconds without a [`reset`](Self::reset).
    pub fn new(expired: impl FnOnce() + 'static) -> Self {
        let ticks = Rc::new(Cell::new(0));
        let expired = RefCell::new(Some(expired));
        let counted = Rc::clone(&ticks);
        let tick = move || {
            counted.set(counted.get() + 1);
            if counted.get() >= TICKS
                && let Some(expired) = expired.take()
            {
                expired();
            }
        };
        Self {
            ticks,
            interval: Interval::new(TICK, tick),
        }
    }

    /// Restarts the ten seconds.
    pub fn reset(&self) {
        self.ticks.set(0);
    }
}
