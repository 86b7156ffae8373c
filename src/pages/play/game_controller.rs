//! The game on the play screen, as a context: its state as signals, and everything that
//! can be done to it. Features that are loaded later add themselves as filters of intents,
//! as listeners to events and as views in [`Slots`](super::slots::Slots).
use core::time::Duration;

use leptos::{prelude::*, reactive::owner::WeakOwner};
use shogi::{Claim, Color, Square, clock::Clock};

use super::{
    game_storage::GameStorage, open_dialogs::OpenDialogs, slots::Slots, typed_move::TypedMove,
};
use crate::router::{Router, use_router};
use komadai_board::{CURSOR_SQUARE, Ticker};
use komadai_model::{BoardIntent, GameEvent, GameOptions, PlayedGame, Route};
use komadai_ui::{
    announce, effect,
    lazy::{LazyModule, load},
    on_change,
};
use komadai_web::{dom, page, tab_lock::Ownership, time};

/// Where the focus goes from a button that is no longer there: the answers to a question,
/// the next step, the board.
const FOCUS_FALLBACKS: [&str; 3] = [
    "[data-action=refuse-count]:not([hidden]), [data-action=refuse-draw]:not([hidden])",
    "[data-action=status]",
    CURSOR_SQUARE,
];

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

/// What a game between two devices needs of the controller.
#[derive(Clone, Copy, Debug)]
pub struct RemoteHooks {
    /// Gets what the player at this device has done, at once.
    pub on_local_events: Callback<Vec<GameEvent>>,
    /// Asks the other player for a move to be taken back.
    pub ask_undo: Callback<()>,
    /// Asks the other player for another game.
    pub ask_replay: Callback<()>,
}

/// A feature of the screen that is loaded later: its function adds it to the controller.
pub type Feature = LazyModule<fn(GameController)>;

/// The game on the screen, and all that can be done to it.
#[derive(Clone, Copy, Debug)]
pub struct GameController {
    pub played: RwSignal<PlayedGame>,
    /// Notifies when a change of the game that was made on the board has been painted, and
    /// of every other change at once.
    painted: RwSignal<()>,
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
    pub typed_move: TypedMove,
    pub slots: Slots,
    /// What the form for a new game was filled in with for somebody at another device.
    pub remote_offer: RwSignal<Option<GameOptions>>,
    /// Something that was asked for could not be loaded, and the reader has not dismissed
    /// the message.
    pub load_failed: RwSignal<bool>,
    intent_filters: RwSignal<Vec<IntentFilter>>,
    /// The other device's player, in a game between two devices.
    remote: RwSignal<Option<RemoteHooks>>,
    owner: StoredValue<Option<WeakOwner>>,
}

/// Provides the game to everything below.
pub fn provide_game() -> GameController {
    let controller = GameController::new();
    provide_context(controller);
    controller
}

/// The game that [`provide_game`] has provided.
pub fn use_game() -> GameController {
    expect_context()
}

impl GameController {
    fn new() -> Self {
        let storage = GameStorage::new();
        let played = RwSignal::new(storage.first_game());
        let clock = move |_: Option<&Option<Clock>>| {
            played.with(|played| played.options().is_timed().then(|| played.clock()))
        };
        Self {
            played,
            painted: RwSignal::new(()),
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
            typed_move: TypedMove::default(),
            slots: Slots::default(),
            remote_offer: RwSignal::new(None),
            load_failed: RwSignal::new(false),
            intent_filters: RwSignal::new(Vec::new()),
            remote: RwSignal::new(None),
            owner: StoredValue::new(Owner::current().map(|owner| owner.downgrade())),
        }
    }

