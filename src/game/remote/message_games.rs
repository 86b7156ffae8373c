//! The games by messages of this page: each move goes as an address, by any messenger.
use std::cell::RefCell;

use crate::{router::url_of, state::storage_key};
use komadai_remote::correspondence::{
    Action, Date, DaysPerMove, GameId, KeptGame, KeptGames, Receipt, ReceiveError, SentGame,
    SentGameError,
};
use leptos::{ev, prelude::*};
use shogi::Color;

use komadai_model::{GameEvent, GameOptions, PlayedGame, Route};
use komadai_web::{local_storage, random, time};

/// A handle of the games by messages. There is one in a page.
#[derive(Clone, Copy, Debug)]
pub struct MessageGames {
    games: RwSignal<KeptGames>,
    /// Whether the browser stores them.
    is_stored: RwSignal<bool>,
    /// The game that the play screen is to show next.
    shown: StoredValue<Option<GameToShow>>,
}

/// A game for the board: as it stood before the last action, and that action.
#[derive(Clone, Debug)]
struct GameToShow {
    id: GameId,
    before: PlayedGame,
    last: Option<Action>,
}

/// What came of opening an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opened {
    /// It is a new game, or the other player's next move: the board shows it.
    Accepted(GameId),
    /// It says nothing new: the kept game can be shown.
    Nothing(GameId, Receipt),
    Refused(GameId, ReceiveError),
    /// It is not the address of a game.
    Unreadable(Vec<SentGameError>),
    /// The game is kept in a form that this build cannot read.
    LaterVersion,
}

thread_local! {
    static OF_PAGE: MessageGames = super::with_page_owner(MessageGames::restore);
    /// A stored text that this build cannot read as a whole: it is not overwritten.
    static UNREADABLE: RefCell<bool> = const { RefCell::new(false) };
}

impl MessageGames {
    /// The games of the page.
    pub fn of_page() -> Self {
        OF_PAGE.with(|games| *games)
    }

    fn restore() -> Self {
        let stored = local_storage::read(storage_key::MESSAGE_GAMES);
        let games = Self {
            is_stored: RwSignal::new(stored.is_ok()),
            games: RwSignal::new(stored.ok().flatten().and_then(read).unwrap_or_default()),
            shown: StoredValue::new(None),
        };
        // Another tab has stored them; the listener stays with the page.
        let _listener = window_event_listener(ev::storage, move |event| {
            if event.key().as_deref() == Some(storage_key::MESSAGE_GAMES) {
                games.reread();
            }
        });
        games
    }

    /// Takes over what another tab has stored. What could not be stored here stays.
    fn reread(self) {
        if !self.is_stored.get_untracked() {
            return;
        }
        let stored = local_storage::read(storage_key::MESSAGE_GAMES)
            .ok()
            .flatten();
        if let Some(games) = stored.and_then(read) {
            self.games.set(games);
        }
    }

    /// Whether the browser stores them.
    pub fn is_stored(self) -> Signal<bool> {
        self.is_stored.into()
    }

    /// All of them: those first that wait for the reader.
    pub fn list(self) -> Vec<KeptGame> {
        let mut games: Vec<KeptGame> = self.games.with(|games| games.iter().cloned().collect());
        games.sort_by_key(|game| {
            let waits = game.outcome().is_none() && game.game().next_side() == game.side();
            let is_over = game.outcome().is_some();
            (
                is_over,
                !(waits || game.is_to_be_sent()),
                game.due(),
                game.id().to_string(),
            )
        });
        games
    }

    /// How many cannot be read by this build.
    pub fn unreadable(self) -> usize {
        self.games.with(KeptGames::unreadable)
    }

    /// Whether a game is kept, by its id's text.
    pub fn has(self, id: &str) -> bool {
        self.get(id).is_some()
    }

    /// A game by its id's text, tracked.
    pub fn get(self, id: &str) -> Option<KeptGame> {
        let id = id.parse::<GameId>().ok()?;
        self.games
            .with(|games| games.get(id).ok().flatten().cloned())
    }

    /// Begins a game, and has the board show it. Whether it could be begun.
    pub fn begin(self, options: GameOptions, side: Color, days: Option<DaysPerMove>) -> bool {
        let id = random::random_bytes().map(GameId::new);
        let game = id.and_then(|id| {
            let game = KeptGame::new(id, side, options, days);
            game.map_err(|errors| leptos::logging::warn!("game by messages: {errors:?}"))
                .ok()
        });
        let Some(game) = game else {
            return false;
        };
        let id = game.id();
        self.keep(game);
        self.show(id);
        true
    }

