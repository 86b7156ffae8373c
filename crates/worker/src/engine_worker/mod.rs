mod ponder;
mod task;
#[cfg(test)]
mod tests;

use core::fmt;

use komadai_protocol::{Command, MateQuery, MateReport, Net, Reply, Report, Request};
use komadai_search::{
    Decision, Limits, Params, Progress, SearchControl, Searcher,
    tsume::{MateAnswer, Solver},
};
use serde::{Deserialize, Deserializer};

use self::task::{Job, MateProblem, Purpose, Search, Task};

use crate::{book, net_loader::NetLoader};

/// Executes commands one search iteration at a time, so that messages can be handled in
/// between.
///
/// The caller has to fetch the net when [`should_fetch_net`](Self::should_fetch_net) says
/// so. The first search waits for it.
#[derive(Debug)]
pub struct EngineWorker {
    table_bytes: usize,
    net: NetLoader,
    /// Created when first needed: the tables are large.
    searcher: Option<Searcher>,
    helpers: Option<Box<dyn Helpers>>,
    solver: Option<Solver>,
    job: Option<Job>,
}

/// Searchers in other threads that help with a search (lazy SMP).
pub trait Helpers: fmt::Debug {
    /// Starts to help with the search that `main` has started.
    fn start(&mut self, main: &mut Searcher);

    /// Ends their search, and waits for them.
    fn stop(&mut self);

    /// Forgets what they have learned, for another game or another net.
    fn clear(&mut self);
}

/// Sends a reply to the page.
pub type SendReply<'a> = &'a mut dyn FnMut(Reply);

impl EngineWorker {
    /// `table_bytes` is the size of each of the two tables: positions and mates.
    pub fn new(table_bytes: usize) -> Self {
        Self {
            table_bytes,
            net: NetLoader::default(),
            searcher: None,
            helpers: None,
            solver: None,
            job: None,
        }
    }

    /// The same with helpers, for analysis and for moves at full strength.
    pub fn with_helpers(table_bytes: usize, helpers: Box<dyn Helpers>) -> Self {
        Self {
            helpers: Some(helpers),
            ..Self::new(table_bytes)
        }
    }

    /// Handles a message of the page. The work itself is done by [`step`](Self::step).
    pub fn handle_message<'de, D: Deserializer<'de>>(
        &mut self,
        message: D,
        control: &mut SearchControl<'_>,
        send: SendReply<'_>,
    ) {
        match Command::deserialize(message) {
            Ok(command) => self.handle_command(command, control, send),
            Err(error) => send(Reply::Error {
                why: error.to_string(),
            }),
        }
    }

    /// Handles a command. The work itself is done by [`step`](Self::step).
    pub fn handle_command(
        &mut self,
        command: Command,
        control: &mut SearchControl<'_>,
        send: SendReply<'_>,
    ) {
        match command {
            Command::Start { id, request } => {
                self.finish_job(control, send);
                match self.start(*request, control) {
                    Ok(task) => self.job = Some(Job { id, task }),
                    Err(why) => send(Reply::Refused { id, why }),
                }
            }
            Command::Stop { id } => {
                if self.job.as_ref().is_some_and(|job| job.id == id) {
                    self.finish_job(control, send);
                }
            }
            Command::NewGame => {
                self.net.reset_failure();
                if let Some(searcher) = &mut self.searcher {
                    searcher.clear();
                }
                if let Some(helpers) = &mut self.helpers {
                    helpers.clear();
                }
            }
            Command::CancelNet => {}
        }
    }

    /// Whether [`step`](Self::step) has something to do.
    pub fn is_busy(&self) -> bool {
        let task = self.job.as_ref().map(|job| &job.task);
        task.is_some_and(|task| !matches!(task, Task::WaitForNet(..)))
    }

    /// Whether the caller has to fetch the net now. True once; the caller then calls
    /// [`on_net_loaded`](Self::on_net_loaded) in the end.
    pub fn should_fetch_net(&mut self) -> bool {
        self.net.start_fetch()
    }

    /// Reports the progress of the fetch, in bytes of the compressed file. Has to be
    /// called regularly even without progress: searches with a time limit do not wait
    /// for ever.
    pub fn on_net_progress(
        &mut self,
        bytes: u32,
        of: u32,
        control: &mut SearchControl<'_>,
        send: SendReply<'_>,
    ) {
        if self.net.is_fetching() {
            send(Reply::Net(Net::Coming { bytes, of }));
        }
        let now = (control.now)();
        let has_waited = |search: &Search, since| {
            let longest = search.longest_wait();
            longest.is_some_and(|longest| now.saturating_sub(since) >= longest)
        };
        if let Some(Job {
            task: Task::WaitForNet(search, since),
            ..
        }) = &self.job
            && has_waited(search, *since)
        {
            self.start_waiting_search(control);
        }
    }

    /// The decompressed net, or why the fetch failed.
    pub fn on_net_loaded(
        &mut self,
        fetched: Result<&[u8], String>,
        control: &mut SearchControl<'_>,
        send: SendReply<'_>,
    ) {
        send(Reply::Net(match self.net.finish(fetched) {
            Ok(()) => Net::Here,
            Err(why) => Net::Missing { why },
        }));
        self.start_waiting_search(control);
    }

