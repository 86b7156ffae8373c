//! The mate solver in a worker, a part that is loaded with the first task that needs it.
//! One worker does for all boards of a page: who asks while it is busy waits.
use core::cell::{Cell, RefCell};
use std::collections::VecDeque;

use komadai_worker::protocol::{MateQuery, Request};
use shogi::{
    Position,
    tsume::{LengthRule, MateLimits},
};

use super::inline_solver::ReplyCallback;
use crate::{
    engine::{Answer, Engine},
    lazy_module,
};
use komadai_model::embedded::{Asked, Inquiry, Next};

/// Called where there is no worker to be had.
pub type Unable = Box<dyn FnOnce(ReplyCallback)>;

#[derive(Clone, Copy, Debug)]
pub struct SolverWorker {
    /// Answers a question about a position, later. The worker's program is in a folder
    /// that is named after the build.
    pub ask: fn(&str, Position, Asked, ReplyCallback, Unable),
}

lazy_module! {
    pub static SOLVER_WORKER: SolverWorker = helper(SolverWorker { ask });
}

/// Some seconds on a phone: few problems have more.
const NODES: u64 = 2_000_000;

struct Work {
    inquiry: Inquiry,
    told: ReplyCallback,
    unable: Unable,
}

thread_local! {
    static ENGINE: Cell<Option<Engine>> = const { Cell::new(None) };
    /// The page forbids workers, or they do not live.
    static MISSING: Cell<bool> = const { Cell::new(false) };
    static BUSY: Cell<bool> = const { Cell::new(false) };
    static WAITING: RefCell<VecDeque<Work>> = const { RefCell::new(VecDeque::new()) };
}

fn ask(folder: &str, position: Position, asked: Asked, told: ReplyCallback, unable: Unable) {
    if ENGINE.get().is_none() {
        let build = folder.trim_end_matches('/').rsplit('/').next();
        ENGINE.set(Some(Engine::with_worker(folder, build.unwrap_or_default())));
    }
    let inquiry = Inquiry::new(position, asked);
    let work = Work {
        inquiry,
        told,
        unable,
    };
    WAITING.with_borrow_mut(|waiting| waiting.push_back(work));
    if !BUSY.replace(true) {
        next();
    }
}

/// Begins with what has waited longest.
fn next() {
    let work = WAITING.with_borrow_mut(VecDeque::pop_front);
    match (work, ENGINE.get()) {
        (Some(work), Some(engine)) if !MISSING.get() => step(engine, work),
        (Some(work), _) => {
            (work.unable)(work.told);
            next();
        }
        (None, _) => BUSY.set(false),
    }
}

fn step(engine: Engine, mut work: Work) {
    let position = match work.inquiry.go_on() {
        Next::Solve(position) => *position,
        Next::Reply(reply) => {
            (work.told)(reply);
            return next();
        }
    };
    let request = Request::Mate {
        query: MateQuery::Mate,
        position,
        limits: MateLimits {
            nodes: Some(NODES),
            length_rule: LengthRule::ExcludeFutile,
            ..MateLimits::default()
        },
    };
    let mut work = Some(work);
    let told = move |answer: Answer| {
        let Some(mut work) = work.take_if(|_| answer.is_last()) else {
            return;
        };
        match answer {
            Answer::Mate(found) => {
                work.inquiry.hear(&found.answer);
                step(engine, work);
            }
            _ => {
                MISSING.set(true);
                (work.unable)(work.told);
                next();
            }
        }
    };
    engine.search(request, Box::new(told));
}
