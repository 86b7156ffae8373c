//! The net: when it is fetched, which searches wait for it, and what happens without it.
use komadai_search::{
    Root, ScoreKind, SearchControl, Searcher,
    eval::{Net as Numbers, NetworkParams, features},
};

use super::*;

/// A net that adds 500 to the evaluation of the side to move.
fn net() -> Vec<u8> {
    const WIDTH: usize = 16;
    let layers = NetworkParams {
        width: WIDTH,
        buckets: 1,
        scale: 100,
        feature_weights: vec![0; features::COUNT * WIDTH],
        feature_biases: vec![0; WIDTH],
        output_weights: vec![0; 2 * WIDTH],
        output_biases: vec![5 * 64 * 255 * 255],
    };
    Numbers::new(layers).unwrap().to_bytes()
}

/// The score of the start position at depth 1 with this net.
fn with_net() -> Score {
    let mut searcher = Searcher::new(1 << 20);
    let mut control = SearchControl::unlimited();
    let root = Root::new(Position::startpos());
    searcher.search(&root, Limits::depth(1), &mut control, &mut |_| ());
    match searcher.info().lines[0].score.kind() {
        ScoreKind::Centipawns(classical) => Score::centipawns(classical - 500),
        mate => panic!("{mate:?}"),
    }
}

fn score(bench: &mut Bench) -> Score {
    bench.ask(9, analyse(start(), Limits::depth(1)));
    report(&bench.answer()).lines[0].score
}

fn play(time: Option<TimeBudget>) -> Request {
    Request::Play {
        state: start(),
        level: Level::new(10).unwrap(),
        time,
        seed: 3,
        book: false,
    }
}

fn missing(why: &str) -> Reply {
    let why = why.to_owned();
    Reply::Net(Net::Missing { why })
}

#[test]
fn the_first_search_waits_for_the_net_which_is_fetched_once() {
    let mut bench = Bench::without_net();
    assert!(!bench.worker.should_fetch_net());
    assert_eq!(bench.ask(1, analyse(start(), Limits::depth(1))), []);
    assert!(!bench.worker.is_busy());
    assert!(bench.worker.should_fetch_net());
    assert!(!bench.worker.should_fetch_net());
    let coming = Net::Coming {
        bytes: 300,
        of: 1_000,
    };
    assert_eq!(bench.on_net_progress(300), [Reply::Net(coming)]);
    assert!(!bench.worker.is_busy());
    assert_eq!(bench.on_net_loaded(Ok(&net())), [Reply::Net(Net::Here)]);
    assert!(bench.worker.is_busy());
    let last = bench.answer();
    assert!(matches!(last, Reply::Done { id: Id(1), .. }));
    assert_eq!(report(&last).lines[0].score, with_net());
    // It is kept for later games.
    bench.handle_command(&Command::NewGame);
    assert_eq!(score(&mut bench), with_net());
    assert!(!bench.worker.should_fetch_net());
}

#[test]
fn mate_searches_and_invalid_requests_need_no_net() {
    let mut bench = Bench::without_net();
    bench.ask(
        1,
        mate_request(MateQuery::Mate, "4k4/9/4P4/9/9/9/9/9/9 b G2r 1"),
    );
    assert!(matches!(bench.answer(), Reply::Mate { .. }));
    let illegal = GameState {
        moves: vec!["7g7e".parse().unwrap()],
        ..start()
    };
    let replies = bench.ask(2, analyse(illegal, Limits::default()));
    assert!(
        matches!(replies[..], [Reply::Refused { .. }]),
        "{replies:?}"
    );
    assert!(!bench.worker.should_fetch_net());
}

#[test]
fn without_a_net_the_classical_evaluation_is_used_and_the_next_game_tries_again() {
    let mut damaged = net();
    damaged[100] ^= 1;
    let mut newer = net();
    newer[8] = 3;
    for (came, why) in [
        (Err("404"), "404"),
        (
            Ok(&damaged[..]),
            "it is not what was written: its sum differs",
        ),
        (Ok(&newer[..]), "version 3 of the format, 2 is known"),
        (Ok(b"<!doctype html>".as_slice()), "this is no net"),
        (Ok(b"".as_slice()), "this is no net"),
    ] {
        let mut bench = Bench::without_net();
        bench.ask(1, play(None));
        assert!(bench.worker.should_fetch_net());
        assert_eq!(bench.on_net_loaded(came), [missing(why)]);
        for _ in 0..4 {
            bench.step();
        }
        bench.stop(1);
        let classical = score(&mut bench);
        assert_ne!(classical, with_net());
        assert!(!bench.worker.should_fetch_net());

        bench.handle_command(&Command::NewGame);
        bench.ask(2, analyse(start(), Limits::depth(1)));
        assert!(bench.worker.should_fetch_net());
        bench.on_net_loaded(Ok(&net()));
        assert_eq!(report(&bench.answer()).lines[0].score, with_net());
    }
}

