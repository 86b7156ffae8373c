//! The page's side of the search worker. The worker is started by the first request, and
//! replaced when it does not answer.
mod find_answer;
mod last_answer;
mod mate_solver;
mod search_threads;

use core::{
    cell::{Cell, RefCell},
    fmt,
    time::Duration,
};
use std::{collections::VecDeque, rc::Rc};

use komadai_model::engine::request_queue::{Generation, QueueAction, QueueInput, RequestQueue};
use komadai_protocol::{Id, Net, Request};
use leptos::prelude::*;

use komadai_web::{
    page, time,
    worker::{WorkerHandle, WorkerMessage, WorkerScript},
};

pub use find_answer::{analyse, find_answer};
pub use komadai_model::engine::{Answer, Status};
pub use last_answer::last_answer;
pub use mate_solver::{FindLimits, ask_engine, find_mate, page_solver};
pub use search_threads::{choose_search_threads, max_search_threads};

/// A handle of a search worker. Copies share it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Engine(usize);

/// A handle of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchHandle {
    engine: Engine,
    id: Id,
}

/// Receives the answers to a request.
pub type AnswerCallback = Box<dyn FnMut(Answer)>;

struct Inner {
    queue: RefCell<RequestQueue>,
    script: WorkerScript,
    /// The threads that a request is to be searched on.
    wanted_threads: fn() -> u32,
    worker: RefCell<Option<WorkerHandle>>,
    last_id: Cell<u32>,
    /// The callback is `None` while it runs.
    callbacks: RefCell<Vec<(Id, Option<AnswerCallback>)>>,
    /// Actions not taken yet: a callback may make another request.
    actions: RefCell<VecDeque<QueueAction>>,
    is_acting: Cell<bool>,
    /// Without a reactive owner: an engine lives as long as the page.
    status: ArcRwSignal<Status>,
    net: ArcRwSignal<Option<Net>>,
}

/// How long a worker with several threads may take at least to answer a stop command. It
/// reads messages while it searches, and is late only on a busy machine; replaced it would
/// lose its table.
const THREADS_STOP_TIMEOUT: Duration = Duration::from_millis(500);

thread_local! {
    static ENGINES: RefCell<Vec<Rc<Inner>>> = const { RefCell::new(Vec::new()) };
    static OF_PAGE: Engine = of_page();
}

/// The worker's folder is named after the build. Only releases have one.
fn of_page() -> Engine {
    let build = page::build();
    Engine::start(
        &format!("v/{build}/"),
        &build,
        search_threads::search_threads,
    )
}

impl Engine {
    /// The engine of the page.
    pub fn of_page() -> Self {
        OF_PAGE.with(|&engine| engine)
    }

    /// An engine of one thread with the worker's program in `folder`, relative to the page's address and
    /// with a slash at its end. The program has to be of this build.
    pub fn with_worker(folder: &str, build: &str) -> Self {
        Self::start(folder, build, || 1)
    }

    fn start(folder: &str, build: &str, wanted_threads: fn() -> u32) -> Self {
        let inner = Rc::new(Inner {
            queue: RefCell::new(RequestQueue::new(build.to_owned())),
            script: WorkerScript::in_folder(folder, wanted_threads()),
            wanted_threads,
            worker: RefCell::new(None),
            last_id: Cell::new(0),
            callbacks: RefCell::new(Vec::new()),
            actions: RefCell::new(VecDeque::new()),
            is_acting: Cell::new(false),
            status: ArcRwSignal::new(Status::Asleep),
            net: ArcRwSignal::new(None),
        });
        ENGINES.with_borrow_mut(|engines| {
            engines.push(inner);
            Self(engines.len() - 1)
        })
    }

    /// Starts a request. It replaces the last one, which is answered with
    /// [`Answer::Superseded`]. `on_answer` is called any number of times with
    /// [`Answer::Info`], then once with another answer; never before this returns.
    pub fn search(self, request: Request, on_answer: AnswerCallback) -> SearchHandle {
        let inner = self.inner();
        if inner.script.set_threads((inner.wanted_threads)()) {
            self.handle(QueueInput::ReplaceWorker);
        }
        let id = Id(inner.last_id.get().wrapping_add(1));
        inner.last_id.set(id.0);
        inner.callbacks.borrow_mut().push((id, Some(on_answer)));
        self.handle(QueueInput::Search(id, request.into()));
        SearchHandle { engine: self, id }
    }

