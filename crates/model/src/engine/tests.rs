//! The tests play the page and the worker.
mod net;
mod property;

use core::time::Duration;

use komadai_protocol::{Command, GameState, Id, PONDER_SLICE, Reply, Report, Request, VERSION};
use komadai_search::{Bound, Decision, Level, Limits, Line, Score, TimeBudget};
use shogi::{Move, Position};

use super::{
    Answer, Status,
    request_queue::{
        Generation, PONDER_STOP_TIMEOUT, QueueAction, QueueInput, RequestQueue, STOP_TIMEOUT,
    },
};

const BUILD: &str = "0123";

fn analyse() -> Request {
    Request::Analyse {
        state: GameState::from_position(Position::startpos()),
        limits: Limits::default(),
    }
}

fn play() -> Request {
    Request::Play {
        state: GameState::from_position(Position::startpos()),
        level: Level::new(10).expect("a level"),
        time: None,
        seed: 7,
        book: false,
    }
}

fn ponder() -> Request {
    Request::Ponder {
        state: GameState::from_position(Position::startpos()),
        level: Level::new(10).expect("a level"),
        seed: 7,
    }
}

fn best() -> Move {
    "7g7f".parse().expect("a move")
}

fn report(depth: u8) -> Report {
    Report {
        depth,
        lines: vec![Line {
            score: Score::centipawns(30),
            bound: Bound::Exact,
            depth,
            moves: vec![best()],
        }],
        ..Report::default()
    }
}

/// A queue, and the last worker that it has started.
struct Bench {
    queue: RequestQueue,
    worker: Generation,
    now: Duration,
}

impl Bench {
    fn new() -> Self {
        Self {
            queue: RequestQueue::new(BUILD.to_owned()),
            worker: Generation::default(),
            now: Duration::ZERO,
        }
    }

    /// A queue whose worker is busy with `request`, which has id 1.
    fn thinking(request: Request) -> Self {
        let mut bench = Self::new();
        bench.ask(1, request);
        bench.ready();
        bench
    }

    fn on(&mut self, input: QueueInput) -> Vec<QueueAction> {
        let actions = self.queue.handle(input, self.now);
        for action in &actions {
            if let QueueAction::StartWorker(generation) = action {
                self.worker = *generation;
            }
        }
        actions
    }

    fn ask(&mut self, id: u32, request: Request) -> Vec<QueueAction> {
        self.on(QueueInput::Search(Id(id), request.into()))
    }

    fn reply(&mut self, reply: Reply) -> Vec<QueueAction> {
        self.on(QueueInput::Reply(self.worker, reply.into()))
    }

    fn ready(&mut self) -> Vec<QueueAction> {
        self.reply(Reply::Ready {
            version: VERSION,
            build: BUILD.to_owned(),
        })
    }

    fn info(&mut self, id: u32, depth: u8) -> Vec<QueueAction> {
        self.reply(Reply::Info {
            id: Id(id),
            report: report(depth),
        })
    }

    fn done(&mut self, id: u32, depth: u8) -> Vec<QueueAction> {
        self.reply(Reply::Done {
            id: Id(id),
            report: report(depth),
        })
    }

    fn fail(&mut self) -> Vec<QueueAction> {
        self.on(QueueInput::WorkerFailed(
            self.worker,
            "out of memory".to_owned(),
        ))
    }
}

fn started(id: u32, request: Request) -> QueueAction {
    let request = request.into();
    posted(Command::Start {
        id: Id(id),
        request,
    })
}

fn posted(command: Command) -> QueueAction {
    QueueAction::Post(command)
}

fn answered(id: u32, answer: Answer) -> QueueAction {
    QueueAction::Answer(Id(id), answer)
}

