use core::time::Duration;

use shogi::{
    Position, Strictness,
    search::{Allowance, Decision, Level, Limits, Score},
    tsume::{MateAnswer, MateLimits},
};

use super::Thinker;
use crate::protocol::{Id, Net, Order, Quest, Reply, Report, Request, Situation};

mod net;

/// A thinker under a clock that goes a millisecond further whenever it is looked at.
struct Bench {
    thinker: Thinker,
    clock: Duration,
}

impl Bench {
    /// One that was told already that there is no net.
    fn new() -> Self {
        let mut bench = Self::without_news();
        bench.ask(0, analyse(start(), Limits::default()));
        assert!(bench.thinker.sends_for_net());
        bench.net_came(Err("404"));
        bench.stop(0);
        bench
    }

    fn without_news() -> Self {
        Self {
            thinker: Thinker::new(1 << 20),
            clock: Duration::ZERO,
        }
    }

    fn net_came(&mut self, came: Result<&[u8], &str>) -> Vec<Reply> {
        let came = came.map_err(str::to_owned);
        self.with_host(|thinker, host, say| thinker.net_came(came, host, say))
    }

    fn net_comes(&mut self, bytes: u32) -> Vec<Reply> {
        self.with_host(|thinker, host, say| thinker.net_comes(bytes, 1_000, host, say))
    }

    fn with_host(
        &mut self,
        f: impl FnOnce(&mut Thinker, &mut super::Host<'_>, super::Say<'_>),
    ) -> Vec<Reply> {
        let mut said = Vec::new();
        let mut now = || {
            self.clock += Duration::from_millis(1);
            self.clock
        };
        let mut host = super::Host {
            now: &mut now,
            stop: &mut || false,
        };
        f(&mut self.thinker, &mut host, &mut |reply| said.push(reply));
        said
    }

    fn hear(&mut self, text: &str) -> Vec<Reply> {
        self.with_host(|thinker, host, say| thinker.hear(text, host, say))
    }

    fn ask(&mut self, id: u32, request: Request) -> Vec<Reply> {
        self.hear(&Order::Ask(Id(id), request.into()).to_text())
    }

    fn stop(&mut self, id: u32) -> Vec<Reply> {
        self.hear(&Order::Stop(Id(id)).to_text())
    }

    fn think(&mut self) -> Vec<Reply> {
        self.with_host(|thinker, host, say| thinker.think(host, say))
    }

    /// Thinks to the end.
    fn answer(&mut self) -> Reply {
        for _ in 0..200 {
            if let Some(last) = self.think().pop()
                && !matches!(last, Reply::Info { .. })
            {
                assert!(!self.thinker.is_thinking());
                return last;
            }
        }
        panic!("there is no end to it");
    }
}

fn at(sfen: &str) -> Situation {
    Situation::of_position(Position::from_sfen(sfen, Strictness::Lesson).unwrap())
}

fn start() -> Situation {
    Situation::of_position(Position::startpos())
}

fn analyse(situation: Situation, limits: Limits) -> Request {
    Request::Analyse { situation, limits }
}

fn report(reply: &Reply) -> &Report {
    match reply {
        Reply::Info { report, .. } | Reply::Done { report, .. } | Reply::Decided { report, .. } => {
            report
        }
        other => panic!("no report: {other:?}"),
    }
}

#[test]
fn a_position_is_analysed_an_iteration_at_a_time() {
    let mut bench = Bench::new();
    assert_eq!(bench.ask(1, analyse(start(), Limits::depth(4))), []);
    let said = bench.think();
    assert!(
        matches!(&said[..], [Reply::Info { id: Id(1), .. }]),
        "{said:?}"
    );
    let first = report(&said[0]).depth;
    let said = bench.think();
    assert_eq!(report(&said[0]).depth, first + 1);
    let last = bench.answer();
    assert!(matches!(last, Reply::Done { id: Id(1), .. }));
    assert_eq!(report(&last).depth, 4);
    assert_eq!(bench.think(), []);
}

#[test]
fn a_stop_is_answered_with_what_is_known_and_with_an_iteration_at_least() {
    let mut bench = Bench::new();
    bench.ask(1, analyse(start(), Limits::default()));
    let said = bench.stop(1);
    let [Reply::Done { id: Id(1), report }] = &said[..] else {
        panic!("{said:?}");
    };
    assert_eq!((report.depth, report.lines.len()), (1, 1));
    assert!(!bench.thinker.is_thinking());
    // Twice, or of another request: nothing.
    assert_eq!(bench.stop(1), []);
    bench.ask(2, analyse(start(), Limits::default()));
    assert_eq!(bench.stop(1), []);
    assert!(bench.thinker.is_thinking());
}

#[test]
fn a_request_in_the_midst_of_another_ends_it() {
    let mut bench = Bench::new();
    bench.ask(1, analyse(start(), Limits::default()));
    bench.think();
    let said = bench.ask(2, analyse(start(), Limits::depth(2)));
    assert!(
        matches!(&said[..], [Reply::Done { id: Id(1), .. }]),
        "{said:?}"
    );
    assert!(matches!(bench.answer(), Reply::Done { id: Id(2), .. }));
}

#[test]
fn a_level_decides_by_itself_and_the_clock_ends_the_highest() {
    let mut bench = Bench::new();
    let play = |number, time| Request::Play {
        situation: start(),
        level: Level::new(number).unwrap(),
        time,
        seed: 3,
    };
    for request in [
        play(1, None),
        play(10, Some(Allowance::exactly(Duration::from_millis(20)))),
    ] {
        bench.ask(1, request);
        let last = bench.answer();
        let Reply::Decided {
            decision: Decision::Play(mv),
            ..
        } = last
        else {
            panic!("{last:?}");
        };
        assert!(Position::startpos().check_legal(mv).is_ok());
    }
}

