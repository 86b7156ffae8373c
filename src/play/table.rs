use core::time::Duration;

use leptos::prelude::*;
use shogi::{Claim, Color, clock::Clock};

use super::{beside::BESIDE, called::Called, dialogs::DIALOGS, keeper::Keeper, report::Said};
use crate::{
    clock::Ticker,
    lazy::load,
    state::{I18n, effect},
    web::{audio::AudioOut, dom, page, tab_lock::Ownership, time},
};
use komadai_model::{Event, GameSetup, Intent, Place, PlayedGame};

/// Where the focus goes from a button that is no longer there: the answers to a
/// question, the way on, the square that the keyboard comes to.
const FOCUS_FALLBACKS: [&str; 3] = [
    "[data-action=refuse-count]:not([hidden]), [data-action=refuse-draw]:not([hidden])",
    "[data-action=status]",
    "[data-square][tabindex='0']",
];

/// What is to be read until the next move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum StatusNote {
    /// What happened, as [`report::status_note`](super::report::status_note) has it.
    Event(Event),
    /// People move both sides from now on.
    ByHand,
}

/// The game on the screen, and all that can be done to it. What happens in it
/// comes out as events, and sounds, texts and storage follow those.
#[derive(Clone, Copy, Debug)]
pub struct PlayTable {
    pub game: RwSignal<PlayedGame>,
    /// Set when the board and the clock have changed, before all else hears of the game.
    pub touched: RwSignal<()>,
    /// What a screen reader says next, when it is idle. Moves, checks and
    /// refusals are the board's to say.
    pub said: RwSignal<String>,
    /// What is to be read since the last move. It changes with the game or with `said`.
    pub told: StoredValue<Option<StatusNote>>,
    pub keeper: Keeper,
    /// Whether moves of this game were made on this page, since it was opened or begun.
    pub moved: RwSignal<bool>,
    /// The computer, where it plays.
    pub opponent: RwSignal<Called>,
    /// Whether a move is shown before it is made, and the square that it would go to.
    pub cautious: RwSignal<bool>,
    pub aimed: RwSignal<Option<Place>>,
    /// Whether the last seconds are spoken, so that they are not beeped.
    pub spoken: RwSignal<bool>,
    /// The clock, where the game has one.
    pub clock: Signal<Option<Clock>>,
    pub i18n: I18n,
    pub audio: AudioOut,
}

impl PlayTable {
    pub fn new(audio: AudioOut, i18n: I18n) -> Self {
        let keeper = Keeper::new();
        let game = RwSignal::new(keeper.first_game());
        let touched = RwSignal::new(());
        let clock = move |_: Option<&Option<Clock>>| {
            touched.track();
            game.with(|game| game.setup().is_timed().then(|| game.clock()))
        };
        Self {
            game,
            touched,
            clock: Memo::new(clock).into(),
            said: RwSignal::new(String::new()),
            told: StoredValue::new(None),
            keeper,
            moved: RwSignal::new(false),
            opponent: RwSignal::new(Called::default()),
            cautious: RwSignal::new(false),
            aimed: RwSignal::new(None),
            spoken: RwSignal::new(false),
            i18n,
            audio,
        }
    }

    /// The clock while it counts for a person: nobody hears the computer's.
    pub fn heard(self) -> Signal<Option<Clock>> {
        let clock = self.clock;
        let heard = move |_: Option<&Option<Clock>>| {
            clock.get().filter(|clock| {
                let person = |color| {
                    self.game
                        .with_untracked(|game| game.setup().is_person(color))
                };
                clock.running().is_none_or(person)
            })
        };
        Memo::new(heard).into()
    }

    /// Whether this tab has the game.
    pub fn is_ours(self) -> bool {
        self.keeper.ownership().get() == Ownership::Ours
    }

    /// The side that may move on this screen.
    pub fn mover(self) -> Option<Color> {
        self.is_ours()
            .then(|| self.game.with(PlayedGame::mover))
            .flatten()
    }

    /// The side that may give up on this screen.
    pub fn resigner(self) -> Option<Color> {
        self.is_ours()
            .then(|| self.game.with(PlayedGame::resigner))
            .flatten()
    }

    pub fn intend(self, intent: Intent) {
        let told = match BESIDE.get() {
            Some(code) if self.cautious.get_untracked() => (code.told)(self, intent),
            _ => Some(intent),
        };
        if let Some(intent) = told {
            self.act_and(|game, now| game.handle(intent, now), Self::show_board_first);
        }
    }

