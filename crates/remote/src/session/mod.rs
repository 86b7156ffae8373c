//! A game over a connection: what is said when, and what follows from what is heard. The
//! host's device puts all actions into one order, the log; the guest's shows its own at once
//! and gives way if the host's order is another.
//!
//! The game itself is on the caller's board, once: a session has the log of what was done, and
//! changes the game that it is given. Where the board shows another one, it is given none, and
//! waits: what it has missed is asked for again when the game is back ([`Session::replay`]).
//!
//! Store the session ([`Session::to_stored`]) after every call, before its outputs are
//! performed: whatever happens to a device, no action is lost that the other one knows of.
mod begin;
mod guest;
mod host;
mod link;
mod receive;
mod stored;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod time;

use core::time::Duration;
use std::collections::{BTreeMap, VecDeque};

use shogi::Claim;

use komadai_model::{Furigoma, GameEvent, PlayedGame};

use crate::{
    Change, Conditions, Invitation, Log, Secret, Table,
    action::{Action, Entry, Party, Refusal},
    message::{Begin, Codec, Decline, Message, Phrase},
};
use link::Link;
pub use link::LinkState;
pub use stored::StoredSessionError;

/// A connection, as the caller numbers them. The guest has one at a time, the host one for
/// each device.
pub type PeerId = u32;

/// What the caller has to do, in this order.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    Send {
        to: PeerId,
        text: String,
    },
    /// Close this connection.
    Close {
        to: PeerId,
    },
    /// This has happened in the game on the board.
    Events(Vec<GameEvent>),
    /// Another game, or another course of it, is in the place of the one on the board.
    Replaced,
    /// The game begins: show it on the board ([`Session::replay`]).
    Begun,
    /// The flag of the player here may have fallen.
    CheckFlag,
    Notice(Notice),
}

/// What the reader is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The other player is there, for the first time or again.
    Joined,
    /// The other player has left the table for good.
    Left,
    /// There is no seat for this device.
    Declined(Decline),
    /// What the reader did could not be done: the host's order was another.
    Refused(Refusal),
    /// What the other player did is against the rules, and is not done.
    TheirsRefused(Refusal),
    Phrase(Phrase),
    /// The other device says that a move took less time than was seen here.
    ClocksDiffer {
        said: Duration,
        seen: Duration,
    },
    Dispute(Dispute),
}

/// The two devices no longer have the same game: nothing is exchanged any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dispute {
    /// Their logs differ.
    Diverged,
    /// The toss of pawns does not fit what was promised before.
    Toss,
    /// The host says that the guest did something that it did not do.
    InYourName,
    /// The host has done what the rules do not allow.
    Refused(Refusal),
}

/// One device's part of a game between two.
#[derive(Clone, Debug)]
pub struct Session {
    invitation: Invitation,
    /// `None` for somebody who watches.
    party: Option<Party>,
    codec: Codec,
    /// Tells this device from others with the same invitation.
    ticket: Secret,
    name: String,
    /// This device's part of the toss.
    nonce: Secret,
    /// Of the host: the ticket of the device that has the seat.
    guest_ticket: Option<String>,
    guest_name: String,
    /// Of the guest: the digest of the host's part of the toss.
    commitment: Option<String>,
    guest_nonce: Option<String>,
    begin: Option<Begin>,
    log: Log,
    /// Of the guest: actions that the host has not put into the log yet.
    pending: VecDeque<Pending>,
    /// How many actions of the guest there were: those that were refused too.
    guest_actions: u32,
    table: Option<Table>,
    links: BTreeMap<PeerId, Link>,
    /// The connection to the other player.
    seat: Option<PeerId>,
    dispute: Option<Dispute>,
    /// Whether the other player has left for good.
    has_left: bool,
    /// When the other player was last heard while the game was on the board, since 1970.
    heard_at: Option<Duration>,
    /// For how long it was not heard since the last action here: a turn cannot have gone on
    /// unseen for longer.
    unheard: Duration,
}

/// An action of the guest that waits for its place in the log.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
struct Pending {
    number: u32,
    action: Action,
}

/// The random values of a session, from a secure source.
#[derive(Clone, Copy, Debug)]
pub struct Randomness {
    pub ticket: Secret,
    pub nonce: Secret,
}

impl Session {
    /// The session of who makes the invitation.
    pub fn host(invitation: Invitation, random: Randomness) -> Self {
        let name = invitation.host_name.clone();
        Self::new(invitation, Some(Party::Host), name, random)
    }

    /// The session of who accepts it.
    pub fn guest(invitation: Invitation, name: &str, random: Randomness) -> Self {
        let name = crate::clean_name(name);
        Self::new(invitation, Some(Party::Guest), name, random)
    }

    /// The session of somebody who watches.
    pub fn watcher(invitation: Invitation, random: Randomness) -> Self {
        Self::new(invitation, None, String::new(), random)
    }

    fn new(invitation: Invitation, party: Option<Party>, name: String, random: Randomness) -> Self {
        Self {
            codec: Codec::new(&invitation.secret),
            log: Log::new(invitation.start_key(shogi::Color::Black)),
            party,
            ticket: random.ticket,
            nonce: random.nonce,
            name,
            invitation,
            guest_ticket: None,
            guest_name: String::new(),
            commitment: None,
            guest_nonce: None,
            begin: None,
            pending: VecDeque::new(),
            guest_actions: 0,
            table: None,
            links: BTreeMap::new(),
            seat: None,
            dispute: None,
            has_left: false,
            heard_at: None,
            unheard: Duration::ZERO,
        }
    }

    pub fn invitation(&self) -> &Invitation {
        &self.invitation
    }