#[test]
fn a_mate_is_seen_and_a_mated_side_resigns() {
    let mut bench = Bench::new();
    let mate = at("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    bench.ask(1, analyse(mate, Limits::depth(3)));
    let last = bench.answer();
    assert_eq!(report(&last).lines[0].score, Score::mate_in(1));

    let mated = at("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1");
    bench.ask(
        2,
        Request::Play {
            situation: mated,
            level: Level::new(10).unwrap(),
            time: None,
            seed: 0,
        },
    );
    let last = bench.answer();
    assert!(
        matches!(
            last,
            Reply::Decided {
                decision: Decision::Resign,
                ..
            }
        ),
        "{last:?}"
    );
}

fn quest(quest: Quest, sfen: &str) -> Request {
    Request::Mate {
        quest,
        position: at(sfen).start,
        limits: MateLimits::default(),
    }
}

fn mate(text: &str) -> MateAnswer {
    MateAnswer::Mate(text.split(' ').map(|mv| mv.parse().unwrap()).collect())
}

#[test]
fn a_mate_by_checks_is_found_or_told_not_to_be_there() {
    let mut bench = Bench::new();
    for (request, answer) in [
        (
            quest(Quest::Mate, "4k4/9/4P4/9/9/9/9/9/9 b G2r 1"),
            mate("G*5b"),
        ),
        (
            quest(Quest::Mate, "4k4/9/9/9/9/9/9/9/9 b G2r 1"),
            MateAnswer::NoMate,
        ),
        (
            quest(Quest::Threat, "4k4/9/4P4/9/9/9/9/9/9 w G2r 1"),
            mate("G*5b"),
        ),
        (
            quest(Quest::Threat, "4k4/9/9/9/9/9/9/9/9 w G2r 1"),
            MateAnswer::NoMate,
        ),
    ] {
        assert_eq!(bench.ask(3, request), []);
        let last = bench.answer();
        let Reply::Mate { id: Id(3), found } = last else {
            panic!("{last:?}");
        };
        assert_eq!(found.answer, answer);
        assert!(found.nodes > 0);
    }
    let said = bench.ask(4, quest(Quest::Threat, "4k4/4G4/9/9/9/9/9/9/4K4 w 2r 1"));
    assert!(
        matches!(&said[..], [Reply::Refused { id: Id(4), .. }]),
        "{said:?}"
    );
}

#[test]
fn a_search_for_mate_stopped_before_it_began_has_found_nothing() {
    let mut bench = Bench::new();
    bench.ask(4, quest(Quest::Mate, "4k4/9/4P4/9/9/9/9/9/9 b G2r 1"));
    let said = bench.stop(4);
    let [Reply::Mate { found, .. }] = &said[..] else {
        panic!("{said:?}");
    };
    assert_eq!(found.answer, MateAnswer::Unknown);
    assert!(!bench.thinker.is_thinking());
}

#[test]
fn a_problem_with_one_king_is_analysed() {
    let mut bench = Bench::new();
    bench.ask(
        1,
        analyse(at("4k4/9/4P4/9/9/9/9/9/9 b G2r 1"), Limits::depth(4)),
    );
    assert_eq!(report(&bench.answer()).lines[0].score, Score::mate_in(1));
}

#[test]
fn a_lesson_without_kings_is_no_trouble() {
    const LESSON: &str = "9/9/4p4/9/4P4/9/9/9/9 b G 1";
    let mut bench = Bench::new();
    bench.ask(1, analyse(at(LESSON), Limits::depth(4)));
    assert!(matches!(bench.answer(), Reply::Done { .. }));
    bench.ask(2, quest(Quest::Mate, LESSON));
    let last = bench.answer();
    let Reply::Mate { found, .. } = last else {
        panic!("{last:?}");
    };
    assert_eq!(found.answer, MateAnswer::NoMate);
}

#[test]
fn moves_that_cannot_be_played_are_refused() {
    let mut bench = Bench::new();
    let illegal = Situation {
        moves: vec!["7g7e".parse().unwrap()],
        ..start()
    };
    let only = Limits {
        moves: vec!["7g7e".parse().unwrap()],
        ..Limits::default()
    };
    for (request, expected) in [
        (analyse(illegal, Limits::default()), "move 1 is illegal"),
        (analyse(start(), only), "7g7e is illegal"),
    ] {
        let said = bench.ask(5, request);
        let [Reply::Refused { id: Id(5), why }] = &said[..] else {
            panic!("{said:?}");
        };
        assert_eq!(why, expected);
        assert!(!bench.thinker.is_thinking());
    }
}

#[test]
fn the_table_is_kept_for_the_next_position_and_forgotten_for_the_next_game() {
    let nodes = |bench: &mut Bench| {
        bench.ask(1, analyse(start(), Limits::depth(6)));
        report(&bench.answer()).nodes
    };
    let mut bench = Bench::new();
    let cold = nodes(&mut bench);
    let warm = nodes(&mut bench);
    assert!(warm < cold, "{warm} and {cold} nodes");
    bench.hear(&Order::Forget.to_text());
    // Which asks for the net anew, too.
    bench.ask(1, analyse(start(), Limits::depth(6)));
    bench.net_came(Err("404"));
    assert_eq!(report(&bench.answer()).nodes, cold);
}

#[test]
fn what_is_no_message_is_said() {
    let said = Bench::new().hear("go infinite");
    let [Reply::Broken { why }] = &said[..] else {
        panic!("{said:?}");
    };
    assert_eq!(why, "no message is called `go`");
}
