use std::{rc::Rc, sync::Arc};

use komadai_records::Record;
use leptos::{logging::warn, prelude::*};

use super::{
    Library, Revised,
    autosave::{Autosave, AutosaveCallbacks},
    current_game::AutosavedGame,
    save_notice::{NoticeSlot, SaveNotice},
};
use crate::router::{Router, use_router};
use komadai_model::{
    LinePath, RecordSource, Route,
    library::{Entry, GameId, GameSource, SaveEvent, Saver},
    review::Review,
};
use komadai_ui::effect;
use komadai_web::visibility;

/// What saves the open record and the game of the play screen, and what is to be said of
/// that.
#[derive(Clone, Copy, Debug)]
pub struct GameSaver {
    storage: StoredValue<Library, LocalStorage>,
    /// What saves the record on the screen, if it is saved.
    pub open_record: StoredValue<Option<Autosave>, LocalStorage>,
    pub current_game: StoredValue<Option<Rc<AutosavedGame>>, LocalStorage>,
    /// How a record on the screen that is not saved has come there.
    origin: StoredValue<GameSource>,
    router: Router,
    /// What the address named before it named the record on the screen.
    route_before: StoredValue<Route>,
    /// The last revision of the record on the screen that needs no saving.
    pub saved_revision: StoredValue<u64>,
    pub notices: RwSignal<Vec<SaveNotice>, LocalStorage>,
    /// Whether the open record is on the screen, with its own notices.
    pub shows_open_record: RwSignal<bool>,
}

/// The one that [`WithGameSaver`](super::WithGameSaver) has provided.
pub fn use_game_saver() -> GameSaver {
    expect_context()
}

impl GameSaver {
    pub fn new() -> Self {
        let saver = Self {
            storage: StoredValue::new_local(Library::of_page()),
            open_record: StoredValue::new_local(None),
            current_game: StoredValue::new_local(None),
            origin: StoredValue::new(GameSource::Composed),
            router: use_router(),
            route_before: StoredValue::new(Route::RECORD),
            saved_revision: StoredValue::new(0),
            notices: RwSignal::new_local(Vec::new()),
            shows_open_record: RwSignal::new(false),
        };
        saver.flush_when_hidden();
        saver
    }

    /// Whether there is something to say about the saving of games.
    pub fn has_notices(self) -> bool {
        self.notices.with(|notices| !notices.is_empty())
    }

    /// Whether that is about the open record.
    pub fn has_record_notices(self) -> bool {
        let is_of_record = |notice: &SaveNotice| notice.slot == NoticeSlot::OpenRecord;
        self.notices
            .with(|notices| notices.iter().any(is_of_record))
    }

    pub fn storage(self) -> Library {
        self.storage.get_value()
    }

    /// Another record is opened; the one before goes on being saved until the library has it.
    pub fn release(self, next: &Review) {
        if let Some(autosave) = self.open_record.try_update_value(Option::take).flatten() {
            autosave.stash();
            autosave.flush();
            // What comes is another one, and may not be saved at all.
            if self.is_in_address(autosave.id()) {
                self.router.replace(Route::RECORD);
            }
        }
        self.saved_revision.set_value(next.revision());
        self.origin.set_value(match next.record().is_empty() {
            true => GameSource::Composed,
            false => GameSource::Opened,
        });
    }

    /// The record on the screen is this one of the library, and goes on under its id.
    pub fn adopt(self, entry: &Entry, record: Arc<Record>) {
        let saver = Saver::from_entry(entry, Library::fresh_writer());
        self.autosave_open_record(saver, record, entry.file.clone());
    }

    /// The record on the screen was opened from a file, and is saved under this id.
    pub fn save_opened(self, id: GameId, file: String, record: Arc<Record>) {
        let saver = Saver::new(id, GameSource::Opened, Library::fresh_writer());
        let autosave = self.autosave_open_record(saver, Arc::clone(&record), file);
        autosave.update(record);
        // At once: the same file may come again.
        autosave.flush();
    }

    /// The record on the screen has been changed, or is to be saved as it is.
    pub fn save(self, record: Arc<Record>) {
        let autosave = self.open_record.get_value().unwrap_or_else(|| {
            let id = Library::fresh_id();
            let saver = Saver::new(id, self.origin.get_value(), Library::fresh_writer());
            self.autosave_open_record(saver, Arc::clone(&record), String::new())
        });
        autosave.update(record);
    }

    /// The record on the screen is written now, as far as it has changed. Returns the id that
    /// the library has it under, if it is saved there.
    pub fn save_now(self, review: &Review) -> Option<GameId> {
        if self.saved_revision.get_value() != review.revision() {
            self.saved_revision.set_value(review.revision());
            self.save(review.shared());
        }
        let autosave = self.open_record.get_value()?;
        autosave.flush();
        Some(autosave.id())
    }

