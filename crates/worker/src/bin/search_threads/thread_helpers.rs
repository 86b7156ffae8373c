//! Threads that help with a search (lazy SMP).
use core::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    time::Duration,
};
use std::{
    sync::{Arc, mpsc},
    thread,
};

use komadai_search::{Progress, SearchControl, Searcher};
use komadai_worker::Helpers;

/// [`Helpers`], each in a thread of its own that waits between two searches.
#[derive(Debug)]
pub struct ThreadHelpers {
    count: usize,
    threads: Vec<Helper>,
    stop: Arc<AtomicBool>,
    is_running: bool,
}

#[derive(Debug)]
struct Helper {
    /// `None` while it is with the thread, or before the first search.
    searcher: Option<Searcher>,
    start: mpsc::Sender<Searcher>,
    finished: mpsc::Receiver<Searcher>,
}

impl ThreadHelpers {
    /// As many helpers; their threads are started when they are first needed.
    pub fn new(count: usize) -> Self {
        Self {
            count,
            threads: Vec::new(),
            stop: Arc::default(),
            is_running: false,
        }
    }
}

impl Helpers for ThreadHelpers {
    /// Where a thread cannot be had there are fewer helpers.
    fn start(&mut self, main: &mut Searcher) {
        while self.threads.len() < self.count {
            let Ok(helper) = Helper::spawn(self.stop.clone()) else {
                self.count = self.threads.len();
                break;
            };
            self.threads.push(helper);
        }
        self.stop.store(false, Relaxed);
        self.is_running = true;
        for helper in &mut self.threads {
            let mut searcher = helper.searcher.take().unwrap_or_else(|| main.helper());
            searcher.start_helping(main);
            // A thread that has panicked helps no more.
            let _ = helper.start.send(searcher);
        }
    }

    fn stop(&mut self) {
        if !core::mem::take(&mut self.is_running) {
            return;
        }
        self.stop.store(true, Relaxed);
        for helper in &mut self.threads {
            helper.searcher = helper.finished.recv().ok();
        }
    }

    fn clear(&mut self) {
        self.stop();
        for helper in &mut self.threads {
            helper.searcher = None;
        }
    }
}

impl Helper {
    fn spawn(stop: Arc<AtomicBool>) -> std::io::Result<Self> {
        let (start, started) = mpsc::channel::<Searcher>();
        let (finish, finished) = mpsc::channel();
        thread::Builder::new().spawn(move || {
            // Until the worker is dropped.
            for mut searcher in started {
                let mut control = SearchControl {
                    now: &mut || Duration::ZERO,
                    stop: &mut || stop.load(Relaxed),
                };
                while searcher.deepen(&mut control) == Progress::Deeper {}
                if finish.send(searcher).is_err() {
                    break;
                }
            }
        })?;
        Ok(Self {
            searcher: None,
            start,
            finished,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use komadai_search::{Limits, Root};
    use shogi::Position;

    use super::*;

    /// Waits until a search has nodes, of helpers only.
    fn wait_for_help(main: &Searcher) {
        let end = Instant::now() + Duration::from_secs(60);
        while main.info().nodes == 0 {
            assert!(Instant::now() < end, "no helper searches");
            thread::yield_now();
        }
    }

    #[test]
    fn helpers_search_until_they_are_stopped() {
        let root = Root::new(Position::startpos());
        let mut main = Searcher::new(1 << 20);
        let mut helpers = ThreadHelpers::new(2);
        for _ in 0..3 {
            let mut control = SearchControl::unlimited();
            main.start(&root, Limits::default(), &mut control);
            helpers.start(&mut main);
            wait_for_help(&main);
            helpers.stop();
            let nodes = main.info().nodes;
            thread::sleep(Duration::from_millis(20));
            assert_eq!(main.info().nodes, nodes);
            helpers.clear();
        }
        assert_eq!(helpers.threads.len(), 2);
    }
}
