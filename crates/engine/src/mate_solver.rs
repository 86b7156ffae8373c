//! The other side of mates, played by the mate solver of a search worker.
use std::rc::Rc;

use komadai_lessons::{AskSolver, OnSolverReply, SolverQuery, SolverStep};
use komadai_protocol::{MateQuery, Request};
use komadai_search::tsume::MateAnswer;
use komadai_search::tsume::{LengthRule, MateLimits};
use shogi::Position;

use super::{Answer, Engine, last_answer::last_answer};

/// Some seconds on a phone: few problems have more.
const NODES: u64 = 2_000_000;

/// Answers a query with an engine, a search after the other; `None` if the engine fails.
pub fn ask_engine(engine: Engine, mut query: SolverQuery, on_reply: OnSolverReply) {
    let search = match query.next_step() {
        SolverStep::Reply(reply) => return on_reply(Some(reply)),
        SolverStep::Solve(search) => search,
    };
    let request = request(search.position, FindLimits::plies(search.plies));
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

/// Answers queries with the page's engine.
pub fn page_solver() -> AskSolver {
    Rc::new(|position, question, on_reply| {
        ask_engine(
            Engine::of_page(),
            SolverQuery::new(position, question),
            on_reply,
        );
    })
}

/// Asks an engine for a mate: the shortest one with the longest defence. `None` if the engine
/// fails.
pub async fn find_mate(
    engine: Engine,
    position: Position,
    limits: FindLimits,
) -> Option<MateAnswer> {
    match last_answer(engine, request(position, limits)).await {
        Answer::Mate(found) => Some(found.answer),
        _ => None,
    }
}

/// How far a mate is looked for.
#[derive(Clone, Copy, Debug)]
pub struct FindLimits {
    /// A longer mate does not count.
    pub plies: u16,
    pub nodes: u64,
}

impl FindLimits {
    /// Mates within so many plies, for some seconds on a phone.
    pub const fn plies(plies: u16) -> Self {
        Self {
            plies,
            nodes: NODES,
        }
    }
}

fn request(position: Position, limits: FindLimits) -> Request {
    Request::Mate {
        query: MateQuery::Mate,
        position,
        limits: MateLimits {
            nodes: Some(limits.nodes),
            plies: Some(limits.plies),
            length_rule: LengthRule::ExcludeFutile,
            ..MateLimits::default()
        },
    }
}
