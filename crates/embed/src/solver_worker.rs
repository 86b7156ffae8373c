//! The mate solver in a worker, a module that is loaded with the first task that needs it.
//! All boards of a page share one worker: queries wait while it is busy.
use core::cell::{Cell, RefCell};
use std::collections::VecDeque;

use shogi::Position;

use komadai_engine::{Engine, ask_engine};
use komadai_lessons::OnSolverReply;
use komadai_model::embedded::{SolverQuery, SolverQuestion, SolverReply};
use komadai_ui::lazy_module;

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

struct Query {
    query: SolverQuery,
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
    let query = SolverQuery::new(position, asked);
    let work = Query {
        query,
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
        (Some(work), Some(engine)) if !MISSING.get() => answer(engine, work),
        (Some(work), _) => {
            (work.unable)(work.on_reply);
            next();
        }
        (None, _) => BUSY.set(false),
    }
}

fn answer(engine: Engine, work: Query) {
    let Query {
        query,
        on_reply,
        unable,
    } = work;
    let on_answer = move |reply: Option<SolverReply>| {
        match reply {
            Some(reply) => on_reply(Some(reply)),
            None => {
                MISSING.set(true);
                unable(on_reply);
            }
        }
        next();
    };
    ask_engine(engine, query, Box::new(on_answer));
}
