use shogi::{
    Position,
    search::{Host, Level, Limits, Progress, Searcher},
    tsume::{HisshiAnswer, MateAnswer, MateLimits, Solver},
};

use crate::protocol::{Found, Id, Order, Quest, Reply, Request, Situation};

#[cfg(test)]
mod tests;

/// Answers orders, an iteration at a time: between two it can be told something else.
#[derive(Debug)]
pub struct Thinker {
    table_bytes: usize,
    /// Made when they are first needed: their tables are large.
    searcher: Option<Searcher>,
    solver: Option<Solver>,
    job: Option<Job>,
}

/// What it thinks about.
#[derive(Debug)]
struct Job {
    id: Id,
    task: Task,
}

#[derive(Debug)]
enum Task {
    Analyse,
    /// Who plays, and the seed.
    Play(Level, u64),
    Mate(Box<Problem>),
}

#[derive(Debug)]
struct Problem {
    quest: Quest,
    position: Position,
    limits: MateLimits,
}

/// Where replies go.
pub type Say<'a> = &'a mut dyn FnMut(Reply);

impl Thinker {
    /// `table_bytes` is the size of a table, of which there are two: one of positions,
    /// and one of mates.
    pub fn new(table_bytes: usize) -> Self {
        Self {
            table_bytes,
            searcher: None,
            solver: None,
            job: None,
        }
    }

    /// Takes in a message. What it asks for is done by [`think`](Self::think).
    pub fn hear(&mut self, text: &str, host: &mut Host<'_>, say: Say<'_>) {
        match text.parse() {
            Ok(Order::Ask(id, request)) => {
                self.answer(host, say);
                match self.begin(*request, host) {
                    Ok(task) => self.job = Some(Job { id, task }),
                    Err(why) => say(Reply::Refused { id, why }),
                }
            }
            Ok(Order::Stop(id)) => {
                if self.job.as_ref().is_some_and(|job| job.id == id) {
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

    /// Goes one iteration deeper, and answers when that was the last. Mates are looked
    /// for in one go.
    pub fn think(&mut self, host: &mut Host<'_>, say: Say<'_>) {
        match &self.job {
            None => {}
            Some(Job {
                id,
                task: Task::Mate(problem),
            }) => {
                let solver = self
                    .solver
                    .get_or_insert_with(|| Solver::new(self.table_bytes));
                let start = (host.now)();
                let found = Found {
                    answer: problem.solve(solver, host),
                    shortest: solver.is_shortest(),
                    nodes: solver.nodes(),
                    time: (host.now)().saturating_sub(start),
                };
                say(Reply::Mate { id: *id, found });
                self.job = None;
            }
            Some(Job { id, .. }) => {
                if let Some(searcher) = &mut self.searcher {
                    match searcher.deepen(host) {
                        Progress::Deeper => say(Reply::Info {
                            id: *id,
                            report: searcher.info().into(),
                        }),
                        Progress::Done => self.answer(host, say),
                    }
                }
            }
        }
    }

    fn begin(&mut self, request: Request, host: &mut Host<'_>) -> Result<Task, String> {
        match request {
            Request::Analyse { situation, limits } => {
                self.set_on(&situation, limits, host)?;
                Ok(Task::Analyse)
            }
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
                self.set_on(&situation, limits, host)?;
                Ok(Task::Play(level, seed))
            }
            Request::Mate {
                quest,
                position,
                limits,
            } => {
                if quest == Quest::Threat && position.is_check() {
                    return Err("who is in check cannot pass".to_owned());
                }
                Ok(Task::Mate(Box::new(Problem {
                    quest,
                    position,
                    limits,
                })))
            }
        }
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
            if root.position().check_legal(mv).is_err() {
                return Err(format!("{mv} is illegal"));
            }
        }
        let searcher = self
            .searcher
            .get_or_insert_with(|| Searcher::new(self.table_bytes));
        searcher.start(&root, limits, host);
        Ok(())
    }

    /// Answers with what is known: an iteration, at least.
    fn answer(&mut self, host: &mut Host<'_>, say: Say<'_>) {
        let Some(Job { id, task }) = self.job.take() else {
            return;
        };
        let mut found = |searcher: &mut Searcher| {
            if searcher.info().depth == 0 {
                searcher.deepen(host);
            }
            searcher.info().into()
        };
        match (task, &mut self.searcher) {
            (Task::Analyse, Some(searcher)) => {
                let report = found(searcher);
                say(Reply::Done { id, report });
            }
            (Task::Play(level, seed), Some(searcher)) => {
                let report = found(searcher);
                say(Reply::Decided {
                    id,
                    decision: level.choose(searcher, seed),
                    report,
                });
            }
            // Not begun yet.
            _ => say(Reply::Mate {
                id,
                found: Found {
                    answer: MateAnswer::Unknown,
                    shortest: false,
                    nodes: 0,
                    time: Default::default(),
                },
            }),
        }
    }
}

impl Problem {
    fn solve(&self, solver: &mut Solver, host: &mut Host<'_>) -> MateAnswer {
        let Self {
            quest,
            position,
            limits,
        } = self;
        match quest {
            Quest::Mate => solver.solve(position, limits, host),
            Quest::Threat => {
                let threat = solver.threat(position, limits, host);
                threat.unwrap_or(MateAnswer::Unknown)
            }
            Quest::Hisshi => match solver.hisshi(position, limits, host) {
                HisshiAnswer::Hisshi(mv) => MateAnswer::Mate(vec![mv]),
                HisshiAnswer::NoHisshi => MateAnswer::NoMate,
                HisshiAnswer::Unknown => MateAnswer::Unknown,
            },
        }
    }
}
