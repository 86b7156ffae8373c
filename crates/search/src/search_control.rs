//! The control of a search by its caller.

use alloc::boxed::Box;
use core::{fmt, time::Duration};

/// The callbacks of a search: it has no clock of its own and no thread. Both are called
/// about every thousand nodes.
pub struct SearchControl<'a> {
    /// The time since some fixed moment.
    pub now: &'a mut dyn FnMut() -> Duration,
    /// Whether to stop the search.
    pub stop: &'a mut dyn FnMut() -> bool,
}

impl SearchControl<'static> {
    /// Never stops a search, and its time stands still: for searches that their limits of nodes
    /// or depth end. [`Limits::time`](crate::Limits::time) ends none with it.
    #[must_use]
    pub fn unlimited() -> Self {
        // Neither closure has a size, so nothing is allocated.
        Self {
            now: Box::leak(Box::new(|| Duration::ZERO)),
            stop: Box::leak(Box::new(|| false)),
        }
    }
}

impl fmt::Debug for SearchControl<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SearchControl")
    }
}
