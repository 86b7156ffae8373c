//! One connection: who is there, how far away, and since when nothing was heard.
use core::time::Duration;

use komadai_model::PlayedGame;

use super::{Notice, Output, PeerId, Session};
use crate::{
    action::{Action, Party, duration},
    message::{Echo, Message, Status},
};

/// After so long without a message a connection counts as silent.
const SILENCE: Duration = Duration::from_secs(10);
/// The same where clocks then stand: a short byoyomi would be over before the silence is told.
const HOLD: Duration = Duration::from_secs(4);
/// The most that the way of a move is granted, and of a fallen flag.
const MAX_LAG: Duration = Duration::from_secs(1);
/// How many messages a device may send at once, and each second after that.
const BURST: u32 = 200;
const PER_SECOND: u32 = 40;

#[derive(Clone, Debug)]
pub(super) struct Link {
    pub watches: bool,
    heard_at: Duration,
    /// The last status of the other device: its time, and when it came.
    echo: Option<(u64, Duration)>,
    round_trip: Option<Duration>,
    /// How many more messages are read now, and since when.
    allowance: u32,
    counted_at: Duration,
    /// Whether no status has come over this connection yet while the game was on the board.
    pub is_new: bool,
    pub phrase_at: Option<Duration>,
}

impl Link {
    pub fn new(now: Duration) -> Self {
        Self {
            watches: false,
            heard_at: now,
            echo: None,
            round_trip: None,
            allowance: BURST,
            counted_at: now,
            is_new: true,
            phrase_at: None,
        }
    }

    /// Whether one more message is read.
    pub fn admit(&mut self, now: Duration) -> bool {
        let seconds = now.saturating_sub(self.counted_at).as_secs();
        if seconds > 0 {
            let more = PER_SECOND.saturating_mul(u32::try_from(seconds).unwrap_or(u32::MAX));
            self.allowance = self.allowance.saturating_add(more).min(BURST);
            self.counted_at = now;
        }
        let admitted = self.allowance > 0;
        self.allowance = self.allowance.saturating_sub(1);
        admitted
    }

    pub fn hear(&mut self, now: Duration) {
        self.heard_at = now;
    }

    pub fn on_status(&mut self, status: &Status, now: Duration) {
        self.echo = Some((status.sent_at, now));
        let Some(echo) = status.echo else {
            return;
        };
        let sent = Duration::from_millis(echo.sent_at);
        let held = Duration::from_millis(echo.held);
        let way = now.checked_sub(sent).and_then(|way| way.checked_sub(held));
        self.round_trip = way.or(self.round_trip);
    }
}

/// The connection to the other player, as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkState {
    /// There is none.
    Broken,
    /// Nothing was heard for so long.
    Silent { seconds: u64 },
    /// There is one; the time that a message takes there and back, once it is known.
    There { round_trip: Option<Duration> },
}

impl Session {
    /// The connection to the other player.
    pub fn link_state(&self, now: Duration) -> LinkState {
        let link = self.seat.and_then(|seat| self.links.get(&seat));
        let Some(link) = link else {
            return LinkState::Broken;
        };
        let silence = now.saturating_sub(link.heard_at);
        match silence >= self.silence() {
            true => LinkState::Silent {
                seconds: silence.as_secs(),
            },
            false => LinkState::There {
                round_trip: link.round_trip,
            },
        }
    }

    /// Whether the players have agreed that the clock stands now, for want of a connection.
    pub fn must_hold_clock(&self, now: Duration) -> bool {
        let is_there = matches!(self.link_state(now), LinkState::There { .. });
        self.invitation.conditions.clocks_wait && !is_there
    }

    /// After so long without a message a connection counts as silent.
    fn silence(&self) -> Duration {
        match self.invitation.conditions.clocks_wait {
            true => HOLD,
            false => SILENCE,
        }
    }

    /// To be called every second: says that this device is there, and says again what may
    /// have been lost.
    pub fn tick(&mut self, game: Option<&PlayedGame>, now: Duration) -> Vec<Output> {
        if self.dispute.is_some() || self.table.is_none() {
            return Vec::new();
        }
        let mut outputs = self.submit_again();
        for (&peer, link) in &self.links {
            if Some(peer) == self.seat || link.watches {
                outputs.extend(self.status_for(game, peer, now));
            }
        }
        if game.is_some_and(|game| self.has_their_flag_fallen(game, now)) {
            let len = u32::try_from(self.log.len()).unwrap_or(u32::MAX);
            outputs.extend(self.send_to_seat(&Message::FlagFell { len }));
        }
        outputs
    }

