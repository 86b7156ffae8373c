mod task;
#[cfg(test)]
mod tests;

use shogi::{
    search::{Host, Limits, Params, Progress, Searcher},
    tsume::{MateAnswer, Solver},
};

use self::task::{Job, Problem, Search, Task};

use crate::{
    protocol::{Found, Net, Order, Quest, Reply, Request},
    supply::Supply,
};

/// Answers orders, an iteration at a time: between two it can be told something else.
///
/// Positions are evaluated by a net that somebody else has to fetch, when the first of
/// them is to be looked at; that one waits for it.
#[derive(Debug)]
pub struct Thinker {
    table_bytes: usize,
    supply: Supply,
    /// Made when they are first needed: their tables are large.
    searcher: Option<Searcher>,
    solver: Option<Solver>,
    job: Option<Job>,
}

/// Where replies go.
pub type Say<'a> = &'a mut dyn FnMut(Reply);

impl Thinker {
    /// `table_bytes` is the size of a table, of which there are two: one of positions,
    /// and one of mates.
    pub fn new(table_bytes: usize) -> Self {
        Self {
            table_bytes,
            supply: Supply::default(),
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
                self.supply.try_again();
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
        let task = self.job.as_ref().map(|job| &job.task);
        task.is_some_and(|task| !matches!(task, Task::Wait(..)))
    }

    /// Whether somebody is to go for the net now. Said once: from then on
    /// [`net_came`](Self::net_came) is waited for.
    pub fn sends_for_net(&mut self) -> bool {
        self.supply.send()
    }

    /// So many bytes of the net have come, as it is packed. To be told now and then, also
    /// where no more have: who plays by the clock does not wait for ever.
    pub fn net_comes(&mut self, bytes: u32, of: u32, host: &mut Host<'_>, say: Say<'_>) {
        if self.supply.is_coming() {
            say(Reply::Net(Net::Coming { bytes, of }));
        }
        let now = (host.now)();
        let is_late = |search: &Search, since| {
            let patience = search.patience();
            patience.is_some_and(|patience| now.saturating_sub(since) >= patience)
        };
        if let Some(Job {
            task: Task::Wait(search, since),
            ..
        }) = &self.job
            && is_late(search, *since)
        {
            self.wait_no_longer(host);
        }
    }

    /// Here is the net, unpacked, or why there is none.
    pub fn net_came(&mut self, came: Result<&[u8], String>, host: &mut Host<'_>, say: Say<'_>) {
        say(Reply::Net(match self.supply.take(came) {
            Ok(()) => Net::Here,
            Err(why) => Net::Missing { why },
        }));
        self.wait_no_longer(host);
    }

    /// Goes one iteration deeper, and answers when that was the last. Mates are looked
    /// for in one go.
    pub fn think(&mut self, host: &mut Host<'_>, say: Say<'_>) {
        match &self.job {
            None
            | Some(Job {
                task: Task::Wait(..),
                ..
            }) => {}
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
        let search = match request {
            Request::Analyse { situation, limits } => Search::new(&situation, limits, None)?,
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
                Search::new(&situation, limits, Some((level, seed)))?
            }
            Request::Mate {
                quest,
                position,
                limits,
            } => {
                if quest == Quest::Threat && position.is_check() {
                    return Err("who is in check cannot pass".to_owned());
                }
                return Ok(Task::Mate(Box::new(Problem {
                    quest,
                    position,
                    limits,
                })));
            }
        };
        if self.supply.want() {
            Ok(Task::Wait(Box::new(search), (host.now)()))
        } else {
            Ok(self.set_on(search, host))
        }
    }

    /// Begins with what has waited for the net.
    fn wait_no_longer(&mut self, host: &mut Host<'_>) {
        match self.job.take() {
            Some(Job {
                id,
                task: Task::Wait(mut search, since),
            }) => {
                search.shorten((host.now)().saturating_sub(since));
                let task = self.set_on(*search, host);
                self.job = Some(Job { id, task });
            }
            other => self.job = other,
        }
    }

    fn set_on(&mut self, search: Search, host: &mut Host<'_>) -> Task {
        let Search {
            root,
            limits,
            player,
        } = search;
        if self.supply.is_news() {
            self.searcher = None;
        }
        let searcher = self.searcher.get_or_insert_with(|| {
            let mut params = Params::default();
            params.net = self.supply.net();
            Searcher::with_params(self.table_bytes, params)
        });
        searcher.start(&root, limits, host);
        Task::Search(player)
    }

    /// Answers with what is known: an iteration, at least, if it has begun.
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
            (Task::Search(None), Some(searcher)) => {
                let report = found(searcher);
                say(Reply::Done { id, report });
            }
            (Task::Search(Some((level, seed))), Some(searcher)) => {
                let report = found(searcher);
                say(Reply::Decided {
                    id,
                    decision: level.choose(searcher, seed),
                    report,
                });
            }
            (Task::Wait(..) | Task::Search(_), _) => say(Reply::Stopped { id }),
            // Not begun yet.
            (Task::Mate(_), _) => say(Reply::Mate {
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
