//! The saved games: what keeps the game on the table and the record on the desk
//! while they change, and the list of all that are kept.
mod autosave;
mod autosave_record;
mod backup;
mod current_game;
mod dialog;
mod list;
mod notices;
mod open;
mod row;
mod unreadable;

use std::{rc::Rc, sync::Arc};

use leptos::{logging::warn, prelude::*};
use shogi::record::Record;

use self::{
    autosave::{Autosave, AutosaveCallbacks},
    current_game::CurrentGame,
    notices::Notice,
};
use super::Given;
use crate::{
    state::effect,
    web::{library::Library, location, visibility},
};
use komadai_model::{
    library::{Edition, Entry, GameId, News, Origin, Saver},
    review::{Review, Spot},
};

pub use autosave_record::keep_desk;
pub use current_game::played_record;
pub use dialog::ShelfDialog;
pub use notices::ShelfNotices;
pub use open::{follow_played, open_kept, open_played};

/// What is kept for the screens, and what is to be told of it.
#[derive(Clone, Copy, Debug)]
pub struct Shelf {
    given: Given,
    library: StoredValue<Library, LocalStorage>,
    on_desk: StoredValue<Option<Autosave>, LocalStorage>,
    on_table: StoredValue<Option<Rc<CurrentGame>>, LocalStorage>,
    /// How a record on the desk that is not kept has come there.
    origin: StoredValue<Origin>,
    /// The address before it named the record on the desk.
    came_as: StoredValue<String>,
    /// The last revision of the record on the desk that nobody has to follow.
    followed: StoredValue<u64>,
    notices: RwSignal<Vec<Notice>, LocalStorage>,
    /// Whether the list is shown.
    pub open: RwSignal<bool>,
}

/// Which of the two records is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Desk,
    Table,
}

impl Shelf {
    /// Whether there is something to tell of the saving of games.
    pub fn has_notices(self) -> bool {
        self.notices.with(|notices| !notices.is_empty())
    }

    /// From now on the game on the table is kept.
    pub fn new(given: Given) -> Self {
        let shelf = Self {
            given,
            library: StoredValue::new_local(Library::of_page()),
            on_desk: StoredValue::new_local(None),
            on_table: StoredValue::new_local(None),
            origin: StoredValue::new(Origin::Composed),
            came_as: StoredValue::new(String::new()),
            followed: StoredValue::new(0),
            notices: RwSignal::new_local(Vec::new()),
            open: RwSignal::new(false),
        };
        current_game::keep_table(shelf, given);
        shelf.follow_page();
        shelf
    }

    fn library(self) -> Library {
        self.library.get_value()
    }

    /// Another record comes to the desk; the one that was there goes on being kept
    /// until the library has it.
    pub fn put_away(self, next: &Review) {
        if let Some(autosave) = self.on_desk.try_update_value(Option::take).flatten() {
            autosave.leave();
            autosave.hurry();
            // What comes is another one, and may not be kept at all.
            if location::fragment().starts_with(&address_of(autosave.id())) {
                location::replace_fragment(RECORD);
            }
        }
        self.followed.set_value(next.revision());
        self.origin.set_value(match next.record().is_empty() {
            true => Origin::Composed,
            false => Origin::Opened,
        });
    }

    /// The record on the desk is this one of the library, and goes on under its id.
    fn adopt(self, entry: &Entry, record: Arc<Record>) {
        let saver = Saver::of(entry, Library::fresh_writer());
        self.place_on_desk(saver, record);
    }

    /// The record on the desk has been changed, or is to be kept as it is.
    pub fn keep(self, record: Arc<Record>) {
        let autosave = self.on_desk.get_value().unwrap_or_else(|| {
            let id = Library::fresh_id();
            let saver = Saver::new(id, self.origin.get_value(), Library::fresh_writer());
            self.place_on_desk(saver, Arc::clone(&record))
        });
        autosave.changed(record);
    }

