//! The game of this page that is played over a connection.
use core::{cell::RefCell, time::Duration};

use komadai_remote::{
    Action, Decline, Invitation, LinkState, Notice, Output, Phrase, Randomness, Refusal, Secret,
    Session, Table,
};
use leptos::prelude::*;

use super::{
    live_storage,
    live_view::LiveView,
    meeting::{Meeting, MeetingEvent, MeetingHost},
};
use crate::{
    game::{controller::GameController, use_game},
    state::use_settings,
};
use komadai_model::{GameEvent, PlayedGame, Settings};
use komadai_ui::effect;
use komadai_web::{random, tab_lock::Ownership, time};

/// After so many seconds of silence a connection is given up.
const GIVE_UP: u64 = 15;

/// A handle of the game that is played over a connection. There is one in a page.
///
/// It belongs to the tab that has the board: only that one connects and stores.
#[derive(Clone, Copy, Debug)]
pub struct LiveGame {
    /// The game on the board.
    pub(super) board: GameController,
    pub(super) session: StoredValue<Option<Session>>,
    view: RwSignal<LiveView>,
    /// What the reader is told once, and how many there were.
    news: RwSignal<Option<(u32, Notice)>>,
    declined: StoredValue<Option<Decline>>,
    pub(super) settings: RwSignal<Settings>,
    /// Whether the other device is to be looked for.
    is_connecting: StoredValue<bool>,
    /// Whether the session was begun in this tab, before it had the board.
    is_new: StoredValue<bool>,
    /// Whether the reader leaves its table, once this tab has the board.
    is_leaving: StoredValue<bool>,
    /// Whether the board is to show it next, whatever is there.
    is_wanted: StoredValue<bool>,
    /// Whether the clock is held for want of a connection.
    pub(super) is_held: StoredValue<bool>,
    /// Whether the browser does not store the session.
    is_unstored: StoredValue<bool>,
}

thread_local! {
    /// How the devices find each other, while they do.
    static MEETING: RefCell<Option<Meeting>> = const { RefCell::new(None) };
    static OF_PAGE: LiveGame = {
        let (game, settings) = (use_game(), use_settings());
        super::with_page_owner(|| LiveGame::restore(game, settings))
    };
}

impl LiveGame {
    /// The game of the page: the stored one, if there is one.
    pub fn of_page() -> Self {
        OF_PAGE.with(|game| *game)
    }

    fn restore(board: GameController, settings: RwSignal<Settings>) -> Self {
        let game = Self {
            board,
            session: StoredValue::new(None),
            view: RwSignal::new(LiveView::default()),
            news: RwSignal::new(None),
            declined: StoredValue::new(None),
            settings,
            is_connecting: StoredValue::new(false),
            is_new: StoredValue::new(false),
            is_leaving: StoredValue::new(false),
            is_wanted: StoredValue::new(false),
            is_held: StoredValue::new(false),
            is_unstored: StoredValue::new(false),
        };
        game.load();
        game.tick_every_second();
        game.follow_ownership();
        game
    }

    /// Reads the stored session.
    fn load(self) {
        self.session.set_value(live_storage::read());
        self.refresh();
    }

    /// Goes on when this tab gets the board, from where another tab has left it, and stops
    /// when another tab takes it.
    fn follow_ownership(self) {
        let ownership = self.board.storage.ownership();
        let mut before = ownership.get_untracked();
        effect(move || {
            let now = ownership.get();
            let was_ours = core::mem::replace(&mut before, now) == Ownership::Ours;
            match (was_ours, now == Ownership::Ours) {
                (false, true) => {
                    if self.is_new.try_update_value(core::mem::take) == Some(true) {
                        self.store();
                    } else {
                        self.load();
                    }
                    if self.is_leaving.try_update_value(core::mem::take) == Some(true) {
                        self.give_up();
                    }
                    if self.is_connecting.get_value() {
                        self.connect();
                    }
                }
                (true, false) => self.lose_connections(),
                _ => {}
            }
        });
    }

    /// Another tab connects from now on.
    fn lose_connections(self) {
        self.stop_meeting();
        self.session.update_value(|session| {
            if let Some(session) = session {
                session.disconnect_all();
            }
        });
        self.refresh();
    }

    pub(super) fn is_ours(self) -> bool {
        self.board.storage.ownership().get_untracked() == Ownership::Ours
    }

    /// What is shown of it.
    pub fn view(self) -> Signal<LiveView> {
        self.view.into()
    }

    /// What the reader is told once, numbered.
    pub fn news(self) -> Signal<Option<(u32, Notice)>> {
        self.news.into()
    }