    /// Whoever touches the board sees what it does, and the clock is passed on; all else that
    /// follows the game is told when that is painted.
    fn show_board_first(self) {
        self.touched.set(());
        page::after_paint(Box::new(move || self.game.notify()));
    }

    pub fn resign(self) {
        self.act(PlayedGame::resign);
    }

    pub fn undo(self) {
        self.act(PlayedGame::undo);
    }

    /// A side claims something.
    pub fn claim(self, by: Color, claim: Claim) {
        self.act(|game, now| game.claim(by, claim, now));
    }

    /// Starts the clock, or starts it again.
    pub fn start(self) {
        self.act(PlayedGame::start);
    }

    /// Ends the game if a flag has fallen.
    pub fn check_flag(self) {
        self.act(PlayedGame::check_flag);
    }

    /// Plays a drawn game again, as the rules ask for.
    pub fn replay(self) {
        let replay = self.game.with_untracked(|game| {
            let setup = game.replay()?;
            self.keeper.set_drawn(Some(game));
            Some(setup)
        });
        if let Some(setup) = replay {
            self.put(setup);
        }
    }

    /// Puts another game on the board; its clock runs at once.
    pub fn begin(self, setup: GameSetup) {
        self.keeper.set_drawn(None);
        self.put(setup);
    }

    fn put(self, setup: GameSetup) {
        self.keeper.forget_address();
        self.replace(PlayedGame::new(setup));
        self.start();
        if let Some(code) = DIALOGS.get() {
            self.say((code.begins)(self.i18n.text_untracked()).to_owned());
        }
    }

    /// Puts another game on the board, as it stands.
    pub fn replace(self, game: PlayedGame) {
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        self.told.set_value(None);
        self.moved.set(false);
        self.game.set(game);
        self.keep(time::monotonic_now());
    }

    /// Holds the clock when another tab has taken the game.
    pub fn leave(self) {
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        let now = time::monotonic_now();
        self.game.update(|game| game.leave(now));
        self.keep(now);
    }

    /// Keeps the game as it stands at `now`.
    pub fn keep(self, now: Duration) {
        self.game.with_untracked(|game| self.keeper.keep(game, now));
    }

    fn keep_time(self, now: Duration) {
        self.game
            .with_untracked(|game| self.keeper.keep_time(game, now));
    }

    pub fn act(self, act: impl FnOnce(&mut PlayedGame, Duration) -> Vec<Event>) {
        self.act_and(act, |it| it.game.notify());
    }

    fn act_and(self, act: impl FnOnce(&mut PlayedGame, Duration) -> Vec<Event>, tell: fn(Self)) {
        if self.keeper.ownership().get_untracked() != Ownership::Ours {
            return;
        }
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        let now = time::monotonic_now();
        let Some(events) = self.game.try_update_untracked(|game| act(game, now)) else {
            return;
        };
        tell(self);
        let refused = |event: &Event| matches!(event, Event::Promoting { .. } | Event::Refused(_));
        if !events.iter().all(refused) {
            self.told.set_value(None);
        }
        for &event in &events {
            self.follow(event);
        }
        if !events.is_empty() {
            self.keep(now);
        }
    }

    fn follow(self, event: Event) {
        if let Event::Moved { captured, .. } = event {
            self.moved.set(true);
            self.audio.play_piece_sound(captured.is_some());
        }
        // What is said of it comes with the part that the first move asks for.
        match DIALOGS.get() {
            Some(_) => self.report(event),
            None => load(DIALOGS.load_fn(), Box::new(move || self.report(event))),
        }
    }

    fn report(self, event: Event) {
        let Some(code) = DIALOGS.get() else {
            return;
        };
        let text = self.i18n.text_untracked();
        let said = self
            .game
            .with_untracked(|game| (code.said)(game, event, text));
        if let Some(Said { words, stays }) = said {
            if stays {
                self.told.set_value(Some(StatusNote::Event(event)));
            }
            self.say(words);
        }
    }

    /// The same words twice are read twice only if they differ.
    pub fn say(self, text: String) {
        let text = text.trim().to_owned();
        let again = self.said.with_untracked(|said| *said == text);
        self.said.set(if again { text + "\u{a0}" } else { text });
    }
}

/// While a clock runs, keeps the time spent, at each second and when the page is hidden or
/// left; and ends the game when a flag falls.
pub fn follow_clock(table: PlayTable) -> Ticker {
    let ticker = Ticker::new(table.clock, move |_| table.check_flag());
    effect(move || {
        let now = ticker.now().get();
        let runs = table
            .game
            .with_untracked(|game| game.clock().running().is_some());
        if runs {
            table.keep_time(now);
        }
    });
    ticker
}
