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
    mate::{self, Question},
    options::Equipment,
    say,
    say::Speaker,
};

/// What it is asked to do, one after the other.
pub enum Task {
    NewGame,
    /// Say `readyok` when everything before is done.
    Ready(Equipment),
    Think(Box<Thought>),
    Mate(Box<Question>),
}

pub struct Thought {
    pub number: u64,
    pub game: Game,
    pub limits: Limits,
    /// Whether the answer waits for `stop`.
    pub endless: bool,
    pub level: Option<Level>,
    /// How many lines are told; a level may look at more.
    pub lines: usize,
    pub equipment: Equipment,
    pub began: Instant,
}

/// Searches are numbered; all up to a number are to stop. So a `stop` stops the
/// searches that were asked for before it, begun or not, and no later one.
#[derive(Default)]
pub struct Brake {
    stopped: AtomicU64,
    answered: AtomicU64,
    lock: Mutex<()>,
    pulled: Condvar,
}

impl Brake {
    /// Stops the searches up to a number.
    pub fn pull(&self, number: u64) {
        self.stopped.fetch_max(number, SeqCst);
        let _guard = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        self.pulled.notify_all();
    }

    pub fn stops(&self, number: u64) -> bool {
        self.stopped.load(SeqCst) >= number
    }

    /// Whether the search of a number is over.
    pub fn has_answered(&self, number: u64) -> bool {
        self.answered.load(SeqCst) >= number
    }

    fn wait(&self, number: u64) {
        let mut guard = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        while !self.stops(number) {
            guard = self
                .pulled
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
    tasks: &Receiver<Task>,
    brake: &Arc<Brake>,
    speaker: &Speaker<W>,
) -> io::Result<()> {
    let mut mind = Mind::new(Equipment::default());
    for task in tasks {
        match task {
            Task::NewGame => mind.searcher.clear(),
            Task::Ready(equipment) => {
                mind.equip(&equipment);
                speaker.say("readyok")?;
            }
            Task::Think(thought) => {
                mind.equip(&thought.equipment);
                let decision = mind.think(&thought, brake, speaker)?;
                if thought.endless {
                    brake.wait(thought.number);
                }
                brake.answered.store(thought.number, SeqCst);
                speaker.say(&say::best_move(decision))?;
            }
            Task::Mate(question) => {
                let answer = mate::answer(&question, brake);
                brake.answered.store(question.number, SeqCst);
                speaker.say(&answer)?;
            }
        }
    }
    Ok(())
}

struct Mind {
    /// So that weaker levels do not play the same game twice.
    seed: u64,
    equipment: Equipment,
    searcher: Searcher,
}

impl Mind {
    fn new(equipment: Equipment) -> Self {
        let mut params = Params::default();
        params.net.clone_from(&equipment.net);
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        Self {
            seed: now.map_or(0, |now| now.as_nanos() as u64),
            searcher: Searcher::with_params(equipment.hash << 20, params),
            equipment,
        }
    }

    fn equip(&mut self, equipment: &Equipment) {
        if *equipment != self.equipment {
            *self = Self::new(equipment.clone());
        }
    }

    fn think<W: Write>(
        &mut self,
        thought: &Thought,
        brake: &Brake,
        speaker: &Speaker<W>,
    ) -> io::Result<Decision> {
        let root = Root::from_game(&thought.game);
        let mut host = SearchControl {
            now: &mut || thought.began.elapsed(),
            stop: &mut || brake.stops(thought.number),
        };
        let mut limits = thought.limits.clone();
        limits.noise.seed = self.seed;
        let mut heard = Ok(());
        let decision = self.searcher.search(&root, limits, &mut host, &mut |info| {
            if heard.is_ok() && !info.lines.is_empty() {
                heard = speaker.say(&say::info(info, thought.lines));
            }
        });
        heard?;
        let seed = self.seed ^ thought.game.position().key();
        Ok(match thought.level {
            Some(level) => level.choose(&self.searcher, seed),
            None => decision,
        })
    }
}
