//! Samples from files of training games.

use std::path::Path;

use komadai_cli::files;

use super::samples::Samples;
use crate::{
    game_file::{GameReader, IllegalPly, SavedGame},
    rng::Rng,
};

/// One of twenty games is held out.
const HELD_OUT: usize = 20;

/// Samples to learn from, and those of other games to measure with.
#[derive(Debug, Default)]
pub struct Split<F, C> {
    pub training: Samples<F, C>,
    pub held_out: Samples<F, C>,
}

/// Reads the samples of all files. `add_game` adds those of a game.
///
/// # Errors
/// When a file cannot be read, is damaged, or holds an illegal move.
pub fn read_samples<F, C>(
    files: &[impl AsRef<Path>],
    seed: u64,
    mut add_game: impl FnMut(&mut Samples<F, C>, &SavedGame) -> Result<(), IllegalPly>,
) -> Result<Split<F, C>, String> {
    let mut split = Split {
        training: Samples::default(),
        held_out: Samples::default(),
    };
    let mut rng = Rng::new(seed);
    for path in files {
        let path = path.as_ref();
        let file = path.display();
        let bytes = files::read(path)?;
        let (_, games) = GameReader::open(&bytes).map_err(|error| format!("{file}: {error}"))?;
        for game in games {
            let game = game.map_err(|error| format!("{file}: {error}"))?;
            let samples = if rng.below(HELD_OUT) == 0 {
                &mut split.held_out
            } else {
                &mut split.training
            };
            add_game(samples, &game)
                .map_err(|why| format!("{file}: game {}: {why}", game.index))?;
        }
    }
    Ok(split)
}
