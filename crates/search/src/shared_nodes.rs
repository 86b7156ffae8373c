//! The nodes of a search with helpers.

use alloc::sync::Arc;
use core::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The number of nodes of a searcher and its helpers. Each of them counts its own nodes and
/// adds them now and then.
#[derive(Debug, Default)]
pub(super) struct SharedNodes {
    total: Arc<AtomicU64>,
    /// How many of its own nodes this searcher has added.
    added: u64,
}

impl SharedNodes {
    /// The same count for a helper, which has added nothing yet.
    pub fn share(&self) -> Self {
        Self {
            total: Arc::clone(&self.total),
            added: 0,
        }
    }

    /// Adds the nodes since the last call, and returns the total. `own` is the number of all
    /// nodes of this searcher.
    pub fn add(&mut self, own: u64) -> u64 {
        let new = own - self.added;
        self.added = own;
        self.total.fetch_add(new, Relaxed) + new
    }

    /// The total, with the nodes of this searcher that are not added yet.
    pub fn total(&self, own: u64) -> u64 {
        self.total.load(Relaxed) + own - self.added
    }
}

impl Clone for SharedNodes {
    /// A count of its own; [`share`](Self::share) gives the same one.
    fn clone(&self) -> Self {
        Self {
            total: Arc::new(AtomicU64::new(self.total.load(Relaxed))),
            added: self.added,
        }
    }
}
