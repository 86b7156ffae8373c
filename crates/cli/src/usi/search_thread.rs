//! The thread that searches.

use std::{
    io::{self, Write},
    sync::mpsc::Receiver,
    time::Instant,
};

use komadai_search::{Info, Level, Limits, Params, Progress, Root, SearchControl, Searcher};
use shogi::{Game, Move, Position};

use super::{
    helper_threads::HelperThreads,
    mate::{self, MateJob},
    options::EngineConfig,
    position::lacks_king,
    search_clock::SearchClock,
    stop_signal::StopSignal,
    writer::{self, UsiWriter},
};
use crate::book;

/// The thread executes jobs in their order.
pub enum Job {
    NewGame,
    /// Answer `readyok` when all earlier jobs are done.
    Ready(EngineConfig),
    Search(Box<SearchJob>),
    Mate(Box<MateJob>),
}

pub struct SearchJob {
    pub number: u64,
    pub game: Game,
    pub limits: Limits,
    /// Whether the answer waits for `stop`, even if the clock has started.
    pub infinite: bool,
    /// Whether a move of the opening book may be the answer.
    pub book: bool,
    pub level: Option<Level>,
    /// The lines to report; a level may search more.
    pub lines: usize,
    pub config: EngineConfig,
    pub clock: SearchClock,
}

/// Executes jobs until their sender is dropped. Weaker levels play by the seed.
///
/// # Errors
/// When an answer cannot be written.
pub fn run<W: Write>(
    jobs: &Receiver<Job>,
    stop_signal: &StopSignal,
    writer: &UsiWriter<W>,
    seed: u64,
) -> io::Result<()> {
    let mut engine = EngineState::new(EngineConfig::default(), seed);
    for job in jobs {
        match job {
            Job::NewGame => engine.clear(),
            Job::Ready(config) => {
                engine.configure(&config);
                writer.send("readyok")?;
            }
            Job::Search(job) => {
                engine.configure(&job.config);
                let best_move = engine.search(&job, stop_signal, writer)?;
                // While it ponders it does not answer.
                stop_signal.wait(job.number, || !job.infinite && job.clock.has_started());
                stop_signal.finish(job.number);
                writer.send(&best_move)?;
            }
            Job::Mate(job) => {
                let answer = mate::solve(&job, stop_signal);
                stop_signal.finish(job.number);
                writer.send(&answer)?;
            }
        }
    }
    Ok(())
}

struct EngineState {
    /// Weaker levels play by it; it is another one in each game.
    seed: u64,
    config: EngineConfig,
    searcher: Searcher,
    helpers: HelperThreads,
}

impl EngineState {
    fn new(config: EngineConfig, seed: u64) -> Self {
        let mut params = Params::default();
        params.net.clone_from(&config.net);
        Self {
            seed,
            searcher: Searcher::with_params(config.hash << 20, params),
            helpers: HelperThreads::default(),
            config,
        }
    }

    fn configure(&mut self, config: &EngineConfig) {
        if (config.hash, &config.net) != (self.config.hash, &self.config.net) {
            *self = Self::new(config.clone(), self.seed);
        }
        self.config.threads = config.threads;
        self.helpers.resize(config.threads - 1, &mut self.searcher);
    }

    /// Prepares for another game.
    fn clear(&mut self) {
        self.seed = self.seed.wrapping_add(1);
        self.helpers = HelperThreads::default();
        self.searcher.clear();
        // Not when the clock runs.
        (self.helpers).resize(self.config.threads - 1, &mut self.searcher);
    }

    /// Searches, and returns the answer in USI.
    fn search<W: Write>(
        &mut self,
        job: &SearchJob,
        stop_signal: &StopSignal,
        writer: &UsiWriter<W>,
    ) -> io::Result<String> {
        let start = Instant::now();
        let position = job.game.position();
        if lacks_king(position) {
            return Ok("bestmove resign".to_owned());
        }
        let seed = self.seed ^ position.key();
        if job.book
            && let Some(mv) = book_move(job.level, position, seed)
        {
            return Ok(format!("info string opening book\nbestmove {mv}"));
        }
        let root = Root::from_game(&job.game);
        // Where the time that is saved is kept, pondering that took the time for a move is
        // enough.
        let enough = (job.limits.time)
            .filter(|time| time.soft < time.hard)
            .map(|time| time.soft);
        let has_pondered_enough = || {
            job.clock
                .pondered()
                .is_some_and(|pondered| enough.is_some_and(|enough| pondered >= enough))
        };
        let mut control = SearchControl {
            now: &mut || job.clock.elapsed(),
            stop: &mut || stop_signal.is_stopped(job.number) || has_pondered_enough(),
        };
        let mut limits = job.limits.clone();
        limits.noise.seed = self.seed;
        self.searcher.start(&root, limits, &mut control);
        let report = |info: Info<'_>| {
            if info.lines.is_empty() {
                return Ok(());
            }
            // The clock stands still while it ponders.
            let time = start.elapsed();
            writer.send(&writer::info(&Info { time, ..info }, job.lines))
        };
        let search = |searcher: &mut Searcher| {
            let mut written = Ok(());
            loop {
                let progress = searcher.deepen(&mut control);
                written = written.and_then(|()| report(searcher.info()));
                if progress == Progress::Done {
                    return written;
                }
            }
        };
        let mut none = HelperThreads::default();
        let helpers = match job.level {
            Some(level) if level.number() < Level::COUNT => &mut none,
            _ => &mut self.helpers,
        };
        let (written, started) = helpers.search_with(&mut self.searcher, search);
        if let Err(error) = started {
            writer.send_info(&format!("not all threads were started: {error}"))?;
        }
        written?;
        let decision = match job.level {
            Some(level) => level.choose(&self.searcher, seed),
            None => self.searcher.decision(),
        };
        Ok(writer::best_move(decision, self.searcher.info().lines))
    }
}

/// A move of the opening book: at full strength one of the best.
fn book_move(level: Option<Level>, position: &Position, seed: u64) -> Option<Move> {
    let book = book::built_in();
    match level {
        Some(level) => book.choose_at(level, position, seed),
        None => book.choose(position, 0, seed),
    }
}
