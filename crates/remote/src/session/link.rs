//! One connection: who is there, how far away, and since when nothing was heard.
use core::time::Duration;

use komadai_model::PlayedGame;

use super::{Output, PeerId, Session};
use crate::{
    action::Party,
    message::{Echo, Message, Status},
};

/// After so long without a message a connection counts as silent.
const SILENCE: Duration = Duration::from_secs(10);
/// The same where clocks then stand: a short byoyomi would be over before the silence is told.
pub(super) const HOLD: Duration = Duration::from_secs(4);
/// How many messages a device may send at once, and each second after that.
const BURST: u32 = 200;
const PER_SECOND: u32 = 40;

#[derive(Clone, Debug)]
pub(super) struct Link {
    pub watches: bool,
    heard_at: Duration,
    /// The last status of the other device: its time, and when it came.
    echo: Option<(u64, Duration)>,
    pub round_trip: Option<Duration>,
    /// How many more messages are read now, and since when.
    allowance: u32,
    counted_at: Duration,
    /// Whether no status has come over this connection yet that shows that both devices have
    /// the same game, while it was on the board.
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
                // Where the game is not on the board, its time is made up for when it is back.
                if let Some(game) = game.filter(|_| is_new) {
                    if let Some(link) = self.links.get_mut(&peer) {
                        link.is_new = false;
                    }
                    outputs.extend(self.make_up_time(game, status, now));
                }
                outputs
            }
            Some(_) => Vec::new(),
        }
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