#[test]
fn the_first_request_starts_the_worker_and_is_sent_when_it_is_ready() {
    let mut bench = Bench::new();
    let actions = bench.ask(1, analyse());
    assert_eq!(
        actions,
        [
            QueueAction::StartWorker(bench.worker),
            QueueAction::SetStatus(Status::Starting)
        ]
    );
    let actions = bench.ready();
    let asked = started(1, analyse());
    assert_eq!(actions, [asked, QueueAction::SetStatus(Status::Thinking)]);
    let actions = bench.info(1, 4);
    assert_eq!(actions, [answered(1, Answer::Info(report(4)))]);
    let actions = bench.done(1, 5);
    let done = answered(1, Answer::Done(report(5)));
    assert_eq!(actions, [done, QueueAction::SetStatus(Status::Ready)]);
    let actions = bench.ask(2, play());
    let asked = started(2, play());
    assert_eq!(actions, [asked, QueueAction::SetStatus(Status::Thinking)]);
}

#[test]
fn of_ten_requests_in_a_row_the_last_is_answered() {
    let mut bench = Bench::thinking(analyse());
    let actions = bench.ask(2, analyse());
    let stop = posted(Command::Stop { id: Id(1) });
    let late = QueueAction::AwaitStop(bench.worker, Id(1), STOP_TIMEOUT);
    assert_eq!(actions, [answered(1, Answer::Superseded), stop, late]);
    for id in 3..=10 {
        let actions = bench.ask(id, analyse());
        assert_eq!(actions, [answered(id - 1, Answer::Superseded)]);
    }
    // The first has to end, but its answers are dropped.
    assert_eq!(bench.info(1, 6), []);
    assert_eq!(bench.done(1, 6), [started(10, analyse())]);
    assert_eq!(bench.info(10, 1), [answered(10, Answer::Info(report(1)))]);
}

#[test]
fn a_request_waits_for_the_end_of_a_slice_on_the_opponent_s_time() {
    assert!(PONDER_STOP_TIMEOUT > PONDER_SLICE + STOP_TIMEOUT);
    let mut bench = Bench::thinking(ponder());
    let actions = bench.ask(2, play());
    let stop = posted(Command::Stop { id: Id(1) });
    let late = QueueAction::AwaitStop(bench.worker, Id(1), PONDER_STOP_TIMEOUT);
    assert_eq!(actions, [answered(1, Answer::Superseded), stop, late]);
    // The same worker, with its table, goes on with the next request.
    let actions = bench.reply(Reply::Stopped { id: Id(1) });
    assert_eq!(actions, [started(2, play())]);
}

#[test]
fn a_search_on_the_opponent_s_time_has_no_result() {
    let mut bench = Bench::thinking(ponder());
    let ended = bench.reply(Reply::Stopped { id: Id(1) });
    let ready = QueueAction::SetStatus(Status::Ready);
    assert_eq!(ended, [answered(1, Answer::Stopped), ready]);
}

#[test]
fn a_stop_command_is_answered_by_the_worker() {
    let mut bench = Bench::thinking(analyse());
    let worker = bench.worker;
    let stop = posted(Command::Stop { id: Id(1) });
    assert_eq!(
        bench.on(QueueInput::Stop(Id(1))),
        [stop, QueueAction::AwaitStop(worker, Id(1), STOP_TIMEOUT)]
    );
    assert_eq!(bench.on(QueueInput::Stop(Id(1))), []);
    let done = answered(1, Answer::Done(report(9)));
    assert_eq!(
        bench.done(1, 9),
        [done, QueueAction::SetStatus(Status::Ready)]
    );
    assert_eq!(bench.on(QueueInput::StopTimeout(worker, Id(1))), []);
    // The next request is not stopped by what is left of the first.
    bench.ask(2, analyse());
    assert_eq!(bench.on(QueueInput::StopTimeout(worker, Id(1))), []);
    assert_eq!(bench.on(QueueInput::Stop(Id(1))), []);
}

