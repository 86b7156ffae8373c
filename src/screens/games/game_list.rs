use core::time::Duration;
use std::{collections::HashMap, sync::Arc};

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::selection::Selection;
use crate::{
    library::{GameSaver, Library, ListedGame, Listing, Positions, Revised, about},
    router::{Router, use_router},
};
use komadai_model::{
    Route,
    library::{
        Entry, GameId, GamesQuery, LibraryError, PositionFilter, SearchWords, UnknownFilter,
        look_alikes, search_text,
    },
};
use komadai_texts::{LibraryText, Message};
use komadai_ui::{I18n, effect, timeout_in_owner, use_i18n};
use komadai_web::{date_format, dom};

/// Number of games on a page of the list.
pub const PAGE: usize = 100;

/// The button that shows the deleted games.
const BIN: &str = "[data-action=bin]";

/// The address follows what is typed after so long.
const STILL: Duration = Duration::from_millis(300);

/// The list of games while it is shown.
#[derive(Clone, Copy, Debug)]
pub struct GameList {
    pub saver: GameSaver,
    pub i18n: I18n,
    router: Router,
    /// None until the library has answered.
    pub listing: ListingSignal,
    /// What is looked for, and in which order.
    pub query: RwSignal<GamesQuery>,
    /// How many are shown at most.
    pub shown: RwSignal<usize>,
    /// Whether those are shown that were deleted.
    pub bin: RwSignal<bool>,
    /// Those that were deleted one by one since the list was opened: they stay in their place.
    fresh: RwSignal<Vec<GameId>>,
    pub selection: Selection,
    /// All that are found, in order.
    pub found: Memo<Found>,
    /// Where the games have the position that is looked for; `None` while they are searched.
    pub places: RwSignal<Option<Places>>,
    /// How often positions were searched.
    searches: StoredValue<u32>,
    /// Those that the list cannot tell from others.
    alike: Memo<Vec<GameId>>,
    /// What is reported of what was done.
    pub report: RwSignal<Vec<Message>>,
    /// Those that were deleted together last.
    pub last_deleted: RwSignal<Vec<GameId>>,
}

/// Where games have a position.
#[derive(Clone, Debug)]
pub struct Places {
    /// What was looked for.
    of: PositionFilter,
    /// The number of moves before it, game by game.
    plies: Arc<HashMap<GameId, usize>>,
}

