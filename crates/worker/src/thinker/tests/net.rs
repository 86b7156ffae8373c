//! The net: when it is asked for, who waits for it, and what happens without it.
use shogi::search::{
    Host, Root, ScoreKind, Searcher,
    eval::{Layers, Net as Numbers, inputs},
};

use super::*;

/// A net for which every position is worth 500 more to the side to move.
fn net() -> Vec<u8> {
    const WIDTH: usize = 16;
    let layers = Layers {
        width: WIDTH,
        buckets: 1,
        scale: 100,
        rows: vec![0; inputs::COUNT * WIDTH],
        biases: vec![0; WIDTH],
        outputs: vec![0; 2 * WIDTH],
        output_biases: vec![5 * 64 * 255 * 255],
    };
    Numbers::new(layers).unwrap().to_bytes()
}

/// What one move makes of the start, by this net.
fn by_net() -> Score {
    let mut searcher = Searcher::new(1 << 20);
    let mut host = Host {
        now: &mut || Duration::ZERO,
        stop: &mut || false,
    };
    let root = Root::new(Position::startpos());
    searcher.search(&root, Limits::depth(1), &mut host, &mut |_| ());
    match searcher.info().lines[0].score.kind() {
        ScoreKind::Centipawns(by_hand) => Score::centipawns(by_hand - 500),
        mate => panic!("{mate:?}"),
    }
}

fn look(bench: &mut Bench) -> Score {
    bench.ask(9, analyse(start(), Limits::depth(1)));
    report(&bench.answer()).lines[0].score
}

fn play(time: Option<Allowance>) -> Request {
    Request::Play {
        situation: start(),
        level: Level::new(10).unwrap(),
        time,
        seed: 3,
    }
}

fn missing(why: &str) -> Reply {
    let why = why.to_owned();
    Reply::Net(Net::Missing { why })
}

#[test]
fn the_first_search_waits_for_the_net_which_is_sent_for_once() {
    let mut bench = Bench::without_news();
    assert!(!bench.thinker.sends_for_net());
    assert_eq!(bench.ask(1, analyse(start(), Limits::depth(1))), []);
    assert!(!bench.thinker.is_thinking());
    assert!(bench.thinker.sends_for_net());
    assert!(!bench.thinker.sends_for_net());
    let coming = Net::Coming {
        bytes: 300,
        of: 1_000,
    };
    assert_eq!(bench.net_comes(300), [Reply::Net(coming)]);
    assert!(!bench.thinker.is_thinking());
    assert_eq!(bench.net_came(Ok(&net())), [Reply::Net(Net::Here)]);
    assert!(bench.thinker.is_thinking());
    let last = bench.answer();
    assert!(matches!(last, Reply::Done { id: Id(1), .. }));
    assert_eq!(report(&last).lines[0].score, by_net());
    // It stays, over games too.
    bench.hear(&Order::Forget.to_text());
    assert_eq!(look(&mut bench), by_net());
    assert!(!bench.thinker.sends_for_net());
}

#[test]
fn a_search_for_mate_and_a_request_without_sense_need_no_net() {
    let mut bench = Bench::without_news();
    bench.ask(1, quest(Quest::Mate, "4k4/9/4P4/9/9/9/9/9/9 b G2r 1"));
    assert!(matches!(bench.answer(), Reply::Mate { .. }));
    let illegal = Situation {
        moves: vec!["7g7e".parse().unwrap()],
        ..start()
    };
    let said = bench.ask(2, analyse(illegal, Limits::default()));
    assert!(matches!(said[..], [Reply::Refused { .. }]), "{said:?}");
    assert!(!bench.thinker.sends_for_net());
}

#[test]
fn without_a_net_it_plays_by_hand_and_the_next_game_tries_again() {
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
        let mut bench = Bench::without_news();
        bench.ask(1, play(None));
        assert!(bench.thinker.sends_for_net());
        assert_eq!(bench.net_came(came), [missing(why)]);
        for _ in 0..4 {
            bench.think();
        }
        bench.stop(1);
        let by_hand = look(&mut bench);
        assert_ne!(by_hand, by_net());
        assert!(!bench.thinker.sends_for_net());

        bench.hear(&Order::Forget.to_text());
        bench.ask(2, analyse(start(), Limits::depth(1)));
        assert!(bench.thinker.sends_for_net());
        bench.net_came(Ok(&net()));
        assert_eq!(report(&bench.answer()).lines[0].score, by_net());
    }
}

