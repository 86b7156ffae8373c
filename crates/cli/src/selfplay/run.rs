//! Many games at once, written as they end.

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

use shogi::search::{Params, Searcher};

use super::play;
use crate::{
    game_file::{GameWriter, Header, SavedGame},
    openings::Openings,
};

pub struct Config<'a> {
    pub games: u32,
    pub plan: Header,
    pub out: &'a Path,
    pub jobs: usize,
    pub params: Params,
}

/// Megabytes of a searcher's table: searches are small.
const TABLE_BYTES: usize = 8 << 20;
const REPORT: Duration = Duration::from_secs(10);

pub fn run(config: &Config<'_>) -> Result<(), String> {
    let plan = config.plan;
    let openings = Openings::default();
    let mut done = HashSet::new();
    let store = GameWriter::open(config.out, plan, |game| {
        done.insert(game.index);
        openings.claim(&game.after_opening());
    });
    let store = store.map_err(|error| format!("{}: {error}", config.out.display()))?;
    if !done.is_empty() {
        eprintln!("{} games are there, going on", done.len());
    }
    let next = AtomicU32::new(0);
    let progress = Mutex::new(Progress::new(store, done.len() as u32, config.games));
    thread::scope(|scope| {
        for _ in 0..config.jobs {
            scope.spawn(|| {
                let mut searcher = Searcher::with_params(TABLE_BYTES, config.params.clone());
                loop {
                    let index = next.fetch_add(1, Relaxed);
                    if index >= config.games {
                        return;
                    }
                    if done.contains(&index) {
                        continue;
                    }
                    let game = play::play(&plan, index, &mut searcher, &openings);
                    let mut progress = progress.lock().unwrap_or_else(PoisonError::into_inner);
                    if !progress.add(&game) {
                        // Another game would be lost as well.
                        next.store(config.games, Relaxed);
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
        Some(error) => Err(format!(
            "{}: cannot be written: {error}",
            config.out.display()
        )),
    }
}

struct Progress {
    store: GameWriter,
    began: Instant,
    reported: Instant,
    games: u32,
    before: u32,
    wanted: u32,
    plies: usize,
    failure: Option<io::Error>,
}

impl Progress {
    fn new(store: GameWriter, before: u32, wanted: u32) -> Self {
        let now = Instant::now();
        Self {
            store,
            began: now,
            reported: now,
            games: 0,
            before,
            wanted,
            plies: 0,
            failure: None,
        }
    }

    /// Keeps a game; false when it could not.
    fn add(&mut self, game: &SavedGame) -> bool {
        if let Err(error) = self.store.add(game) {
            self.failure = Some(error);
            return false;
        }
        self.games += 1;
        self.plies += game.plies.len();
        if self.reported.elapsed() >= REPORT {
            self.reported = Instant::now();
            self.report();
        }
        true
    }

    fn report(&self) {
        let seconds = self.began.elapsed().as_secs_f64().max(0.001);
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
