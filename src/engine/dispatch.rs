//! Which worker runs, what it is asked, and who is told what: all that can go wrong
//! between page and worker, without either.
use core::time::Duration;

use komadai_worker::protocol::{Id, Net, Order, Reply, Report, Request, VERSION};
use shogi::search::Decision;

use super::{Answer, Status};

/// How long a worker may take to answer an order to stop.
pub const PATIENCE: Duration = Duration::from_millis(50);

/// A request is asked of so many workers, one after the other, if they die.
const TRIES: u8 = 2;

/// Which of the workers that were started one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Generation(u32);

/// What happens.
#[derive(Debug)]
pub enum Event {
    Ask(Id, Box<Request>),
    /// The one who asked wants an answer now.
    Stop(Id),
    /// Another game begins.
    Forget,
    /// A worker says something.
    Heard(Generation, String),
    /// A worker could not be started, or is gone.
    Died(Generation, String),
    /// The time to stop this request is up.
    Late(Generation, Id),
}

/// What is to be done about it, in this order.
#[derive(Debug, PartialEq)]
pub enum Act {
    /// Start a worker, and call it so.
    Start(Generation),
    /// Put an end to the worker.
    End,
    Post(String),
    /// Say [`Event::Late`] after [`PATIENCE`].
    Await(Generation, Id),
    Tell(Id, Answer),
    Show(Status),
    /// How it stands with the worker's net: nothing is known of it yet, or any more.
    ShowNet(Option<Net>),
}

#[derive(Debug)]
pub struct Dispatch {
    /// What the worker has to be built as.
    build: String,
    generation: Generation,
    worker: Worker,
    /// Asked, but not of the worker yet.
    next: Option<Asked>,
    /// What the last worker said of it that said anything.
    net: Option<Net>,
    /// Whether the worker is to forget before it is asked again.
    forget: bool,
    /// When it is.
    now: Duration,
    acts: Vec<Act>,
}

#[derive(Debug)]
enum Worker {
    Asleep,
    Starting,
    Idle,
    Busy(Box<Thinking>),
    /// There is none, and the last one did not end well.
    Failed(String),
}

#[derive(Debug)]
struct Asked {
    id: Id,
    request: Box<Request>,
    /// When it was asked.
    since: Duration,
    /// How many workers it was the end of.
    tries: u8,
}

/// What the worker thinks about.
#[derive(Debug)]
struct Thinking {
    asked: Asked,
    report: Option<Report>,
    /// Whether it was told to stop.
    stopped: bool,
    /// Whether nobody waits for the answer: another request has taken its place.
    superseded: bool,
}

impl Dispatch {
    pub fn new(build: String) -> Self {
        Self {
            build,
            generation: Generation::default(),
            worker: Worker::Asleep,
            next: None,
            net: None,
            forget: false,
            now: Duration::ZERO,
            acts: Vec::new(),
        }
    }

    /// What to do about an event, which happens now.
    pub fn on(&mut self, event: Event, now: Duration) -> Vec<Act> {
        self.now = now;
        let before = self.status();
        match event {
            Event::Ask(id, request) => self.ask(id, request),
            Event::Stop(id) => self.stop(id),
            Event::Forget => self.forget = true,
            Event::Heard(from, text) if from == self.generation => self.heard(&text),
            Event::Died(from, why) if from == self.generation => self.died(why),
            Event::Late(from, id) if from == self.generation => self.late(id),
            // Of a worker that has been replaced.
            Event::Heard(..) | Event::Died(..) | Event::Late(..) => {}
        }
        let now = self.status();
        if now != before {
            self.acts.push(Act::Show(now));
        }
        core::mem::take(&mut self.acts)
    }

    fn status(&self) -> Status {
        match &self.worker {
            Worker::Asleep => Status::Asleep,
            Worker::Starting => Status::Starting,
            Worker::Idle => Status::Ready,
            Worker::Busy(_) => Status::Thinking,
            Worker::Failed(why) => Status::Failed(why.clone()),
        }
    }

