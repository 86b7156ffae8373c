//! What the other side answers to a wrong move of a problem that is no mate by checks.
use komadai_problems::Kind;
use komadai_search::{Limits, Line, tsume::MateAnswer};
use shogi::{Move, Position};

use komadai_engine::{Engine, FindLimits, analyse, find_mate};

/// The nodes of a search for the answer.
const NODES: u64 = 30_000;
/// After the answer there is no mate of so many plies, looked for with so many nodes.
const NO_MATE: FindLimits = FindLimits {
    plies: 15,
    nodes: 50_000,
};

/// The answer to a wrong move.
#[derive(Clone, Debug)]
pub struct Refutation {
    pub answer: Move,
    /// The line that begins with it, where it is one of a search.
    pub line: Option<Line>,
}

/// The answer to a wrong move, in the position after it. `None` if none is found, or once
/// `is_wanted` says no.
pub async fn refutation(
    kind: Kind,
    position: Position,
    is_wanted: impl Fn() -> bool,
) -> Option<Refutation> {
    match kind {
        Kind::Mate => None,
        Kind::Brinkmate => {
            let answer = defence(position, is_wanted).await?;
            Some(Refutation { answer, line: None })
        }
        Kind::Next => {
            let line = best_line(position).await?;
            Some(Refutation {
                answer: *line.moves.first()?,
                line: Some(line),
            })
        }
    }
}

/// A move after which there is no mate by checks.
async fn defence(position: Position, is_wanted: impl Fn() -> bool) -> Option<Move> {
    // Moves of pieces on the board come before drops.
    for &mv in &position.legal_moves() {
        if !is_wanted() {
            return None;
        }
        let mut after = position;
        after.play_unchecked(mv);
        if find_mate(Engine::of_page(), after, NO_MATE).await? == MateAnswer::NoMate {
            return Some(mv);
        }
    }
    None
}

async fn best_line(position: Position) -> Option<Line> {
    let report = analyse(Engine::of_page(), position, Limits::nodes(NODES)).await?;
    report.lines.into_iter().next()
}
