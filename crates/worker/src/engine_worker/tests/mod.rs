mod helpers;
mod mate;
mod net;
mod ponder;

use core::time::Duration;

use komadai_search::{
    Decision, Level, Limits, Score, TimeBudget,
    tsume::{MateAnswer, MateLimits},
};
use serde_json::{Value, json};
use shogi::{Position, Strictness};

use self::mate::mate_request;
use super::EngineWorker;
use komadai_protocol::{Command, GameState, Id, MateQuery, Net, Reply, Report, Request};

/// A worker with a clock that advances a millisecond whenever it is read.
struct Bench {
    worker: EngineWorker,
    clock: Duration,
}

impl Bench {
    /// A worker whose net could not be fetched.
    fn new() -> Self {
        let mut bench = Self::without_net();
        bench.ask(0, analyse(start(), Limits::default()));
        assert!(bench.worker.should_fetch_net());
        bench.on_net_loaded(Err("404"));
        bench.stop(0);
        bench
    }

    fn without_net() -> Self {
        Self {
            worker: EngineWorker::new(1 << 20),
            clock: Duration::ZERO,
        }
    }

    fn on_net_loaded(&mut self, came: Result<&[u8], &str>) -> Vec<Reply> {
        let came = came.map_err(str::to_owned);
        self.with_control(|worker, control, send| worker.on_net_loaded(came, control, send))
    }

    fn on_net_progress(&mut self, bytes: u32) -> Vec<Reply> {
        self.with_control(|worker, control, send| {
            worker.on_net_progress(bytes, 1_000, control, send)
        })
    }

    fn with_control(
        &mut self,
        f: impl FnOnce(&mut EngineWorker, &mut super::SearchControl<'_>, super::SendReply<'_>),
    ) -> Vec<Reply> {
        let mut replies = Vec::new();
        let mut now = || {
            self.clock += Duration::from_millis(1);
            self.clock
        };
        let mut control = super::SearchControl {
            now: &mut now,
            stop: &mut || false,
        };
        f(&mut self.worker, &mut control, &mut |reply| {
            replies.push(reply)
        });
        replies
    }

    fn handle_message(&mut self, message: Value) -> Vec<Reply> {
        self.with_control(|worker, control, send| worker.handle_message(message, control, send))
    }

    fn handle_command(&mut self, command: &Command) -> Vec<Reply> {
        self.handle_message(serde_json::to_value(command).unwrap())
    }

    fn ask(&mut self, id: u32, request: Request) -> Vec<Reply> {
        self.handle_command(&Command::Start {
            id: Id(id),
            request: request.into(),
        })
    }

    fn stop(&mut self, id: u32) -> Vec<Reply> {
        self.handle_command(&Command::Stop { id: Id(id) })
    }

    fn step(&mut self) -> Vec<Reply> {
        self.with_control(|worker, control, send| worker.step(control, send))
    }

    /// Runs the current request to its end.
    fn answer(&mut self) -> Reply {
        for _ in 0..200 {
            if let Some(last) = self.step().pop()
                && !matches!(last, Reply::Info { .. })
            {
                assert!(!self.worker.is_busy());
                return last;
            }
        }
        panic!("the request does not end");
    }
}

fn at(sfen: &str) -> GameState {
    GameState::from_position(Position::from_sfen(sfen, Strictness::Lesson).unwrap())
}

fn start() -> GameState {
    GameState::from_position(Position::startpos())
}

