use core::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use leptos::logging::warn;
use wasm_bindgen_futures::spawn_local;

use super::{
    broadcast::ChangeBroadcast,
    pending_writes::PendingWrites,
    transaction::{LAYOUT, library_error},
};
use komadai_model::library::LibraryError;
use komadai_web::{indexed_db::Database, promise::Deferred, time};

/// How long the database may take to open, in milliseconds. It takes for ever
/// while another tab holds it in an older layout, and some browsers forget to
/// answer.
const OPEN_TIMEOUT: u32 = 5000;

/// The one connection of this page, opened when it is needed.
#[derive(Debug)]
pub(super) struct Connection {
    name: &'static str,
    state: RefCell<State>,
    pending_writes: PendingWrites,
    changes: Rc<ChangeBroadcast>,
}

#[derive(Debug)]
enum State {
    Closed,
    /// Those who wait go on when it is open, has failed, or takes too long.
    Opening(Deferred),
    Open(Rc<Database>),
    Failed(LibraryError),
}

impl Connection {
    pub fn new(
        name: &'static str,
        pending_writes: PendingWrites,
        changes: Rc<ChangeBroadcast>,
    ) -> Rc<Self> {
        Rc::new(Self {
            name,
            state: RefCell::new(State::Closed),
            pending_writes,
            changes,
        })
    }

    /// The open database.
    pub async fn database(self: &Rc<Self>) -> Result<Rc<Database>, LibraryError> {
        let opening = match &*self.state.borrow() {
            State::Open(database) => return Ok(database.clone()),
            State::Opening(opening) => Some(opening.clone()),
            State::Closed | State::Failed(_) => None,
        };
        opening.unwrap_or_else(|| self.start_opening()).wait().await;
        match &*self.state.borrow() {
            State::Open(database) => Ok(database.clone()),
            State::Failed(error) => Err(error.clone()),
            State::Opening(_) | State::Closed => Err(LibraryError::Held),
        }
    }

    /// Whoever needs it next opens it again.
    pub fn forget(&self) {
        self.state.replace(State::Closed);
    }

    fn start_opening(self: &Rc<Self>) -> Deferred {
        let opening = Deferred::new();
        let (late, done) = (opening.clone(), opening.clone());
        Timeout::new(OPEN_TIMEOUT, move || late.resolve()).forget();
        let connection = self.clone();
        spawn_local(async move {
            connection.open().await;
            done.resolve();
        });
        self.state.replace(State::Opening(opening.clone()));
        opening
    }

    async fn open(self: &Rc<Self>) {
        let begun = time::monotonic_now();
        let state = match self.try_open().await {
            Ok(database) => State::Open(Rc::new(database)),
            Err(error) => State::Failed(error),
        };
        self.state.replace(state);
        // Those who asked have been told that it is held.
        if (time::monotonic_now() - begun).as_millis() >= OPEN_TIMEOUT.into() {
            self.changes.notify();
        }
    }

    async fn try_open(self: &Rc<Self>) -> Result<Database, LibraryError> {
        let connection = Rc::downgrade(self);
        let gone = move || forget(&connection);
        let database = Database::open(self.name, LAYOUT, gone).await;
        let database = database.map_err(library_error)?;
        match self.pending_writes.replay(&database).await {
            Ok(false) => {}
            Ok(true) => self.changes.notify(),
            // It stays where it is; the games can be read all the same.
            Err(error) => warn!("library, left behind: {error}"),
        }
        Ok(database)
    }
}

fn forget(connection: &Weak<Connection>) {
    if let Some(connection) = connection.upgrade() {
        connection.forget();
    }
}