    fn status_for(&self, game: Option<&PlayedGame>, peer: PeerId, now: Duration) -> Option<Output> {
        let link = self.links.get(&peer)?;
        let elapsed = game.map(|game| game.clock().turn_elapsed(game.clock().turn(), now));
        let echo = link.echo.map(|(sent_at, came_at)| Echo {
            sent_at,
            held: millis(now.saturating_sub(came_at)),
        });
        let status = Status {
            len: u32::try_from(self.log.len()).ok()?,
            key: self.log.key(),
            processed: self.guest_actions,
            sent_at: millis(now),
            echo,
            turn_nanos: u64::try_from(elapsed.unwrap_or_default().as_nanos()).unwrap_or(u64::MAX),
        };
        Some(self.send(peer, &Message::Status(status)))
    }

    /// Whether the flag of the other player has fallen as seen from here, the way granted.
    fn has_their_flag_fallen(&self, game: &PlayedGame, now: Duration) -> bool {
        let (Some(party), Some(table)) = (self.party, &self.table) else {
            return false;
        };
        game.clock().turn() == table.side(party.other())
            && !game.is_over()
            && game.has_flag_fallen(self.lag_allowed(), now)
    }

    /// Whether the reader may claim that the other player has lost on time: its flag has
    /// fallen as seen from here, nothing was heard for a while, and the clocks run on.
    pub fn may_claim_time(&self, game: &PlayedGame, now: Duration) -> bool {
        let is_silent = !matches!(self.link_state(now), LinkState::There { .. });
        is_silent
            && !self.invitation.conditions.clocks_wait
            && self.dispute.is_none()
            && self.has_their_flag_fallen(game, now)
    }

    /// The claim that [`Session::may_claim_time`] allows.
    pub fn time_claim(&self) -> Option<Action> {
        let party = self.party?.other();
        Some(Action::LoseOnTime { party })
    }

    fn lag_allowed(&self) -> Duration {
        let link = self.seat.and_then(|seat| self.links.get(&seat));
        let way = link.and_then(|link| link.round_trip).unwrap_or(MAX_LAG);
        // Timers of pages are not exact.
        (way + Duration::from_millis(300)).min(MAX_LAG)
    }

    /// What a move of the other player took, as that device says and as was seen here. The first
    /// move is not compared: the game may have been shown there later than here.
    pub(super) fn compare_times(&self, action: &Action, seen: Duration) -> Option<Output> {
        let Action::Move {
            nanos, number: 1.., ..
        } = action
        else {
            return None;
        };
        let said = duration(*nanos);
        let is_timed = self.invitation.options.is_timed();
        let differs = seen.saturating_sub(said) > self.lag_allowed() + MAX_LAG;
        (is_timed && differs && !self.invitation.conditions.clocks_wait)
            .then_some(Output::Notice(Notice::ClocksDiffer { said, seen }))
    }

    /// The two devices' logs are compared, and what is missing is sent.
    pub(super) fn on_status(
        &mut self,
        mut game: Option<&mut PlayedGame>,
        peer: PeerId,
        status: &Status,
        now: Duration,
    ) -> Vec<Output> {
        let is_new = self.links.get(&peer).is_some_and(|link| link.is_new);
        if let Some(link) = self.links.get_mut(&peer) {
            link.on_status(status, now);
            // Where the game is not on the board, its time is made up for when it is back.
            link.is_new &= game.is_none();
        }
        let Ok(len) = usize::try_from(status.len) else {
            return Vec::new();
        };
        let own = self.log.len();
        if self.table.is_none() {
            return Vec::new();
        }
        let is_host = self.party == Some(Party::Host);
        match self.log.key_at(len) {
            Some(key) if key != status.key => self.fail(super::Dispute::Diverged),
            // The host has everything that the guest can know.
            None if is_host => self.fail(super::Dispute::Diverged),
            Some(_) if is_host && len < own => self.entries_from(peer, len).into_iter().collect(),
            None => self
                .status_for(game.as_deref(), peer, now)
                .into_iter()
                .collect(),
            Some(_) if len == own => {
                let mut outputs = match is_host {
                    true => Vec::new(),
                    false => self.drop_refused(game.as_deref_mut(), status.processed, now),
                };
                if let Some(game) = game.filter(|_| is_new) {
                    outputs.extend(self.make_up_time(game, status, now));
                }
                outputs
            }
            Some(_) => Vec::new(),
        }
    }

    /// Where clocks run on, the reader's turn went on while this device was away.
    fn make_up_time(
        &self,
        game: &mut PlayedGame,
        status: &Status,
        now: Duration,
    ) -> Option<Output> {
        if self.invitation.conditions.clocks_wait || !self.pending.is_empty() {
            return None;
        }
        let (party, table) = (self.party?, self.table.as_ref()?);
        let is_own_turn = game.clock().turn() == table.side(party) && !game.is_over();
        if !is_own_turn || !game.has_started() {
            return None;
        }
        game.suspend(now);
        game.advance_turn(duration(status.turn_nanos));
        Some(Output::Events(game.start(now)))
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