    pub fn conditions(&self) -> Conditions {
        self.invitation.conditions
    }

    /// Which of the players this device is; `None` for somebody who watches.
    pub fn party(&self) -> Option<Party> {
        self.party
    }

    /// The sides and what waits for an answer, once the game has begun.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Why nothing is exchanged any more.
    pub fn dispute(&self) -> Option<Dispute> {
        self.dispute
    }

    /// Whether the other player has left the table for good.
    pub fn has_left(&self) -> bool {
        self.has_left
    }

    /// How the pawns fell, if they were tossed.
    pub fn furigoma(&self) -> Option<Furigoma> {
        let nonce = self.guest_nonce.as_deref()?;
        begin::toss(&self.invitation, &self.begin.as_ref()?.nonce, nonce)
    }

    /// A connection is there, over which messages go in both directions.
    pub fn connect(&mut self, peer: PeerId, now: Duration) -> Vec<Output> {
        self.links.insert(peer, Link::new(now));
        if self.party == Some(Party::Host) || self.dispute.is_some() {
            return Vec::new();
        }
        self.seat = Some(peer);
        let hello = Message::Hello {
            version: crate::message::VERSION,
            ticket: self.ticket.to_string(),
            name: self.name.clone(),
            watches: self.party.is_none(),
        };
        vec![self.send(peer, &hello)]
    }

    /// The connection to the other player.
    pub fn seat(&self) -> Option<PeerId> {
        self.seat
    }

    /// A connection is gone.
    pub fn disconnect(&mut self, peer: PeerId) {
        self.links.remove(&peer);
        if self.seat == Some(peer) {
            self.seat = None;
        }
    }

    /// All connections are gone.
    pub fn disconnect_all(&mut self) {
        self.links.clear();
        self.seat = None;
    }

    /// The reader asks or answers something, or claims that the other player's time is over.
    ///
    /// # Errors
    /// When it cannot be done now; nothing has changed then.
    pub fn act(
        &mut self,
        game: &mut PlayedGame,
        action: Action,
        now: Duration,
    ) -> Result<Vec<Output>, Refusal> {
        let by = self.player()?;
        let entry = Entry { by, action };
        let change = self.apply(game, &entry, now)?;
        let mut outputs = vec![output_of(change)];
        outputs.extend(self.tell(entry));
        Ok(outputs)
    }

    /// The reader has done something on the board, which has led to these events in the game.
    ///
    /// # Errors
    /// When nothing can be exchanged any more.
    pub fn on_board_events(
        &mut self,
        game: &PlayedGame,
        events: &[GameEvent],
    ) -> Result<Vec<Output>, Refusal> {
        let by = self.player()?;
        let table = self.table.as_mut().ok_or(Refusal::NotNow)?;
        let is_count_asked = is_count_asked(&self.log, &self.pending);
        let Some(action) = Action::from_events(events, is_count_asked, game, by) else {
            return Ok(Vec::new());
        };
        table.note(&action);
        Ok(self.tell(Entry { by, action }))
    }

    /// Does an action that was done just now, by whichever player.
    fn apply(
        &mut self,
        game: &mut PlayedGame,
        entry: &Entry,
        now: Duration,
    ) -> Result<Change, Refusal> {
        self.check_loss_on_time(game, entry, now)?;
        let table = self.table.as_mut().ok_or(Refusal::NotNow)?;
        table.apply(game, entry, now)
    }

    /// Which player is here.
    fn player(&self) -> Result<Party, Refusal> {
        let party = self.party.filter(|_| self.dispute.is_none());
        party.ok_or(Refusal::NotNow)
    }

    /// Tells the others what was done here.
    fn tell(&mut self, entry: Entry) -> Vec<Output> {
        self.unheard = Duration::ZERO;
        match entry.by {
            Party::Host => self.append(entry),
            Party::Guest => self.submit(entry.action),
        }
    }

    /// Says one of the set phrases.
    pub fn say(&self, phrase: Phrase) -> Vec<Output> {
        self.send_to_seat(&Message::Phrase { phrase })
    }

    /// The reader leaves the table for good.
    pub fn leave(&self) -> Vec<Output> {
        self.send_to_seat(&Message::Leave)
    }

    fn send(&self, to: PeerId, message: &Message) -> Output {
        let from = self.party.unwrap_or(Party::Guest);
        Output::Send {
            to,
            text: self.codec.write(from, message),
        }
    }

    fn send_to_seat(&self, message: &Message) -> Vec<Output> {
        let seat = self.seat.filter(|_| self.dispute.is_none());
        seat.map(|to| self.send(to, message)).into_iter().collect()
    }

    fn fail(&mut self, dispute: Dispute) -> Vec<Output> {
        if self.dispute.is_some() {
            return Vec::new();
        }
        self.dispute = Some(dispute);
        vec![Output::Notice(Notice::Dispute(dispute))]
    }
}

/// What has come of an action.
fn output_of(change: Change) -> Output {
    match change {
        Change::NewGame => Output::Replaced,
        Change::Events(events) => Output::Events(events),
    }
}

/// Whether the last action in the game was to ask for a count of points.
fn is_count_asked(log: &Log, pending: &VecDeque<Pending>) -> bool {
    let ordered = log.entries().iter().map(|entry| &entry.action);
    let actions = ordered.chain(pending.iter().map(|pending| &pending.action));
    let in_game = |action: &&Action| matches!(action, Action::Move { .. } | Action::Claim { .. });
    let asked = Action::Claim {
        claim: Claim::RequestCount,
    };
    actions.rev().find(in_game) == Some(&asked)
}
