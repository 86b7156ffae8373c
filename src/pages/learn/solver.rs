//! The other side of mates, played by the engine's mate solver.
use komadai_lessons::{SolverQuery, SolverStep};
use komadai_worker::protocol::{MateQuery, Request};
use shogi::tsume::{LengthRule, MateLimits};
use std::rc::Rc;

use crate::{
    engine::{Answer, Engine},
    lesson::{AskSolver, OnSolverReply},
};

/// Some seconds on a phone: the mates of lessons need a part of one.
const NODES: u64 = 2_000_000;

/// Asks the engine of the page.
pub fn ask_engine() -> AskSolver {
    Rc::new(|position, question, on_reply| step(SolverQuery::new(position, question), on_reply))
}

fn step(mut query: SolverQuery, on_reply: OnSolverReply) {
    let search = match query.next_step() {
        SolverStep::Reply(reply) => return on_reply(Some(reply)),
        SolverStep::Solve(search) => search,
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
    let mut rest = Some((query, on_reply));
    let on_answer = move |answer: Answer| {
        let Some((mut query, on_reply)) = rest.take_if(|_| answer.is_last()) else {
            return;
        };
        match answer {
            Answer::Mate(found) => {
                query.on_answer(&found.answer);
                step(query, on_reply);
            }
            _ => on_reply(None),
        }
    };
    Engine::of_page().search(request, Box::new(on_answer));
}
