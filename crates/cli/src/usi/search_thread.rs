//! The thread that searches, and how it is told to stop.

use std::{
    io::{self, Write},
    sync::{
        Arc, Condvar, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering::SeqCst},
        mpsc::Receiver,
    },
    time::{Instant, SystemTime},
};

use shogi::{
    Game,
    search::{Decision, Level, Limits, Params, Root, SearchControl, Searcher},
};

use super::{
    mate::{self, MateJob},
    options::EngineConfig,
    writer::{self, UsiWriter},
};

/// What it is asked to do, one after the other.
pub enum Job {
    NewGame,
    /// Say `readyok` when everything before is done.
    Ready(EngineConfig),
    Search(Box<SearchJob>),
    Mate(Box<MateJob>),
}

pub struct SearchJob {
    pub number: u64,
    pub game: Game,
    pub limits: Limits,
    /// Whether the answer waits for `stop`.
    pub infinite: bool,
    pub level: Option<Level>,
    /// How many lines are told; a level may look at more.
    pub lines: usize,
    pub config: EngineConfig,
    pub began: Instant,
}

/// Searches are numbered; all up to a number are to stop. So a `stop` stops the
/// searches that were asked for before it, begun or not, and no later one.
#[derive(Default)]
pub struct StopSignal {
    stopped: AtomicU64,
    finished: AtomicU64,
    lock: Mutex<()>,
    changed: Condvar,
}

impl StopSignal {
    /// Stops the searches up to a number.
    pub fn stop_up_to(&self, number: u64) {
        self.stopped.fetch_max(number, SeqCst);
        let _guard = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        self.changed.notify_all();
    }

    pub fn is_stopped(&self, number: u64) -> bool {
        self.stopped.load(SeqCst) >= number
    }

    /// Whether the search of a number is over.
    pub fn is_finished(&self, number: u64) -> bool {
        self.finished.load(SeqCst) >= number
    }

    fn wait(&self, number: u64) {
        let mut guard = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        while !self.is_stopped(number) {
            guard = self
                .changed
                .wait(guard)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Does what it is asked until nobody asks any more.
///
/// # Errors
/// When nobody listens any more.
pub fn run<W: Write>(
    jobs: &Receiver<Job>,
    stop_signal: &Arc<StopSignal>,
    writer: &UsiWriter<W>,
) -> io::Result<()> {
    let mut engine = EngineState::new(EngineConfig::default());
    for job in jobs {
        match job {
            Job::NewGame => engine.searcher.clear(),
            Job::Ready(config) => {
                engine.configure(&config);
                writer.send("readyok")?;
            }
            Job::Search(search) => {
                engine.configure(&search.config);
                let decision = engine.think(&search, stop_signal, writer)?;
                if search.infinite {
                    stop_signal.wait(search.number);
                }
                stop_signal.finished.store(search.number, SeqCst);
                writer.send(&writer::best_move(decision))?;
            }
            Job::Mate(problem) => {
                let answer = mate::answer(&problem, stop_signal);
                stop_signal.finished.store(problem.number, SeqCst);
                writer.send(&answer)?;
            }
        }
    }
    Ok(())
}

struct EngineState {
    /// So that weaker levels do not play the same game twice.
    seed: u64,
    config: EngineConfig,
    searcher: Searcher,
}

impl EngineState {
    fn new(config: EngineConfig) -> Self {
        let mut params = Params::default();
        params.net.clone_from(&config.net);
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        Self {
            seed: now.map_or(0, |now| now.as_nanos() as u64),
            searcher: Searcher::with_params(config.hash << 20, params),
            config,
        }
    }

    fn configure(&mut self, config: &EngineConfig) {
        if *config != self.config {
            *self = Self::new(config.clone());
        }
    }

    fn think<W: Write>(
        &mut self,
        search: &SearchJob,
        stop_signal: &StopSignal,
        writer: &UsiWriter<W>,
    ) -> io::Result<Decision> {
        let root = Root::from_game(&search.game);
        let mut control = SearchControl {
            now: &mut || search.began.elapsed(),
            stop: &mut || stop_signal.is_stopped(search.number),
        };
        let mut limits = search.limits.clone();
        limits.noise.seed = self.seed;
        let mut heard = Ok(());
        let decision = self
            .searcher
            .search(&root, limits, &mut control, &mut |info| {
                if heard.is_ok() && !info.lines.is_empty() {
                    heard = writer.send(&writer::info(info, search.lines));
                }
            });
        heard?;
        let seed = self.seed ^ search.game.position().key();
        Ok(match search.level {
            Some(level) => level.choose(&self.searcher, seed),
            None => decision,
        })
    }
}
