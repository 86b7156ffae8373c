//! The scale of scores: what advantage makes the odds e to one.

use super::{
    reading::{GameFiles, for_each_game},
    samples::usable_score,
    sigmoid::fit_scale,
    trainer::FitConfig,
};
use crate::game_file::SavedGame;

/// The scale that `config` names, or the one with which the scores of the games to learn from
/// predict their results best: those of all moves, or of a million if there are more.
///
/// # Errors
/// When a file cannot be read or is damaged.
pub fn scale(files: GameFiles<'_>, config: &FitConfig) -> Result<f32, String> {
    const MAX: usize = 1_000_000;
    if let Some(scale) = config.scale {
        return Ok(scale);
    }
    let mut pairs: Vec<(i16, f32)> = Vec::new();
    let read = |game: &SavedGame| Ok(scores_and_results(game, config.max_score));
    for_each_game(files.training, config.jobs, &read, |game| {
        pairs.extend(game);
    })?;
    let step = pairs.len().div_ceil(MAX).max(1);
    let pairs = pairs.iter().step_by(step);
    Ok(fit_scale(
        pairs.map(|&(score, result)| (f32::from(score), result)),
    ))
}

/// The usable score of each move, and the result for the side that made it.
fn scores_and_results(game: &SavedGame, max_score: i32) -> Vec<(i16, f32)> {
    let plies = game.plies.iter().enumerate();
    let pairs = plies.filter_map(|(at, ply)| {
        let score = usable_score(ply.score, max_score)?;
        Some((score as i16, game.result_for(game.turn_at(at))))
    });
    pairs.collect()
}
