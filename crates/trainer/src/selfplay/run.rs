//! Plays games on several threads, and writes each when it ends.

use std::{
    collections::HashSet,
    io,
    path::Path,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU32, Ordering::Relaxed},
    },
    thread,
    time::{Duration, Instant},
};

use komadai_search::{Params, Searcher};

use super::play;
use crate::{
    game_file::{GameWriter, Header, SavedGame},
    openings::Openings,
};

/// A run of training games.
pub struct Selfplay<'a> {
    /// Games that the file is to hold.
    pub games: u32,
    pub plan: Header,
    pub out: &'a Path,
    pub jobs: usize,
    pub params: Params,
}

/// The size of each transposition table: searches are small, and it is cleared before
/// each game.
const TABLE_BYTES: usize = 2 << 20;
const REPORT_INTERVAL: Duration = Duration::from_secs(10);

impl Selfplay<'_> {
    /// Plays the games that are missing in the file.
    ///
    /// # Errors
    /// When the file cannot be continued or written.
    pub fn run(&self) -> Result<(), String> {
        let openings = Openings::default();
        let mut done = HashSet::new();
        let file = self.out.display();
        let writer = GameWriter::open(self.out, self.plan, |game| {
            done.insert(game.index);
            openings.claim(&game.after_opening());
        });
        let writer = writer.map_err(|error| format!("{file}: {error}"))?;
        if !done.is_empty() {
            eprintln!("{} games are there, continuing", done.len());
        }
        let next = AtomicU32::new(0);
        let progress = Mutex::new(Progress::new(writer, done.len() as u32, self.games));
        thread::scope(|scope| {
            for _ in 0..self.jobs {
                scope.spawn(|| {
                    let mut searcher = Searcher::with_params(TABLE_BYTES, self.params.clone());
                    loop {
                        let index = next.fetch_add(1, Relaxed);
                        if index >= self.games {
                            return;
                        }
                        if done.contains(&index) {
                            continue;
                        }
                        let game = play::play(&self.plan, index, &mut searcher, &openings);
                        let mut progress = progress.lock().unwrap_or_else(PoisonError::into_inner);
                        if !progress.add(&game) {
                            // The next game would be lost as well.
                            next.store(self.games, Relaxed);
                        }
                    }
                });
            }
        });
        let progress = progress
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        progress.report();
        match progress.failure {
            None => Ok(()),
            Some(error) => Err(format!("{file}: cannot be written: {error}")),
        }
    }
}

struct Progress {
    writer: GameWriter,
    start: Instant,
    reported: Instant,
    games: u32,
    before: u32,
    wanted: u32,
    plies: usize,
    failure: Option<io::Error>,
}

impl Progress {
    fn new(writer: GameWriter, before: u32, wanted: u32) -> Self {
        let now = Instant::now();
        Self {
            writer,
            start: now,
            reported: now,
            games: 0,
            before,
            wanted,
            plies: 0,
            failure: None,
        }
    }

    /// Writes a game; returns whether that succeeded.
    fn add(&mut self, game: &SavedGame) -> bool {
        if let Err(error) = self.writer.add(game) {
            self.failure = Some(error);
            return false;
        }
        self.games += 1;
        self.plies += game.plies.len();
        if self.reported.elapsed() >= REPORT_INTERVAL {
            self.reported = Instant::now();
            self.report();
        }
        true
    }

    fn report(&self) {
        let seconds = self.start.elapsed().as_secs_f64().max(0.001);
        let (games, plies) = (self.games, self.plies);
        eprintln!(
            "{} of {} games; {games} games and {plies} positions in {seconds:.0} s, {:.1} games and {:.0} positions a second",
            self.before + games,
            self.wanted,
            f64::from(games) / seconds,
            plies as f64 / seconds,
        );
    }
}
