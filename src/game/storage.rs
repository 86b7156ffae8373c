use core::time::Duration;

use leptos::prelude::*;

use crate::{
    router::{Router, use_router},
    state::storage_key,
};
use komadai_model::{AddressError, GameOptions, PlayedGame, Route, Snapshot, turn_time};
use komadai_web::{
    local_storage, page,
    tab_lock::{Ownership, TabLock},
    time,
};

/// Where the game on the board comes from, and where it is saved.
///
/// One tab of this browser owns the game; only that one writes.
#[derive(Clone, Copy, Debug)]
pub struct GameStorage {
    router: Router,
    lock: TabLock,
    /// The query of the address that set the game on the board.
    address: StoredValue<Option<String>>,
    /// The drawn game, as it is stored, that the one on the board replays; or empty.
    replayed_draw: RwSignal<String>,
    /// When the game was put on the board, in milliseconds since 1970: what
    /// tells it from all other games of this browser.
    pub started_at: StoredValue<u64>,
    /// The id of the game between two devices that is on the board, if it is one.
    pub remote: RwSignal<Option<String>>,
    pub issues: RwSignal<StorageIssues>,
}

/// What the reader should know about the storage of the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StorageIssues {
    /// What is wrong with the game in the address.
    pub address: Vec<AddressError>,
    /// The saved game cannot be read; it has been set aside.
    pub unreadable: bool,
    /// The browser does not store anything.
    pub not_saved: bool,
    /// An unfinished game gave way to another one.
    pub earlier: bool,
}

impl StorageIssues {
    pub fn any(&self) -> bool {
        self.unreadable || self.not_saved || self.earlier || !self.address.is_empty()
    }
}

impl GameStorage {
    pub fn new() -> Self {
        Self {
            router: use_router(),
            lock: TabLock::request("komadai.game"),
            address: StoredValue::new(None),
            replayed_draw: RwSignal::new(String::new()),
            started_at: StoredValue::new(0),
            remote: RwSignal::new(None),
            issues: RwSignal::new(StorageIssues::default()),
        }
    }

    pub fn ownership(self) -> Signal<Ownership> {
        self.lock.ownership()
    }

    pub fn take_over(self) {
        self.lock.take_over();
    }

    /// The game to show until it is known whose it is: nothing is written.
    pub fn first_game(self) -> PlayedGame {
        self.restore().game
    }

    /// The game to play, now that it is ours.
    pub fn open(self) -> PlayedGame {
        let restored = self.restore();
        let mut issues = restored.issues;
        if let Some((key, text)) = &restored.set_aside {
            issues.not_saved |= local_storage::write(key, text).is_err();
        }
        self.issues.set(issues);
        self.address.set_value(restored.address);
        self.replayed_draw.set(restored.drawn);
        self.started_at.set_value(restored.set_at);
        self.remote.set(restored.remote);
        restored.game
    }

    /// Whether the route asks for another game than the one on the board.
    pub fn is_other_game(self, route: &Route) -> bool {
        game_query(route).is_some_and(|query| {
            self.address
                .with_value(|address| address.as_deref() != Some(query))
        })
    }

    /// The board shows a game of its own from now on.
    pub fn forget_address(self) {
        self.address.set_value(None);
        // Another screen keeps its address.
        let route = self.router.route();
        if route.with_untracked(|route| matches!(route, Route::Play { .. })) {
            self.router.replace(Route::PLAY);
        }
        self.started_at.set_value(now_millis());
        self.remote.set(None);
        self.issues.update(|issues| issues.address.clear());
    }

    /// The board shows a game between two devices from now on.
    pub fn begin_remote(self, id: &str) {
        self.forget_address();
        self.remote.set(Some(id.to_owned()));
    }

    /// Whether the game on the board replays a drawn one.
    pub fn is_replay(self) -> bool {
        self.replayed_draw.with(|drawn| !drawn.is_empty())
    }

    /// The game that comes next replays this one, or none.
    pub fn set_drawn(self, game: Option<&PlayedGame>) {
        let drawn = game.map(|game| self.snapshot(game).to_stored(Duration::ZERO));
        self.replayed_draw.set(drawn.unwrap_or_default());
    }

    fn snapshot(self, game: &PlayedGame) -> Snapshot {
        Snapshot {
            game: game.clone(),
            set_at: self.started_at.get_value(),
            address: self.address.get_value(),
            drawn: self.replayed_draw.get_untracked(),
            remote: self.remote.get_untracked(),
        }
    }

    /// Saves the game as it stands at `now`.
    pub fn save(self, game: &PlayedGame, now: Duration) {
        if self.ownership().get_untracked() != Ownership::Ours {
            return;
        }
        let text = self.snapshot(game).to_stored(now);
        let not_saved =
            local_storage::write(storage_key::GAME, &text).is_err() || self.write_time(game, now);
        if not_saved != self.issues.with_untracked(|issues| issues.not_saved) {
            self.issues.update(|issues| issues.not_saved = not_saved);
        }
    }

