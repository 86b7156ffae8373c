//! Lazy SMP: helpers in other threads search the same root and share the transposition
//! table.

use super::{Limits, Searcher, root_move::IterationState, tt::TranspositionTable};

impl Searcher {
    /// A helper for another thread: a searcher with the same parameters, and with histories
    /// of its own, about 17 MB. It has the table of `self` once it
    /// [helps](Self::start_helping).
    ///
    /// A search with helpers is no longer deterministic.
    ///
    /// ```
    /// use core::{sync::atomic::{AtomicBool, Ordering::Relaxed}, time::Duration};
    /// use std::thread;
    /// use komadai_search::{Limits, Progress, Root, SearchControl, Searcher};
    /// use komadai_shogi::Position;
    /// let root = Root::new(Position::startpos());
    /// let mut main = Searcher::new(1 << 20);
    /// let mut helper = main.helper();
    /// let mut control = SearchControl::unlimited();
    /// main.start(&root, Limits::depth(6), &mut control);
    /// helper.start_helping(&mut main);
    /// let finished = AtomicBool::new(false);
    /// thread::scope(|scope| {
    ///     scope.spawn(|| {
    ///         let stop = &mut || finished.load(Relaxed);
    ///         let mut control = SearchControl { now: &mut || Duration::ZERO, stop };
    ///         while helper.deepen(&mut control) == Progress::Deeper {}
    ///     });
    ///     while main.deepen(&mut control) == Progress::Deeper {}
    ///     finished.store(true, Relaxed);
    /// });
    /// assert_eq!(main.info().depth, 6);
    /// ```
    #[must_use]
    pub fn helper(&self) -> Self {
        Self::with_table(TranspositionTable::new(0), self.params.clone())
    }

    /// Makes the transposition table as large as it may be, which takes about a second for
    /// some gigabytes. It cannot grow while helpers share it.
    pub fn allocate_table(&mut self) {
        self.tt.grow_to_full_size();
    }

    /// Starts to help with the search that `main` has [started](Self::start): the same
    /// root, root moves, lines and noise, in the table of `main`, which is
    /// [allocated](Self::allocate_table) if it was not. Only the caller ends the help,
    /// through [`SearchControl::stop`](super::SearchControl::stop): the limits of `main`
    /// are not those of its helpers, but their nodes count for it.
    pub fn start_helping(&mut self, main: &mut Self) {
        main.allocate_table();
        self.tt = main.tt.share();
        self.shared_nodes = main.shared_nodes.share();
        self.entering_king = main.entering_king;
        self.noise = main.noise;
        self.repetitions.clone_from(&main.repetitions);
        self.root_moves.clone_from(&main.root_moves);
        let Limits {
            lines,
            moves,
            noise,
            ..
        } = main.iteration.limits.clone();
        self.iteration = IterationState {
            limits: Limits {
                lines,
                moves,
                noise,
                root_mate: false,
                ..Limits::default()
            },
            ..main.iteration.clone()
        };
        if let Some(position) = self.iteration.position {
            self.reset_to(&position);
        }
    }
}