    /// Searches one iteration deeper, and replies with the result so far or, after the
    /// last iteration, the final one. A mate search is a single step; on the opponent's
    /// time a step takes no longer than a slice, and there is no reply.
    pub fn step(&mut self, control: &mut SearchControl<'_>, send: SendReply<'_>) {
        match &self.job {
            None
            | Some(Job {
                task: Task::WaitForNet(..),
                ..
            }) => {}
            Some(Job {
                id,
                task: Task::Mate(problem),
            }) => {
                let solver = self
                    .solver
                    .get_or_insert_with(|| Solver::new(self.table_bytes));
                let start = (control.now)();
                let report = MateReport {
                    answer: problem.solve(solver, control),
                    shortest: solver.is_shortest(),
                    nodes: solver.nodes(),
                    time: (control.now)().saturating_sub(start),
                };
                send(Reply::Mate { id: *id, report });
                self.job = None;
            }
            Some(Job {
                task: Task::BookMove(_),
                ..
            }) => self.finish_job(control, send),
            Some(Job {
                task: Task::Ponder(search, since),
                ..
            }) => {
                if let Some(searcher) = &mut self.searcher
                    && ponder::step(searcher, search, *since, control).is_break()
                {
                    self.finish_job(control, send);
                }
            }
            Some(Job {
                id,
                task: Task::Search(_),
            }) => {
                if let Some(searcher) = &mut self.searcher {
                    // Without a first iteration there is no move.
                    let progress = if searcher.info().depth == 0 {
                        searcher.deepen(&mut SearchControl {
                            now: &mut *control.now,
                            stop: &mut || false,
                        })
                    } else {
                        searcher.deepen(control)
                    };
                    match progress {
                        Progress::Deeper => send(Reply::Info {
                            id: *id,
                            report: searcher.info().into(),
                        }),
                        Progress::Done => self.finish_job(control, send),
                    }
                }
            }
        }
    }

    fn start(&mut self, request: Request, control: &mut SearchControl<'_>) -> Result<Task, String> {
        let search = match request {
            Request::Analyse { state, limits } => Search::new(&state, limits, Purpose::Analysis)?,
            Request::Play {
                state,
                level,
                time,
                seed,
                book,
            } => {
                let limits = Limits {
                    time,
                    ..level.limits(seed)
                };
                let search = Search::new(&state, limits, Purpose::Play(level, seed))?;
                let book = book.then(book::built_in);
                let position = search.root.position();
                let choice = seed ^ position.key();
                if let Some(mv) = book.and_then(|book| book.choose_at(level, position, choice)) {
                    // A later move needs the net.
                    self.net.request();
                    return Ok(Task::BookMove(mv));
                }
                search
            }
            Request::Ponder { state, level, seed } => {
                // The search begins again after each slice of time, and so would the mate search.
                let limits = Limits {
                    root_mate: false,
                    ..level.limits(seed)
                };
                Search::new(&state, limits, Purpose::Ponder)?
            }
            Request::Mate {
                query,
                position,
                limits,
            } => {
                if query == MateQuery::Threat && position.in_check() {
                    return Err("the side to move is in check and cannot pass".to_owned());
                }
                return Ok(Task::Mate(Box::new(MateProblem {
                    query,
                    position,
                    limits,
                })));
            }
        };
        if self.net.request() {
            Ok(Task::WaitForNet(Box::new(search), (control.now)()))
        } else {
            Ok(self.start_search(search, control))
        }
    }

    /// Starts the search that waits for the net, if there is one.
    fn start_waiting_search(&mut self, control: &mut SearchControl<'_>) {
        match self.job.take() {
            Some(Job {
                id,
                task: Task::WaitForNet(mut search, since),
            }) => {
                search.subtract_wait((control.now)().saturating_sub(since));
                let task = self.start_search(*search, control);
                self.job = Some(Job { id, task });
            }
            other => self.job = other,
        }
    }

    fn start_search(&mut self, search: Search, control: &mut SearchControl<'_>) -> Task {
        if self.net.changed() {
            self.searcher = None;
            if let Some(helpers) = &mut self.helpers {
                helpers.clear();
            }
        }
        let searcher = self.searcher.get_or_insert_with(|| {
            let mut params = Params::default();
            params.net = self.net.net();
            Searcher::with_params(self.table_bytes, params)
        });
        searcher.start(&search.root, search.limits.clone(), control);
        match search.purpose {
            Purpose::Ponder => Task::Ponder(Box::new(search), (control.now)()),
            purpose => {
                // Helpers would use up the nodes of a limit, and play better than a level.
                if let Some(helpers) = &mut self.helpers
                    && search.limits.nodes.is_none()
                {
                    helpers.start(searcher);
                }
                Task::Search(purpose)
            }
        }
    }

    /// Ends the job and replies with its result: after at least one iteration, if the
    /// search has started.
    fn finish_job(&mut self, control: &mut SearchControl<'_>, send: SendReply<'_>) {
        let Some(Job { id, task }) = self.job.take() else {
            return;
        };
        if let Some(helpers) = &mut self.helpers {
            helpers.stop();
        }
        let mut report = |searcher: &mut Searcher| {
            if searcher.info().depth == 0 {
                searcher.deepen(control);
            }
            searcher.info().into()
        };
        match (task, &mut self.searcher) {
            (Task::BookMove(mv), _) => send(Reply::Decided {
                id,
                decision: Decision::Play(mv),
                report: Report::default(),
            }),
            (Task::Search(Purpose::Analysis), Some(searcher)) => {
                let report = report(searcher);
                send(Reply::Done { id, report });
            }
            (Task::Search(Purpose::Play(level, seed)), Some(searcher)) => {
                let report = report(searcher);
                send(Reply::Decided {
                    id,
                    decision: level.choose(searcher, seed),
                    report,
                });
            }
            (Task::WaitForNet(..) | Task::Search(_) | Task::Ponder(..), _) => {
                send(Reply::Stopped { id });
            }
            // Not started: a mate search is a single step.
            (Task::Mate(_), _) => send(Reply::Mate {
                id,
                report: MateReport {
                    answer: MateAnswer::Unknown,
                    shortest: false,
                    nodes: 0,
                    time: Default::default(),
                },
            }),
        }
    }
}
