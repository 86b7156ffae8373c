use core::time::Duration;

use komadai_records::Record;

use super::{
    Entry, GameId, GameSource, LibraryError, LibraryGame, RevisionId, Write, Writer, record_text,
};

/// Decides when a changing game is saved, and under which id.
///
/// One write at a time is on its way, and the last state is always written in the
/// end. What time it is comes in from outside, as do the library's answers.
#[derive(Clone, Debug)]
pub struct Saver {
    order: SaveRequest,
    /// When the next write is due, if something has changed since the last.
    due: Option<Duration>,
    /// When it is due at the latest, however often there are changes.
    latest: Duration,
    on_its_way: bool,
    trouble: Option<(LibraryError, Box<LibraryGame>)>,
}

/// A request to save the present state: id, writer and the revision it follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SaveRequest {
    id: GameId,
    origin: GameSource,
    writer: Writer,
    /// Since when it is in the library.
    made: Option<u64>,
    read: Option<RevisionId>,
}

/// What the reader is told about saving, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveEvent {
    /// The game was changed elsewhere as well; this one goes on beside it, under
    /// another id.
    Copied { from: GameId, to: GameId },
    /// It is not saved. [`Saver::unsaved`] can be downloaded; the next change tries
    /// again.
    NotSaved(LibraryError),
    /// Saving works again.
    SavedAgain,
}

/// A write waits until the reader has been still for so long ...
const STILL: Duration = Duration::from_millis(300);

/// ... but no longer than this.
const PATIENCE: Duration = Duration::from_millis(1500);

impl Saver {
    /// For a game that is not in the library yet.
    pub fn new(id: GameId, origin: GameSource, writer: Writer) -> Self {
        Self::with(SaveRequest {
            id,
            origin,
            writer,
            made: None,
            read: None,
        })
    }

    /// For a game that was read from the library.
    pub fn from_entry(entry: &Entry, writer: Writer) -> Self {
        Self::with(SaveRequest {
            id: entry.id,
            origin: entry.origin,
            writer,
            made: Some(entry.made),
            read: Some(entry.revision),
        })
    }

    /// For the game that was put on the table at a moment, in milliseconds since
    /// 1970. It goes on from whatever its writer has kept under the id.
    pub fn for_played_game(begun: u64, id: GameId) -> Self {
        Self::with(SaveRequest {
            id,
            origin: GameSource::Played,
            writer: Writer::for_played_game(begun),
            made: Some(begun),
            read: None,
        })
    }

    fn with(order: SaveRequest) -> Self {
        Self {
            order,
            due: None,
            latest: Duration::ZERO,
            on_its_way: false,
            trouble: None,
        }
    }

    /// The id that the game has now.
    pub fn id(&self) -> GameId {
        self.order.id
    }

    /// The revision that the library has, as far as is known.
    pub fn revision(&self) -> Option<RevisionId> {
        self.order.read
    }

    /// Whether everything is in the library.
    pub fn is_saved(&self) -> bool {
        self.due.is_none() && !self.on_its_way && self.trouble.is_none()
    }

    /// The state that could not be kept, for a download.
    pub fn unsaved(&self) -> Option<&LibraryGame> {
        self.trouble.as_ref().map(|(_, kept)| &**kept)
    }

    /// The game has changed.
    pub fn changed(&mut self, now: Duration) {
        if self.due.is_none() {
            self.latest = now + PATIENCE;
        }
        self.due = Some(self.latest.min(now + STILL));
    }

    /// Whatever has changed is due: the page is hidden, or the game is left.
    pub fn flush(&mut self, now: Duration) {
        self.due = self.due.map(|due| due.min(now));
    }

    /// The game was thrown away or taken back by this page, and has this revision since.
    /// It is the same game if it had the revision that is known.
    pub fn set_revision(&mut self, revision: RevisionId) {
        let before = RevisionId {
            number: revision.number.saturating_sub(1),
            ..revision
        };
        if self.order.read == Some(before) {
            self.order.read = Some(revision);
        }
    }

    /// When to call [`take`](Self::take) next; `None` while there is nothing to
    /// write or a write is on its way.
    pub fn due(&self) -> Option<Duration> {
        self.due.filter(|_| !self.on_its_way)
    }

    /// The order to write the present state, if that is due. Its answer has to
    /// come to [`on_written`](Self::on_written).
    pub fn take(&mut self, now: Duration) -> Option<SaveRequest> {
        self.due().filter(|due| *due <= now)?;
        self.due = None;
        self.on_its_way = true;
        Some(self.order)
    }

    /// The order to leave the present state behind, if the library does not have
    /// it for sure: the page may be closed, and no answer will come.
    pub fn pending_request(&self) -> Option<SaveRequest> {
        (!self.is_saved()).then_some(self.order)
    }

    /// The library's answer. After a conflict the game goes on as `fresh`, and is
    /// due at once.
    pub fn on_written(
        &mut self,
        write: Write,
        answer: Result<RevisionId, LibraryError>,
        fresh: GameId,
        now: Duration,
    ) -> Option<SaveEvent> {
        self.on_its_way = false;
        match answer {
            Ok(revision) => {
                self.order.read = Some(revision);
                self.order.made = Some(write.kept.entry.made);
                self.trouble.take().map(|_| SaveEvent::SavedAgain)
            }
            Err(LibraryError::Conflict) => {
                let from = self.order.id;
                self.order.id = fresh;
                self.order.read = None;
                self.changed(now);
                self.flush(now);
                Some(SaveEvent::Copied { from, to: fresh })
            }
            Err(error) => {
                let known = self.trouble.take().is_some_and(|(known, _)| known == error);
                self.trouble = Some((error.clone(), Box::new(write.kept)));
                (!known).then_some(SaveEvent::NotSaved(error))
            }
        }
    }
}

impl SaveRequest {
    /// What to write: this record as it stands `now`, in milliseconds since 1970.
    pub fn to_write(self, record: &Record, now: u64) -> Write {
        let made = self.made.unwrap_or(now);
        let mut entry = Entry::from_record(record, self.id, self.origin, made);
        entry.changed = now;
        entry.revision.writer = self.writer;
        Write {
            kept: LibraryGame {
                entry,
                record: record_text::write(record),
                review: String::new(),
            },
            read: self.read,
        }
    }
}
