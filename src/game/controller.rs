//! The game in progress: its state as signals, and everything that can be done to it.
//! What is done to it is in [`change`](super::change).
use leptos::{prelude::*, reactive::owner::WeakOwner};
use shogi::{Claim, Color, Square, clock::Clock};

use super::{
    computer::ComputerState, open_dialogs::OpenDialogs, remote::RemoteHooks, storage::GameStorage,
};
use crate::router::{Router, use_router};
use komadai_board::CURSOR_SQUARE;
use komadai_model::{BoardIntent, GameEvent, GameOptions, PlayedGame, Route};
use komadai_ui::{
    announce,
    lazy::{LazyModule, load},
    on_change,
};
use komadai_web::{dom, tab_lock::Ownership, time};

/// A note that stays on screen until the next move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum StatusNote {
    /// What happened.
    Event(GameEvent),
    /// People move both sides from now on.
    ByHand,
}

/// Decides what the game gets in place of an intent of the board: the intent itself,
/// another one, or nothing.
pub type IntentFilter = Callback<BoardIntent, Option<BoardIntent>>;

/// A feature of the game that is loaded later: its function adds it to the controller.
pub type Feature = fn(GameController);

/// The game on the screen, and all that can be done to it.
#[derive(Clone, Copy, Debug)]
pub struct GameController {
    pub(super) played: RwSignal<PlayedGame>,
    /// Notifies when a change of the game has been painted, where that is waited for.
    pub(super) painted: RwSignal<()>,
    /// Whether the game has changed since it was saved.
    pub(super) is_unsaved: StoredValue<bool>,
    /// What the last action has led to; empty after another game was put on the board.
    pub events: RwSignal<Vec<GameEvent>>,
    /// The clock, where the game has one.
    pub clock: Signal<Option<Clock>>,
    pub storage: GameStorage,
    pub router: Router,
    /// What a screen reader says next, when it is idle. Moves, checks and refusals are
    /// announced by the board.
    pub announcement: RwSignal<String>,
    pub status_note: RwSignal<Option<StatusNote>>,
    /// Whether a person has made moves of this game on this page, since it was opened or begun.
    pub has_moved: RwSignal<bool>,
    /// The index of the earlier position that the board shows in place of the present one.
    /// Nobody moves there.
    pub past_position: RwSignal<Option<usize>>,
    /// The square that a move goes to which waits for its confirmation.
    pub pending_target: RwSignal<Option<Square>>,
    /// Whether the last seconds are spoken, so that they are not beeped.
    pub speaks_seconds: RwSignal<bool>,
    pub dialogs: OpenDialogs,
    /// The computer as a player, which is loaded with the first game that it plays.
    pub computer: RwSignal<ComputerState>,
    /// What the form for a new game was filled in with for somebody at another device.
    pub remote_offer: RwSignal<Option<GameOptions>>,
    /// Something that was asked for could not be loaded, and the reader has not dismissed
    /// the message.
    pub load_failed: RwSignal<bool>,
    intent_filters: RwSignal<Vec<IntentFilter>>,
    /// What games between two devices are played by, which is loaded with the first of them.
    pub remote: RwSignal<Option<RemoteHooks>>,
    owner: StoredValue<Option<WeakOwner>>,
}

impl GameController {
    /// With the saved game, until it is known which tab has it.
    pub(super) fn new() -> Self {
        let storage = GameStorage::new();
        let played = RwSignal::new(storage.first_game());
        let clock = move |_: Option<&Option<Clock>>| {
            played.with(|played| played.options().is_timed().then(|| played.clock()))
        };
        Self {
            played,
            painted: RwSignal::new(()),
            is_unsaved: StoredValue::new(false),
            events: RwSignal::new(Vec::new()),
            clock: Memo::new(clock).into(),
            storage,
            router: use_router(),
            announcement: RwSignal::new(String::new()),
            status_note: RwSignal::new(None),
            has_moved: RwSignal::new(false),
            past_position: RwSignal::new(None),
            pending_target: RwSignal::new(None),
            speaks_seconds: RwSignal::new(false),
            dialogs: OpenDialogs::default(),
            computer: RwSignal::new(ComputerState::NotRequested),
            remote_offer: RwSignal::new(None),
            load_failed: RwSignal::new(false),
            intent_filters: RwSignal::new(Vec::new()),
            remote: RwSignal::new(None),
            owner: StoredValue::new(Owner::current().map(|owner| owner.downgrade())),
        }
    }

