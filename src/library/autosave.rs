use core::{cell::RefCell, time::Duration};
use std::{rc::Rc, sync::Arc};

use gloo_timers::callback::Timeout;
use komadai_records::Record;
use leptos::logging::warn;
use wasm_bindgen_futures::spawn_local;

use super::Library;
use komadai_model::library::{
    Entry, GameId, LibraryError, RevisionId, SaveEvent, SaveRequest, Saver, Write,
};
use komadai_web::time;

/// Saves one record while it changes, and until the library has the last state.
#[derive(Clone)]
pub struct Autosave(Rc<Inner>);

struct Inner {
    saver: RefCell<Saver>,
    record: RefCell<Arc<Record>>,
    timer: RefCell<Option<Timeout>>,
    /// The file that the record was opened from; empty for others.
    file: String,
    callbacks: AutosaveCallbacks,
}

/// Gets what is to be said about the saving of a record.
type NewsCallback = Box<dyn Fn(&Autosave, SaveEvent)>;

/// What an [`Autosave`] asks of the screen.
pub struct AutosaveCallbacks {
    pub library: Library,
    /// Under which id it goes on when another has changed the one of this id.
    pub fresh: fn(GameId) -> GameId,
    pub on_news: NewsCallback,
}

/// A record with at most this many nodes is stashed at every change, so that even
/// a page that is killed loses nothing.
const SMALL: usize = 1_000;

/// A record with more nodes takes a while to be written, which blocks the page: the
/// write waits this much longer for a pause.
const LARGE: usize = 50_000;
const LONGER: Duration = Duration::from_secs(3);

impl Autosave {
    /// For a record that is saved, or not to be saved, as it is.
    pub fn new(
        saver: Saver,
        record: Arc<Record>,
        file: String,
        callbacks: AutosaveCallbacks,
    ) -> Self {
        Self(Rc::new(Inner {
            file,
            saver: RefCell::new(saver),
            record: RefCell::new(record),
            timer: RefCell::new(None),
            callbacks,
        }))
    }

    pub fn id(&self) -> GameId {
        self.0.saver.borrow().id()
    }

    /// Whether the library has this record as it stands here, and nobody else has
    /// written since.
    pub fn is_at(&self, entry: &Entry) -> bool {
        let saver = self.0.saver.borrow();
        saver.id() == entry.id && saver.is_saved() && saver.revision() == Some(entry.revision)
    }

    /// What is known of a game was changed by this page.
    pub fn set_revision(&self, id: GameId, revision: RevisionId) {
        let mut saver = self.0.saver.borrow_mut();
        if saver.id() == id {
            saver.set_revision(revision);
        }
    }

    pub fn is_kept(&self) -> bool {
        self.0.saver.borrow().is_saved()
    }

    /// Whether it has never been in the library.
    pub fn is_new(&self) -> bool {
        self.0.saver.borrow().revision().is_none()
    }

    pub fn is(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }

    /// The record as it stands.
    pub fn record(&self) -> Arc<Record> {
        Arc::clone(&self.0.record.borrow())
    }

    /// The record is now this one.
    pub fn update(&self, record: Arc<Record>) {
        let is_small = record.len() <= SMALL;
        let longer = match record.len() > LARGE {
            true => LONGER,
            false => Duration::ZERO,
        };
        self.0.record.replace(record);
        self.0
            .saver
            .borrow_mut()
            .changed(time::monotonic_now() + longer);
        if is_small {
            self.stash();
        }
        self.wait();
    }

    /// The record is written now, if the library does not have it.
    pub fn flush(&self) {
        self.0.saver.borrow_mut().flush(time::monotonic_now());
        self.write_due();
    }

    /// Tries again what could not be saved.
    pub fn retry(&self) {
        let fails = self.0.saver.borrow().unsaved().is_some();
        if fails {
            self.0.saver.borrow_mut().changed(time::monotonic_now());
            self.flush();
        }
    }

    /// For a page that may be closed at any moment.
    pub fn stash(&self) {
        let order = self.0.saver.borrow().pending_request();
        if let Some(order) = order
            && let Err(error) = self.0.callbacks.library.stash(&self.write(order))
        {
            warn!("not left: {error}");
        }
    }

    fn write(&self, order: SaveRequest) -> Write {
        let mut write = order.to_write(&self.0.record.borrow(), Library::now());
        write.kept.entry.file.clone_from(&self.0.file);
        write
    }

    /// Waits until the next write is due.
    fn wait(&self) {
        let due = self.0.saver.borrow().due();
        let timer = due.map(|due| {
            let wait = due.saturating_sub(time::monotonic_now()).as_millis();
            let autosave = self.clone();
            Timeout::new(wait.try_into().unwrap_or(u32::MAX), move || {
                autosave.write_due()
            })
        });
        self.0.timer.replace(timer);
    }

    fn write_due(&self) {
        let order = self.0.saver.borrow_mut().take(time::monotonic_now());
        let Some(order) = order else {
            return self.wait();
        };
        let write = self.write(order);
        let autosave = self.clone();
        spawn_local(async move {
            let answer = autosave.0.callbacks.library.write(&write).await;
            autosave.answered(write, answer);
        });
    }

    fn answered(&self, write: Write, answer: Result<RevisionId, LibraryError>) {
        let fresh = (self.0.callbacks.fresh)(write.kept.entry.id);
        let news =
            self.0
                .saver
                .borrow_mut()
                .on_written(write, answer, fresh, time::monotonic_now());
        if let Some(news) = news {
            (self.0.callbacks.on_news)(self, news);
        }
        self.wait();
    }
}
