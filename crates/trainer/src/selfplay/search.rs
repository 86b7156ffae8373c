//! The search of a move in training games.

use komadai_search::{Decision, Limits, Progress, Root, Score, SearchControl, Searcher};
use shogi::Game;

/// A search is cut off at the limit of nodes times this.
const NODE_LIMIT_FACTOR: u64 = 8;

/// Searches within `limits`, but for their nodes. There is no clock: a search ends after the
/// iteration in which `nodes` are used up.
pub fn search(
    searcher: &mut Searcher,
    game: &Game,
    nodes: u32,
    limits: Limits,
) -> (Decision, Score) {
    let mut control = SearchControl::unlimited();
    let nodes = u64::from(nodes);
    let limits = Limits {
        nodes: Some(NODE_LIMIT_FACTOR * nodes),
        ..limits
    };
    searcher.start(&Root::from_game(game), limits, &mut control);
    while searcher.deepen(&mut control) == Progress::Deeper && searcher.info().nodes < nodes {}
    let score = searcher.info().lines.first().map(|line| line.score);
    (searcher.decision(), score.unwrap_or(Score::mated_in(0)))
}