    fn place_on_desk(self, saver: Saver, record: Arc<Record>) -> Autosave {
        let autosave = self.autosave(Place::Desk, saver, record);
        self.on_desk.set_value(Some(autosave.clone()));
        self.came_as.set_value(location::fragment());
        self.name(autosave.id());
        autosave
    }

    /// The record on the desk is not in the library: the address is again the one it
    /// came with, which may hold it.
    fn unname(self, id: GameId) {
        if location::fragment().starts_with(&address_of(id)) {
            location::replace_fragment(&self.came_as.get_value());
        }
    }

    /// The address names where in the record the reader stands, so that a page that
    /// is loaded again opens there.
    fn mark_place(self, review: &Review) {
        let Some(autosave) = self.on_desk.try_get_value().flatten() else {
            return;
        };
        let address = address_of(autosave.id());
        if location::fragment().starts_with(&address) {
            location::replace_fragment(&match Spot::nearest(review.record(), review.at()) {
                0 => address,
                ply => format!("{address}&ply={ply}"),
            });
        }
    }

    fn autosave(self, place: Place, saver: Saver, record: Arc<Record>) -> Autosave {
        let fresh: fn(GameId) -> GameId = match place {
            Place::Desk => |_| Library::fresh_id(),
            Place::Table => GameId::next,
        };
        let callbacks = AutosaveCallbacks {
            library: self.library(),
            fresh,
            tell: Box::new(move |autosave, news| self.hear(place, autosave, news)),
        };
        Autosave::new(saver, record, callbacks)
    }

    fn hear(self, place: Place, autosave: &Autosave, news: News) {
        let is_on_desk = self
            .on_desk
            .try_with_value(|on_desk| on_desk.as_ref().is_some_and(|here| here.is(autosave)));
        match (&news, is_on_desk) {
            (News::Copied { to, .. }, Some(true)) => self.name(*to),
            (News::KeptAgain, Some(true)) => self.name(autosave.id()),
            (News::NotKept(_), Some(true)) if autosave.is_new() => self.unname(autosave.id()),
            _ => {}
        }
        notices::hear(self, place, autosave, news);
    }

    /// The address names the record on the desk, so that loading the page again finds
    /// it.
    fn name(self, id: GameId) {
        if self.given.here.get_untracked() {
            location::replace_fragment(&address_of(id));
        }
    }

    /// A game was thrown away or taken back in the list. If it is here, it goes on from
    /// that.
    fn turned(self, id: GameId, edition: Edition) {
        for autosave in self.all() {
            autosave.turned(id, edition);
        }
    }

    /// All that may not be in the library yet.
    fn all(self) -> Vec<Autosave> {
        let on_desk = self.on_desk.try_get_value().flatten();
        let on_table = self.on_table.try_get_value().flatten();
        let told = self.notices.try_with_untracked(|notices| {
            let autosaves = notices.iter().map(|notice| notice.autosave.clone());
            autosaves.collect::<Vec<_>>()
        });
        let on_table = on_table.and_then(|table| table.autosave());
        let told = told.unwrap_or_default();
        on_desk.into_iter().chain(on_table).chain(told).collect()
    }

    fn follow_page(self) {
        let leave = move || {
            for autosave in self.all() {
                autosave.leave();
                autosave.hurry();
            }
        };
        match visibility::on_page_hidden(leave) {
            Ok(watch) => {
                StoredValue::new_local(watch);
            }
            Err(error) => warn!("visibility: {error:?}"),
        }
        // What could not be kept may be kept now.
        let changes = self.library().changes();
        effect(move || {
            changes.track();
            for autosave in self.all() {
                autosave.again();
            }
        });
    }
}

/// The address of this screen.
pub const RECORD: &str = "/record";

/// The part of an address that names a game of the library.
fn address_of(id: GameId) -> String {
    format!("{RECORD}?id={id}")
}