fn analyse(state: GameState, limits: Limits) -> Request {
    Request::Analyse { state, limits }
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
fn a_position_is_analysed_one_iteration_at_a_time() {
    let mut bench = Bench::new();
    assert_eq!(bench.ask(1, analyse(start(), Limits::depth(4))), []);
    let replies = bench.step();
    assert!(
        matches!(&replies[..], [Reply::Info { id: Id(1), .. }]),
        "{replies:?}"
    );
    let first = report(&replies[0]).depth;
    let replies = bench.step();
    assert_eq!(report(&replies[0]).depth, first + 1);
    let last = bench.answer();
    assert!(matches!(last, Reply::Done { id: Id(1), .. }));
    assert_eq!(report(&last).depth, 4);
    assert_eq!(bench.step(), []);
}

#[test]
fn a_stopped_search_answers_after_at_least_one_iteration() {
    let mut bench = Bench::new();
    bench.ask(1, analyse(start(), Limits::default()));
    let replies = bench.stop(1);
    let [Reply::Done { id: Id(1), report }] = &replies[..] else {
        panic!("{replies:?}");
    };
    assert_eq!((report.depth, report.lines.len()), (1, 1));
    assert!(!bench.worker.is_busy());
    // A second stop, or one for another request, is ignored.
    assert_eq!(bench.stop(1), []);
    bench.ask(2, analyse(start(), Limits::default()));
    assert_eq!(bench.stop(1), []);
    assert!(bench.worker.is_busy());
}

#[test]
fn a_new_request_ends_the_current_one() {
    let mut bench = Bench::new();
    bench.ask(1, analyse(start(), Limits::default()));
    bench.step();
    let replies = bench.ask(2, analyse(start(), Limits::depth(2)));
    assert!(
        matches!(&replies[..], [Reply::Done { id: Id(1), .. }]),
        "{replies:?}"
    );
    assert!(matches!(bench.answer(), Reply::Done { id: Id(2), .. }));
}

#[test]
fn a_level_ends_by_itself_and_full_strength_by_the_clock() {
    let mut bench = Bench::new();
    let play = |number, time| Request::Play {
        state: start(),
        level: Level::new(number).unwrap(),
        time,
        seed: 3,
        book: false,
    };
    for request in [
        play(1, None),
        play(10, Some(TimeBudget::fixed(Duration::from_millis(20)))),
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
fn the_opening_book_answers_at_once_where_it_may() {
    let mut bench = Bench::new();
    let play = |number, book| Request::Play {
        state: start(),
        level: Level::new(number).unwrap(),
        time: Some(TimeBudget::fixed(Duration::from_millis(20))),
        seed: 3,
        book,
    };
    bench.ask(1, play(10, true));
    let replies = bench.step();
    let [
        Reply::Decided {
            decision: Decision::Play(mv),
            report: empty,
            ..
        },
    ] = &replies[..]
    else {
        panic!("{replies:?}");
    };
    assert!(Position::startpos().check_legal(*mv).is_ok());
    assert_eq!(*empty, Report::default());
    for request in [play(10, false), play(1, true)] {
        bench.ask(2, request);
        let last = bench.answer();
        assert!(report(&last).nodes > 0, "{last:?}");
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
            state: mated,
            level: Level::new(10).unwrap(),
            time: None,
            seed: 0,
            book: false,
        },
    );
    let last = bench.answer();
    assert!(
        matches!(
            last,
            Reply::Decided {
                decision: Decision::NoMove,
                ..
            }
        ),
        "{last:?}"
    );
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
fn a_position_without_kings_is_accepted() {
    const LESSON: &str = "9/9/4p4/9/4P4/9/9/9/9 b G 1";
    let mut bench = Bench::new();
    bench.ask(1, analyse(at(LESSON), Limits::depth(4)));
    assert!(matches!(bench.answer(), Reply::Done { .. }));
    bench.ask(2, mate_request(MateQuery::Mate, LESSON));
    let last = bench.answer();
    let Reply::Mate { report, .. } = last else {
        panic!("{last:?}");
    };
    assert_eq!(report.answer, MateAnswer::NoMate);
}

#[test]
fn illegal_moves_are_refused() {
    let mut bench = Bench::new();
    let illegal = GameState {
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
        let replies = bench.ask(5, request);
        let [Reply::Refused { id: Id(5), why }] = &replies[..] else {
            panic!("{replies:?}");
        };
        assert_eq!(why, expected);
        assert!(!bench.worker.is_busy());
    }
}

#[test]
fn the_table_is_kept_for_the_next_position_and_cleared_for_the_next_game() {
    let mut bench = Bench::new();
    let new_game = |bench: &mut Bench| {
        bench.handle_command(&Command::NewGame);
        // This requests the net again.
        bench.ask(1, analyse(start(), Limits::depth(6)));
        bench.on_net_loaded(Err("404"));
        report(&bench.answer()).nodes
    };
    let cold = new_game(&mut bench);
    bench.ask(1, analyse(start(), Limits::depth(6)));
    let warm = report(&bench.answer()).nodes;
    assert!(warm < cold, "{warm} and {cold} nodes");
    assert_eq!(new_game(&mut bench), cold);
}

#[test]
fn a_malformed_message_is_answered_with_an_error() {
    for message in [
        json!("go infinite"),
        json!({ "stop": { "id": -1 } }),
        Value::Null,
    ] {
        let replies = Bench::new().handle_message(message);
        assert!(matches!(&replies[..], [Reply::Error { .. }]), "{replies:?}");
    }
}
