//! The number of threads that a request is searched on.
use core::num::NonZeroU8;

/// Each further thread takes 17 MB of the program's memory.
const MAX: u32 = 16;
/// Each further thread gains less than the one before.
const MAX_UNASKED: u32 = 4;

/// The most threads that can be chosen, where so many can run at the same time.
pub fn max_search_threads(parallel: u32) -> u32 {
    parallel.min(MAX)
}

/// The threads of a request, where `parallel` can run at the same time. Unasked, one
/// processor is left for the page.
pub fn search_threads(chosen: Option<NonZeroU8>, parallel: u32) -> u32 {
    let most = max_search_threads(parallel);
    match chosen {
        Some(chosen) => u32::from(chosen.get()).min(most),
        None => (most - 1).clamp(1, MAX_UNASKED),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_processor_is_left_for_the_page_unless_more_threads_are_chosen() {
        for (chosen, parallel, threads) in [
            // The first visit, where no memory is shared, and a machine with two processors.
            (0, 1, 1),
            (0, 2, 1),
            (0, 4, 3),
            (0, 8, 4),
            (0, 64, 4),
            (1, 8, 1),
            (7, 8, 7),
            (8, 8, 8),
            (200, 8, 8),
            (200, 64, 16),
            (3, 1, 1),
        ] {
            let found = search_threads(NonZeroU8::new(chosen), parallel);
            assert_eq!(found, threads, "{chosen} of {parallel}");
        }
    }
}
