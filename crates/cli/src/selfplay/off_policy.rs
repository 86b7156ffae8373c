//! Positions beside the way. A search looks at few positions that would stand in a
//! game: mostly at what comes of moves that nobody would play.

use shogi::{
    Game, Move, MoveKind,
    search::{Score, ScoreKind, Searcher},
};

use super::play::think;
use crate::{game_file::is_quiet, rng::Rng};

/// So many answers are followed for the position to become quiet.
const MAX_ANSWERS: usize = 3;

/// A move at random and the best answers to it, up to a quiet position, and what that
/// is worth to the side to move there. None if it does not become quiet, or is a mate.
pub fn sample(
    rng: &mut Rng,
    searcher: &mut Searcher,
    game: &Game,
    nodes: u32,
) -> Option<(Vec<Move>, Score)> {
    let mut line = vec![random_move(rng, game)?];
    let mut beside = game.clone();
    beside.play(line[0]).ok()?;
    if beside.outcome().is_some() {
        return None;
    }
    let (_, score) = think(searcher, &beside, nodes, Vec::new());
    let ScoreKind::Centipawns(mut value) = score.kind() else {
        return None;
    };
    let answers = &searcher.info().lines.first()?.moves;
    let mut position = *beside.position();
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

/// Drops no oftener than other moves: there may be a hundred of them.
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