    /// Loads a feature of the game and calls its function, which lives as long as the
    /// controller. `then` gets whether it could be loaded.
    pub fn load_feature(
        self,
        feature: &'static LazyModule<Feature>,
        then: impl FnOnce(bool) + 'static,
    ) {
        let arrived = move || {
            let install = feature.get();
            if let Some(install) = install
                && let Some(owner) = self.owner.try_get_value().flatten()
                && let Some(owner) = owner.upgrade()
            {
                owner.with(|| install(self));
            }
            then(install.is_some());
        };
        load(feature.load_fn(), Box::new(arrived));
    }

    /// Reads the game, tracked.
    pub fn with<T>(self, read: impl FnOnce(&PlayedGame) -> T) -> T {
        self.played.with(read)
    }

    /// Reads the game as it is now.
    pub fn with_untracked<T>(self, read: impl FnOnce(&PlayedGame) -> T) -> T {
        self.played.with_untracked(read)
    }

    /// Reads the game, tracked, but so that what follows a move waits for the frame that shows
    /// it on the board: for what is slow, or not on the board.
    pub fn with_painted<T>(self, read: impl FnOnce(&PlayedGame) -> T) -> T {
        self.painted.track();
        self.played.with_untracked(read)
    }

    /// Whether this tab has the game.
    pub fn is_ours(self) -> bool {
        self.storage.ownership().get() == Ownership::Ours
    }

    /// Whether a game is being played on this page: its clock runs, or moves of it were made
    /// here.
    pub fn is_playing(self) -> bool {
        let moved = self.has_moved.get();
        let goes_on = self
            .with_painted(|game| !game.is_over() && (moved || game.clock().running().is_some()));
        goes_on && self.is_ours()
    }

    /// Whether the game can be played on here. One with another device only while that device
    /// would be told: not before what is needed for that is loaded.
    pub(super) fn may_play(self) -> bool {
        let has_remote = || self.with(|game| game.options().has_remote());
        let is_open = || self.remote.get().is_some_and(|hooks| hooks.is_open.get());
        self.is_ours() && (!has_remote() || is_open())
    }

    /// The side that may move on the board.
    pub fn mover(self) -> Option<Color> {
        self.read_if_playable(PlayedGame::mover)
    }

    fn read_if_playable(self, read: fn(&PlayedGame) -> Option<Color>) -> Option<Color> {
        match self.may_play() {
            true => self.played.with(read),
            false => None,
        }
    }

    /// The side that may resign here.
    pub fn resigner(self) -> Option<Color> {
        self.read_if_playable(PlayedGame::resigner)
    }

    /// Adds a filter of the board's intents, until the current owner is cleaned up.
    pub fn add_intent_filter(self, filter: IntentFilter) {
        self.intent_filters.update(|filters| filters.push(filter));
        on_cleanup(move || {
            self.intent_filters
                .try_update(|filters| filters.retain(|other| !other.matches(&filter)));
        });
    }

    /// Calls `listener` with what each action leads to, until the current owner is cleaned
    /// up.
    pub fn on_events(self, mut listener: impl FnMut(&[GameEvent]) + 'static) {
        let events = self.events;
        on_change(
            move || events.track(),
            move || {
                events.with_untracked(|events| listener(events));
            },
        );
    }

    /// Does what was asked for on the board.
    pub fn handle_intent(self, intent: BoardIntent) {
        if self.past_position.get_untracked().is_some() {
            return;
        }
        if let BoardIntent::Resign { by, sure: false } = intent {
            if untrack(|| self.resigner()) == Some(by) {
                self.dialogs.resign.set(true);
            }
            return;
        }
        let filters = self.intent_filters.get_untracked();
        let intent = filters
            .iter()
            .try_fold(intent, |intent, filter| filter.run(intent));
        if let Some(intent) = intent {
            self.apply(|game, now| game.handle(intent, now));
        }
    }

