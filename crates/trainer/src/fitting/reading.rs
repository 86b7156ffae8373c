//! Positions from files of training games.

use std::path::PathBuf;

use crate::{
    game_file::{IllegalPly, SavedGame, read_games},
    parallel,
    rng::Rng,
};

/// One of this many games is held out, unless there are files of games for that.
const HELD_OUT: usize = 20;

/// The files of games.
#[derive(Clone, Copy, Debug)]
pub struct GameFiles<'a> {
    pub training: &'a [PathBuf],
    /// If there are none, one of twenty games of the others is held out.
    pub held_out: &'a [PathBuf],
}

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
        files: GameFiles<'_>,
        seed: u64,
        jobs: usize,
        read: impl Fn(&SavedGame) -> Result<T, IllegalPly> + Sync,
        mut add: impl FnMut(&mut D, T),
    ) -> Result<Self, String> {
        let mut split = Self::default();
        let mut rng = Rng::new(seed);
        for_each_game(files.training, jobs, &read, |game| {
            let hold_out = files.held_out.is_empty() && rng.below(HELD_OUT) == 0;
            let samples = if hold_out {
                &mut split.held_out
            } else {
                &mut split.training
            };
            add(samples, game);
        })?;
        for_each_game(files.held_out, jobs, &read, |game| {
            add(&mut split.held_out, game);
        })?;
        Ok(split)
    }
}

/// Reads several files at a time; their games come in order.
pub fn for_each_game<T: Send>(
    files: &[PathBuf],
    jobs: usize,
    read: &(impl Fn(&SavedGame) -> Result<T, IllegalPly> + Sync),
    mut f: impl FnMut(T),
) -> Result<(), String> {
    for files in files.chunks(jobs.max(1)) {
        let mut contents: Vec<_> = files.iter().map(|_| Ok(Vec::new())).collect();
        let tasks = files.iter().zip(&mut contents);
        parallel::for_each(
            jobs,
            tasks,
            || (),
            |(), (file, content)| *content = read_games(file, read),
        );
        for content in contents {
            content?.into_iter().for_each(&mut f);
        }
    }
    Ok(())
}
