//! The guest's part: its own actions are shown at once, and the host's order counts.
use core::time::Duration;

use komadai_model::PlayedGame;

use super::{Dispute, Notice, Output, Pending, Session, output_of};
use crate::{
    LogKey,
    action::{Action, Entry, Party, Refusal},
    message::Message,
};

impl Session {
    /// Sends an action that was done here.
    pub(super) fn submit(&mut self, action: Action) -> Vec<Output> {
        let number = self.guest_actions;
        self.guest_actions += 1;
        self.pending.push_back(Pending {
            number,
            action: action.clone(),
        });
        self.send_to_seat(&Message::Submit { number, action })
    }

    /// Sends again what the host has not put into its log.
    pub(super) fn submit_again(&self) -> Vec<Output> {
        let again = self.pending.iter().flat_map(|pending| {
            self.send_to_seat(&Message::Submit {
                number: pending.number,
                action: pending.action.clone(),
            })
        });
        again.collect()
    }

    /// Actions in the host's order.
    pub(super) fn on_entries(
        &mut self,
        game: &mut PlayedGame,
        from: u32,
        entries: Vec<Entry>,
        key: LogKey,
        now: Duration,
    ) -> Vec<Output> {
        let Ok(from) = usize::try_from(from) else {
            return Vec::new();
        };
        if self.table.is_none() || from > self.log.len() {
            // Something is missing: the next status says so.
            return Vec::new();
        }
        if self.log.key_with(from, &entries) != Some(key) {
            return self.fail(Dispute::Diverged);
        }
        let known = self.log.len() - from;
        let overlap = known.min(entries.len());
        if self.log.entries()[from..from + overlap] != entries[..overlap] {
            return self.fail(Dispute::Diverged);
        }
        let mut outputs = Vec::new();
        for entry in entries.into_iter().skip(overlap) {
            outputs.extend(self.on_entry(game, entry, now));
            if self.dispute.is_some() {
                break;
            }
        }
        outputs
    }

    fn on_entry(&mut self, game: &mut PlayedGame, entry: Entry, now: Duration) -> Vec<Output> {
        let is_own = self.party == Some(Party::Guest) && entry.by == Party::Guest;
        if is_own {
            // The host does what it accepts in its order: what was sent before is refused.
            let is_same = |pending: &Pending| pending.action == entry.action;
            let Some(refused) = self.pending.iter().position(is_same) else {
                return self.fail(Dispute::InYourName);
            };
            self.pending.drain(..=refused);
            self.log.push(entry);
            return match refused {
                0 => Vec::new(),
                _ => self.rebuild(game, now),
            };
        }
        if !self.pending.is_empty() {
            self.log.push(entry);
            return self.rebuild(game, now);
        }
        let Some(table) = &self.table else {
            return Vec::new();
        };
        let seen = game.clock().turn_elapsed(table.side(entry.by), now);
        match self.apply(game, &entry, now) {
            Ok(change) => {
                let mut outputs = vec![output_of(change)];
                outputs.extend(self.compare_times(&entry.action, seen));
                self.log.push(entry);
                outputs
            }
            Err(why) => self.fail(Dispute::Refused(why)),
        }
    }

    /// The host has refused an action.
    pub(super) fn on_refused(
        &mut self,
        game: Option<&mut PlayedGame>,
        number: u32,
        why: Refusal,
        now: Duration,
    ) -> Vec<Output> {
        let is_next = self
            .pending
            .front()
            .is_some_and(|pending| pending.number == number);
        if !is_next {
            return Vec::new();
        }
        self.pending.pop_front();
        let mut outputs = match game {
            Some(game) => self.rebuild(game, now),
            None => Vec::new(),
        };
        outputs.push(Output::Notice(Notice::Refused(why)));
        outputs
    }

    /// The host's log is known to be the same as here, and holds what it accepted of the
    /// first `processed` actions: of those, what is still waiting was refused.
    pub(super) fn drop_refused(
        &mut self,
        game: Option<&mut PlayedGame>,
        processed: u32,
        now: Duration,
    ) -> Vec<Output> {
        let before = self.pending.len();
        self.pending.retain(|pending| pending.number >= processed);
        match game.filter(|_| self.pending.len() < before) {
            Some(game) => self.rebuild(game, now),
            None => Vec::new(),
        }
    }

    /// Makes the game anew from the log, and of the actions that wait those that can still be
    /// done; the turn that goes on keeps its time.
    fn rebuild(&mut self, game: &mut PlayedGame, now: Duration) -> Vec<Output> {
        let plies = game.game().plies().len();
        let elapsed = game.clock().turn_elapsed(game.clock().turn(), now);
        let (mut rebuilt, refused) = match self.replay_with_pending() {
            Ok(replayed) => replayed,
            Err(why) => return self.fail(Dispute::Refused(why)),
        };
        if plies == rebuilt.game().plies().len() {
            rebuilt.advance_turn(elapsed);
        }
        if rebuilt.has_started() {
            rebuilt.start(now);
        }
        *game = rebuilt;
        let mut outputs = vec![Output::Replaced];
        outputs.extend(refused.map(|why| Output::Notice(Notice::Refused(why))));
        outputs
    }

    /// The game as its actions make it, its clock at rest, once it has begun: for the board,
    /// where it is not there yet.
    ///
    /// # Errors
    /// When the actions of the log do not fit each other.
    pub fn replay(&mut self) -> Result<PlayedGame, Refusal> {
        self.replay_with_pending().map(|(game, _)| game)
    }

    /// The game as the log makes it, and of the actions that wait those that can be done. The
    /// rest stays until the host has refused it: why the first of it cannot be done.
    fn replay_with_pending(&mut self) -> Result<(PlayedGame, Option<Refusal>), Refusal> {
        let begin = self.begin.as_ref().ok_or(Refusal::NotNow)?;
        let (mut table, mut game) = self.first_game(begin);
        for entry in self.log.entries() {
            table.apply(&mut game, entry, Duration::ZERO)?;
        }
        game.suspend(Duration::ZERO);
        let refused = self.pending.iter().find_map(|pending| {
            let entry = Entry {
                by: Party::Guest,
                action: pending.action.clone(),
            };
            table.apply(&mut game, &entry, Duration::ZERO).err()
        });
        game.suspend(Duration::ZERO);
        self.table = Some(table);
        Ok((game, refused))
    }
}
