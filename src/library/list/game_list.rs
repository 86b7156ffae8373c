use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{entry_text::about, listed_game::ListedGame};
use crate::library::{GameSaver, Library, Listing};
use komadai_model::library::{Entry, GameId, LibraryError, Query, look_alikes};
use komadai_texts::{LibraryText, Message};
use komadai_ui::{I18n, effect, use_i18n};
use komadai_web::dom;

/// Number of games on a page of the list.
pub const PAGE: usize = 100;

/// The list of games while it is shown.
#[derive(Clone, Copy, Debug)]
pub struct GameList {
    pub saver: GameSaver,
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
    pub games: Vec<ListedGame>,
    /// How many are found with those that are not shown yet, and of how many.
    pub rows: usize,
    pub all_rows: usize,
    /// The same without those that were just deleted, which stay in their place.
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
    pub fn new(saver: GameSaver) -> Self {
        let list = Self {
            saver,
            i18n: use_i18n(),
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
        self.saver.storage()
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
            let is_counted = |entry: &&&Entry| is_deleted(entry) == bin;
            let here: Vec<&Entry> = entries.iter().filter(is_here).collect();
            let alike = look_alikes(here.iter().copied());
            let (all_rows, all) = (here.len(), here.iter().filter(is_counted).count());
            let mut found = here;
            if !query.is_empty() {
                found.retain(|entry| query.matches(entry, &about(entry, text)));
            }
            let listed = |entry: &Entry| ListedGame {
                entry: entry.clone(),
                is_look_alike: alike.contains(&entry.id),
            };
            ListPage {
                rows: found.len(),
                all_rows,
                count: found.iter().filter(is_counted).count(),
                all,
                deleted,
                games: found.into_iter().take(shown).map(listed).collect(),
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

    /// The row then says that it was deleted, and has the focus.
    pub fn delete(self, id: GameId) {
        self.fresh.update(|fresh| fresh.push(id));
        self.change(id, true, Vec::new());
    }

    pub fn restore(self, id: GameId, name: Message) {
        let report = Message::new(move |text| (text.library().restored_this)(&name.text(text)));
        self.change(id, false, vec![report]);
    }

    fn change(self, id: GameId, delete: bool, report: Vec<Message>) {
        let storage = self.storage();
        spawn_local(async move {
            let done = match delete {
                true => storage.remove(id).await,
                false => storage.restore(id).await,
            };
            if let Ok(revision) = done {
                self.saver.set_revision(id, revision);
            }
            self.load().await;
            match done {
                Ok(_) => self.notify(report),
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
