//! The page's side of the search worker, with the real one: `cargo xtask test
//! components` builds it where this looks for it.
#![allow(
    clippy::unwrap_used,
    reason = "clippy does not see that these are tests"
)]

use core::cell::RefCell;
use std::{rc::Rc, sync::Arc};

use gloo_timers::future::TimeoutFuture;
use komadai_engine::{Answer, Engine, SearchHandle, Status};
use komadai_protocol::{GameState, MateQuery, Net, Report, Request};
use komadai_search::{
    Decision, Level, Limits, Params, bench, eval,
    tsume::{MateAnswer, MateLimits},
};
use leptos::prelude::*;
use shogi::{Game, Position, Strictness};
use wasm_bindgen_test::wasm_bindgen_test;

const FOLDER: &str = "/target/search_worker/";

fn engine() -> Engine {
    Engine::with_worker(FOLDER, "dev")
}

/// The start, and what is left of it after some moves.
fn game(moves: &str) -> GameState {
    let mut game = Game::new(Position::startpos());
    for mv in moves.split_whitespace() {
        game.play(mv.parse().unwrap()).unwrap();
    }
    GameState::from_game(&game)
}

fn analyse(situation: GameState, depth: u8) -> Request {
    Request::Analyse {
        state: situation,
        limits: Limits::depth(depth),
    }
}

/// What one request is told.
#[derive(Clone, Default)]
struct Told(Rc<RefCell<Vec<Answer>>>);

impl Told {
    fn ask(&self, engine: Engine, request: Request) -> SearchHandle {
        let told = self.0.clone();
        engine.search(
            request,
            Box::new(move |answer| told.borrow_mut().push(answer)),
        )
    }

    fn last(&self) -> Option<Answer> {
        self.0
            .borrow()
            .last()
            .filter(|last| last.is_last())
            .cloned()
    }

    /// The deepest that is known by now.
    fn depth(&self) -> u8 {
        match self.0.borrow().last() {
            Some(Answer::Info(report)) => report.depth,
            _ => 0,
        }
    }

    /// Waits for the last answer.
    async fn answer(&self) -> Answer {
        until(|| self.last().is_some()).await;
        self.last().unwrap()
    }

    async fn until_depth(&self, depth: u8) {
        until(|| self.depth() >= depth).await;
    }
}

async fn until(mut holds: impl FnMut() -> bool) {
    for _ in 0..3_000 {
        if holds() {
            return;
        }
        TimeoutFuture::new(10).await;
    }
    panic!("waited for half a minute");
}

fn done(answer: Answer) -> Report {
    match answer {
        Answer::Done(report) => report,
        other => panic!("{other:?}"),
    }
}

#[wasm_bindgen_test]
async fn a_position_is_analysed_and_a_move_is_chosen() {
    let engine = engine();
    let status = engine.status();
    assert_eq!(status.get_untracked(), Status::Asleep);
    let told = Told::default();
    told.ask(engine, analyse(game("7g7f"), 5));
    assert_eq!(status.get_untracked(), Status::Starting);
    assert_eq!(done(told.answer().await).depth, 5);
    assert_eq!(engine.net().get_untracked(), Some(Net::Here));
    let depths: Vec<u8> = told
        .0
        .borrow()
        .iter()
        .filter_map(|answer| match answer {
            Answer::Info(report) => Some(report.depth),
            _ => None,
        })
        .collect();
    assert_eq!(depths, [1, 2, 3, 4, 5][..depths.len()]);
    assert_eq!(status.get_untracked(), Status::Ready);

    let told = Told::default();
    told.ask(
        engine,
        Request::Play {
            state: game("7g7f"),
            level: Level::new(1).unwrap(),
            time: None,
            seed: 1,
            book: false,
        },
    );
    let answer = told.answer().await;
    let Answer::Decided(Decision::Play(mv), _) = answer else {
        panic!("{answer:?}");
    };
    let mut position = Position::startpos();
    position.play("7g7f".parse().unwrap()).unwrap();
    assert_eq!(position.check_legal(mv), Ok(()));
}

#[wasm_bindgen_test]
async fn ten_positions_in_a_second_leave_one_answer_the_last() {
    let engine = engine();
    let moves = "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d";
    let all: Vec<&str> = moves.split(' ').collect();
    let mut told = Vec::new();
    for ply in 0..10 {
        let next = Told::default();
        next.ask(
            engine,
            Request::Analyse {
                state: game(&all[..ply].join(" ")),
                limits: Limits {
                    // Only the last would come to an end by itself.
                    depth: if ply == 9 { 6 } else { 100 },
                    ..Limits::default()
                },
            },
        );
        told.push(next);
        TimeoutFuture::new(100).await;
    }
    let last = told.pop().unwrap();
    assert_eq!(done(last.answer().await).depth, 6);
    for superseded in told {
        assert_eq!(superseded.last(), Some(Answer::Superseded));
    }
}

#[wasm_bindgen_test]
async fn a_stop_is_answered_at_once_however_deep_the_worker_is_in_thought() {
    let engine = engine();
    // The board's densest start, so that an iteration soon takes long.
    for depth in [1, 4, 9, 11] {
        let told = Told::default();
        let job = told.ask(engine, analyse(game("7g7f 3c3d 8h2b+ 3a2b"), 100));
        told.until_depth(depth).await;
        job.stop();
        TimeoutFuture::new(300).await;
        let report = done(told.last().expect("an answer"));
        assert!(report.depth >= depth && !report.lines.is_empty());
    }
    // And whoever asks next has a worker.
    let told = Told::default();
    told.ask(engine, analyse(game(""), 3));
    assert_eq!(done(told.answer().await).depth, 3);
}

