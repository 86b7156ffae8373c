//! Where the browser stores the session of the game over a connection.
use core::cell::RefCell;

use komadai_remote::Session;
use leptos::logging::warn;

use crate::state::storage_key;
use komadai_web::local_storage;

thread_local! {
    /// What is stored, as far as this page knows.
    static STORED: RefCell<String> = const { RefCell::new(String::new()) };
}

/// The stored session. One that cannot be read is set aside.
pub fn read() -> Option<Session> {
    let text = local_storage::read(storage_key::REMOTE_GAME)
        .ok()
        .flatten()?;
    let session = Session::from_stored(&text);
    if let Err(error) = &session {
        warn!("game between two devices: {error}");
        if let Err(error) = local_storage::write(storage_key::UNREADABLE_REMOTE_GAME, &text) {
            warn!("game between two devices: {error}");
        }
    }
    STORED.replace(text);
    session.ok()
}

/// Stores a session, unless it is stored already. Returns whether it is.
pub fn write(session: String) -> bool {
    if STORED.with_borrow(|stored| *stored == session) {
        return true;
    }
    let written = local_storage::write(storage_key::REMOTE_GAME, &session);
    if let Err(error) = &written {
        warn!("game between two devices: {error}");
        return false;
    }
    STORED.replace(session);
    true
}

/// Removes the stored session.
pub fn remove() {
    STORED.take();
    if let Err(error) = local_storage::remove(storage_key::REMOTE_GAME) {
        warn!("game between two devices: {error}");
    }
}
