use core::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Interval;

/// Milliseconds between two ticks, and how many of them in a row are too many: ten seconds.
/// Ticks are counted, not the clock read: while the machine sleeps or the page is frozen
/// nothing can come.
const TICK: u32 = 250;
const TICKS: u32 = 40;

/// Ends a wait for somebody who has fallen silent, unless it is dropped before.
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

    /// Something has come.
    pub fn reset(&self) {
        self.ticks.set(0);
    }
}
