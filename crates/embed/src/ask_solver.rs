//! The mate solver, in a worker, or in the page where no worker can be started.
use std::rc::Rc;

use shogi::Position;

use super::{
    inline_solver::INLINE_SOLVER,
    solver_worker::{SOLVER_WORKER, Unable},
};
use komadai_lessons::OnSolverReply;
use komadai_model::embedded::SolverQuestion;
use komadai_ui::lazy;

/// Asks what the other side does in a position. The worker's program is in `folder`.
pub fn ask_solver(
    folder: Rc<str>,
    position: Position,
    question: SolverQuestion,
    on_reply: OnSolverReply,
) {
    let without_worker: Unable = Box::new(move |on_reply| solve(position, question, on_reply));
    let ask = move || match SOLVER_WORKER.get() {
        Some(worker) => (worker.ask)(&folder, position, question, on_reply, without_worker),
        None => without_worker(on_reply),
    };
    lazy::load(SOLVER_WORKER.load_fn(), Box::new(ask));
}

/// Solves in the page itself.
fn solve(position: Position, question: SolverQuestion, on_reply: OnSolverReply) {
    let solve = move || match INLINE_SOLVER.get() {
        Some(solver) => (solver.ask)(position, question, on_reply),
        None => on_reply(None),
    };
    lazy::load(INLINE_SOLVER.load_fn(), Box::new(solve));
}