    /// Saves the time spent on the present turn of a game that is saved and has not
    /// changed since.
    pub fn save_time(self, game: &PlayedGame, now: Duration) {
        if self.ownership().get_untracked() == Ownership::Ours {
            self.write_time(game, now);
        }
    }

    /// Whether that failed. The game itself then tells the reader.
    fn write_time(self, game: &PlayedGame, now: Duration) -> bool {
        let time = turn_time(game, self.started_at.get_value(), now);
        local_storage::write(storage_key::TURN_TIME, &time).is_err()
    }

    /// Saves a game that is not finished and gives way to another one.
    pub fn set_aside(self, game: &PlayedGame, now: Duration) {
        if game.is_over() || game.game().plies().is_empty() {
            return;
        }
        let earlier = self.snapshot(game).to_stored(now);
        let earlier = local_storage::write(storage_key::EARLIER_GAME, &earlier).is_ok();
        self.issues.update(|issues| issues.earlier = earlier);
    }

    /// The unfinished game that gave way to another one.
    pub fn earlier_game(self) -> Option<PlayedGame> {
        let text = local_storage::read(storage_key::EARLIER_GAME).ok()??;
        let snapshot = Snapshot::from_stored(&text).ok()?;
        self.forget_address();
        self.issues.update(|issues| issues.earlier = false);
        self.replayed_draw.set(snapshot.drawn);
        self.started_at.set_value(snapshot.set_at);
        self.remote.set(snapshot.remote);
        local_storage::remove(storage_key::EARLIER_GAME).ok()?;
        Some(snapshot.game)
    }

    fn restore(self) -> RestoredGame {
        let (text, not_saved) = match local_storage::read(storage_key::GAME) {
            Ok(text) => (text, false),
            Err(_) => (None, true),
        };
        let route = self.router.route().get_untracked();
        let mut restored = match game_query(&route) {
            Some(query) => RestoredGame::addressed(query, text),
            None => RestoredGame::saved(text),
        };
        restored.issues.not_saved = not_saved;
        restored
    }
}

/// The game in the address, as a query.
fn game_query(route: &Route) -> Option<&str> {
    match route {
        Route::Play { game } => game.as_deref(),
        _ => None,
    }
}

fn now_millis() -> u64 {
    time::unix_time().as_millis().try_into().unwrap_or(u64::MAX)
}

/// A game to show, and what it takes the place of.
struct RestoredGame {
    game: PlayedGame,
    address: Option<String>,
    drawn: String,
    remote: Option<String>,
    set_at: u64,
    set_aside: Option<(&'static str, String)>,
    issues: StorageIssues,
}

impl RestoredGame {
    fn fresh(game: PlayedGame) -> Self {
        Self {
            game,
            address: None,
            drawn: String::new(),
            remote: None,
            set_at: now_millis(),
            set_aside: None,
            issues: StorageIssues::default(),
        }
    }

    /// The saved game, or a fresh one.
    fn saved(text: Option<String>) -> Self {
        let fresh = || Self::fresh(PlayedGame::new(GameOptions::even()));
        let Some(text) = text else {
            return fresh();
        };
        match Snapshot::from_stored(&text) {
            Ok(mut snapshot) => {
                // Without it the clock stands as it did when the game itself was saved.
                if let Ok(Some(time)) = local_storage::read(storage_key::TURN_TIME) {
                    snapshot.apply_turn_time(&time);
                }
                Self {
                    address: snapshot.address,
                    drawn: snapshot.drawn,
                    remote: snapshot.remote,
                    set_at: snapshot.set_at,
                    ..Self::fresh(snapshot.game)
                }
            }
            Err(error) => {
                leptos::logging::warn!("saved game: {error}");
                let mut restored = fresh();
                restored.issues.unreadable = true;
                restored.set_aside = Some((storage_key::UNREADABLE_GAME, text));
                restored
            }
        }
    }

    /// The game of the address; the saved one if that is the same game further
    /// on, or if the address is no game. An address that is opened again after
    /// the end sets its game anew.
    fn addressed(query: &str, text: Option<String>) -> Self {
        let saved = Self::saved(text);
        let goes_on = !saved.game.is_over() || page::is_reload_or_back();
        if saved.address.as_deref() == Some(query) && goes_on {
            return saved;
        }
        let game = match PlayedGame::from_query(query) {
            Ok(game) => game,
            Err(errors) => {
                let mut restored = saved;
                restored.issues.address = errors;
                return restored;
            }
        };
        let mut restored = Self {
            address: Some(query.to_owned()),
            set_aside: saved.set_aside,
            issues: saved.issues,
            ..Self::fresh(game)
        };
        if !saved.game.is_over() && !saved.game.game().plies().is_empty() {
            let earlier = Snapshot {
                game: saved.game,
                set_at: saved.set_at,
                address: saved.address,
                drawn: saved.drawn,
                remote: saved.remote,
            };
            restored.set_aside =
                Some((storage_key::EARLIER_GAME, earlier.to_stored(Duration::ZERO)));
            restored.issues.earlier = true;
        }
        restored
    }
}