    /// Clears what the search learned in the last game.
    pub fn new_game(self) {
        self.handle(QueueInput::NewGame);
    }

    /// Goes on without the net, if it is being loaded, until the next game.
    pub fn cancel_net(self) {
        self.handle(QueueInput::CancelNet);
    }

    /// The threads that the worker searches on.
    pub fn threads(self) -> u32 {
        self.inner().script.threads()
    }

    pub fn status(self) -> Signal<Status> {
        self.inner().status.clone().into()
    }

    /// The loading state of the evaluation net, if known.
    pub fn net(self) -> Signal<Option<Net>> {
        self.inner().net.clone().into()
    }

    fn inner(self) -> Rc<Inner> {
        ENGINES.with_borrow(|engines| engines[self.0].clone())
    }

    fn handle(self, input: QueueInput) {
        let inner = self.inner();
        let actions = inner
            .queue
            .borrow_mut()
            .handle(input, time::monotonic_now());
        inner.actions.borrow_mut().extend(actions);
        if inner.is_acting.replace(true) {
            return;
        }
        loop {
            let next = inner.actions.borrow_mut().pop_front();
            match next {
                Some(action) => self.act(&inner, action),
                None => break,
            }
        }
        inner.is_acting.set(false);
    }

    fn act(self, inner: &Inner, action: QueueAction) {
        match action {
            QueueAction::StartWorker(generation) => {
                let on_message = move |message| self.handle(input_from(generation, message));
                let worker = inner.script.start(Rc::new(on_message));
                inner.worker.replace(Some(worker));
            }
            QueueAction::TerminateWorker => drop(inner.worker.take()),
            QueueAction::Post(command) => {
                if let Some(worker) = &*inner.worker.borrow() {
                    worker.post(&command);
                }
            }
            QueueAction::AwaitStop(generation, id, timeout) => {
                let timeout = match inner.script.threads() {
                    1 => timeout,
                    _ => timeout.max(THREADS_STOP_TIMEOUT),
                };
                // After a busy phase of the page, messages that wait are handled first.
                let on_timeout = move || self.handle(QueueInput::StopTimeout(generation, id));
                set_timeout(move || set_timeout(on_timeout, Duration::ZERO), timeout);
            }
            QueueAction::Answer(id, answer) => inner.answer(id, answer),
            QueueAction::SetStatus(status) => inner.status.set(status),
            QueueAction::SetNet(net) => inner.net.set(net),
        }
    }
}

fn input_from(generation: Generation, message: WorkerMessage) -> QueueInput {
    match message {
        WorkerMessage::Reply(reply) => QueueInput::Reply(generation, reply),
        WorkerMessage::Failed(why) => QueueInput::WorkerFailed(generation, why),
    }
}

impl Inner {
    fn answer(&self, id: Id, answer: Answer) {
        let is_last = answer.is_last();
        let index = |callbacks: &[(Id, Option<AnswerCallback>)]| {
            callbacks.iter().position(|callback| callback.0 == id)
        };
        let callback = {
            let mut callbacks = self.callbacks.borrow_mut();
            match index(&callbacks) {
                Some(at) if is_last => callbacks.swap_remove(at).1,
                Some(at) => callbacks[at].1.take(),
                None => None,
            }
        };
        let Some(mut callback) = callback else {
            return;
        };
        callback(answer);
        let mut callbacks = self.callbacks.borrow_mut();
        // Not found if the callback has cancelled its request.
        if let Some(at) = index(&callbacks) {
            callbacks[at].1 = Some(callback);
        }
    }
}

impl SearchHandle {
    /// Ends the request early: the result so far is the answer, in a moment.
    pub fn stop(self) {
        self.engine.handle(QueueInput::Stop(self.id));
    }

    /// Stops the request without an answer.
    pub fn cancel(self) {
        let inner = self.engine.inner();
        inner
            .callbacks
            .borrow_mut()
            .retain(|(id, _)| *id != self.id);
        self.stop();
    }
}

impl fmt::Debug for Inner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").finish_non_exhaustive()
    }
}
