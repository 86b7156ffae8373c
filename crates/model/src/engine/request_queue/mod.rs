//! The requests to the worker: which worker runs, what it is sent, and who is answered.
//! All failures between page and worker are handled here, without either.
mod messages;

use core::time::Duration;

use komadai_protocol::{Command, Id, Net, PONDER_SLICE, Reply, Report, Request, VERSION};
use komadai_search::Decision;

use super::{Answer, Status};

pub use messages::{Generation, QueueAction, QueueInput};

/// How long a worker may take to answer a stop command: nobody waits longer for a result.
pub const STOP_TIMEOUT: Duration = Duration::from_millis(50);

/// The same on the opponent's time. The worker answers after its slice at the latest, also
/// on a busy machine; replaced it would lose its table, which the search was for.
pub const PONDER_STOP_TIMEOUT: Duration = PONDER_SLICE.saturating_mul(3);

/// How many workers get a request, one after the other, if they fail.
const MAX_TRIES: u8 = 2;

#[derive(Debug)]
pub struct RequestQueue {
    /// The build that the worker has to be of.
    build: String,
    generation: Generation,
    worker: Worker,
    /// Not sent to the worker yet.
    pending: Option<Pending>,
    /// The last known loading state of the net.
    net: Option<Net>,
    /// Whether the worker has to be told of a new game before the next request.
    new_game: bool,
    /// The time of the current input.
    now: Duration,
    actions: Vec<QueueAction>,
}

#[derive(Debug)]
enum Worker {
    NotStarted,
    Starting,
    Idle,
    Busy(Box<Running>),
    /// No worker runs, and the last one failed.
    Failed(String),
}

#[derive(Debug)]
struct Pending {
    id: Id,
    request: Box<Request>,
    /// When the caller made the request.
    since: Duration,
    /// The number of workers that failed during the request.
    tries: u8,
}

/// The request that the worker has.
#[derive(Debug)]
struct Running {
    pending: Pending,
    report: Option<Report>,
    /// Whether the worker was sent a stop command.
    stopped: bool,
    /// Whether another request has replaced it: its answer is dropped.
    superseded: bool,
}

impl RequestQueue {
    pub fn new(build: String) -> Self {
        Self {
            build,
            generation: Generation::default(),
            worker: Worker::NotStarted,
            pending: None,
            net: None,
            new_game: false,
            now: Duration::ZERO,
            actions: Vec::new(),
        }
    }

    /// The actions to take after an event at the time `now`.
    pub fn handle(&mut self, input: QueueInput, now: Duration) -> Vec<QueueAction> {
        self.now = now;
        let before = self.status();
        match input {
            QueueInput::Search(id, request) => self.search(id, request),
            QueueInput::Stop(id) => self.stop(id),
            QueueInput::NewGame => self.new_game = true,
            QueueInput::ReplaceWorker => self.replace_worker(),
            QueueInput::CancelNet => self.cancel_net(),
            QueueInput::Reply(from, reply) if from == self.generation => self.on_reply(*reply),
            QueueInput::WorkerFailed(from, why) if from == self.generation => {
                self.on_worker_failed(why);
            }
            QueueInput::StopTimeout(from, id) if from == self.generation => {
                self.on_stop_timeout(id);
            }
            // From a worker that was replaced.
            QueueInput::Reply(..) | QueueInput::WorkerFailed(..) | QueueInput::StopTimeout(..) => {}
        }
        let status = self.status();
        if status != before {
            self.actions.push(QueueAction::SetStatus(status));
        }
        core::mem::take(&mut self.actions)
    }

    fn status(&self) -> Status {
        match &self.worker {
            Worker::NotStarted => Status::Asleep,
            Worker::Starting => Status::Starting,
            Worker::Idle => Status::Ready,
            Worker::Busy(_) => Status::Thinking,
            Worker::Failed(why) => Status::Failed(why.clone()),
        }
    }

    fn search(&mut self, id: Id, request: Box<Request>) {
        if let Some(last) = self.pending.take() {
            self.answer(last.id, Answer::Superseded);
        }
        if let Worker::Busy(running) = &mut self.worker
            && !running.superseded
        {
            running.superseded = true;
            let last = running.pending.id;
            self.answer(last, Answer::Superseded);
            self.post_stop();
        }
        self.pending = Some(Pending {
            id,
            request,
            since: self.now,
            tries: 0,
        });
        self.send_pending();
    }