#[test]
fn a_worker_that_does_not_stop_is_replaced_and_its_last_report_is_the_answer() {
    for (request, last) in [
        (analyse(), Answer::Done(report(8))),
        (play(), Answer::Decided(Decision::Play(best()), report(8))),
    ] {
        let mut bench = Bench::thinking(request);
        bench.info(1, 8);
        bench.on(QueueInput::Stop(Id(1)));
        let old = bench.worker;
        let actions = bench.on(QueueInput::StopTimeout(old, Id(1)));
        assert_ne!(bench.worker, old);
        assert_eq!(
            actions,
            [
                QueueAction::TerminateWorker,
                QueueAction::StartWorker(bench.worker),
                answered(1, last),
                QueueAction::SetStatus(Status::Starting)
            ]
        );
        // Late messages of the old worker are ignored.
        let late = Reply::Done {
            id: Id(1),
            report: report(9),
        };
        assert_eq!(bench.on(QueueInput::Reply(old, late.into())), []);
        assert_eq!(bench.on(QueueInput::WorkerFailed(old, String::new())), []);
        assert_eq!(bench.ready(), [QueueAction::SetStatus(Status::Ready)]);
    }
}

#[test]
fn a_request_stopped_before_the_first_report_has_no_result() {
    let mut bench = Bench::thinking(play());
    bench.on(QueueInput::Stop(Id(1)));
    let actions = bench.on(QueueInput::StopTimeout(bench.worker, Id(1)));
    assert!(actions.contains(&answered(1, Answer::Stopped)));
    // Not sent yet.
    bench.ask(2, play());
    assert_eq!(
        bench.on(QueueInput::Stop(Id(2))),
        [answered(2, Answer::Stopped)]
    );
    assert_eq!(bench.ready(), [QueueAction::SetStatus(Status::Ready)]);
}

#[test]
fn a_new_request_replaces_a_worker_that_does_not_stop() {
    let mut bench = Bench::thinking(analyse());
    bench.ask(2, analyse());
    let old = bench.worker;
    let actions = bench.on(QueueInput::StopTimeout(old, Id(1)));
    let start = QueueAction::StartWorker(bench.worker);
    assert_eq!(
        actions,
        [
            QueueAction::TerminateWorker,
            start,
            QueueAction::SetStatus(Status::Starting)
        ]
    );
    let asked = started(2, analyse());
    assert_eq!(
        bench.ready(),
        [asked, QueueAction::SetStatus(Status::Thinking)]
    );
}

#[test]
fn a_request_is_sent_once_more_when_its_worker_fails() {
    let mut bench = Bench::thinking(analyse());
    bench.info(1, 8);
    let old = bench.worker;
    let actions = bench.fail();
    let start = QueueAction::StartWorker(bench.worker);
    assert_eq!(
        actions,
        [
            QueueAction::TerminateWorker,
            start,
            QueueAction::SetStatus(Status::Starting)
        ]
    );
    let ready = Reply::Ready {
        version: VERSION,
        build: BUILD.to_owned(),
    };
    assert_eq!(bench.on(QueueInput::Reply(old, ready.into())), []);
    let asked = started(1, analyse());
    assert_eq!(
        bench.ready(),
        [asked, QueueAction::SetStatus(Status::Thinking)]
    );

    let why = "out of memory".to_owned();
    let failed = Answer::Failed(why.clone());
    let actions = bench.fail();
    assert_eq!(
        actions,
        [
            QueueAction::TerminateWorker,
            answered(1, failed),
            QueueAction::SetStatus(Status::Failed(why))
        ]
    );
    // Whoever asks next has a worker again.
    assert!(
        bench
            .ask(2, analyse())
            .contains(&QueueAction::StartWorker(bench.worker))
    );
}

#[test]
fn a_player_s_clock_runs_while_the_worker_starts() {
    let seconds = Duration::from_secs;
    let play_for = |time| {
        let mut request = play();
        if let Request::Play { time: it, .. } = &mut request {
            *it = Some(TimeBudget::fixed(seconds(time)));
        }
        request
    };
    let mut bench = Bench::new();
    bench.now = seconds(100);
    bench.ask(1, play_for(6));
    bench.now += seconds(2);
    let asked = started(1, play_for(4));
    assert_eq!(
        bench.ready(),
        [asked, QueueAction::SetStatus(Status::Thinking)]
    );
    // The next one goes on with what the first has left.
    bench.now += seconds(1);
    bench.fail();
    bench.now += seconds(7);
    let asked = started(1, play_for(0));
    assert_eq!(
        bench.ready(),
        [asked, QueueAction::SetStatus(Status::Thinking)]
    );
}