    /// The board is to show the game, whatever is there now.
    pub fn want_on_board(self) {
        self.is_wanted.set_value(true);
    }

    /// Whether the board was to show it, once.
    pub fn take_wanted(self) -> bool {
        self.is_wanted
            .try_update_value(core::mem::take)
            .unwrap_or_default()
    }

    /// The id of the game, by which the stored board knows that it is this one: that of its
    /// table, and its number there.
    pub fn id(self) -> Option<String> {
        let number = self.read(|session| session.table().map_or(0, Table::games_before))?;
        let table = self.table_id()?;
        Some(match number {
            0 => table,
            _ => format!("{table}.{number}"),
        })
    }

    /// What names the table in the page: not the secret itself.
    fn table_id(self) -> Option<String> {
        let key = self.read(|session| session.invitation().secret.key("id"))?;
        Some(data_encoding::BASE64URL_NOPAD.encode(&key[..12]))
    }

    /// Whether an id is that of a game at this table.
    pub fn has_played(self, id: &str) -> bool {
        let table = id.split_once('.').map_or(id, |(table, _)| table);
        self.table_id().as_deref() == Some(table)
    }

    /// The invitation of the present game.
    pub fn invitation(self) -> Option<Invitation> {
        self.read(|session| session.invitation().clone())
    }

    /// Waits for somebody who has the link.
    pub fn invite(self, invitation: Invitation) {
        self.begin(|random| Session::host(invitation, random));
    }

    /// Looks for the host.
    pub fn join(self, invitation: Invitation, name: &str) {
        self.begin(|random| Session::guest(invitation, name, random));
    }

    /// Looks for the host, to watch.
    pub fn watch(self, invitation: Invitation) {
        self.begin(|random| Session::watcher(invitation, random));
    }

    fn begin(self, session: impl FnOnce(Randomness) -> Session) {
        let (Some(ticket), Some(nonce)) = (new_secret(), new_secret()) else {
            leptos::logging::warn!("the browser has no secure random numbers");
            return;
        };
        let session = session(Randomness { ticket, nonce });
        self.disconnect();
        self.declined.set_value(None);
        self.session.set_value(Some(session));
        if self.is_ours() {
            self.store();
        } else {
            self.is_new.set_value(true);
            self.board.storage.take_over();
        }
        self.connect();
    }

    /// Whether the other player is there.
    fn is_connected(self) -> bool {
        let link = self.read(|session| session.link_state(time::monotonic_now()));
        matches!(link, Some(LinkState::There { .. }))
    }

    /// Looks for the other device, unless that is being done; once this tab has the board.
    pub fn connect(self) {
        self.is_connecting.set_value(true);
        if !self.is_ours() {
            return self.refresh();
        }
        let invitation = self.read(|session| (session.invitation().clone(), session.party()));
        if let Some((invitation, party)) = invitation
            && MEETING.with_borrow(Option::is_none)
        {
            let host = MeetingHost {
                on_event: Box::new(move |event| self.on_meeting_event(event)),
                is_connected: Box::new(move || self.is_connected()),
            };
            let meeting = Meeting::start(host, &invitation.secret, party);
            MEETING.replace(Some(meeting));
        }
        self.refresh();
    }

    fn stop_meeting(self) {
        if let Some(meeting) = MEETING.take() {
            meeting.stop();
        }
    }

    /// Ends all connections; the game is kept.
    pub fn disconnect(self) {
        self.is_connecting.set_value(false);
        self.stop_meeting();
        self.update(|session, _, _| {
            session.disconnect_all();
            Vec::new()
        });
    }

    /// Leaves the table for good: the other player is told, and the game is forgotten here.
    /// Where another tab has the board, it is taken from there first.
    pub fn give_up(self) {
        if !self.is_ours() {
            self.is_leaving.set_value(true);
            return self.board.storage.take_over();
        }
        self.update(|session, _, _| session.leave());
        self.is_connecting.set_value(false);
        if let Some(meeting) = MEETING.take() {
            meeting.stop_after_sending();
        }
        self.session.set_value(None);
        live_storage::remove();
        self.refresh();
    }

    /// The meeting of the two devices, for codes that are exchanged by hand.
    pub fn with_meeting<T>(self, read: impl FnOnce(&Meeting) -> T) -> Option<T> {
        MEETING.with_borrow(|meeting| meeting.as_ref().map(read))
    }