    fn ask(&mut self, id: Id, request: Box<Request>) {
        if let Some(last) = self.next.take() {
            self.tell(last.id, Answer::Superseded);
        }
        if let Worker::Busy(thinking) = &mut self.worker
            && !thinking.superseded
        {
            thinking.superseded = true;
            let last = thinking.asked.id;
            self.tell(last, Answer::Superseded);
            self.stop_thinking();
        }
        self.next = Some(Asked {
            id,
            request,
            since: self.now,
            tries: 0,
        });
        self.go_on();
    }

    fn stop(&mut self, id: Id) {
        if self.next.as_ref().is_some_and(|next| next.id == id) {
            self.next = None;
            self.tell(id, Answer::Stopped);
        } else if matches!(&self.worker, Worker::Busy(thinking) if thinking.asked.id == id) {
            self.stop_thinking();
        }
    }

    fn stop_thinking(&mut self) {
        if let Worker::Busy(thinking) = &mut self.worker
            && !thinking.stopped
        {
            thinking.stopped = true;
            let id = thinking.asked.id;
            self.acts.push(Act::Post(Order::Stop(id).to_text()));
            self.acts.push(Act::Await(self.generation, id));
        }
    }

    /// Sees to it that what is asked next comes before a worker.
    fn go_on(&mut self) {
        match &self.worker {
            Worker::Asleep | Worker::Failed(_) if self.next.is_some() => self.start(),
            Worker::Idle => {
                if let Some(asked) = self.next.take() {
                    self.post(asked);
                }
            }
            _ => {}
        }
    }

    fn start(&mut self) {
        self.generation.0 = self.generation.0.wrapping_add(1);
        self.worker = Worker::Starting;
        self.forget_coming();
        // A new worker knows of no game.
        self.forget = false;
        self.acts.push(Act::Start(self.generation));
    }

    /// What was on its way to a worker that is gone comes again with the next one, from the
    /// browser's cache as a rule. Where it was missing that is so until a worker knows better.
    fn forget_coming(&mut self) {
        if matches!(self.net, Some(Net::Coming { .. })) {
            self.net_is(None);
        }
    }

    fn post(&mut self, asked: Asked) {
        if core::mem::take(&mut self.forget) {
            self.acts.push(Act::Post(Order::Forget.to_text()));
        }
        let order = Order::Ask(asked.id, asked.request_after(self.now));
        self.acts.push(Act::Post(order.to_text()));
        self.worker = Worker::Busy(Box::new(Thinking {
            asked,
            report: None,
            stopped: false,
            superseded: false,
        }));
    }

    fn heard(&mut self, text: &str) {
        let reply = match text.parse() {
            Ok(reply) => reply,
            Err(error) => {
                let error: komadai_worker::protocol::MessageError = error;
                return self.died(error.to_string());
            }
        };
        match reply {
            Reply::Ready { version, build } => self.ready(version, &build),
            Reply::Info { id, report } => self.info(id, report),
            Reply::Done { id, report } => self.answered(id, Answer::Done(report)),
            Reply::Decided {
                id,
                decision,
                report,
            } => self.answered(id, Answer::Decided(decision, report)),
            Reply::Mate { id, found } => self.answered(id, Answer::Mate(found)),
            Reply::Stopped { id } => self.answered(id, Answer::Stopped),
            Reply::Net(net) => self.net_is(Some(net)),
            Reply::Refused { id, why } => self.answered(id, Answer::Refused(why)),
            Reply::Broken { why } => self.died(why),
        }
    }

    fn ready(&mut self, version: u32, build: &str) {
        if !matches!(self.worker, Worker::Starting) {
            return;
        }
        if version == VERSION && build == self.build {
            self.worker = Worker::Idle;
            self.go_on();
        } else {
            // Another one from the same place would be no better.
            let why = format!("the worker is of build {build}, version {version}");
            self.acts.push(Act::End);
            self.fail(why);
        }
    }

