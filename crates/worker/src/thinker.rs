use shogi::search::{Host, Level, Limits, Progress, Searcher};

use crate::protocol::{Id, Order, Reply, Request, Situation};

#[cfg(test)]
mod tests;

/// Answers orders, an iteration at a time: between two it can be told something else.
#[derive(Debug)]
pub struct Thinker {
    table_bytes: usize,
    /// Made when it is first needed: its table is large.
    searcher: Option<Searcher>,
    job: Option<Job>,
}

/// What it thinks about.
#[derive(Clone, Copy, Debug)]
struct Job {
    id: Id,
    /// Who has to play, and with which seed; nobody when a position is analysed.
    player: Option<(Level, u64)>,
}

/// Where replies go.
pub type Say<'a> = &'a mut dyn FnMut(Reply);

impl Thinker {
    /// `table_bytes` is the size of the table of positions.
    pub fn new(table_bytes: usize) -> Self {
        Self {
            table_bytes,
            searcher: None,
            job: None,
        }
    }

    /// Takes in a message. What it asks for is done by [`think`](Self::think).
    pub fn hear(&mut self, text: &str, host: &mut Host<'_>, say: Say<'_>) {
        match text.parse() {
            Ok(Order::Ask(id, request)) => {
                self.answer(host, say);
                if let Err(why) = self.begin(id, request, host) {
                    say(Reply::Refused { id, why });
                }
            }
            Ok(Order::Stop(id)) => {
                if self.job.is_some_and(|job| job.id == id) {
                    self.answer(host, say);
                }
            }
            Ok(Order::Forget) => {
                if let Some(searcher) = &mut self.searcher {
                    searcher.clear();
                }
            }
            Err(error) => say(Reply::Broken {
                why: error.to_string(),
            }),
        }
    }

    /// Whether there is something to think about.
    pub fn is_thinking(&self) -> bool {
        self.job.is_some()
    }

    /// Goes one iteration deeper, and answers when that was the last.
    pub fn think(&mut self, host: &mut Host<'_>, say: Say<'_>) {
        let (Some(job), Some(searcher)) = (self.job, &mut self.searcher) else {
            return;
        };
        match searcher.deepen(host) {
            Progress::Deeper => say(Reply::Info {
                id: job.id,
                report: searcher.info().into(),
            }),
            Progress::Done => self.answer(host, say),
        }
    }

    fn begin(&mut self, id: Id, request: Request, host: &mut Host<'_>) -> Result<(), String> {
        let (situation, limits, player) = match request {
            Request::Analyse { situation, limits } => (situation, limits, None),
            Request::Play {
                situation,
                level,
                time,
                seed,
            } => {
                let limits = Limits {
                    time,
                    ..level.limits(seed)
                };
                (situation, limits, Some((level, seed)))
            }
        };
        self.set_on(&situation, limits, host)?;
        self.job = Some(Job { id, player });
        Ok(())
    }

    fn set_on(
        &mut self,
        situation: &Situation,
        limits: Limits,
        host: &mut Host<'_>,
    ) -> Result<(), String> {
        let root = situation
            .root()
            .map_err(|number| format!("move {number} is illegal"))?;
        for &mv in &limits.moves {
            if let Err(why) = root.position().check_legal(mv) {
                return Err(format!("{mv}: {why}"));
            }
        }
        let table_bytes = self.table_bytes;
        let searcher = self
            .searcher
            .get_or_insert_with(|| Searcher::new(table_bytes));
        searcher.start(&root, limits, host);
        Ok(())
    }

    /// Answers with what is known: an iteration, at least.
    fn answer(&mut self, host: &mut Host<'_>, say: Say<'_>) {
        let (Some(job), Some(searcher)) = (self.job.take(), &mut self.searcher) else {
            return;
        };
        if searcher.info().depth == 0 {
            searcher.deepen(host);
        }
        let (id, report) = (job.id, searcher.info().into());
        say(match job.player {
            None => Reply::Done { id, report },
            Some((level, seed)) => Reply::Decided {
                id,
                decision: level.choose(searcher, seed),
                report,
            },
        });
    }
}