    /// Opens the address of a game.
    pub fn open(self, query: &str) -> Opened {
        let sent = match SentGame::from_query(query) {
            Ok(sent) => sent,
            Err(errors) => return Opened::Unreadable(errors),
        };
        let id = sent.id();
        self.reread();
        let kept = self
            .games
            .with_untracked(|games| games.get(id).map(|kept| kept.cloned()));
        let receipt = match kept {
            Err(_) => return Opened::LaterVersion,
            Ok(None) => Ok(Receipt::Next(Box::new(KeptGame::from_sent(&sent)))),
            Ok(Some(kept)) => kept.receive(&sent),
        };
        match receipt {
            Ok(Receipt::Next(game)) => {
                self.keep(*game);
                self.show(id);
                Opened::Accepted(id)
            }
            Ok(receipt) => Opened::Nothing(id, receipt),
            Err(error) => Opened::Refused(id, error),
        }
    }

    /// Has the board show a game, its last action played out.
    pub fn show(self, id: GameId) {
        let Some(game) = self.get_untracked(id) else {
            return;
        };
        let last = game.game().actions().last().copied();
        let is_theirs = last.is_some_and(|action| action.by() != game.side());
        let shown = match game.before_last().filter(|_| is_theirs) {
            Some(before) => GameToShow { id, before, last },
            None => GameToShow {
                id,
                before: game.to_played(),
                last: None,
            },
        };
        self.shown.set_value(Some(shown));
    }

    /// The game that the board is to show, once.
    pub fn take_shown(self) -> Option<(String, PlayedGame, Option<Action>)> {
        let shown = self.shown.try_update_value(Option::take).flatten()?;
        Some((shown.id.to_string(), shown.before, shown.last))
    }

    /// The reader has done something on the board, which shows `after`.
    pub fn on_board_events(self, id: &str, events: &[GameEvent], after: &PlayedGame) {
        let is_started = |event: &GameEvent| matches!(event, GameEvent::Started);
        if events.iter().all(is_started) {
            return;
        }
        if let Some(game) = untrack(|| self.get(id)) {
            match game.with_game(after) {
                Ok(game) => self.keep(game),
                Err(error) => leptos::logging::warn!("game by messages: {error}"),
            }
        }
    }

    /// The game without the reader's last action, if that has not been sent.
    pub fn without_unsent(self, id: &str) -> Option<PlayedGame> {
        let game = untrack(|| self.get(id))?;
        game.is_to_be_sent().then(|| game.before_last()).flatten()
    }

    /// The address of the last action, to be handed to the other player.
    pub fn address(self, id: &str) -> Option<String> {
        let sent = untrack(|| self.get(id))?.to_sent(today())?;
        let sent = Some(sent.to_query());
        Some(url_of(&Route::Remote { sent }))
    }

    /// The address was handed out.
    pub fn handed_out(self, id: &str) {
        if let Some(game) = untrack(|| self.get(id)) {
            self.keep(game.with_handed_out(today()));
        }
    }

    /// Forgets a game. It is returned for an undo.
    pub fn delete(self, id: GameId) -> Option<KeptGame> {
        self.reread();
        let deleted = self
            .games
            .try_update(|games| games.remove(id).ok().flatten());
        self.store();
        deleted.flatten()
    }

    /// Keeps a game, in the place of what was kept of it.
    pub fn keep(self, game: KeptGame) {
        self.reread();
        self.games.update(|games| {
            if let Err(error) = games.insert(game) {
                leptos::logging::warn!("game by messages: {error}");
            }
        });
        self.store();
    }

    fn get_untracked(self, id: GameId) -> Option<KeptGame> {
        self.games
            .with_untracked(|games| games.get(id).ok().flatten().cloned())
    }

    fn store(self) {
        if UNREADABLE.with_borrow(|unreadable| *unreadable) {
            self.is_stored.set(false);
            return;
        }
        let text = self.games.with_untracked(KeptGames::to_stored);
        let written = local_storage::write(storage_key::MESSAGE_GAMES, &text);
        if let Err(error) = &written {
            leptos::logging::warn!("games by messages: {error}");
        }
        self.is_stored.set(written.is_ok());
    }
}

/// Reads a stored text. One that this build cannot read is not overwritten from then on.
fn read(text: String) -> Option<KeptGames> {
    KeptGames::from_stored(&text)
        .inspect_err(|error| {
            leptos::logging::warn!("games by messages: {error}");
            UNREADABLE.replace(true);
        })
        .ok()
}

/// The date where the reader is.
fn today() -> Date {
    time::today().into()
}
