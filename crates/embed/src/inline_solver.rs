//! The mate solver in the page itself, a module that is loaded where no worker can be
//! started. It works in bounded steps, and yields to the page between two.
use core::time::Duration;

use komadai_search::{
    SearchControl,
    tsume::{LengthRule, MateAnswer, MateLimits, Solver},
};
use leptos::prelude::set_timeout;
use shogi::Position;

use komadai_lessons::OnSolverReply;
use komadai_model::embedded::{MateSearch, SolverQuery, SolverQuestion, SolverStep};
use komadai_ui::lazy_module;

#[derive(Clone, Copy, Debug)]
pub struct InlineSolver {
    /// Answers a question about a position, later.
    pub ask: fn(Position, SolverQuestion, OnSolverReply),
}

lazy_module! {
    pub static INLINE_SOLVER: InlineSolver = solving(InlineSolver { ask });
}

/// A fifth of a second on a phone.
const STEP: u64 = 60_000;
const TABLE: usize = 4 << 20;

fn ask(position: Position, asked: SolverQuestion, on_reply: OnSolverReply) {
    step(
        Solver::new(TABLE),
        SolverQuery::new(position, asked),
        on_reply,
    );
}

fn step(mut solver: Solver, mut query: SolverQuery, on_reply: OnSolverReply) {
    match query.next_step() {
        SolverStep::Reply(reply) => on_reply(Some(reply)),
        SolverStep::Solve(search) => {
            query.on_answer(&solve(&mut solver, &search));
            set_timeout(move || step(solver, query, on_reply), Duration::ZERO);
        }
    }
}

fn solve(solver: &mut Solver, search: &MateSearch) -> MateAnswer {
    let limits = MateLimits {
        nodes: Some(STEP),
        plies: Some(search.plies),
        length_rule: LengthRule::ExcludeFutile,
        ..MateLimits::default()
    };
    let mut control = SearchControl::unlimited();
    solver.solve(&search.position, &limits, &mut control)
}