/// The games that are found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// With those that were just deleted, which stay in their place.
    pub ids: Arc<Vec<GameId>>,
    /// Without them.
    pub selectable: Arc<Vec<GameId>>,
    /// How many there are, whatever is looked for, with those that were just deleted.
    pub all_rows: usize,
    /// Without them.
    pub all: usize,
    /// How many deleted games there are.
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
        let i18n = use_i18n();
        let listing = RwSignal::new(None);
        let query = RwSignal::new(GamesQuery::default());
        let bin = RwSignal::new(false);
        let fresh = RwSignal::new(Vec::new());
        let places = RwSignal::new(None);
        let texts = Memo::new(move |_| search_texts(listing, i18n));
        let found = Memo::new(move |_| {
            find(
                listing,
                &query.get(),
                texts,
                places,
                bin.get(),
                &fresh.get(),
            )
        });
        let list = Self {
            saver,
            i18n,
            router: use_router(),
            listing,
            query,
            shown: RwSignal::new(PAGE),
            bin,
            fresh,
            selection: Selection::new(found),
            found,
            places,
            searches: StoredValue::new(0),
            alike: Memo::new(move |_| {
                listing.with(|listing| match listing {
                    Some(Ok(listing)) => look_alikes(&listing.entries),
                    _ => Vec::new(),
                })
            }),
            report: RwSignal::new(Vec::new()),
            last_deleted: RwSignal::new(Vec::new()),
        };
        let changes = list.storage().changes();
        effect(move || {
            changes.track();
            spawn_local(list.load());
        });
        list.follow_address();
        list.search_positions();
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
        self.listing.try_set(Some(listing.map(Arc::new)));
    }

    /// The list shows what the address asks for, and the address what the list shows.
    fn follow_address(self) {
        let asked = self.router.asked();
        effect(move || {
            let Route::Games { query } = asked.get() else {
                return;
            };
            let (query, unknown) = GamesQuery::from_query(&query.unwrap_or_default());
            self.shown.set(PAGE);
            self.bin.set(false);
            self.query.set(query);
            self.notify(unknown.into_iter().map(unknown_filter).collect());
        });
        effect(move || {
            self.query.track();
            timeout_in_owner(STILL, move || self.write_address());
        });
    }

    /// The address is that of what is shown, before the page is left.
    pub fn write_address(self) {
        let route = self.router.route();
        if route.with_untracked(|route| matches!(route, Route::Games { .. })) {
            let query = self.query.with_untracked(GamesQuery::to_string);
            let query = (!query.is_empty()).then_some(query);
            self.router.replace(Route::Games { query });
        }
    }

    /// Searches the positions of the games, when that is asked for or games have changed.
    fn search_positions(self) {
        let filter = Memo::new(move |_| self.query.with(|query| query.position.clone()));
        effect(move || {
            let filter = filter.get();
            self.listing.track();
            if let Some(asked) = filter {
                spawn_local(self.search(asked));
            }
        });
    }

    async fn search(self, asked: PositionFilter) {
        let number = self.searches.try_update_value(|number| {
            *number += 1;
            *number
        });
        // A later one may have been asked for.
        let is_last = || self.searches.try_get_value() == number;
        let Some(Some(Ok(listing))) = self.listing.try_get_untracked() else {
            return;
        };
        let positions = Positions::of_page();
        let updated = positions.update(&self.storage(), listing).await;
        let found = positions.find(&asked).await;
        if is_last() {
            self.places.set(Some(Places {
                of: asked,
                plies: Arc::new(found.into_iter().collect()),
            }));
        }
        if let Err(error) = updated {
            self.fail(error);
        }
    }

    /// Whether a position is looked for, and it is not known yet where it is.
    pub fn is_searching(self) -> bool {
        let asked = self.query.with(|query| query.position.clone());
        let found = self.places.with(|places| Some(places.as_ref()?.of.clone()));
        asked.is_some() && asked != found
    }

    /// Where a game has the position that is looked for.
    pub fn ply_of(self, id: GameId) -> Option<usize> {
        let asked = self.query.with(|query| query.position.clone())?;
        self.places.with(|places| {
            let places = places.as_ref().filter(|places| places.of == asked)?;
            places.plies.get(&id).copied()
        })
    }

    /// Changes what is looked for.
    pub fn ask(self, change: impl FnOnce(&mut GamesQuery)) {
        self.shown.set(PAGE);
        // What was said before is of another list, unless it can still be undone.
        if self.last_deleted.with_untracked(Vec::is_empty) {
            self.report.set(Vec::new());
        }
        self.query.update(change);
    }

    /// The games on the page.
    pub fn page(self) -> Vec<ListedGame> {
        let shown = self.shown.get();
        let ids = self.found.with(|found| Arc::clone(&found.ids));
        self.listing.with(|listing| {
            let Some(Ok(listing)) = listing else {
                return Vec::new();
            };
            let find = |id: &GameId| listing.entries.iter().find(|entry| entry.id == *id);
            let games = ids.iter().take(shown).filter_map(find);
            games
                .map(|entry| ListedGame {
                    entry: entry.clone(),
                    is_look_alike: self
                        .alike
                        .with(|alike| alike.binary_search(&entry.id).is_ok()),
                })
                .collect()
        })
    }

    pub fn has_unreadable(self) -> bool {
        self.listing
            .with(|listing| matches!(listing, Some(Ok(listing)) if !listing.unreadable.is_empty()))
    }

    /// Reads what is known of the games.
    pub fn with_entries<T>(self, read: impl FnOnce(&[Entry]) -> T) -> T {
        self.listing.with(|listing| match listing {
            Some(Ok(listing)) => read(&listing.entries),
            _ => read(&[]),
        })
    }

    /// Shows more; the focus goes to the first of them.
    pub fn show_more(self) {
        let before = self.shown.get_untracked();
        self.shown.set(before + PAGE);
        let first = before + 1;
        dom::focus_after_render(format!(".games-table tbody tr:nth-child({first}) a"));
    }

    /// Changes between the games and those that were deleted.
    pub fn toggle_bin(self) {
        self.shown.set(PAGE);
        self.fresh.set(Vec::new());
        self.selection.clear();
        self.bin.update(|bin| *bin = !*bin);
    }

    /// The row then says that it was deleted, and has the focus.
    pub fn delete(self, id: GameId) {
        self.fresh.update(|fresh| fresh.push(id));
        self.selection.select(id, false);
        self.saver.flush();
        spawn_local(async move {
            let done = self.storage().remove(&[id]).await;
            self.finish(done, Vec::new()).await;
            focus_row(id);
        });
    }

    /// Deletes games together: they are gone from the list, and the report has a button that
    /// takes them back.
    pub fn delete_all(self, ids: Vec<GameId>) {
        self.saver.flush();
        spawn_local(async move {
            let done = self.storage().remove(&ids).await;
            let count = ids.len();
            let is_done = done.is_ok();
            let report = Message::new(move |text| (text.games().deleted)(count));
            self.selection.clear();
            self.finish(done, vec![report]).await;
            if is_done {
                self.last_deleted.set(ids);
                dom::focus_after_render("[data-action=restore-all]".to_owned());
            }
        });
    }

    pub fn restore(self, id: GameId, name: Message) {
        let report = Message::new(move |text| (text.library().restored_this)(&name.text(text)));
        spawn_local(async move {
            let done = self.storage().restore(&[id]).await;
            self.finish(done, vec![report]).await;
            let is_bin = self.bin.try_get_untracked() == Some(true);
            let is_last = self.found.with_untracked(|found| found.ids.is_empty());
            match (is_bin, is_last) {
                (false, _) => focus_row(id),
                // It is among the games now.
                (true, false) => dom::focus_after_render("[data-action=restore]".to_owned()),
                (true, true) => dom::focus_after_render(BIN.to_owned()),
            }
        });
    }

    pub fn restore_all(self) {
        let ids = self.last_deleted.get_untracked();
        let count = ids.len();
        let report = Message::new(move |text| (text.games().restored)(count));
        spawn_local(async move {
            let done = self.storage().restore(&ids).await;
            self.finish(done, vec![report]).await;
            dom::focus_after_render("[name=words]".to_owned());
        });
    }

    /// What was changed is shown, and what came of it is said.
    pub async fn finish(self, done: Result<Vec<Revised>, LibraryError>, report: Vec<Message>) {
        if let Ok(revised) = &done {
            self.saver.set_revisions(revised);
        }
        self.load().await;
        match done {
            Ok(_) => self.notify(report),
            Err(error) => self.fail(error),
        }
    }

    /// Shows and says something.
    pub fn notify(self, lines: Vec<Message>) {
        self.last_deleted.try_set(Vec::new());
        self.report.try_set(lines);
    }

    pub fn fail(self, error: LibraryError) {
        self.notify(vec![Message::new(move |text| {
            let text = text.library();
            format!("{} {}", text.not_done, (text.why)(&error))
        })]);
    }
}