    fn info(&mut self, about: Id, report: Report) {
        if let Worker::Busy(thinking) = &mut self.worker
            && thinking.asked.id == about
        {
            thinking.report = Some(report.clone());
            if !thinking.superseded {
                self.tell(about, Answer::Info(report));
            }
        }
    }

    fn answered(&mut self, id: Id, answer: Answer) {
        if let Worker::Busy(thinking) = &self.worker
            && thinking.asked.id == id
        {
            let superseded = thinking.superseded;
            self.worker = Worker::Idle;
            if !superseded {
                self.tell(id, answer);
            }
            self.go_on();
        }
    }

    fn died(&mut self, why: String) {
        if matches!(self.worker, Worker::Asleep | Worker::Failed(_)) {
            return;
        }
        self.acts.push(Act::End);
        self.forget_coming();
        match core::mem::replace(&mut self.worker, Worker::Asleep) {
            Worker::Starting => self.next = self.next.take().map(Asked::again),
            Worker::Busy(thinking) if thinking.stopped => self.answer_for(*thinking),
            Worker::Busy(thinking) => self.next = Some(thinking.asked.again()),
            Worker::Idle | Worker::Asleep | Worker::Failed(_) => {}
        }
        if self.next.as_ref().is_some_and(|next| next.tries >= TRIES) {
            self.fail(why);
        }
        if !matches!(self.worker, Worker::Failed(_)) {
            self.go_on();
        }
    }

    /// There is no worker, and whoever waits for one is told.
    fn fail(&mut self, why: String) {
        self.worker = Worker::Failed(why.clone());
        if let Some(next) = self.next.take() {
            self.tell(next.id, Answer::Failed(why));
        }
    }

    /// A worker that is deep in thought does not hear anything: another takes its
    /// place, and the page answers with what it was told last.
    fn late(&mut self, id: Id) {
        if matches!(&self.worker, Worker::Busy(thinking) if thinking.asked.id == id) {
            self.acts.push(Act::End);
            let busy = core::mem::replace(&mut self.worker, Worker::Asleep);
            self.start();
            if let Worker::Busy(thinking) = busy {
                self.answer_for(*thinking);
            }
        }
    }

    /// Answers in place of a worker that was told to stop and is gone.
    fn answer_for(&mut self, thinking: Thinking) {
        if thinking.superseded {
            return;
        }
        let report = thinking.report.filter(|report| !report.lines.is_empty());
        let best = report.as_ref().and_then(|report| {
            let line = report.lines.first()?;
            line.moves.first().copied()
        });
        let answer = match (&*thinking.asked.request, report, best) {
            (Request::Analyse { .. }, Some(report), _) => Answer::Done(report),
            (Request::Play { .. }, Some(report), Some(best)) => {
                Answer::Decided(Decision::Play(best), report)
            }
            _ => Answer::Stopped,
        };
        self.tell(thinking.asked.id, answer);
    }

    fn net_is(&mut self, net: Option<Net>) {
        if self.net != net {
            self.net.clone_from(&net);
            self.acts.push(Act::ShowNet(net));
        }
    }

    fn tell(&mut self, id: Id, answer: Answer) {
        self.acts.push(Act::Tell(id, answer));
    }
}

impl Asked {
    /// The request as it is now: a player's clock ran on while there was no worker yet.
    fn request_after(&self, now: Duration) -> Box<Request> {
        let mut request = self.request.clone();
        if let Request::Play {
            time: Some(time), ..
        } = &mut *request
        {
            time.hard = time.hard.saturating_sub(now.saturating_sub(self.since));
        }
        request
    }

    /// To be asked of another worker.
    fn again(self) -> Self {
        Self {
            tries: self.tries + 1,
            ..self
        }
    }
}