#[test]
fn a_search_that_waits_for_the_net_stops_at_once_and_the_next_one_waits() {
    let mut bench = Bench::without_net();
    bench.ask(1, analyse(start(), Limits::default()));
    assert!(bench.worker.should_fetch_net());
    assert_eq!(bench.stop(1), [Reply::Stopped { id: Id(1) }]);
    assert_eq!(bench.stop(1), []);
    bench.ask(2, play(None));
    assert_eq!(
        bench.ask(3, analyse(start(), Limits::depth(1))),
        [Reply::Stopped { id: Id(2) }]
    );
    assert!(!bench.worker.should_fetch_net());
    // Mate searches do not wait.
    bench.stop(3);
    bench.ask(
        4,
        mate_request(MateQuery::Mate, "4k4/9/4P4/9/9/9/9/9/9 b G2r 1"),
    );
    assert!(matches!(bench.answer(), Reply::Mate { .. }));
    assert_eq!(bench.on_net_loaded(Ok(&net())), [Reply::Net(Net::Here)]);
    assert!(!bench.worker.is_busy());
    assert_eq!(score(&mut bench), with_net());
}

#[test]
fn a_timed_player_waits_for_half_of_the_time_and_then_plays_without_the_net() {
    let millis = Duration::from_millis;
    let time = |soft, hard| {
        Some(TimeBudget {
            soft: millis(soft),
            hard: millis(hard),
        })
    };
    for (time, waits) in [
        (time(10, 100), 50),
        (time(200, 40), 20),
        (Some(TimeBudget::fixed(millis(40))), 20),
    ] {
        let mut bench = Bench::without_net();
        bench.ask(1, play(time));
        let begun = bench.clock;
        assert!(bench.worker.should_fetch_net());
        // The clock advances a millisecond whenever it is read.
        while !bench.worker.is_busy() {
            assert_eq!(bench.on_net_progress(0).len(), 1);
        }
        assert_eq!(bench.clock - begun, millis(waits + 2));
        let last = bench.answer();
        assert!(matches!(last, Reply::Decided { .. }), "{last:?}");
        // Waiting and searching together stay within the time limit.
        let took = bench.clock - begun;
        assert!(took < millis(2 * waits + 10), "{took:?}");
        // The next move uses the net.
        assert_eq!(bench.on_net_progress(500).len(), 1);
        assert_eq!(bench.on_net_loaded(Ok(&net())), [Reply::Net(Net::Here)]);
        assert_eq!(bench.on_net_progress(1_000), []);
        assert_eq!(score(&mut bench), with_net());
    }
    // A search without a time limit waits on.
    let mut bench = Bench::without_net();
    bench.ask(1, analyse(start(), Limits::default()));
    for _ in 0..20 {
        bench.on_net_progress(0);
    }
    assert!(!bench.worker.is_busy());
}

#[test]
fn a_timed_analysis_waits_for_half_of_its_time_and_then_takes_all_of_it() {
    let millis = Duration::from_millis;
    let mut bench = Bench::without_net();
    let limits = Limits::time(TimeBudget::fixed(millis(40)));
    bench.ask(1, analyse(start(), limits));
    let begun = bench.clock;
    assert!(bench.worker.should_fetch_net());
    while !bench.worker.is_busy() {
        bench.on_net_progress(0);
    }
    assert_eq!(bench.clock - begun, millis(22));
    let last = bench.answer();
    assert!(matches!(last, Reply::Done { .. }), "{last:?}");
    assert!(bench.clock - begun > millis(60));
}

#[test]
fn a_net_loaded_during_a_search_is_used_by_the_next_one() {
    let mut bench = Bench::without_net();
    bench.ask(1, play(Some(TimeBudget::fixed(Duration::from_millis(400)))));
    bench.worker.should_fetch_net();
    while !bench.worker.is_busy() {
        bench.on_net_progress(0);
    }
    bench.step();
    assert_eq!(bench.on_net_loaded(Ok(&net())), [Reply::Net(Net::Here)]);
    let replies = bench.step();
    assert!(
        matches!(replies[..], [Reply::Info { id: Id(1), .. }]),
        "{replies:?}"
    );
    assert_ne!(report(&replies[0]).lines[0].score, with_net());
    assert!(matches!(bench.answer(), Reply::Decided { .. }));
    assert_eq!(score(&mut bench), with_net());
}
