//! The time of the two players: what one device says of it, and what the other one has seen.
use core::time::Duration;

use komadai_model::{GameEvent, PlayedGame};

use super::{
    Notice, Output, Session,
    link::{HOLD, LinkState},
};
use crate::{
    action::{Action, Entry, Refusal, duration},
    message::Status,
};

/// The most that the way of a move is granted, and of a fallen flag.
const MAX_LAG: Duration = Duration::from_secs(1);

impl Session {
    /// Whether the flag of the other player has fallen as seen from here, the way granted.
    pub(super) fn has_their_flag_fallen(&self, game: &PlayedGame, now: Duration) -> bool {
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

    /// Notes that the other player was heard now, and for how long it was not.
    pub(super) fn note_contact(&mut self, unix_time: Duration) {
        let heard_at = self.heard_at.replace(unix_time).unwrap_or(unix_time);
        let silence = unix_time.saturating_sub(heard_at);
        if silence >= HOLD {
            self.unheard = self.unheard.saturating_add(silence);
        }
    }

    /// The most that the present turn can have taken: what was seen of it here, and what the
    /// way of a message takes, or a silence.
    fn longest_turn(&self, game: &PlayedGame, now: Duration) -> Duration {
        let seen = game.clock().turn_elapsed(game.clock().turn(), now);
        let unseen = match self.unheard {
            Duration::ZERO => self.lag_allowed(),
            unheard => unheard.saturating_add(HOLD),
        };
        seen.saturating_add(unseen)
    }

    /// Checks a loss on time, where an action is one. A player's own device says it in that
    /// player's turn. The other player claims it after a silence, where clocks run on.
    ///
    /// # Errors
    /// When it cannot be said or claimed now.
    pub(super) fn check_loss_on_time(
        &self,
        game: &PlayedGame,
        entry: &Entry,
        now: Duration,
    ) -> Result<(), Refusal> {
        let Action::LoseOnTime { party } = entry.action else {
            return Ok(());
        };
        let may_be = match self.party {
            _ if entry.by == party => true,
            _ if self.invitation.conditions.clocks_wait => false,
            Some(local) if local == party => self.may_flag_have_fallen(game, now),
            Some(_) => self.may_claim_time(game, now),
            None => true,
        };
        may_be.then_some(()).ok_or(Refusal::NotNow)
    }

    /// Whether the flag can have fallen in a turn that went on unseen.
    fn may_flag_have_fallen(&self, game: &PlayedGame, now: Duration) -> bool {
        let longest = self.longest_turn(game, now);
        let mut game = game.clone();
        start_turn_at(&mut game, longest, now);
        game.has_flag_fallen(Duration::ZERO, now)
    }

    /// Where clocks run on, the reader's turn went on while this device was away: as long as
    /// the other one says, if it can be so long.
    pub(super) fn make_up_time(
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
        let longest = self.longest_turn(game, now);
        let events = start_turn_at(game, duration(status.turn_nanos).min(longest), now);
        Some(Output::Events(events))
    }
}

/// Lets the clock run from `spent` of the present turn, unless it is further on.
fn start_turn_at(game: &mut PlayedGame, spent: Duration, now: Duration) -> Vec<GameEvent> {
    game.start(now);
    game.suspend(now);
    game.advance_turn(spent);
    game.start(now)
}