    fn stop(&mut self, id: Id) {
        if self.pending.as_ref().is_some_and(|next| next.id == id) {
            self.pending = None;
            self.answer(id, Answer::Stopped);
        } else if self.is_running(id) {
            self.post_stop();
        }
    }

    fn is_running(&self, id: Id) -> bool {
        matches!(&self.worker, Worker::Busy(running) if running.pending.id == id)
    }

    fn post_stop(&mut self) {
        if let Worker::Busy(running) = &mut self.worker
            && !running.stopped
        {
            running.stopped = true;
            let id = running.pending.id;
            let timeout = match *running.pending.request {
                Request::Ponder { .. } => PONDER_STOP_TIMEOUT,
                Request::Analyse { .. } | Request::Play { .. } | Request::Mate { .. } => {
                    STOP_TIMEOUT
                }
            };
            let wait = QueueAction::AwaitStop(self.generation, id, timeout);
            self.actions.push(QueueAction::Post(Command::Stop { id }));
            self.actions.push(wait);
        }
    }

    /// Sends the pending request if the worker is idle, and starts a worker if none runs.
    fn send_pending(&mut self) {
        match &self.worker {
            Worker::NotStarted | Worker::Failed(_) if self.pending.is_some() => self.start_worker(),
            Worker::Idle => {
                if let Some(pending) = self.pending.take() {
                    self.send(pending);
                }
            }
            _ => {}
        }
    }

    fn start_worker(&mut self) {
        self.generation.0 = self.generation.0.wrapping_add(1);
        self.worker = Worker::Starting;
        self.forget_net_progress();
        // A new worker has empty tables.
        self.new_game = false;
        self.actions.push(QueueAction::StartWorker(self.generation));
    }

    fn cancel_net(&mut self) {
        if matches!(self.net, Some(Net::Coming { .. })) {
            self.actions.push(QueueAction::Post(Command::CancelNet));
        }
    }

    /// The next worker starts the fetch again, mostly from the browser's cache. A failure
    /// stays known until a worker reports another state.
    fn forget_net_progress(&mut self) {
        if matches!(self.net, Some(Net::Coming { .. })) {
            self.set_net(None);
        }
    }

    fn send(&mut self, pending: Pending) {
        if core::mem::take(&mut self.new_game) {
            self.actions.push(QueueAction::Post(Command::NewGame));
        }
        let command = Command::Start {
            id: pending.id,
            request: pending.request_at(self.now),
        };
        self.actions.push(QueueAction::Post(command));
        self.worker = Worker::Busy(Box::new(Running {
            pending,
            report: None,
            stopped: false,
            superseded: false,
        }));
    }

    fn on_reply(&mut self, reply: Reply) {
        match reply {
            Reply::Ready { version, build } => self.on_ready(version, &build),
            Reply::Info { id, report } => self.on_info(id, report),
            Reply::Done { id, report } => self.finish(id, Answer::Done(report)),
            Reply::Decided {
                id,
                decision,
                report,
            } => self.finish(id, Answer::Decided(decision, report)),
            Reply::Mate { id, report } => self.finish(id, Answer::Mate(report)),
            Reply::Stopped { id } => self.finish(id, Answer::Stopped),
            Reply::Net(net) => self.set_net(Some(net)),
            Reply::Refused { id, why } => self.finish(id, Answer::Refused(why)),
            Reply::Error { why } => self.on_worker_failed(why),
        }
    }

    fn on_ready(&mut self, version: u32, build: &str) {
        if !matches!(self.worker, Worker::Starting) {
            return;
        }
        if version == VERSION && build == self.build {
            self.worker = Worker::Idle;
            self.send_pending();
        } else {
            // Another worker from the same folder would be of the same build.
            let why = format!("the worker is of build {build}, version {version}");
            self.actions.push(QueueAction::TerminateWorker);
            self.fail(why);
        }
    }

