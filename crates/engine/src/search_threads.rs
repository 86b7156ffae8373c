//! The number of threads that the page's engine searches on.
use core::{cell::Cell, num::NonZeroU8};

use komadai_web::worker;

/// Each further thread takes 17 MB of the program's memory.
const MAX: u32 = 16;
/// Each further thread gains less than the one before.
const MAX_UNASKED: u32 = 4;

thread_local! {
    static CHOSEN: Cell<Option<NonZeroU8>> = const { Cell::new(None) };
}

/// Takes up what the reader has chosen, for the next request.
pub fn choose_search_threads(chosen: Option<NonZeroU8>) {
    CHOSEN.set(chosen);
}

/// The most threads that can be chosen on this machine.
pub fn max_search_threads() -> u32 {
    worker::parallel_threads().min(MAX)
}

/// The threads of the next request. Unasked, one processor is left for the page.
pub(super) fn search_threads() -> u32 {
    let most = max_search_threads();
    match CHOSEN.get() {
        Some(chosen) => u32::from(chosen.get()).min(most),
        None => (most - 1).clamp(1, MAX_UNASKED),
    }
}
