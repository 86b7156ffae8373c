//! The mate solver in a worker, a module that is loaded with the first task that needs it.
//! All boards of a page share one worker: queries wait while it is busy.
use core::cell::{Cell, RefCell};
use std::collections::VecDeque;

use komadai_worker::protocol::{MateQuery, Request};
use shogi::{
    Position,
    tsume::{LengthRule, MateLimits},
};

use crate::{
    engine::{Answer, Engine},
    lazy_module,
    lesson::OnSolverReply,
};
use komadai_model::embedded::{SolverQuery, SolverQuestion, SolverStep};

/// Called where no worker can be started.
pub type Unable = Box<dyn FnOnce(OnSolverReply)>;

#[derive(Clone, Copy, Debug)]
pub struct SolverWorker {
    /// Answers a question about a position, later. The worker's program is in a folder
    /// that is named after the build.
    pub ask: fn(&str, Position, SolverQuestion, OnSolverReply, Unable),
}

lazy_module! {
    pub static SOLVER_WORKER: SolverWorker = helper(SolverWorker { ask });
}

/// Some seconds on a phone: few problems have more.
const NODES: u64 = 2_000_000;

struct Query {
    inquiry: SolverQuery,
    on_reply: OnSolverReply,
    unable: Unable,
}

thread_local! {
    static ENGINE: Cell<Option<Engine>> = const { Cell::new(None) };
    /// The page forbids workers, or they fail.
    static MISSING: Cell<bool> = const { Cell::new(false) };
    static BUSY: Cell<bool> = const { Cell::new(false) };
    static WAITING: RefCell<VecDeque<Query>> = const { RefCell::new(VecDeque::new()) };
}

fn ask(
    folder: &str,
    position: Position,
    asked: SolverQuestion,
    on_reply: OnSolverReply,
    unable: Unable,
) {
    if ENGINE.get().is_none() {
        let build = folder.trim_end_matches('/').rsplit('/').next();
        ENGINE.set(Some(Engine::with_worker(folder, build.unwrap_or_default())));
    }
    let inquiry = SolverQuery::new(position, asked);
    let work = Query {
        inquiry,
        on_reply,
        unable,
    };
    WAITING.with_borrow_mut(|waiting| waiting.push_back(work));
    if !BUSY.replace(true) {
        next();
    }
}

/// Starts the query that has waited longest.
fn next() {
    let work = WAITING.with_borrow_mut(VecDeque::pop_front);
    match (work, ENGINE.get()) {
        (Some(work), Some(engine)) if !MISSING.get() => step(engine, work),
        (Some(work), _) => {
            (work.unable)(work.on_reply);
            next();
        }
        (None, _) => BUSY.set(false),
    }
}

fn step(engine: Engine, mut work: Query) {
    let search = match work.inquiry.next_step() {
        SolverStep::Solve(search) => search,
        SolverStep::Reply(reply) => {
            (work.on_reply)(Some(reply));
            return next();
        }
    };
    let request = Request::Mate {
        query: MateQuery::Mate,
        position: search.position,
        limits: MateLimits {
            nodes: Some(NODES),
            plies: Some(search.plies),
            length_rule: LengthRule::ExcludeFutile,
            ..MateLimits::default()
        },
    };
    let mut work = Some(work);
    let on_answer = move |answer: Answer| {
        let Some(mut work) = work.take_if(|_| answer.is_last()) else {
            return;
        };
        match answer {
            Answer::Mate(found) => {
                work.inquiry.on_answer(&found.answer);
                step(engine, work);
            }
            _ => {
                MISSING.set(true);
                (work.unable)(work.on_reply);
                next();
            }
        }
    };
    engine.search(request, Box::new(on_answer));
}