#[test]
fn who_waits_for_the_net_is_stopped_at_once_and_the_next_waits_on() {
    let mut bench = Bench::without_news();
    bench.ask(1, analyse(start(), Limits::default()));
    assert!(bench.thinker.sends_for_net());
    assert_eq!(bench.stop(1), [Reply::Stopped { id: Id(1) }]);
    assert_eq!(bench.stop(1), []);
    bench.ask(2, play(None));
    assert_eq!(
        bench.ask(3, analyse(start(), Limits::depth(1))),
        [Reply::Stopped { id: Id(2) }]
    );
    assert!(!bench.thinker.sends_for_net());
    // Mates are looked for meanwhile.
    bench.stop(3);
    bench.ask(4, quest(Quest::Mate, "4k4/9/4P4/9/9/9/9/9/9 b G2r 1"));
    assert!(matches!(bench.answer(), Reply::Mate { .. }));
    assert_eq!(bench.net_came(Ok(&net())), [Reply::Net(Net::Here)]);
    assert!(!bench.thinker.is_thinking());
    assert_eq!(look(&mut bench), by_net());
}

#[test]
fn who_plays_by_the_clock_waits_for_half_of_the_time_and_then_plays_by_hand() {
    let millis = Duration::from_millis;
    let time = |soft, hard| {
        Some(Allowance {
            soft: millis(soft),
            hard: millis(hard),
        })
    };
    for (time, waits) in [
        (time(10, 100), 50),
        (time(200, 40), 20),
        (Some(Allowance::exactly(millis(40))), 20),
    ] {
        let mut bench = Bench::without_news();
        bench.ask(1, play(time));
        let begun = bench.clock;
        assert!(bench.thinker.sends_for_net());
        // Every look at the clock is a millisecond.
        while !bench.thinker.is_thinking() {
            assert_eq!(bench.net_comes(0).len(), 1);
        }
        assert_eq!(bench.clock - begun, millis(waits + 2));
        let last = bench.answer();
        assert!(matches!(last, Reply::Decided { .. }), "{last:?}");
        // Waiting and thinking together take no longer than it might have thought.
        let took = bench.clock - begun;
        assert!(took < millis(2 * waits + 10), "{took:?}");
        // It is there for the next move.
        assert_eq!(bench.net_comes(500).len(), 1);
        assert_eq!(bench.net_came(Ok(&net())), [Reply::Net(Net::Here)]);
        assert_eq!(bench.net_comes(1_000), []);
        assert_eq!(look(&mut bench), by_net());
    }
    // Nobody's clock runs where no time is told.
    let mut bench = Bench::without_news();
    bench.ask(1, analyse(start(), Limits::default()));
    for _ in 0..20 {
        bench.net_comes(0);
    }
    assert!(!bench.thinker.is_thinking());
}

#[test]
fn what_is_looked_at_in_a_game_waits_half_its_time_and_is_looked_at_for_all_of_it() {
    let millis = Duration::from_millis;
    let mut bench = Bench::without_news();
    let limits = Limits::time(Allowance::exactly(millis(40)));
    bench.ask(1, analyse(start(), limits));
    let begun = bench.clock;
    assert!(bench.thinker.sends_for_net());
    while !bench.thinker.is_thinking() {
        bench.net_comes(0);
    }
    assert_eq!(bench.clock - begun, millis(22));
    let last = bench.answer();
    assert!(matches!(last, Reply::Done { .. }), "{last:?}");
    assert!(bench.clock - begun > millis(60));
}

#[test]
fn a_net_that_comes_in_the_midst_of_a_search_leaves_it_alone() {
    let mut bench = Bench::without_news();
    bench.ask(
        1,
        play(Some(Allowance::exactly(Duration::from_millis(400)))),
    );
    bench.thinker.sends_for_net();
    while !bench.thinker.is_thinking() {
        bench.net_comes(0);
    }
    bench.think();
    assert_eq!(bench.net_came(Ok(&net())), [Reply::Net(Net::Here)]);
    let said = bench.think();
    assert!(
        matches!(said[..], [Reply::Info { id: Id(1), .. }]),
        "{said:?}"
    );
    assert_ne!(report(&said[0]).lines[0].score, by_net());
    assert!(matches!(bench.answer(), Reply::Decided { .. }));
    assert_eq!(look(&mut bench), by_net());
}