#[test]
fn a_request_that_replaces_a_retried_one_has_its_own_tries() {
    let mut bench = Bench::thinking(analyse());
    bench.fail();
    bench.ask(2, analyse());
    bench.ready();
    bench.fail();
    let asked = started(2, analyse());
    assert_eq!(
        bench.ready(),
        [asked, QueueAction::SetStatus(Status::Thinking)]
    );
}

#[test]
fn a_worker_that_does_not_start_is_started_once_more() {
    let mut bench = Bench::new();
    bench.ask(1, analyse());
    assert_eq!(
        bench.fail(),
        [
            QueueAction::TerminateWorker,
            QueueAction::StartWorker(bench.worker)
        ]
    );
    let failed = Answer::Failed("out of memory".to_owned());
    assert!(bench.fail().contains(&answered(1, failed)));
    assert_eq!(bench.fail(), []);
}

#[test]
fn an_error_counts_as_a_failed_worker() {
    let mut bench = Bench::thinking(analyse());
    let why = "index out of bounds".to_owned();
    let actions = bench.reply(Reply::Error { why });
    assert!(actions.contains(&QueueAction::StartWorker(bench.worker)));
}

#[test]
fn the_next_worker_gets_what_a_replaced_one_was_asked() {
    let mut bench = Bench::new();
    assert_eq!(bench.on(QueueInput::ReplaceWorker), []);
    bench.ask(1, analyse());
    // It is replaced as often as somebody likes.
    for _ in 0..5 {
        bench.ready();
        let before = bench.worker;
        let actions = bench.on(QueueInput::ReplaceWorker);
        assert_eq!(
            actions,
            [
                QueueAction::TerminateWorker,
                QueueAction::StartWorker(bench.worker),
                QueueAction::SetStatus(Status::Starting)
            ]
        );
        assert_ne!(bench.worker, before);
    }
    let ready = bench.ready();
    assert!(ready.contains(&started(1, analyse())), "{ready:?}");
    bench.done(1, 9);
    // Nothing is asked: the next request starts one.
    let actions = bench.on(QueueInput::ReplaceWorker);
    let asleep = QueueAction::SetStatus(Status::Asleep);
    assert_eq!(actions, [QueueAction::TerminateWorker, asleep]);
}

#[test]
fn a_request_that_is_being_stopped_ends_with_its_worker() {
    let mut bench = Bench::thinking(analyse());
    bench.info(1, 7);
    bench.on(QueueInput::Stop(Id(1)));
    let actions = bench.on(QueueInput::ReplaceWorker);
    let done = answered(1, Answer::Done(report(7)));
    let asleep = QueueAction::SetStatus(Status::Asleep);
    assert_eq!(actions, [QueueAction::TerminateWorker, done, asleep]);
}

#[test]
fn a_worker_of_another_build_is_refused() {
    for (version, build) in [(VERSION, "4567"), (VERSION + 1, BUILD)] {
        let mut bench = Bench::new();
        bench.ask(1, analyse());
        let build = build.to_owned();
        let actions = bench.reply(Reply::Ready { version, build });
        let [
            QueueAction::TerminateWorker,
            QueueAction::Answer(Id(1), Answer::Failed(_)),
            QueueAction::SetStatus(Status::Failed(_)),
        ] = &actions[..]
        else {
            panic!("{actions:?}");
        };
        // That it ends is no news.
        assert_eq!(bench.fail(), []);
    }
}

#[test]
fn a_new_game_is_sent_before_the_next_request() {
    let mut bench = Bench::thinking(play());
    assert_eq!(bench.on(QueueInput::NewGame), []);
    bench.done(1, 3);
    let actions = bench.ask(2, play());
    assert_eq!(actions[0], posted(Command::NewGame));
    assert_eq!(actions[1], started(2, play()));
    bench.done(2, 3);
    assert_eq!(bench.ask(3, play())[0], started(3, play()));
}
