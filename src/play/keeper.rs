use core::time::Duration;

use leptos::prelude::*;

use crate::web::{
    local_storage::{self, StorageKey},
    location, page,
    tab_lock::{Ownership, TabLock},
    time,
};
use komadai_model::{AddressError, GameSetup, PlayedGame, Route, Snapshot, turn_time};

/// Where the game on the board comes from, and where it is kept.
///
/// One tab of this browser owns the game; only that one writes.
#[derive(Clone, Copy, Debug)]
pub struct Keeper {
    lock: TabLock,
    /// The query of the address that set the game on the board.
    address: StoredValue<Option<String>>,
    /// The drawn game, as it is stored, that the one on the board replays.
    drawn: RwSignal<String>,
    /// When the game was put on the board, in milliseconds since 1970: what
    /// tells it from all other games of this browser.
    pub set_at: StoredValue<u64>,
    pub troubles: RwSignal<Troubles>,
}

/// What the reader should know about the game's keeping.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Troubles {
    /// The address does not spell a game.
    pub address: Vec<AddressError>,
    /// The kept game cannot be read; it has been set aside.
    pub unreadable: bool,
    /// The browser does not keep anything.
    pub not_kept: bool,
    /// An unfinished game gave way to the one of the address.
    pub earlier: bool,
}

impl Troubles {
    pub fn any(&self) -> bool {
        self.unreadable || self.not_kept || self.earlier || !self.address.is_empty()
    }
}

impl Keeper {
    pub fn new() -> Self {
        Self {
            lock: TabLock::request("komadai.game"),
            address: StoredValue::new(None),
            drawn: RwSignal::new(String::new()),
            set_at: StoredValue::new(0),
            troubles: RwSignal::new(Troubles::default()),
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
        self.find().game
    }

    /// The game to play, now that it is ours.
    pub fn open(self) -> PlayedGame {
        let found = self.find();
        let mut troubles = found.troubles;
        if let Some((key, text)) = &found.set_aside {
            troubles.not_kept |= local_storage::write(*key, text).is_err();
        }
        self.troubles.set(troubles);
        self.address.set_value(found.address);
        self.drawn.set(found.drawn);
        self.set_at.set_value(found.set_at);
        found.game
    }

    /// Whether the route asks for another game than the one on the board.
    pub fn is_news(self, route: &Route) -> bool {
        game_query(route).is_some_and(|query| {
            self.address
                .with_value(|address| address.as_deref() != Some(query))
        })
    }

    /// The board shows a game of its own from now on.
    pub fn forget_address(self) {
        self.address.set_value(None);
        location::replace_fragment(&Route::PLAY.to_string());
        self.set_at.set_value(moment());
        self.troubles.update(|troubles| troubles.address.clear());
    }

    /// Whether the game on the board replays a drawn one.
    pub fn is_replay(self) -> bool {
        self.drawn.with(|drawn| !drawn.is_empty())
    }

    /// The game that comes next replays this one, or none.
    pub fn set_drawn(self, game: Option<&PlayedGame>) {
        let drawn = game.map(|game| self.snapshot(game).to_text(Duration::ZERO));
        self.drawn.set(drawn.unwrap_or_default());
    }

    fn snapshot(self, game: &PlayedGame) -> Snapshot {
        Snapshot {
            game: game.clone(),
            set_at: self.set_at.get_value(),
            address: self.address.get_value(),
            drawn: self.drawn.get_untracked(),
        }
    }

    /// Keeps the game as it stands at `now`.
    pub fn keep(self, game: &PlayedGame, now: Duration) {
        if self.ownership().get_untracked() != Ownership::Ours {
            return;
        }
        let text = self.snapshot(game).to_text(now);
        let not_kept =
            local_storage::write(StorageKey::Game, &text).is_err() || self.write_time(game, now);
        if not_kept != self.troubles.with_untracked(|troubles| troubles.not_kept) {
            self.troubles
                .update(|troubles| troubles.not_kept = not_kept);
        }
    }

    /// Keeps the time spent on the present turn of a game that is kept and has not
    /// changed since.
    pub fn keep_time(self, game: &PlayedGame, now: Duration) {
        if self.ownership().get_untracked() == Ownership::Ours {
            self.write_time(game, now);
        }
    }

    /// Whether that failed. The game itself then tells the reader.
    fn write_time(self, game: &PlayedGame, now: Duration) -> bool {
        let time = turn_time(game, self.set_at.get_value(), now);
        local_storage::write(StorageKey::TurnTime, &time).is_err()
    }

    /// The unfinished game that gave way to the one of the address.
    pub fn earlier_game(self) -> Option<PlayedGame> {
        let text = local_storage::read(StorageKey::EarlierGame).ok()??;
        let snapshot = Snapshot::from_text(&text).ok()?;
        self.forget_address();
        self.troubles.update(|troubles| troubles.earlier = false);
        self.drawn.set(snapshot.drawn);
        self.set_at.set_value(snapshot.set_at);
        local_storage::remove(StorageKey::EarlierGame).ok()?;
        Some(snapshot.game)
    }

    fn find(self) -> RestoredGame {
        let (text, not_kept) = match local_storage::read(StorageKey::Game) {
            Ok(text) => (text, false),
            Err(_) => (None, true),
        };
        let route = Route::from_fragment(&location::fragment());
        let mut found = match game_query(&route) {
            Some(query) => RestoredGame::addressed(query, text),
            None => RestoredGame::kept(text),
        };
        found.troubles.not_kept = not_kept;
        found
    }
}

/// The game in the address, as a query.
fn game_query(route: &Route) -> Option<&str> {
    match route {
        Route::Play { query } => query.as_deref(),
        Route::Record { .. } | Route::Clock => None,
    }
}

fn moment() -> u64 {
    time::unix_time().as_millis().try_into().unwrap_or(u64::MAX)
}

/// A game to show, and what it takes the place of.
struct RestoredGame {
    game: PlayedGame,
    address: Option<String>,
    drawn: String,
    set_at: u64,
    set_aside: Option<(StorageKey, String)>,
    troubles: Troubles,
}

impl RestoredGame {
    fn fresh(game: PlayedGame) -> Self {
        Self {
            game,
            address: None,
            drawn: String::new(),
            set_at: moment(),
            set_aside: None,
            troubles: Troubles::default(),
        }
    }