    pub fn resign(self) {
        self.apply(PlayedGame::resign);
    }

    /// Takes a move back, or asks the player at another device for it.
    pub fn undo(self) {
        let must = self
            .played
            .with_untracked(|game| game.game().must_take_back());
        match self.remote_hooks() {
            Some(hooks) if !must => hooks.ask_undo.run(()),
            _ => self.apply(PlayedGame::undo),
        }
    }

    /// The other device's player, if the game on the board has one.
    pub(super) fn remote_hooks(self) -> Option<RemoteHooks> {
        let has_remote = self
            .played
            .with_untracked(|game| game.options().has_remote());
        self.remote.get_untracked().filter(|_| has_remote)
    }

    /// A side claims something.
    pub fn claim(self, by: Color, claim: Claim) {
        self.apply(|game, now| game.claim(by, claim, now));
    }

    /// Starts the clock, or starts it again.
    pub fn start(self) {
        self.apply(PlayedGame::start);
    }

    /// Ends the game if a flag has fallen.
    pub fn check_flag(self) {
        self.apply(PlayedGame::check_flag);
    }

    /// Plays a drawn game again, as the rules ask for.
    pub fn replay(self) {
        if let Some(hooks) = self.remote_hooks() {
            return hooks.ask_replay.run(());
        }
        let replay = self.played.with_untracked(|game| {
            let setup = game.rematch()?;
            self.storage.set_drawn(Some(game));
            Some(setup)
        });
        if let Some(setup) = replay {
            self.start_setup(setup);
        }
    }

    /// Puts another game on the board; its clock runs at once, and the board has the focus.
    /// One that is not finished can be taken up again. Not while it is another tab's.
    pub fn begin(self, setup: GameOptions) {
        if self.storage.ownership().get_untracked() != Ownership::Ours {
            return;
        }
        self.played
            .with_untracked(|game| self.storage.set_aside(game, time::monotonic_now()));
        self.storage.set_drawn(None);
        self.start_setup(setup);
        self.focus_board();
    }

    /// Shows the play screen and begins another game, where the game is this tab's.
    pub fn begin_from_elsewhere(self, setup: GameOptions) {
        self.router.navigate(&Route::PLAY);
        self.begin(setup);
    }

    /// Shows the play screen with the form for a new game, unless the game is another tab's.
    pub fn set_up_from_elsewhere(self) {
        self.router.navigate(&Route::PLAY);
        if self.storage.ownership().get_untracked() == Ownership::Ours {
            self.dialogs.new_game.set(true);
        }
    }

    /// Shows the screen where somebody at another device is invited to a game.
    pub fn offer_remote(self, setup: GameOptions) {
        self.remote_offer.set(Some(setup));
        self.router.navigate(&Route::REMOTE);
    }

    /// Closes the field that moves are typed in, and the list where it lies over the board.
    pub fn stop_typing(self) {
        self.dialogs.moves.set(false);
        self.dialogs.move_input.set(false);
        self.focus_board();
    }

    /// Gives the focus to the board, once dialogs that were closed have given it back.
    pub fn focus_board(self) {
        dom::focus_after_render(CURSOR_SQUARE.to_owned());
    }

    /// Puts a game between two devices on the board, as it stands. An unfinished other game
    /// can be taken up again.
    pub fn show_remote(self, id: &str, game: PlayedGame) {
        let is_new = self
            .storage
            .remote
            .with_untracked(|shown| shown.as_deref() != Some(id));
        if is_new {
            self.played
                .with_untracked(|game| self.storage.set_aside(game, time::monotonic_now()));
            self.storage.set_drawn(None);
            self.storage.begin_remote(id);
        }
        self.replace(game);
    }

    fn start_setup(self, setup: GameOptions) {
        self.storage.forget_address();
        self.replace(PlayedGame::new(setup));
        self.start();
    }

    /// Has a screen reader say something.
    pub fn announce(self, text: &str) {
        announce(self.announcement, text);
    }
}
