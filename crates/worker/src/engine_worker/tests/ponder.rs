//! Searching on the opponent's time.
use super::*;
use komadai_protocol::PONDER_SLICE;

const SEED: u64 = 3;

fn full_strength() -> Level {
    Level::new(Level::COUNT).unwrap()
}

pub(super) fn ponder(state: GameState) -> Request {
    Request::Ponder {
        state,
        level: full_strength(),
        seed: SEED,
    }
}

/// The nodes of a search for a move up to a depth.
fn nodes_to_depth(bench: &mut Bench, depth: u8) -> u64 {
    bench.ask(
        9,
        Request::Play {
            state: start(),
            level: full_strength(),
            time: None,
            seed: SEED,
            book: false,
        },
    );
    loop {
        let replies = bench.step();
        let [Reply::Info { report, .. }] = &replies[..] else {
            panic!("{replies:?}");
        };
        if report.depth == depth {
            bench.stop(9);
            return report.nodes;
        }
    }
}

/// In this bench the clock advances with the nodes, since it is read every 1,024 of them.
#[test]
fn a_step_ends_with_its_slice_however_long_an_iteration_is() {
    let mut bench = Bench::new();
    assert_eq!(bench.ask(1, ponder(start())), []);
    let mut longest = Duration::ZERO;
    for _ in 0..60 {
        if longest >= PONDER_SLICE {
            break;
        }
        let before = bench.clock;
        assert_eq!(bench.step(), []);
        assert!(bench.worker.is_busy());
        longest = longest.max(bench.clock - before);
    }
    let slack = Duration::from_millis(10);
    assert!(
        longest >= PONDER_SLICE,
        "no iteration was interrupted: {longest:?}"
    );
    assert!(longest < PONDER_SLICE + slack, "{longest:?}");
    assert_eq!(bench.stop(1), [Reply::Stopped { id: Id(1) }]);
    assert!(!bench.worker.is_busy());
}

/// Also in the opening, where the evaluation has noise by the request's seed.
#[test]
fn the_next_search_is_quicker_by_what_is_in_the_table() {
    const DEPTH: u8 = 10;
    let cold = nodes_to_depth(&mut Bench::new(), DEPTH);
    let mut bench = Bench::new();
    bench.ask(1, ponder(start()));
    for _ in 0..40 {
        bench.step();
    }
    bench.stop(1);
    let warm = nodes_to_depth(&mut bench, DEPTH);
    assert!(warm * 2 < cold, "{warm} and {cold} nodes");
}

#[test]
fn it_ends_by_itself_after_a_minute_or_where_nothing_is_to_be_found() {
    let mut bench = Bench::new();
    bench.ask(1, ponder(start()));
    bench.step();
    bench.clock += Duration::from_secs(60);
    while bench.worker.is_busy() {
        let replies = bench.step();
        assert!(replies.is_empty() || replies == [Reply::Stopped { id: Id(1) }]);
    }
    bench.ask(2, ponder(at("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1")));
    assert_eq!(bench.step(), [Reply::Stopped { id: Id(2) }]);
}