    /// The kept game, or a fresh one.
    fn kept(text: Option<String>) -> Self {
        let fresh = || Self::fresh(PlayedGame::new(GameSetup::even()));
        let Some(text) = text else {
            return fresh();
        };
        match Snapshot::from_text(&text) {
            Ok(mut snapshot) => {
                // Without it the clock stands as it did when the game itself was kept.
                if let Ok(Some(time)) = local_storage::read(StorageKey::TurnTime) {
                    snapshot.apply_turn_time(&time);
                }
                Self {
                    address: snapshot.address,
                    drawn: snapshot.drawn,
                    set_at: snapshot.set_at,
                    ..Self::fresh(snapshot.game)
                }
            }
            Err(error) => {
                leptos::logging::warn!("kept game: {error}");
                let mut found = fresh();
                found.troubles.unreadable = true;
                found.set_aside = Some((StorageKey::UnreadableGame, text));
                found
            }
        }
    }

    /// The game of the address; the kept one if that is the same game further
    /// on, or if the address is no game. An address that is opened again after
    /// the end sets its game anew.
    fn addressed(query: &str, text: Option<String>) -> Self {
        let kept = Self::kept(text);
        let goes_on = !kept.game.is_over() || page::is_reload_or_back();
        if kept.address.as_deref() == Some(query) && goes_on {
            return kept;
        }
        let game = match PlayedGame::from_query(query) {
            Ok(game) => game,
            Err(errors) => {
                let mut found = kept;
                found.troubles.address = errors;
                return found;
            }
        };
        let mut found = Self {
            address: Some(query.to_owned()),
            set_aside: kept.set_aside,
            troubles: kept.troubles,
            ..Self::fresh(game)
        };
        if !kept.game.is_over() && !kept.game.game().plies().is_empty() {
            let earlier = Snapshot {
                game: kept.game,
                set_at: kept.set_at,
                address: kept.address,
                drawn: kept.drawn,
            };
            found.set_aside = Some((StorageKey::EarlierGame, earlier.to_text(Duration::ZERO)));
            found.troubles.earlier = true;
        }
        found
    }
}
