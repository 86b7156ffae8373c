use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{super::controller::RecordController, entry_text::about};
use crate::{
    state::{I18n, effect},
    web::{
        dom,
        library::{Library, Listing},
    },
};
use komadai_model::{
    i18n::{LibraryText, Message},
    library::{Entry, GameId, LibraryError, Query},
};

/// Number of games on a page of the list.
pub const PAGE: usize = 100;

/// The list of games while it is shown.
#[derive(Clone, Copy, Debug)]
pub struct GameList {
    pub record: RecordController,
    pub i18n: I18n,
    /// None until the library has answered.
    pub listing: RwSignal<Option<Result<Listing, LibraryError>>>,
    pub query: RwSignal<String>,
    /// How many are shown at most.
    pub shown: RwSignal<usize>,
    /// Whether those are shown that were deleted.
    pub bin: RwSignal<bool>,
    /// Those that were deleted since the list was opened: they stay in their place.
    fresh: RwSignal<Vec<GameId>>,
    /// What is reported of what was done.
    pub report: RwSignal<Vec<Message>>,
}

/// The part of the list that is shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ListPage {
    pub entries: Vec<Entry>,
    /// How many there are with those that are not shown yet.
    pub count: usize,
    pub all: usize,
    pub deleted: usize,
}

/// Provides the list to everything below.
pub fn provide_game_list(list: GameList) {
    provide_context(list);
}

/// The list that [`provide_game_list`] has provided.
pub fn use_game_list() -> GameList {
    expect_context()
}

impl GameList {
    pub fn new(record: RecordController) -> Self {
        let list = Self {
            record,
            i18n: record.i18n,
            listing: RwSignal::new(None),
            query: RwSignal::new(String::new()),
            shown: RwSignal::new(PAGE),
            bin: RwSignal::new(false),
            fresh: RwSignal::new(Vec::new()),
            report: RwSignal::new(Vec::new()),
        };
        let changes = list.storage().changes();
        effect(move || {
            changes.track();
            spawn_local(list.load());
        });
        list
    }

    pub fn storage(self) -> Library {
        self.record.library.storage()
    }

    pub fn text(self) -> &'static LibraryText {
        self.i18n.text_untracked().library()
    }

    /// Reads the list again.
    pub async fn load(self) {
        let listing = self.storage().list().await;
        self.listing.try_set(Some(listing));
    }

    pub fn page(self) -> ListPage {
        let query = Query::new(&self.query.get());
        let (shown, bin, fresh) = (self.shown.get(), self.bin.get(), self.fresh.get());
        let text = self.i18n.text();
        self.listing.with(|listing| {
            let Some(Ok(listing)) = listing else {
                return ListPage::default();
            };
            let is_deleted = |entry: &&Entry| entry.deleted.is_some();
            let is_here = |entry: &&Entry| match (is_deleted(entry), bin) {
                (true, true) | (false, false) => true,
                (true, false) => fresh.contains(&entry.id),
                (false, true) => false,
            };
            let entries = &listing.entries;
            let deleted = entries.iter().filter(is_deleted).count();
            let mut found: Vec<&Entry> = entries.iter().filter(is_here).collect();
            if !query.is_empty() {
                found.retain(|entry| query.matches(entry, &about(entry, text)));
            }
            ListPage {
                count: found.len(),
                all: if bin {
                    deleted
                } else {
                    entries.iter().filter(is_here).count()
                },
                deleted,
                entries: found.into_iter().take(shown).cloned().collect(),
            }
        })
    }

    pub fn has_unreadable(self) -> bool {
        self.listing
            .with(|listing| matches!(listing, Some(Ok(listing)) if !listing.unreadable.is_empty()))
    }

    pub fn search(self, query: String) {
        self.shown.set(PAGE);
        self.query.set(query);
    }

    /// Shows more; the focus goes to the first of them.
    pub fn show_more(self) {
        let before = self.shown.get_untracked();
        self.shown.set(before + PAGE);
        let first = before + 1;
        dom::focus_after_render(format!(".shelf-list > li:nth-child({first}) a"));
    }

    /// Changes between the games and those that were deleted.
    pub fn toggle_bin(self) {
        self.shown.set(PAGE);
        self.fresh.set(Vec::new());
        self.bin.update(|bin| *bin = !*bin);
    }

    pub fn delete(self, id: GameId, name: Message) {
        self.fresh.update(|fresh| fresh.push(id));
        let report = Message::new(move |text| (text.library().deleted_this)(&name.text(text)));
        self.change(id, true, report);
    }

    pub fn restore(self, id: GameId, name: Message) {
        let report = Message::new(move |text| (text.library().restored_this)(&name.text(text)));
        self.change(id, false, report);
    }

    fn change(self, id: GameId, delete: bool, report: Message) {
        let storage = self.storage();
        spawn_local(async move {
            let done = match delete {
                true => storage.remove(id).await,
                false => storage.restore(id).await,
            };
            if let Ok(edition) = done {
                self.record.library.set_edition(id, edition);
            }
            self.load().await;
            match done {
                Ok(_) => self.notify(vec![report]),
                Err(error) => self.fail(error),
            }
            dom::focus_after_render(format!("[data-game='{id}'] :is(a, [data-action=restore])"));
        });
    }

    /// Shows and says something.
    pub fn notify(self, lines: Vec<Message>) {
        self.report.try_set(lines);
    }

    pub fn fail(self, error: LibraryError) {
        self.notify(vec![Message::new(move |text| {
            let text = text.library();
            format!("{} {}", text.not_done, (text.why)(&error))
        })]);
    }
}
