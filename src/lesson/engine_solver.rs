//! The other side of mates, played by the mate solver of a search worker.
use komadai_lessons::{SolverQuery, SolverStep};
use komadai_worker::protocol::{MateQuery, Request};
use shogi::tsume::{LengthRule, MateLimits};

use super::OnSolverReply;
use crate::engine::{Answer, Engine};

/// Some seconds on a phone: few problems have more.
const NODES: u64 = 2_000_000;

/// Answers a query with an engine, a search after the other; `None` if the engine fails.
pub fn ask_engine(engine: Engine, mut query: SolverQuery, on_reply: OnSolverReply) {
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
                ask_engine(engine, query, on_reply);
            }
            _ => on_reply(None),
        }
    };
    engine.search(request, Box::new(on_answer));
}
