//! Helpers: searchers in several threads on one transposition table.

use std::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread,
    time::Duration,
};

use komadai_search::{Decision, Info, Limits, Progress, Root, SearchControl, Searcher, bench};
use komadai_shogi::{Move, Position, Strictness};

/// Small, so that threads often write the same slots.
const TT_BYTES: usize = 4 << 10;

fn roots() -> impl Iterator<Item = Root> {
    bench::POSITIONS.iter().step_by(4).map(|sfen| {
        let position = Position::from_sfen(sfen, Strictness::Game).expect("a position");
        Root::new(position)
    })
}

/// Deepens until the limits of the searcher are reached or `finished` is set.
fn deepen(searcher: &mut Searcher, finished: &AtomicBool) {
    let mut control = SearchControl {
        now: &mut || Duration::ZERO,
        stop: &mut || finished.load(Relaxed),
    };
    while searcher.deepen(&mut control) == Progress::Deeper {}
}

fn start(searcher: &mut Searcher, root: &Root, limits: Limits) {
    let mut control = SearchControl::unlimited();
    searcher.start(root, limits, &mut control);
}

/// Searches with a thread for each helper.
fn search_with(main: &mut Searcher, helpers: &mut [Searcher], root: &Root, limits: Limits) {
    start(main, root, limits);
    let finished = AtomicBool::new(false);
    thread::scope(|scope| {
        for helper in helpers {
            helper.start_helping(main);
            scope.spawn(|| deepen(helper, &finished));
        }
        deepen(main, &AtomicBool::new(false));
        finished.store(true, Relaxed);
    });
}

fn assert_lines_are_legal(root: &Root, info: &Info<'_>) {
    assert!(!info.lines.is_empty());
    for line in info.lines {
        let mut position = *root.position();
        for &mv in &line.moves {
            assert_eq!(position.play(mv).map(|_| ()), Ok(()), "{:?}", line.moves);
        }
    }
}

#[test]
fn searchers_in_threads_share_a_table() {
    let mut main = Searcher::new(TT_BYTES);
    let mut helpers = [main.helper(), main.helper(), main.helper()];
    for root in roots() {
        search_with(&mut main, &mut helpers, &root, Limits::depth(8));
        assert_eq!(main.info().depth, 8);
        assert_lines_are_legal(&root, &main.info());
        for helper in &helpers {
            assert_lines_are_legal(&root, &helper.info());
        }
    }
}

#[test]
fn the_nodes_of_helpers_count() {
    let mut main = Searcher::new(TT_BYTES);
    let mut helpers = [main.helper(), main.helper()];
    let limits = Limits {
        nodes: Some(40_000),
        lines: 3,
        ..Limits::default()
    };
    for root in roots() {
        search_with(&mut main, &mut helpers, &root, limits.clone());
        let info = main.info();
        assert!(info.nodes >= 40_000, "{}", info.nodes);
        assert_eq!(info.lines.len(), 3);
        for helper in &helpers {
            assert_eq!(helper.info().nodes, info.nodes, "one count for all");
        }
    }
}

#[test]
fn a_helper_finds_its_entries_in_the_table_of_the_main_searcher() {
    let nodes_after = |helper_depth: u8| {
        let mut main = Searcher::new(16 << 20);
        let mut helper = main.helper();
        let root = roots().next().expect("a position");
        start(&mut main, &root, Limits::depth(7));
        helper.start_helping(&mut main);
        let mut control = SearchControl::unlimited();
        for _ in 0..helper_depth {
            helper.deepen(&mut control);
        }
        let of_helper = helper.info().nodes;
        deepen(&mut main, &AtomicBool::new(false));
        main.info().nodes - of_helper
    };
    let (alone, helped) = (nodes_after(0), nodes_after(7));
    assert!(helped * 4 < alone * 3, "{helped} of {alone} nodes");
}

#[test]
fn a_helper_searches_the_moves_of_the_main_searcher() {
    let only: Move = "9g9f".parse().expect("a move");
    let limits = Limits {
        moves: vec![only],
        ..Limits::depth(4)
    };
    let mut main = Searcher::new(TT_BYTES);
    let mut helper = main.helper();
    start(&mut main, &Root::new(Position::startpos()), limits);
    helper.start_helping(&mut main);
    assert_eq!(helper.decision(), Decision::Play(only));
    assert_eq!(helper.info().lines.len(), 1);
}

/// The nodes of two searches of each position; `prepare` is called between them.
fn nodes(mut prepare: impl FnMut(&mut Searcher) -> Option<Searcher>) -> Vec<u64> {
    let mut searcher = Searcher::new(bench::TT_BYTES);
    let mut searches = Vec::new();
    for root in roots() {
        let mut search = |searcher: &mut Searcher, depth: u8| {
            start(searcher, &root, Limits::depth(depth));
            deepen(searcher, &AtomicBool::new(false));
            searches.push(searcher.info().nodes);
        };
        search(&mut searcher, 5);
        let _other = prepare(&mut searcher);
        search(&mut searcher, 6);
    }
    searches
}

#[test]
fn without_running_helpers_a_search_is_deterministic() {
    let alone = nodes(|_| None);
    let with_idle_helper = nodes(|searcher| Some(searcher.helper()));
    assert_eq!(alone, with_idle_helper);
}

#[test]
fn a_clone_has_a_table_of_its_own() {
    let kept = nodes(|_| None);
    let beside_a_clone = nodes(|searcher| {
        let mut clone = searcher.clone();
        clone.clear();
        Some(clone)
    });
    assert_eq!(kept, beside_a_clone);
    let by_clones = nodes(|searcher| {
        let clone = searcher.clone();
        Some(std::mem::replace(searcher, clone))
    });
    assert_eq!(kept, by_clones, "with the same entries");
    let cleared = nodes(|searcher| {
        let mut helper = searcher.helper();
        helper.start_helping(searcher);
        helper.clear();
        None
    });
    assert_ne!(kept, cleared, "a helper clears the table for all");
}
