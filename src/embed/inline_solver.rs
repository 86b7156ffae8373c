//! The mate solver in the page itself, a part that is loaded where no worker can be had.
//! It works in bounded steps, and lets the page do its work between two.
use core::time::Duration;

use leptos::prelude::set_timeout;
use shogi::{
    Position,
    search::SearchControl,
    tsume::{LengthRule, MateAnswer, MateLimits, Solver},
};

use crate::lazy_module;
use komadai_model::embedded::{Asked, Inquiry, Next, Reply};

/// Who is told the other side's move.
pub type ReplyCallback = Box<dyn FnOnce(Reply)>;

#[derive(Clone, Copy, Debug)]
pub struct InlineSolver {
    /// Answers a question about a position, later.
    pub ask: fn(Position, Asked, ReplyCallback),
}

lazy_module! {
    pub static INLINE_SOLVER: InlineSolver = solving(InlineSolver { ask });
}

/// A fifth of a second on a phone.
const STEP: u64 = 60_000;
const TABLE: usize = 4 << 20;

fn ask(position: Position, asked: Asked, told: ReplyCallback) {
    step(Solver::new(TABLE), Inquiry::new(position, asked), told);
}

fn step(mut solver: Solver, mut inquiry: Inquiry, told: ReplyCallback) {
    match inquiry.go_on() {
        Next::Reply(reply) => told(reply),
        Next::Solve(position) => {
            inquiry.hear(&solve(&mut solver, &position));
            set_timeout(move || step(solver, inquiry, told), Duration::ZERO);
        }
    }
}

fn solve(solver: &mut Solver, position: &Position) -> MateAnswer {
    let limits = MateLimits {
        nodes: Some(STEP),
        length_rule: LengthRule::ExcludeFutile,
        ..MateLimits::default()
    };
    let mut host = SearchControl {
        now: &mut || Duration::ZERO,
        stop: &mut || false,
    };
    solver.solve(position, &limits, &mut host)
}
