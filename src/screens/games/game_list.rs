use core::time::Duration;
use std::sync::Arc;

use komadai_names::Name;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{
    found::{Found, PositionPlies, Search, opening_of, search_texts},
    selection::Selection,
};
use crate::{
    library::{GameSaver, Library, ListedGame, Listing, Positions, Revised},
    router::{Router, use_router},
};
use komadai_model::{
    Route,
    library::{
        Entry, GameId, GamesQuery, IndexedGames, LibraryError, PositionFilter, UnknownFilter,
        look_alikes,
    },
};
use komadai_texts::{LibraryText, Message};
use komadai_ui::{I18n, effect, timeout_in_owner, use_i18n};
use komadai_web::dom;

/// Number of games on a page of the list.
pub const PAGE: usize = 100;

/// The button that shows the deleted games.
const BIN: &str = "[data-action=bin]";

/// The address follows what is typed after so long.
const STILL: Duration = Duration::from_millis(300);

/// What the library has answered, if it has.
type ReadListing = Option<Result<Arc<Listing>, LibraryError>>;

/// The list of games while it is shown.
#[derive(Clone, Copy, Debug)]
pub struct GameList {
    pub saver: GameSaver,
    pub i18n: I18n,
    router: Router,
    /// None until the library has answered.
    pub listing: RwSignal<ReadListing>,
    /// What is looked for, and in which order.
    pub query: RwSignal<GamesQuery>,
    /// Whether results are shown in place of the list.
    pub shows_report: Memo<bool>,
    /// How many are shown at most.
    pub shown: RwSignal<usize>,
    /// Whether those are shown that were deleted.
    pub bin: RwSignal<bool>,
    /// Those that were deleted one by one since the list was opened: they stay in their place.
    fresh: RwSignal<Vec<GameId>>,
    pub selection: Selection,
    /// Whether the dialog is open that exports games.
    pub exporting: RwSignal<bool>,
    /// All that are found, in order.
    pub found: Memo<Found>,
    /// How often the games were read into memory, to search their positions and to know what
    /// was played in them; 0 until they are there.
    games_read: RwSignal<u32>,
    /// Where the games have the position that was looked for last.
    plies: RwSignal<Option<PositionPlies>>,
    /// How often positions were searched.
    searches: StoredValue<u32>,
    /// Whether any game was reviewed.
    pub has_reviews: Memo<bool>,
    /// Those that the list cannot tell from others.
    alike: Memo<Vec<GameId>>,
    /// What is reported of what was done.
    pub report: RwSignal<Vec<Message>>,
    /// Those that were deleted together last.
    pub last_deleted: RwSignal<Vec<GameId>>,
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
        let listing = RwSignal::new(ReadListing::None);
        let query = RwSignal::new(GamesQuery::default());
        let bin = RwSignal::new(false);
        let fresh = RwSignal::new(Vec::new());
        let plies = RwSignal::new(None::<PositionPlies>);
        let router = use_router();
        let route = router.route();
        let shows_report = Memo::new(move |_| {
            route.with(|route| matches!(route, Route::Games { report: true, .. }))
        });
        let games_read = RwSignal::new(0);
        let texts = Memo::new(move |_| {
            games_read.track();
            listing.with(|listing| {
                Positions::of_page()
                    .with_games(|games| search_texts(entries_of(listing), games, i18n.text()))
            })
        });
        let found = Memo::new(move |_| {
            games_read.track();
            let query = query.get();
            let search = Search {
                texts: query.has_words().then(|| texts.get()),
                plies: query.position.as_ref().map(|asked| {
                    let known = plies.with(|plies| plies.as_ref()?.plies_of(asked).cloned());
                    known.unwrap_or_default()
                }),
                query: &query,
                bin: bin.get(),
                fresh: &fresh.get(),
                text: i18n.text(),
            };
            listing.with(|listing| {
                Positions::of_page().with_games(|games| search.find(entries_of(listing), games))
            })
        });
        let list = Self {
            saver,
            i18n,
            router,
            listing,
            query,
            shows_report,
            shown: RwSignal::new(PAGE),
            bin,
            fresh,
            selection: Selection::new(found),
            exporting: RwSignal::new(false),
            found,
            games_read,
            plies,
            searches: StoredValue::new(0),
            has_reviews: Memo::new(move |_| {
                listing.with(|listing| entries_of(listing).iter().any(Entry::is_reviewed))
            }),
            alike: Memo::new(move |_| listing.with(|listing| look_alikes(entries_of(listing)))),
            report: RwSignal::new(Vec::new()),
            last_deleted: RwSignal::new(Vec::new()),
        };
        let changes = list.storage().changes();
        effect(move || {
            changes.track();
            spawn_local(list.load());
        });
        list.follow_address();
        list.read_games();
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
            let Route::Games { query, .. } = asked.get() else {
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
            let report = self.shows_report.get_untracked();
            self.router.replace(
                self.query
                    .with_untracked(|query| Route::games(query, report)),
            );
        }
    }

    /// Reads the games into memory, when they have changed.
    fn read_games(self) {
        effect(move || {
            if let Some(Ok(listing)) = self.listing.get() {
                spawn_local(async move {
                    let positions = Positions::of_page();
                    let updated = positions.update(&self.storage(), listing).await;
                    self.games_read.try_update(|read| *read += 1);
                    if let Err(error) = updated {
                        self.fail(error);
                    }
                });
            }
        });
    }

    /// Searches the positions of the games, when that is asked for or they have been read.
    fn search_positions(self) {
        let filter = Memo::new(move |_| self.query.with(|query| query.position.clone()));
        effect(move || {
            let is_read = self.games_read.get() > 0;
            if let Some(asked) = filter.get().filter(|_| is_read) {
                spawn_local(self.search(asked));
            }
        });
    }

    async fn search(self, asked: PositionFilter) {
        let number = self.searches.try_update_value(|number| {
            *number += 1;
            *number
        });
        let found = Positions::of_page().find(&asked).await;
        // A later one may have been asked for.
        if self.searches.try_get_value() == number {
            self.plies.set(Some(PositionPlies::new(asked, found)));
        }
    }

    /// Whether something is looked for, and it is not known yet which games have it.
    pub fn is_searching(self) -> bool {
        let is_unread = self.games_read.get() == 0;
        self.query.with(|query| {
            let may_be_played = query.opening.or(query.against).is_some()
                || query.material.is_some()
                || query.has_words();
            let is_unknown = |asked| {
                let known = |plies: &PositionPlies| plies.plies_of(asked).is_some();
                self.plies.with(|plies| !plies.as_ref().is_some_and(known))
            };
            may_be_played && is_unread || query.position.as_ref().is_some_and(is_unknown)
        })
    }

    /// Where a game has the position that is looked for; without one, the advantage.
    pub fn ply_of(self, entry: &Entry) -> Option<usize> {
        self.query.with(|query| match &query.position {
            Some(asked) => self
                .plies
                .with(|plies| plies.as_ref()?.plies_of(asked)?.get(&entry.id).copied()),
            None => {
                self.games_read.track();
                Positions::of_page()
                    .with_games(|games| query.first_advantage(entry, games.played(entry.id)))
            }
        })
    }

    /// What was played in a game, in words; nothing until it is known.
    pub fn opening(self, id: GameId) -> String {
        self.games_read.track();
        let text = self.i18n.text();
        Positions::of_page().with_games(|games| opening_of(id, games, text))
    }

    /// Notifies when the games in memory have changed.
    pub fn track_games(self) {
        self.games_read.track();
    }

    /// The openings, attacks and castles of all games, as far as they are known.
    pub fn played_names(self) -> Vec<Name> {
        self.games_read.track();
        Positions::of_page().with_games(IndexedGames::played_names)
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
        let places = self.found.with(|found| Arc::clone(&found.places));
        self.with_entries(|entries| {
            let games = places.iter().take(shown);
            games
                .filter_map(|&place| entries.get(place))
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
        self.listing.with(|listing| read(entries_of(listing)))
    }

    /// Reads those that are found, in order, without those that were just deleted.
    pub fn with_found<T>(self, read: impl FnOnce(&mut dyn Iterator<Item = &Entry>) -> T) -> T {
        let places = self.found.with(|found| Arc::clone(&found.places));
        self.with_entries(|entries| {
            let found = places.iter().filter_map(|&place| entries.get(place));
            read(&mut found.filter(|entry| entry.deleted.is_none()))
        })
    }

    /// Goes elsewhere.
    pub fn navigate(self, route: &Route) {
        self.router.navigate(route);
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
            let is_last = self.found.with_untracked(|found| found.places.is_empty());
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

/// The games of a list, none where it cannot be read.
fn entries_of(listing: &ReadListing) -> &[Entry] {
    match listing {
        Some(Ok(listing)) => &listing.entries,
        _ => &[],
    }
}

fn unknown_filter(UnknownFilter(part): UnknownFilter) -> Message {
    Message::new(move |text| (text.games().unknown_filter)(&part))
}

fn focus_row(id: GameId) {
    dom::focus_after_render(format!("[data-game='{id}'] :is(a, [data-action=restore])"));
}