    fn on_info(&mut self, id: Id, report: Report) {
        if let Worker::Busy(running) = &mut self.worker
            && running.pending.id == id
        {
            running.report = Some(report.clone());
            if !running.superseded {
                self.answer(id, Answer::Info(report));
            }
        }
    }

    fn finish(&mut self, id: Id, answer: Answer) {
        if let Worker::Busy(running) = &self.worker
            && running.pending.id == id
        {
            let superseded = running.superseded;
            self.worker = Worker::Idle;
            if !superseded {
                self.answer(id, answer);
            }
            self.send_pending();
        }
    }

    fn on_worker_failed(&mut self, why: String) {
        if matches!(self.worker, Worker::NotStarted | Worker::Failed(_)) {
            return;
        }
        let was_asked = match &self.worker {
            Worker::Starting => true,
            Worker::Busy(running) => !running.stopped,
            Worker::Idle | Worker::NotStarted | Worker::Failed(_) => false,
        };
        self.end_worker();
        if was_asked {
            self.pending = self.pending.take().map(Pending::retried);
        }
        let is_last = |pending: &Pending| pending.tries >= MAX_TRIES;
        if self.pending.as_ref().is_some_and(is_last) {
            self.fail(why);
        }
        if !matches!(self.worker, Worker::Failed(_)) {
            self.send_pending();
        }
    }

    /// The next worker gets what the present one was asked.
    fn replace_worker(&mut self) {
        if !matches!(self.worker, Worker::NotStarted | Worker::Failed(_)) {
            self.end_worker();
            self.send_pending();
        }
    }

    /// Ends the worker. What it was asked is answered if it was being stopped, and pending
    /// again if not.
    fn end_worker(&mut self) {
        self.actions.push(QueueAction::TerminateWorker);
        self.forget_net_progress();
        match core::mem::replace(&mut self.worker, Worker::NotStarted) {
            Worker::Busy(running) if running.stopped => self.answer_for(*running),
            Worker::Busy(running) => self.pending = Some(running.pending),
            Worker::Starting | Worker::Idle | Worker::NotStarted | Worker::Failed(_) => {}
        }
    }

    /// Gives up, and answers the pending request.
    fn fail(&mut self, why: String) {
        self.worker = Worker::Failed(why.clone());
        if let Some(pending) = self.pending.take() {
            self.answer(pending.id, Answer::Failed(why));
        }
    }

    /// A worker in a long iteration does not receive messages: it is replaced, and its
    /// last report is the answer.
    fn on_stop_timeout(&mut self, id: Id) {
        if self.is_running(id) {
            self.actions.push(QueueAction::TerminateWorker);
            let busy = core::mem::replace(&mut self.worker, Worker::NotStarted);
            self.start_worker();
            if let Worker::Busy(running) = busy {
                self.answer_for(*running);
            }
        }
    }

    /// Answers a stopped request in place of a worker that has ended.
    fn answer_for(&mut self, running: Running) {
        if running.superseded {
            return;
        }
        let report = running.report.filter(|report| !report.lines.is_empty());
        let best = report.as_ref().and_then(|report| {
            let line = report.lines.first()?;
            line.moves.first().copied()
        });
        let answer = match (&*running.pending.request, report, best) {
            (Request::Analyse { .. }, Some(report), _) => Answer::Done(report),
            (Request::Play { .. }, Some(report), Some(best)) => {
                Answer::Decided(Decision::Play(best), report)
            }
            _ => Answer::Stopped,
        };
        self.answer(running.pending.id, answer);
    }

    fn set_net(&mut self, net: Option<Net>) {
        if self.net != net {
            self.net.clone_from(&net);
            self.actions.push(QueueAction::SetNet(net));
        }
    }

    fn answer(&mut self, id: Id, answer: Answer) {
        self.actions.push(QueueAction::Answer(id, answer));
    }
}

impl Pending {
    /// The request with the time left now: a player's clock runs while a worker starts.
    fn request_at(&self, now: Duration) -> Box<Request> {
        let mut request = self.request.clone();
        if let Request::Play {
            time: Some(time), ..
        } = &mut *request
        {
            time.hard = time.hard.saturating_sub(now.saturating_sub(self.since));
        }
        request
    }

    fn retried(self) -> Self {
        Self {
            tries: self.tries + 1,
            ..self
        }
    }
}
