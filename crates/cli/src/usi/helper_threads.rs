//! Lazy SMP: threads that search the same position as the main thread and share its
//! transposition table.

use std::{
    io,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread::{self, Scope},
    time::Duration,
};

use komadai_search::{Progress, SearchControl, Searcher};

use super::STACK;

/// The searchers of the threads beside the main one.
#[derive(Default)]
pub struct HelperThreads {
    searchers: Vec<Searcher>,
}

impl HelperThreads {
    /// Makes as many helpers of `main` as are missing, or drops those that are too many.
    pub fn resize(&mut self, count: usize, main: &mut Searcher) {
        if count > 0 {
            main.allocate_table();
        }
        self.searchers.truncate(count);
        self.searchers.resize_with(count, || main.helper());
    }

    /// Runs `search`, to which the helpers add until it returns. `main` has been started.
    /// The error is that of the first thread that could not be started; those before it
    /// searched.
    pub fn search_with<T>(
        &mut self,
        main: &mut Searcher,
        search: impl FnOnce(&mut Searcher) -> T,
    ) -> (T, io::Result<()>) {
        let finished = AtomicBool::new(false);
        thread::scope(|scope| {
            let _finish = FinishOnDrop(&finished);
            let started = self.searchers.iter_mut().try_for_each(|helper| {
                helper.start_helping(main);
                spawn(scope, helper, &finished)
            });
            (search(main), started)
        })
    }
}

/// Lets the helpers end, even when the main search panics: the scope waits for them.
struct FinishOnDrop<'a>(&'a AtomicBool);

impl Drop for FinishOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

fn spawn<'scope>(
    scope: &'scope Scope<'scope, '_>,
    helper: &'scope mut Searcher,
    finished: &'scope AtomicBool,
) -> io::Result<()> {
    let search = || {
        let mut control = SearchControl {
            // It has no limit of time.
            now: &mut || Duration::ZERO,
            stop: &mut || finished.load(Relaxed),
        };
        while helper.deepen(&mut control) == Progress::Deeper {}
    };
    let thread = thread::Builder::new().stack_size(STACK);
    thread.spawn_scoped(scope, search).map(|_| ())
}
