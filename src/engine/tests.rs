//! Page and worker without either: the test plays the worker.
mod net;

use core::time::Duration;

use komadai_worker::protocol::{Id, Order, Reply, Report, Request, Situation, VERSION};
use proptest::{collection::vec, prelude::*};
use shogi::{
    Move, Position,
    search::{Allowance, Bound, Decision, Level, Limits, Line, Score},
};

use super::{
    Answer, Status,
    dispatch::{Act, Dispatch, Event, Generation},
};

const BUILD: &str = "0123";

fn analyse() -> Request {
    Request::Analyse {
        situation: Situation::of_position(Position::startpos()),
        limits: Limits::default(),
    }
}

fn play() -> Request {
    Request::Play {
        situation: Situation::of_position(Position::startpos()),
        level: Level::new(10).expect("a level"),
        time: None,
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

/// A dispatch, and the last worker it has started.
struct Bench {
    dispatch: Dispatch,
    worker: Generation,
    now: Duration,
}

impl Bench {
    fn new() -> Self {
        Self {
            dispatch: Dispatch::new(BUILD.to_owned()),
            worker: Generation::default(),
            now: Duration::ZERO,
        }
    }

    /// One whose worker is ready, and thinks about `request`, asked as 1.
    fn thinking(request: Request) -> Self {
        let mut bench = Self::new();
        bench.ask(1, request);
        bench.ready();
        bench
    }

    fn on(&mut self, event: Event) -> Vec<Act> {
        let acts = self.dispatch.on(event, self.now);
        for act in &acts {
            if let Act::Start(generation) = act {
                self.worker = *generation;
            }
        }
        acts
    }

    fn ask(&mut self, id: u32, request: Request) -> Vec<Act> {
        self.on(Event::Ask(Id(id), request.into()))
    }

    fn says(&mut self, reply: &Reply) -> Vec<Act> {
        self.on(Event::Heard(self.worker, reply.to_text()))
    }

    fn ready(&mut self) -> Vec<Act> {
        self.says(&Reply::Ready {
            version: VERSION,
            build: BUILD.to_owned(),
        })
    }

    fn info(&mut self, id: u32, depth: u8) -> Vec<Act> {
        self.says(&Reply::Info {
            id: Id(id),
            report: report(depth),
        })
    }

    fn done(&mut self, id: u32, depth: u8) -> Vec<Act> {
        self.says(&Reply::Done {
            id: Id(id),
            report: report(depth),
        })
    }

    fn dies(&mut self) -> Vec<Act> {
        self.on(Event::Died(self.worker, "out of memory".to_owned()))
    }
}

fn posted(order: &Order) -> Act {
    Act::Post(order.to_text())
}

fn tell(id: u32, answer: Answer) -> Act {
    Act::Tell(Id(id), answer)
}

#[test]
fn the_worker_starts_when_it_is_first_asked_and_is_asked_when_it_is_ready() {
    let mut bench = Bench::new();
    let acts = bench.ask(1, analyse());
    assert_eq!(
        acts,
        [Act::Start(bench.worker), Act::Show(Status::Starting)]
    );
    let acts = bench.ready();
    let asked = posted(&Order::Ask(Id(1), analyse().into()));
    assert_eq!(acts, [asked, Act::Show(Status::Thinking)]);
    let acts = bench.info(1, 4);
    assert_eq!(acts, [tell(1, Answer::Info(report(4)))]);
    let acts = bench.done(1, 5);
    let done = tell(1, Answer::Done(report(5)));
    assert_eq!(acts, [done, Act::Show(Status::Ready)]);
    let acts = bench.ask(2, play());
    let asked = posted(&Order::Ask(Id(2), play().into()));
    assert_eq!(acts, [asked, Act::Show(Status::Thinking)]);
}

#[test]
fn of_ten_requests_in_a_row_the_last_is_answered() {
    let mut bench = Bench::thinking(analyse());
    let acts = bench.ask(2, analyse());
    let stop = posted(&Order::Stop(Id(1)));
    let late = Act::Await(bench.worker, Id(1));
    assert_eq!(acts, [tell(1, Answer::Superseded), stop, late]);
    for id in 3..=10 {
        let acts = bench.ask(id, analyse());
        assert_eq!(acts, [tell(id - 1, Answer::Superseded)]);
    }
    // Nobody is told of the first any more, but it has to end.
    assert_eq!(bench.info(1, 6), []);
    assert_eq!(
        bench.done(1, 6),
        [posted(&Order::Ask(Id(10), analyse().into()))]
    );
    assert_eq!(bench.info(10, 1), [tell(10, Answer::Info(report(1)))]);
}

#[test]
fn a_stop_is_answered_by_the_worker_if_it_hears_it() {
    let mut bench = Bench::thinking(analyse());
    let worker = bench.worker;
    let stop = posted(&Order::Stop(Id(1)));
    assert_eq!(
        bench.on(Event::Stop(Id(1))),
        [stop, Act::Await(worker, Id(1))]
    );
    assert_eq!(bench.on(Event::Stop(Id(1))), []);
    let done = tell(1, Answer::Done(report(9)));
    assert_eq!(bench.done(1, 9), [done, Act::Show(Status::Ready)]);
    assert_eq!(bench.on(Event::Late(worker, Id(1))), []);
    // The next request is not stopped by what is left of the first.
    bench.ask(2, analyse());
    assert_eq!(bench.on(Event::Late(worker, Id(1))), []);
    assert_eq!(bench.on(Event::Stop(Id(1))), []);
}

#[test]
fn a_worker_too_deep_in_thought_is_replaced_and_its_last_word_counts() {
    for (request, last) in [
        (analyse(), Answer::Done(report(8))),
        (play(), Answer::Decided(Decision::Play(best()), report(8))),
    ] {
        let mut bench = Bench::thinking(request);
        bench.info(1, 8);
        bench.on(Event::Stop(Id(1)));
        let old = bench.worker;
        let acts = bench.on(Event::Late(old, Id(1)));
        assert_ne!(bench.worker, old);
        assert_eq!(
            acts,
            [
                Act::End,
                Act::Start(bench.worker),
                tell(1, last),
                Act::Show(Status::Starting)
            ]
        );
        // What the old one still had to say.
        let late = Reply::Done {
            id: Id(1),
            report: report(9),
        };
        assert_eq!(bench.on(Event::Heard(old, late.to_text())), []);
        assert_eq!(bench.on(Event::Died(old, String::new())), []);
        assert_eq!(bench.ready(), [Act::Show(Status::Ready)]);
    }
}

#[test]
fn a_worker_stopped_before_it_knew_anything_leaves_no_answer() {
    let mut bench = Bench::thinking(play());
    bench.on(Event::Stop(Id(1)));
    let acts = bench.on(Event::Late(bench.worker, Id(1)));
    assert!(acts.contains(&tell(1, Answer::Stopped)));
    // Not even asked yet.
    bench.ask(2, play());
    assert_eq!(bench.on(Event::Stop(Id(2))), [tell(2, Answer::Stopped)]);
    assert_eq!(bench.ready(), [Act::Show(Status::Ready)]);
}

#[test]
fn a_new_position_does_not_wait_for_a_worker_deep_in_thought() {
    let mut bench = Bench::thinking(analyse());
    bench.ask(2, analyse());
    let old = bench.worker;
    let acts = bench.on(Event::Late(old, Id(1)));
    let started = Act::Start(bench.worker);
    assert_eq!(acts, [Act::End, started, Act::Show(Status::Starting)]);
    let asked = posted(&Order::Ask(Id(2), analyse().into()));
    assert_eq!(bench.ready(), [asked, Act::Show(Status::Thinking)]);
}

#[test]
fn a_worker_that_dies_in_thought_is_replaced_and_asked_again_once() {
    let mut bench = Bench::thinking(analyse());
    bench.info(1, 8);
    let old = bench.worker;
    let acts = bench.dies();
    let started = Act::Start(bench.worker);
    assert_eq!(acts, [Act::End, started, Act::Show(Status::Starting)]);
    let ready = Reply::Ready {
        version: VERSION,
        build: BUILD.to_owned(),
    };
    assert_eq!(bench.on(Event::Heard(old, ready.to_text())), []);
    let asked = posted(&Order::Ask(Id(1), analyse().into()));
    assert_eq!(bench.ready(), [asked, Act::Show(Status::Thinking)]);

    let why = "out of memory".to_owned();
    let failed = Answer::Failed(why.clone());
    let acts = bench.dies();
    assert_eq!(
        acts,
        [Act::End, tell(1, failed), Act::Show(Status::Failed(why))]
    );
    // Whoever asks next has a worker again.
    assert!(bench.ask(2, analyse()).contains(&Act::Start(bench.worker)));
}

#[test]
fn a_player_s_clock_runs_while_there_is_no_worker_yet() {
    let seconds = Duration::from_secs;
    let play_for = |time| {
        let mut request = play();
        if let Request::Play { time: it, .. } = &mut request {
            *it = Some(Allowance::exactly(seconds(time)));
        }
        request
    };
    let mut bench = Bench::new();
    bench.now = seconds(100);
    bench.ask(1, play_for(6));
    bench.now += seconds(2);
    let asked = posted(&Order::Ask(Id(1), play_for(4).into()));
    assert_eq!(bench.ready(), [asked, Act::Show(Status::Thinking)]);
    // The next one goes on with what the first has left.
    bench.now += seconds(1);
    bench.dies();
    bench.now += seconds(7);
    let asked = posted(&Order::Ask(Id(1), play_for(0).into()));
    assert_eq!(bench.ready(), [asked, Act::Show(Status::Thinking)]);
}

#[test]
fn a_request_that_takes_the_place_of_one_asked_again_has_its_own_tries() {
    let mut bench = Bench::thinking(analyse());
    bench.dies();
    bench.ask(2, analyse());
    bench.ready();
    bench.dies();
    let asked = posted(&Order::Ask(Id(2), analyse().into()));
    assert_eq!(bench.ready(), [asked, Act::Show(Status::Thinking)]);
}

#[test]
fn a_worker_that_does_not_start_is_started_once_more() {
    let mut bench = Bench::new();
    bench.ask(1, analyse());
    assert_eq!(bench.dies(), [Act::End, Act::Start(bench.worker)]);
    let failed = Answer::Failed("out of memory".to_owned());
    assert!(bench.dies().contains(&tell(1, failed)));
    assert_eq!(bench.dies(), []);
}

#[test]
fn a_worker_that_breaks_or_babbles_is_as_good_as_dead() {
    let why = "index out of bounds".to_owned();
    for text in [Reply::Broken { why }.to_text(), "bestmove 7g7f".to_owned()] {
        let mut bench = Bench::thinking(analyse());
        let acts = bench.on(Event::Heard(bench.worker, text));
        assert!(acts.contains(&Act::Start(bench.worker)));
    }
}

#[test]
fn a_worker_of_another_build_is_refused() {
    for (version, build) in [(VERSION, "4567"), (VERSION + 1, BUILD)] {
        let mut bench = Bench::new();
        bench.ask(1, analyse());
        let build = build.to_owned();
        let acts = bench.says(&Reply::Ready { version, build });
        let [
            Act::End,
            Act::Tell(Id(1), Answer::Failed(_)),
            Act::Show(Status::Failed(_)),
        ] = &acts[..]
        else {
            panic!("{acts:?}");
        };
        // That it ends is no news.
        assert_eq!(bench.dies(), []);
    }
}

#[test]
fn a_new_game_is_told_before_the_next_request() {
    let mut bench = Bench::thinking(play());
    assert_eq!(bench.on(Event::Forget), []);
    bench.done(1, 3);
    let acts = bench.ask(2, play());
    assert_eq!(acts[0], posted(&Order::Forget));
    assert_eq!(acts[1], posted(&Order::Ask(Id(2), play().into())));
    bench.done(2, 3);
    assert_eq!(
        bench.ask(3, play())[0],
        posted(&Order::Ask(Id(3), play().into()))
    );
}

/// What may happen next.
#[derive(Clone, Debug)]
enum Step {
    Ask,
    Stop,
    Forget,
    Ready,
    Info,
    Done,
    Dies,
    Late,
}

fn step() -> impl Strategy<Value = Step> {
    use Step::{Ask, Dies, Done, Forget, Info, Late, Ready, Stop};
    prop::sample::select(vec![
        Ask, Ask, Stop, Forget, Ready, Ready, Info, Done, Dies, Late,
    ])
}

proptest! {
    /// Whatever happens, who asks is told one last answer, in the order of asking; and
    /// the worker is asked one thing at a time, and only when it is ready.
    #[test]
    fn whoever_asks_is_answered_once(steps in vec(step(), 0..60)) {
        let mut bench = Bench::new();
        let mut asked = 0;
        let mut answered = Vec::new();
        // What the worker has been asked and has not answered; none before it is ready.
        let mut ready = false;
        let mut at_work: Option<u32> = None;
        let end = [Step::Ready, Step::Done, Step::Late, Step::Ready, Step::Done];
        for step in steps.into_iter().chain(end) {
            let acts = match step {
                Step::Ask => {
                    asked += 1;
                    bench.ask(asked, analyse())
                }
                Step::Stop => bench.on(Event::Stop(Id(asked))),
                Step::Forget => bench.on(Event::Forget),
                Step::Ready => {
                    ready = true;
                    bench.ready()
                }
                Step::Info => bench.info(at_work.unwrap_or(asked), 3),
                Step::Done => match at_work.take() {
                    Some(id) => bench.done(id, 3),
                    None => Vec::new(),
                },
                Step::Dies => bench.dies(),
                Step::Late => match at_work {
                    Some(id) => bench.on(Event::Late(bench.worker, Id(id))),
                    None => Vec::new(),
                },
            };
            for act in acts {
                match act {
                    Act::Start(_) | Act::End => (ready, at_work) = (false, None),
                    Act::Post(text) => match text.parse().unwrap() {
                        Order::Ask(id, _) => {
                            prop_assert!(ready && at_work.is_none());
                            at_work = Some(id.0);
                        }
                        Order::Stop(id) => prop_assert_eq!(at_work, Some(id.0)),
                        Order::Forget => prop_assert!(ready && at_work.is_none()),
                    },
                    Act::Tell(id, answer) => {
                        prop_assert!(!answered.contains(&id.0));
                        if answer.is_last() {
                            answered.push(id.0);
                        }
                    }
                    Act::Await(..) | Act::Show(_) | Act::ShowNet(_) => {}
                }
            }
        }
        prop_assert_eq!(answered, (1..=asked).collect::<Vec<_>>());
    }
}