    fn autosave_open_record(self, saver: Saver, record: Arc<Record>, file: String) -> Autosave {
        let autosave = self.autosave(NoticeSlot::OpenRecord, saver, record, file);
        self.open_record.set_value(Some(autosave.clone()));
        self.route_before
            .set_value(self.router.route().get_untracked());
        self.write_address(autosave.id());
        autosave
    }

    /// The address names the record on the screen, so that loading the page again finds
    /// it.
    fn write_address(self, id: GameId) {
        let route = self.router.route();
        if route.with_untracked(Route::is_record) {
            self.router.replace(saved_game_route(id, 0));
        }
    }

    /// The record on the screen is not in the library: the address is again the one it
    /// came with, which may hold it.
    fn restore_address(self, id: GameId) {
        if self.is_in_address(id) {
            self.router.replace(self.route_before.get_value());
        }
    }

    /// The address names where in the record the reader stands, so that a page that
    /// is loaded again opens there.
    pub fn write_cursor_to_address(self, review: &Review) {
        let Some(autosave) = self.open_record.try_get_value().flatten() else {
            return;
        };
        let id = autosave.id();
        if self.is_in_address(id) {
            let at = LinePath::to(review.record(), review.at());
            let source = RecordSource::Saved(id.to_string());
            let at = (at.ply > 0).then_some(at);
            self.router.replace(Route::record(source, at));
        }
    }

    /// Whether the address names this game of the library.
    fn is_in_address(self, id: GameId) -> bool {
        let route = self.router.route();
        route.try_with_untracked(|route| {
            matches!(route, Route::Record { source: Some(RecordSource::Saved(named)), .. }
                if *named == id.to_string())
        }) == Some(true)
    }

    pub fn autosave(
        self,
        slot: NoticeSlot,
        saver: Saver,
        record: Arc<Record>,
        file: String,
    ) -> Autosave {
        let fresh: fn(GameId) -> GameId = match slot {
            NoticeSlot::OpenRecord => |_| Library::fresh_id(),
            NoticeSlot::CurrentGame => GameId::next,
        };
        let callbacks = AutosaveCallbacks {
            library: self.storage(),
            fresh,
            on_news: Box::new(move |autosave, news| self.on_news(slot, autosave, news)),
        };
        Autosave::new(saver, record, file, callbacks)
    }

    fn on_news(self, slot: NoticeSlot, autosave: &Autosave, news: SaveEvent) {
        let is_open = self
            .open_record
            .try_with_value(|open| open.as_ref().is_some_and(|open| open.is(autosave)));
        match (&news, is_open) {
            (SaveEvent::Copied { to, .. }, Some(true)) => self.write_address(*to),
            (SaveEvent::SavedAgain, Some(true)) => self.write_address(autosave.id()),
            (SaveEvent::NotSaved(_), Some(true)) if autosave.is_new() => {
                self.restore_address(autosave.id());
            }
            _ => {}
        }
        // In the place of the notice about the same record, if there is one.
        self.notices.try_update(|notices| {
            notices.retain(|notice| !notice.autosave.is(autosave));
            notices.push(SaveNotice {
                slot,
                autosave: autosave.clone(),
                kind: news.into(),
            });
        });
    }

    /// Games were changed in the list. What is here of them goes on from that.
    pub fn set_revisions(self, revised: &[Revised]) {
        for autosave in self.all() {
            for &(id, revision) in revised {
                autosave.set_revision(id, revision);
            }
        }
    }

    /// What is not in the library yet is written now.
    pub fn flush(self) {
        for autosave in self.all() {
            autosave.flush();
        }
    }

    /// All that may not be in the library yet.
    fn all(self) -> Vec<Autosave> {
        let open_record = self.open_record.try_get_value().flatten();
        let current_game = self.current_game.try_get_value().flatten();
        let noticed = self.notices.try_with_untracked(|notices| {
            let autosaves = notices.iter().map(|notice| notice.autosave.clone());
            autosaves.collect::<Vec<_>>()
        });
        let current_game = current_game.and_then(|game| game.autosave());
        let noticed = noticed.unwrap_or_default();
        open_record
            .into_iter()
            .chain(current_game)
            .chain(noticed)
            .collect()
    }

    fn flush_when_hidden(self) {
        let flush = move || {
            for autosave in self.all() {
                autosave.stash();
                autosave.flush();
            }
        };
        match visibility::on_page_hidden(flush) {
            Ok(watch) => {
                StoredValue::new_local(watch);
            }
            Err(error) => warn!("visibility: {error:?}"),
        }
        // What could not be saved may be saved now.
        let changes = self.storage().changes();
        effect(move || {
            changes.track();
            for autosave in self.all() {
                autosave.retry();
            }
        });
    }
}

/// The route of a game of the library, opened after so many moves.
pub fn saved_game_route(id: GameId, ply: usize) -> Route {
    let at = (ply > 0).then(|| LinePath {
        ply,
        ..LinePath::default()
    });
    Route::record(RecordSource::Saved(id.to_string()), at)
}
