//! What is kept in IndexedDB: the games, and what of the course and the problems is done.
//! Entries of the list and records are in two stores, so that the list is read without the
//! records.
mod broadcast;
mod connection;
mod games;
mod import_export;
mod import_games;
mod lessons;
mod pending_writes;
mod problems;
mod reviews;
mod transaction;

use core::cell::Cell;
use std::rc::Rc;

use leptos::prelude::Signal;

use self::{
    broadcast::ChangeBroadcast,
    connection::Connection,
    pending_writes::PendingWrites,
    transaction::{Access, DbTransaction},
};
use komadai_model::library::{GameId, LibraryError, Writer};
use komadai_web::{random::random_number, storage_manager, time};

pub use games::{Listing, Raw, Revised, Unreadable};
pub use import_export::{Export, Imported};

/// The games that this browser keeps for the page.
#[derive(Clone, Debug)]
pub struct Library(Rc<Inner>);

#[derive(Debug)]
struct Inner {
    connection: Rc<Connection>,
    changes: Rc<ChangeBroadcast>,
    pending_writes: PendingWrites,
    /// Whether the browser has been asked for persistent storage.
    persist_requested: Cell<bool>,
}

thread_local! {
    static LIBRARY: Library = Library::new("komadai");
}

impl Library {
    /// The page's own.
    pub fn of_page() -> Self {
        LIBRARY.with(Clone::clone)
    }

    /// The library of this name, which is created when it is first used.
    pub fn new(name: &'static str) -> Self {
        let changes = Rc::new(ChangeBroadcast::new(name));
        let pending_writes = PendingWrites::new(name);
        Self(Rc::new(Inner {
            connection: Connection::new(name, pending_writes, changes.clone()),
            changes,
            pending_writes,
            persist_requested: Cell::new(false),
        }))
    }

    /// Counts the changes of the list, by any tab.
    pub fn changes(&self) -> Signal<u32> {
        self.0.changes.version()
    }

    /// The present moment, as entries have it: in milliseconds since 1970.
    pub fn now() -> u64 {
        u64::try_from(time::unix_time().as_millis()).unwrap_or(u64::MAX)
    }

    /// An id that no game has.
    pub fn fresh_id() -> GameId {
        let [a, b, c] = [random_number(), random_number(), random_number()].map(u128::from);
        GameId::new(a << 75 ^ b << 37 ^ c)
    }

    /// A writer that is nobody else.
    pub fn fresh_writer() -> Writer {
        Writer(random_number() << 11 ^ random_number())
    }

    /// Asks the browser once not to delete the games when the disk is full.
    fn request_persistence(&self) {
        if !self.0.persist_requested.replace(true) {
            storage_manager::request_persistence();
        }
    }

    async fn begin(&self, access: Access) -> Result<DbTransaction, LibraryError> {
        let connection = &self.0.connection;
        match DbTransaction::begin(&*connection.database().await?, access) {
            Ok(transaction) => Ok(transaction),
            // Browsers lose connections without a word; a new one will do.
            Err(_) => {
                connection.forget();
                DbTransaction::begin(&*connection.database().await?, access)
            }
        }
    }
}
