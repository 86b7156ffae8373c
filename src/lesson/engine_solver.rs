//! The other side of mates, played by the mate solver of a search worker.
#[cfg(not(feature = "embed"))]
use futures_channel::oneshot;
use komadai_lessons::{SolverQuery, SolverStep};
use komadai_worker::protocol::{MateQuery, Request};
#[cfg(not(feature = "embed"))]
use shogi::{Move, tsume::MateAnswer};
use shogi::{
    Position,
    tsume::{LengthRule, MateLimits},
};

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
    let request = request(search.position, search.plies);
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

/// Asks an engine for a mate within so many plies: the shortest one with the longest defence;
/// `None` if there is none, or the engine fails.
#[cfg(not(feature = "embed"))]
pub fn ask_mate(
    engine: Engine,
    position: Position,
    plies: u16,
    on_line: Box<dyn FnOnce(Option<Vec<Move>>)>,
) {
    let mut rest = Some(on_line);
    let on_answer = move |answer: Answer| {
        let Some(on_line) = rest.take_if(|_| answer.is_last()) else {
            return;
        };
        on_line(match answer {
            Answer::Mate(found) => match found.answer {
                MateAnswer::Mate(line) => Some(line),
                MateAnswer::NoMate | MateAnswer::Unknown => None,
            },
            _ => None,
        });
    };
    engine.search(request(position, plies), Box::new(on_answer));
}

/// The same as a future.
#[cfg(not(feature = "embed"))]
pub async fn find_mate(engine: Engine, position: Position, plies: u16) -> Option<Vec<Move>> {
    let (sender, receiver) = oneshot::channel();
    let on_line = move |line| {
        // Nobody waits any more.
        _ = sender.send(line);
    };
    ask_mate(engine, position, plies, Box::new(on_line));
    receiver.await.ok().flatten()
}

fn request(position: Position, plies: u16) -> Request {
    Request::Mate {
        query: MateQuery::Mate,
        position,
        limits: MateLimits {
            nodes: Some(NODES),
            plies: Some(plies),
            length_rule: LengthRule::ExcludeFutile,
            ..MateLimits::default()
        },
    }
}
