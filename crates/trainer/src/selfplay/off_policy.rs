//! Off-policy training positions. A search visits few positions that would occur in a game:
//! most come from moves that no player would make.

use komadai_search::{Limits, Score, ScoreKind, Searcher};
use shogi::{Game, Move, MoveKind};

use super::search::search;
use crate::{game_file::is_quiet, rng::Rng};

/// The number of answers that are played to reach a quiet position.
const MAX_ANSWERS: usize = 3;

/// A random move and the best answers to it, up to a quiet position, and the score for the
/// side to move there. `None` if the position does not become quiet, or is a mate.
pub fn sample(
    rng: &mut Rng,
    searcher: &mut Searcher,
    game: &Game,
    nodes: u32,
) -> Option<(Vec<Move>, Score)> {
    let mut line = vec![random_move(rng, game)?];
    let mut after = game.clone();
    after.play(line[0]).ok()?;
    if after.outcome().is_some() {
        return None;
    }
    let (_, score) = search(searcher, &after, nodes, Limits::default());
    let ScoreKind::Centipawns(mut value) = score.kind() else {
        return None;
    };
    let answers = &searcher.info().lines.first()?.moves;
    let mut position = *after.position();
    for &mv in answers.iter().take(MAX_ANSWERS + 1) {
        if is_quiet(&position, mv) {
            return Some((line, Score::centipawns(value)));
        }
        position.play_unchecked(mv);
        line.push(mv);
        value = -value;
    }
    None
}

/// A random legal move. Drops are as likely as all other moves together: there may be a
/// hundred of them.
fn random_move(rng: &mut Rng, game: &Game) -> Option<Move> {
    let moves = game.position().legal_moves();
    let drops = rng.below(2) == 0;
    let is_drop = |mv: &Move| matches!(mv.kind(), MoveKind::Drop { .. });
    let mut chosen: Vec<Move> = moves.iter().copied().collect();
    if chosen.iter().any(|mv| is_drop(mv) == drops) {
        chosen.retain(|mv| is_drop(mv) == drops);
    }
    chosen.get(rng.below(chosen.len().max(1))).copied()
}
