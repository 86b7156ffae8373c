//! The number of threads that the page's engine searches on.
use core::{cell::Cell, num::NonZeroU8};

use komadai_model::engine;
use komadai_web::worker;

thread_local! {
    static CHOSEN: Cell<Option<NonZeroU8>> = const { Cell::new(None) };
}

/// Takes up what the reader has chosen, for the next request.
pub fn choose_search_threads(chosen: Option<NonZeroU8>) {
    CHOSEN.set(chosen);
}

/// The most threads that can be chosen on this machine.
pub fn max_search_threads() -> u32 {
    engine::max_search_threads(worker::parallel_threads())
}

/// The threads of the next request.
pub(super) fn search_threads() -> u32 {
    engine::search_threads(CHOSEN.get(), worker::parallel_threads())
}
