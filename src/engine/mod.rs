//! The page's side of the search worker: ask it, and be told what it finds. It is
//! started when it is first asked, and replaced when it does not answer.
mod answer;
mod dispatch;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;

use core::{
    cell::{Cell, RefCell},
    fmt,
    time::Duration,
};
use std::{collections::VecDeque, rc::Rc};

use komadai_worker::protocol::{Id, Net, Request};
use leptos::prelude::*;

use self::dispatch::{Act, Dispatch, Event, Generation, PATIENCE};
use crate::platform::{
    page, time,
    worker::{Code, Running, Said},
};

pub use answer::{Answer, Status};

/// A search worker, to ask. Copies are handles of one and the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Engine(usize);

/// Something that an engine was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    engine: Engine,
    id: Id,
}

/// What is called with answers.
pub type Told = Box<dyn FnMut(Answer)>;

struct Inner {
    dispatch: RefCell<Dispatch>,
    /// Where the worker's program is.
    code: Code,
    running: RefCell<Option<Running>>,
    asked: Cell<u32>,
    /// Who waits for what; nobody while they are being told.
    waiting: RefCell<Vec<(Id, Option<Told>)>>,
    /// What is still to be done: whoever is told something may ask again at once.
    acts: RefCell<VecDeque<Act>>,
    acting: Cell<bool>,
    /// Of no owner: an engine lives as long as the page.
    status: ArcRwSignal<Status>,
    net: ArcRwSignal<Option<Net>>,
}

thread_local! {
    static ENGINES: RefCell<Vec<Rc<Inner>>> = const { RefCell::new(Vec::new()) };
    static OF_PAGE: Engine = of_page();
}

/// The worker's folder has the build in its name; a build that is not a release has
/// none.
fn of_page() -> Engine {
    let build = page::build().unwrap_or_else(|| "dev".to_owned());
    Engine::at(&format!("v/{build}/"), &build)
}

impl Engine {
    /// The page's own.
    pub fn of_page() -> Self {
        OF_PAGE.with(|&engine| engine)
    }

    /// One whose program is in `folder`, as the page's address goes on, with a slash at
    /// its end; it must be of this build.
    pub fn at(folder: &str, build: &str) -> Self {
        let inner = Rc::new(Inner {
            dispatch: RefCell::new(Dispatch::new(build.to_owned())),
            code: Code::in_folder(folder),
            running: RefCell::new(None),
            asked: Cell::new(0),
            waiting: RefCell::new(Vec::new()),
            acts: RefCell::new(VecDeque::new()),
            acting: Cell::new(false),
            status: ArcRwSignal::new(Status::Asleep),
            net: ArcRwSignal::new(None),
        });
        ENGINES.with_borrow_mut(|engines| {
            engines.push(inner);
            Self(engines.len() - 1)
        })
    }

    /// Asks, in place of what was asked before: that one is told
    /// [`Answer::Superseded`]. `told` is called with [`Answer::Info`] any number of
    /// times, and then once with another answer; never before this returns.
    pub fn ask(self, request: Request, told: Told) -> Job {
        let inner = self.inner();
        let id = Id(inner.asked.get().wrapping_add(1));
        inner.asked.set(id.0);
        inner.waiting.borrow_mut().push((id, Some(told)));
        self.on(Event::Ask(id, request.into()));
        Job { engine: self, id }
    }

    /// Another game begins: what was learnt in the last one is forgotten.
    pub fn new_game(self) {
        self.on(Event::Forget);
    }

    /// What it is at.
    pub fn status(self) -> Signal<Status> {
        self.inner().status.clone().into()
    }

    /// How it stands with the net that it evaluates by, if anything is known of it.
    pub fn net(self) -> Signal<Option<Net>> {
        self.inner().net.clone().into()
    }

    fn inner(self) -> Rc<Inner> {
        ENGINES.with_borrow(|engines| engines[self.0].clone())
    }

    fn on(self, event: Event) {
        let inner = self.inner();
        let acts = inner.dispatch.borrow_mut().on(event, time::now());
        inner.acts.borrow_mut().extend(acts);
        if inner.acting.replace(true) {
            return;
        }
        loop {
            let next = inner.acts.borrow_mut().pop_front();
            match next {
                Some(act) => self.act(&inner, act),
                None => break,
            }
        }
        inner.acting.set(false);
    }

    fn act(self, inner: &Inner, act: Act) {
        match act {
            Act::Start(generation) => {
                let said = move |said| self.on(event_of(generation, said));
                let running = inner.code.start(Rc::new(said));
                inner.running.replace(Some(running));
            }
            Act::End => drop(inner.running.take()),
            Act::Post(text) => {
                if let Some(running) = &*inner.running.borrow() {
                    running.post(&text);
                }
            }
            Act::Await(generation, id) => {
                // A page that was busy itself hears first what has been said meanwhile.
                let late = move || self.on(Event::Late(generation, id));
                set_timeout(move || set_timeout(late, Duration::ZERO), PATIENCE);
            }
            Act::Tell(id, answer) => inner.tell(id, answer),
            Act::Show(status) => inner.status.set(status),
            Act::ShowNet(net) => inner.net.set(net),
        }
    }
}

fn event_of(generation: Generation, said: Said) -> Event {
    match said {
        Said::Message(text) => Event::Heard(generation, text),
        Said::Died(why) => Event::Died(generation, why),
    }
}

impl Inner {
    fn tell(&self, id: Id, answer: Answer) {
        let is_last = answer.is_last();
        let place = |waiting: &[(Id, Option<Told>)]| waiting.iter().position(|it| it.0 == id);
        let told = {
            let mut waiting = self.waiting.borrow_mut();
            match place(&waiting) {
                Some(at) if is_last => waiting.swap_remove(at).1,
                Some(at) => waiting[at].1.take(),
                None => None,
            }
        };
        let Some(mut told) = told else {
            return;
        };
        told(answer);
        let mut waiting = self.waiting.borrow_mut();
        // Gone if whoever was told has cancelled it.
        if let Some(at) = place(&waiting) {
            waiting[at].1 = Some(told);
        }
    }
}

impl Job {
    /// Wants an answer now: what is known is told in a moment.
    pub fn stop(self) {
        self.engine.on(Event::Stop(self.id));
    }

    /// Wants no answer any more.
    pub fn cancel(self) {
        let inner = self.engine.inner();
        inner.waiting.borrow_mut().retain(|(id, _)| *id != self.id);
        self.stop();
    }
}

impl fmt::Debug for Inner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").finish_non_exhaustive()
    }
}
