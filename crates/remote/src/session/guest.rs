//! The guest's part: its own actions are shown at once, and the host's order counts.
use core::time::Duration;

use super::{Dispute, Notice, Output, Pending, Session, output_of};
use crate::{
    LogKey, Table,
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
            outputs.extend(self.on_entry(entry, now));
            if self.dispute.is_some() {
                break;
            }
        }
        outputs
    }

    fn on_entry(&mut self, entry: Entry, now: Duration) -> Vec<Output> {
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
                _ => self.rebuild(now),
            };
        }
        if !self.pending.is_empty() {
            self.log.push(entry);
            return self.rebuild(now);
        }
        let Some(table) = &mut self.table else {
            return Vec::new();
        };
        let seen = table.game().clock().turn_elapsed(table.side(entry.by), now);
        match table.apply(&entry, now) {
            Ok(change) => {
                let mut outputs = vec![output_of(&entry, &change)];
                outputs.extend(self.compare_times(&entry.action, seen));
                self.log.push(entry);
                outputs
            }
            Err(why) => self.fail(Dispute::Refused(why)),
        }
    }

    /// The host has refused an action.
    pub(super) fn on_refused(&mut self, number: u32, why: Refusal, now: Duration) -> Vec<Output> {
        let is_next = self
            .pending
            .front()
            .is_some_and(|pending| pending.number == number);
        if !is_next {
            return Vec::new();
        }
        self.pending.pop_front();
        let mut outputs = self.rebuild(now);
        outputs.push(Output::Notice(Notice::Refused(why)));
        outputs
    }

    /// The host's log is known to be the same as here, and holds what it accepted of the
    /// first `processed` actions: of those, what is still waiting was refused.
    pub(super) fn drop_refused(&mut self, processed: u32, now: Duration) -> Vec<Output> {
        let before = self.pending.len();
        self.pending.retain(|pending| pending.number >= processed);
        match self.pending.len() < before {
            true => self.rebuild(now),
            false => Vec::new(),
        }
    }

    /// Makes the game anew from the log, and of the actions that wait those that can still be
    /// done.
    fn rebuild(&mut self, now: Duration) -> Vec<Output> {
        let elapsed = self.table.as_ref().map(|table| {
            let game = table.game();
            let turn = game.clock().turn();
            (
                game.game().plies().len(),
                game.clock().turn_elapsed(turn, now),
            )
        });
        let mut table = match self.replay_log() {
            Ok(table) => table,
            Err(why) => return self.fail(Dispute::Refused(why)),
        };
        let mut outputs = Vec::new();
        // Those that cannot be done any more stay until the host has refused them.
        for pending in &self.pending {
            let entry = Entry {
                by: Party::Guest,
                action: pending.action.clone(),
            };
            if let Err(why) = table.apply(&entry, Duration::ZERO) {
                outputs.push(Output::Notice(Notice::Refused(why)));
                break;
            }
        }
        let game = table.game_mut();
        game.suspend(Duration::ZERO);
        if let Some((plies, elapsed)) = elapsed
            && plies == game.game().plies().len()
        {
            game.advance_turn(elapsed);
        }
        if game.has_started() {
            game.start(now);
        }
        self.table = Some(table);
        outputs.push(Output::Replace);
        outputs
    }

    /// The table as the log alone makes it, its clock at rest.
    pub(super) fn replay_log(&self) -> Result<Table, Refusal> {
        let begin = self.begin.as_ref().ok_or(Refusal::NotNow)?;
        let mut table = self.new_table(begin);
        for entry in self.log.entries() {
            table.apply(entry, Duration::ZERO)?;
        }
        table.game_mut().suspend(Duration::ZERO);
        Ok(table)
    }
}
