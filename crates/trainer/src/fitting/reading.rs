//! Positions from files of training games.

use std::path::Path;

use komadai_cli::files;

use crate::{
    game_file::{GameReader, IllegalPly, SavedGame},
    parallel,
    rng::Rng,
};

/// One of twenty games is held out.
const HELD_OUT: usize = 20;

/// Positions to learn from, and those of other games to measure with.
#[derive(Debug, Default)]
pub struct Split<D> {
    pub training: D,
    pub held_out: D,
}

impl<D: Default> Split<D> {
    /// Reads the games of all files. `read` gets what is needed of a game, on `jobs` threads;
    /// `add` adds that of each game, in the order of the files.
    ///
    /// # Errors
    /// When a file cannot be read, is damaged, or holds an illegal move.
    pub fn read<T: Send>(
        files: &[impl AsRef<Path> + Sync],
        seed: u64,
        jobs: usize,
        read: impl Fn(&SavedGame) -> Result<T, IllegalPly> + Sync,
        mut add: impl FnMut(&mut D, T),
    ) -> Result<Self, String> {
        let mut split = Self::default();
        let mut rng = Rng::new(seed);
        for files in files.chunks(jobs.max(1)) {
            let mut contents: Vec<_> = files.iter().map(|_| Ok(Vec::new())).collect();
            let tasks = files.iter().zip(&mut contents);
            parallel::for_each(
                jobs,
                tasks,
                || (),
                |(), (file, content)| *content = read_file(file.as_ref(), &read),
            );
            for content in contents {
                for game in content? {
                    let samples = if rng.below(HELD_OUT) == 0 {
                        &mut split.held_out
                    } else {
                        &mut split.training
                    };
                    add(samples, game);
                }
            }
        }
        Ok(split)
    }
}

fn read_file<T>(
    path: &Path,
    read: impl Fn(&SavedGame) -> Result<T, IllegalPly>,
) -> Result<Vec<T>, String> {
    let file = path.display();
    let bytes = files::read(path)?;
    let (_, games) = GameReader::open(&bytes).map_err(|error| format!("{file}: {error}"))?;
    let games = games.map(|game| {
        let game = game.map_err(|error| format!("{file}: {error}"))?;
        read(&game).map_err(|why| format!("{file}: game {}: {why}", game.index))
    });
    games.collect()
}