    fn on_meeting_event(self, event: MeetingEvent) {
        match event {
            MeetingEvent::Opened(peer) => {
                self.update(|session, _, now| session.connect(peer, now));
            }
            MeetingEvent::Received(peer, text) => self.update(|session, game, now| {
                let outputs = session.receive(game, peer, &text, now, time::unix_time());
                outputs.unwrap_or_else(|error| {
                    leptos::logging::warn!("message of the other device: {error}");
                    Vec::new()
                })
            }),
            MeetingEvent::Closed(peer) => self.update(|session, _, _| {
                session.disconnect(peer);
                Vec::new()
            }),
            MeetingEvent::TrackersChanged => self.refresh(),
        }
    }

    /// The reader has done something on the board, which has led to these events.
    pub fn on_board_events(self, events: &[GameEvent]) {
        self.update(|session, game, _| match game {
            Some(game) => session
                .on_board_events(game, events)
                .unwrap_or_else(notice_of_refusal),
            None => Vec::new(),
        });
    }

    /// The reader asks or answers something.
    pub fn act(self, action: Action) {
        self.update(|session, game, now| act(session, game, action, now));
    }

    /// Claims that the other player has lost on time.
    pub fn claim_time(self) {
        self.update(|session, game, now| match session.time_claim() {
            Some(claim) => act(session, game, claim, now),
            None => Vec::new(),
        });
    }

    pub fn say(self, phrase: Phrase) {
        self.update(|session, _, _| session.say(phrase));
    }

    fn tick_every_second(self) {
        let tick = move || {
            self.update(|session, game, now| session.tick(game.as_deref(), now));
            self.drop_silent();
        };
        match set_interval_with_handle(tick, Duration::from_secs(1)) {
            Ok(interval) => on_cleanup(move || interval.clear()),
            Err(error) => leptos::logging::warn!("timer: {error:?}"),
        }
    }

    /// A connection over which nothing comes is given up, and another one is looked for.
    fn drop_silent(self) {
        let silent = self.read(|session| match session.link_state(time::monotonic_now()) {
            LinkState::Silent { seconds } if seconds >= GIVE_UP => session.seat(),
            _ => None,
        });
        if let Some(peer) = silent.flatten() {
            self.with_meeting(|meeting| meeting.close(peer));
        }
    }

    pub(super) fn read<T>(self, read: impl FnOnce(&Session) -> T) -> Option<T> {
        self.session
            .with_value(|session| session.as_ref().map(read))
    }

    pub(super) fn perform(self, output: Output) {
        match output {
            Output::Send { to, text } => {
                self.with_meeting(|meeting| meeting.send(to, &text));
            }
            Output::Close { to } => {
                self.with_meeting(|meeting| meeting.close(to));
            }
            // The board has told of them.
            Output::Events(_) => {}
            Output::Begun => self.show(),
            Output::Replaced => {
                self.turn_board();
                self.run_clock(!self.is_held.get_value());
            }
            Output::CheckFlag => self.board.check_flag(),
            Output::Notice(notice) => {
                if let Notice::Declined(why) = notice {
                    self.declined.set_value(Some(why));
                    // Not while a connection of it is calling.
                    set_timeout(move || self.disconnect(), Duration::ZERO);
                }
                let number = self
                    .news
                    .with_untracked(|news| news.map_or(0, |(number, _)| number + 1));
                self.news.set(Some((number, notice)));
            }
        }
    }

    pub(super) fn store(self) {
        if let Some(text) = self.read(Session::to_stored) {
            self.is_unstored.set_value(!live_storage::write(text));
        }
    }

    /// Shows what has changed.
    pub(super) fn refresh(self) {
        let declined = self.declined.get_value();
        let is_unreached = self.with_meeting(Meeting::is_unreached).unwrap_or_default();
        let is_unstored = self.is_unstored.get_value();
        let is_on_board = self.is_on_board();
        let view = self.board.with_untracked(|game| {
            let game = Some(game).filter(|_| is_on_board);
            self.read(|session| LiveView {
                is_unreached,
                is_unstored,
                ..LiveView::of(session, game, declined)
            })
        });
        let view = view.unwrap_or_default();
        if self.view.with_untracked(|before| *before != view) {
            self.view.set(view);
        }
    }
}

fn act(
    session: &mut Session,
    game: Option<&mut PlayedGame>,
    action: Action,
    now: Duration,
) -> Vec<Output> {
    let acted = match game {
        Some(game) => session.act(game, action, now),
        None => Err(Refusal::NotNow),
    };
    acted.unwrap_or_else(notice_of_refusal)
}

fn notice_of_refusal(why: Refusal) -> Vec<Output> {
    vec![Output::Notice(Notice::Refused(why))]
}

/// A secret from the browser's secure source; none without one.
pub fn new_secret() -> Option<Secret> {
    random::random_bytes().map(Secret::new)
}