#[wasm_bindgen_test]
async fn a_mate_is_found_and_the_search_for_another_is_stopped() {
    let engine = engine();
    let problem = |sfen| {
        let position = Position::from_sfen(sfen, Strictness::Problem).unwrap();
        let limits = MateLimits::default();
        Request::Mate {
            query: MateQuery::Mate,
            position,
            limits,
        }
    };
    let told = Told::default();
    told.ask(engine, problem("4k4/9/4P4/9/9/9/9/9/9 b G2r 1"));
    let answer = told.answer().await;
    let Answer::Mate(found) = answer else {
        panic!("{answer:?}");
    };
    let mate = MateAnswer::Mate(vec!["G*5b".parse().unwrap()]);
    assert_eq!((found.answer, found.shortest), (mate, true));
    // It takes no net.
    assert_eq!(engine.net().get_untracked(), None);

    // More checks than anybody looks through, and no mate.
    let told = Told::default();
    let endless = "9/9/9/9/4k4/9/9/9/9 b RBGSNLPrb3g3s3n3l17p 1";
    let job = told.ask(engine, problem(endless));
    TimeoutFuture::new(500).await;
    job.stop();
    TimeoutFuture::new(300).await;
    let last = told.last().expect("an answer");
    assert!(
        matches!(last, Answer::Stopped | Answer::Mate(_)),
        "{last:?}"
    );
}

#[wasm_bindgen_test]
async fn the_position_with_the_most_moves_is_searched_without_a_crash() {
    const MOST: &str = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1";
    let position = Position::from_sfen(MOST, Strictness::Game).unwrap();
    // There are mates in one: it takes many lines until something else is looked at.
    let limits = Limits {
        lines: 200,
        ..Limits::nodes(500_000)
    };
    let told = Told::default();
    let situation = GameState::from_position(position);
    told.ask(
        engine(),
        Request::Analyse {
            state: situation,
            limits,
        },
    );
    let report = done(told.answer().await);
    assert!(report.nodes >= 400_000, "{} nodes", report.nodes);
}

#[wasm_bindgen_test]
fn the_search_takes_the_same_nodes_here_as_on_any_machine() {
    assert_eq!(bench::run(bench::DEPTH, |_, _| ()), bench::SIGNATURE);
}

#[wasm_bindgen_test]
fn so_it_does_with_the_net() {
    let net = eval::Net::from_bytes(eval::Net::BUILT_IN).unwrap();
    let mut params = Params::default();
    params.net = Some(Arc::new(net));
    let total = bench::run_with(params, bench::NET_DEPTH, |_, _| ());
    assert_eq!(total, bench::NET_SIGNATURE);
}

#[wasm_bindgen_test]
async fn whoever_cancels_is_told_nothing_more() {
    let engine = engine();
    let told = Told::default();
    let job = told.ask(engine, analyse(game(""), 100));
    told.until_depth(3).await;
    job.cancel();
    let count = told.0.borrow().len();
    TimeoutFuture::new(200).await;
    assert_eq!(told.0.borrow().len(), count);
    assert_ne!(engine.status().get_untracked(), Status::Thinking);
}

#[wasm_bindgen_test]
async fn who_is_told_may_ask_again_at_once() {
    let engine = engine();
    let second = Told::default();
    let asks = second.clone();
    let first = move |answer: Answer| {
        if answer.is_last() {
            asks.ask(engine, analyse(game("7g7f"), 2));
        }
    };
    engine.search(analyse(game(""), 2), Box::new(first));
    assert_eq!(done(second.answer().await).depth, 2);
}

#[wasm_bindgen_test]
async fn a_worker_killed_in_the_midst_of_thought_is_replaced() {
    js_sys::eval(
        "globalThis.made = [];
         globalThis.RealWorker ??= Worker;
         globalThis.Worker = class extends RealWorker {
             constructor(...given) { super(...given); made.push(this); }
         };",
    )
    .unwrap();
    let engine = engine();
    let told = Told::default();
    let job = told.ask(engine, analyse(game(""), 100));
    told.until_depth(2).await;
    // It says nothing of its end: the lock of its name tells.
    kill(0).await;
    // The next one begins again.
    told.0.borrow_mut().clear();
    told.until_depth(1).await;
    job.stop();
    assert!(done(told.answer().await).depth >= 1);

    // Twice is too much for one request, but not for the next.
    let told = Told::default();
    told.ask(engine, analyse(game(""), 100));
    told.until_depth(2).await;
    kill(made() - 1).await;
    told.0.borrow_mut().clear();
    told.until_depth(1).await;
    js_sys::eval("made.at(-1).terminate()").unwrap();
    assert!(matches!(told.answer().await, Answer::Failed(_)));
    let told = Told::default();
    told.ask(engine, analyse(game(""), 2));
    assert_eq!(done(told.answer().await).depth, 2);
    js_sys::eval("globalThis.Worker = RealWorker").unwrap();
}

/// How many workers there have been.
fn made() -> u32 {
    let made = js_sys::eval("made.length").unwrap();
    made.as_f64().unwrap() as u32
}

/// Puts an end to a worker behind the engine's back, and waits for the next.
async fn kill(number: u32) {
    let before = made();
    js_sys::eval(&format!("made[{number}].terminate()")).unwrap();
    until(|| made() > before).await;
}

#[wasm_bindgen_test]
async fn a_worker_of_another_build_or_none_at_all_is_told() {
    for (folder, build) in [(FOLDER, "another"), ("/no/such/folder/", "dev")] {
        let engine = Engine::with_worker(folder, build);
        let told = Told::default();
        told.ask(engine, analyse(game(""), 2));
        assert!(matches!(told.answer().await, Answer::Failed(_)));
        let status = engine.status().get_untracked();
        assert!(matches!(status, Status::Failed(_)), "{status:?}");
    }
}