    /// Loads a feature of this screen and calls its function, which lives as long as the
    /// controller. `then` gets whether it could be loaded.
    pub fn load_feature(self, feature: &'static Feature, then: impl FnOnce(bool) + 'static) {
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

    fn is_person(self, color: Color) -> bool {
        self.played
            .with_untracked(|game| game.options().is_person(color))
    }

    /// The clock while it counts for a person: the computer's is not heard.
    pub fn audible_clock(self) -> Signal<Option<Clock>> {
        let is_person = move |color: Color| {
            self.played
                .with_untracked(|game| game.options().seats[color].computer().is_none())
        };
        let audible = move |_: Option<&Option<Clock>>| {
            self.clock
                .get()
                .filter(|clock| clock.running().is_none_or(is_person))
        };
        Memo::new(audible).into()
    }

    /// Reads the game, tracked, but so that after a move on the board what follows it waits
    /// for the frame that shows the move: for what is slow, or not on the board.
    pub fn with_painted<T>(self, read: impl FnOnce(&PlayedGame) -> T) -> T {
        self.painted.track();
        self.played.with_untracked(read)
    }

    /// Whether this tab has the game.
    pub fn is_ours(self) -> bool {
        self.storage.ownership().get() == Ownership::Ours
    }

    /// The side that may move on this screen.
    pub fn mover(self) -> Option<Color> {
        self.is_ours()
            .then(|| self.played.with(PlayedGame::mover))
            .flatten()
    }

    /// The side that may resign on this screen.
    pub fn resigner(self) -> Option<Color> {
        self.is_ours()
            .then(|| self.played.with(PlayedGame::resigner))
            .flatten()
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
            self.change(|game, now| game.handle(intent, now));
            page::after_paint(Box::new(move || {
                self.painted.try_set(());
            }));
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
    fn remote_hooks(self) -> Option<RemoteHooks> {
        let has_remote = self
            .played
            .with_untracked(|game| game.options().has_remote());
        self.remote.get_untracked().filter(|_| has_remote)
    }

    /// From now on games between two devices have these hooks.
    pub fn set_remote_hooks(self, hooks: RemoteHooks) {
        self.remote.set(Some(hooks));
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

    /// Shows this screen and begins another game, where the game is this tab's.
    pub fn begin_from_elsewhere(self, setup: GameOptions) {
        self.router.navigate(&Route::PLAY);
        self.begin(setup);
    }

    /// Shows this screen with the form for a new game, unless the game is another tab's.
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
            self.storage.forget_address();
            self.storage.remote.set(Some(id.to_owned()));
        }
        self.replace(game);
    }

    fn start_setup(self, setup: GameOptions) {
        self.storage.forget_address();
        self.replace(PlayedGame::new(setup));
        self.start();
    }

    /// Puts another game on the board, as it stands.
    pub fn replace(self, game: PlayedGame) {
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        self.status_note.set(None);
        self.has_moved.set(false);
        self.played.set(game);
        self.painted.set(());
        self.events.set(Vec::new());
        self.save(time::monotonic_now());
    }

    /// Holds the clock when another tab has taken the game, or when the computer fails.
    pub fn suspend(self) {
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        self.suspend_clock();
    }

    /// Holds a clock that runs, unless another device counts the same time.
    pub fn hold_clock(self) {
        let is_held = |game: &PlayedGame| {
            game.clock().running().is_some() && game.options().remote().is_none()
        };
        if untrack(|| self.is_ours()) && self.played.with_untracked(is_held) {
            self.suspend_clock();
        }
    }

    fn suspend_clock(self) {
        let now = time::monotonic_now();
        self.played.update(|game| game.suspend(now));
        self.painted.set(());
        self.save(now);
    }

    /// People move both sides from now on.
    pub fn take_all_seats(self) {
        self.played.update(|game| {
            for color in Color::ALL {
                game.take_seat(color);
            }
        });
        self.painted.set(());
        self.save(time::monotonic_now());
    }

    /// Saves the game as it stands at `now`.
    fn save(self, now: Duration) {
        self.played
            .with_untracked(|game| self.storage.save(game, now));
    }

    fn save_time(self, now: Duration) {
        self.played
            .with_untracked(|game| self.storage.save_time(game, now));
    }

    /// Does something to the game, if it is ours, saves it, and notifies of the events.
    pub fn apply(self, action: impl FnOnce(&mut PlayedGame, Duration) -> Vec<GameEvent>) {
        self.change(action);
        self.painted.set(());
    }

    /// Does to the game what the player at another device has done.
    pub fn apply_remote(self, action: impl FnOnce(&mut PlayedGame, Duration) -> Vec<GameEvent>) {
        self.perform(action);
        self.painted.set(());
    }

    fn change(self, action: impl FnOnce(&mut PlayedGame, Duration) -> Vec<GameEvent>) {
        let events = self.perform(action);
        if !events.is_empty()
            && let Some(hooks) = self.remote_hooks()
        {
            hooks.on_local_events.run(events);
        }
    }

    /// The events that it has led to.
    fn perform(
        self,
        action: impl FnOnce(&mut PlayedGame, Duration) -> Vec<GameEvent>,
    ) -> Vec<GameEvent> {
        if self.storage.ownership().get_untracked() != Ownership::Ours {
            return Vec::new();
        }
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        let now = time::monotonic_now();
        let events = self.played.try_update(|game| action(game, now));
        let events = events.unwrap_or_default();
        self.note_and_save(&events, now);
        events
    }

    /// Notifies of what an action has led to, and saves the game.
    fn note_and_save(self, events: &[GameEvent], now: Duration) {
        let is_refused = |event: &GameEvent| {
            matches!(event, GameEvent::Promoting { .. } | GameEvent::Refused(_))
        };
        if !events.iter().all(is_refused) {
            self.status_note.set(None);
        }
        if events.is_empty() {
            return;
        }
        let is_by_person = |event: &GameEvent| matches!(event, GameEvent::Moved { ply, .. } if self.is_person(ply.by));
        if events.iter().any(is_by_person) {
            self.has_moved.set(true);
        }
        self.events.set(events.to_vec());
        self.save(now);
    }

    /// Has a screen reader say something.
    pub fn announce(self, text: &str) {
        announce(self.announcement, text);
    }
}

/// While a clock runs, saves the time spent, at each second and when the page is hidden or
/// left; and ends the game when a flag falls.
pub fn follow_clock(controller: GameController) -> Ticker {
    let ticker = Ticker::new(controller.clock, move |_| controller.check_flag());
    effect(move || {
        let now = ticker.now().get();
        let runs = controller
            .played
            .with_untracked(|game| game.clock().running().is_some());
        if runs {
            controller.save_time(now);
        }
    });
    ticker
}
