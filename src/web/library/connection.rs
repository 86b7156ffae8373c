use core::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use idb::{
    Database, DatabaseEvent, Error, Event, Factory, ObjectStoreParams, Request,
    event::VersionChangeEvent,
};
use js_sys::Promise;
use leptos::logging::warn;
use wasm_bindgen_futures::spawn_local;

use super::{
    broadcast::ChangeBroadcast,
    pending_writes::PendingWrites,
    request::{OrLibraryError, answer, promise, resolve, settled},
    transaction::{ENTRIES, LESSONS, PROBLEMS, RECORDS},
};
use crate::web::time;
use komadai_model::library::LibraryError;

/// The version of the database's layout.
const VERSION: u32 = 3;

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
    /// The promise resolves when it is open, has failed, or takes too long.
    Opening(Promise),
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
        settled(opening.unwrap_or_else(|| self.start_opening())).await;
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

    fn start_opening(self: &Rc<Self>) -> Promise {
        let opening = promise(|done| {
            let late = done.clone();
            Timeout::new(OPEN_TIMEOUT, move || resolve(&late)).forget();
            let connection = self.clone();
            spawn_local(async move {
                connection.open().await;
                resolve(&done);
            });
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
        let mut request = Factory::new()
            .and_then(|factory| factory.open(self.name, Some(VERSION)))
            .or_library_error()?;
        request.on_upgrade_needed(|event| {
            if let Err(error) = upgrade(&event) {
                warn!("library: {error}");
                give_up(&event);
            }
        });
        let mut database = Database::try_from(answer(request).await?).or_library_error()?;
        let connection = Rc::downgrade(self);
        database.on_version_change(move |event| {
            // A newer version of the page waits for this one to let go.
            match event.database() {
                Ok(database) => database.close(),
                Err(error) => warn!("library: {error}"),
            }
            forget(&connection);
        });
        let connection = Rc::downgrade(self);
        database.on_close(move |_| forget(&connection));
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

/// From the layout that is there to ours.
fn upgrade(event: &VersionChangeEvent) -> Result<(), Error> {
    let database = event.database()?;
    let before = event.old_version()?;
    if before < 1 {
        for store in [ENTRIES, RECORDS] {
            database.create_object_store(store, ObjectStoreParams::new())?;
        }
    }
    if before < 2 {
        database.create_object_store(LESSONS, ObjectStoreParams::new())?;
    }
    if before < 3 {
        database.create_object_store(PROBLEMS, ObjectStoreParams::new())?;
    }
    Ok(())
}

/// The layout stays as it was, and opening fails.
fn give_up(event: &VersionChangeEvent) {
    let transaction = event
        .target()
        .ok()
        .and_then(|request| request.transaction());
    if let Some(Err(error)) = transaction.map(idb::Transaction::abort) {
        warn!("library: {error}");
    }
}