fn unknown_filter(UnknownFilter(part): UnknownFilter) -> Message {
    Message::new(move |text| (text.games().unknown_filter)(&part))
}

fn focus_row(id: GameId) {
    dom::focus_after_render(format!("[data-game='{id}'] :is(a, [data-action=restore])"));
}

type ListingSignal = RwSignal<Option<Result<Arc<Listing>, LibraryError>>>;

/// What words are looked for in, game by game.
fn search_texts(listing: ListingSignal, i18n: I18n) -> Arc<Vec<String>> {
    let text = i18n.text();
    let texts = listing.with(|listing| match listing {
        Some(Ok(listing)) => {
            let entries = listing.entries.iter();
            let texts = entries.map(|entry| search_text(entry, &about(entry, text)));
            texts.collect()
        }
        _ => Vec::new(),
    });
    Arc::new(texts)
}

fn find(
    listing: ListingSignal,
    query: &GamesQuery,
    texts: Memo<Arc<Vec<String>>>,
    places: RwSignal<Option<Places>>,
    bin: bool,
    fresh: &[GameId],
) -> Found {
    let offset = date_format::utc_offset();
    let words = SearchWords::new(&query.words);
    let texts = (!words.is_empty()).then(|| texts.get());
    // Until they are searched, no game is known to have the position.
    let plies = query.position.as_ref().map(|asked| {
        let plies = places.with(|places| {
            let places = places.as_ref().filter(|places| places.of == *asked)?;
            Some(Arc::clone(&places.plies))
        });
        plies.unwrap_or_default()
    });
    let has_position = |entry: &Entry| {
        plies
            .as_ref()
            .is_none_or(|plies| plies.contains_key(&entry.id))
    };
    listing.with(|listing| {
        let Some(Ok(listing)) = listing else {
            return Found::default();
        };
        let is_here = |entry: &Entry| match (bin, entry.deleted.is_some()) {
            (true, is_deleted) => is_deleted,
            (false, true) => fresh.contains(&entry.id),
            (false, false) => true,
        };
        let is_counted = |entry: &&Entry| entry.deleted.is_some() == bin;
        let entries = &listing.entries;
        let here = || {
            entries
                .iter()
                .enumerate()
                .filter(|(_, entry)| is_here(entry))
        };
        let has_words = |index: usize| {
            texts
                .as_ref()
                .is_none_or(|texts| texts.get(index).is_some_and(|text| words.match_text(text)))
        };
        let mut found: Vec<&Entry> = here()
            .filter(|&(index, entry)| {
                query.matches(entry, offset) && has_words(index) && has_position(entry)
            })
            .map(|(_, entry)| entry)
            .collect();
        query.order.sort(&mut found, offset);
        Found {
            all_rows: here().count(),
            selectable: Arc::new(
                found
                    .iter()
                    .copied()
                    .filter(is_counted)
                    .map(|entry| entry.id)
                    .collect(),
            ),
            all: here().map(|(_, entry)| entry).filter(is_counted).count(),
            deleted: entries
                .iter()
                .filter(|entry| entry.deleted.is_some())
                .count(),
            ids: Arc::new(found.iter().map(|entry| entry.id).collect()),
        }
    })
}
