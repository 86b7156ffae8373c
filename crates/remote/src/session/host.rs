//! The host's part: the order of all actions.
use core::time::Duration;

use komadai_model::PlayedGame;

use super::{Notice, Output, PeerId, Session, output_of};
use crate::{
    action::{Action, Entry, Party},
    message::{MAX_ENTRIES, Message},
};

impl Session {
    /// Puts an action that was done into the log, and tells everybody.
    pub(super) fn append(&mut self, entry: Entry) -> Vec<Output> {
        self.log.push(entry);
        let from = self.log.len() - 1;
        let to = self.listeners();
        to.into_iter()
            .filter_map(|peer| self.entries_from(peer, from))
            .collect()
    }

    /// The connections of who follows the game.
    fn listeners(&self) -> Vec<PeerId> {
        let follows = |(&peer, link): (&PeerId, &super::Link)| {
            (Some(peer) == self.seat || link.watches).then_some(peer)
        };
        self.links.iter().filter_map(follows).collect()
    }

    /// The actions after the first `from`, as many as fit into a message.
    pub(super) fn entries_from(&self, peer: PeerId, from: usize) -> Option<Output> {
        let end = self.log.len().min(from + MAX_ENTRIES);
        let entries = self.log.entries().get(from..end)?.to_vec();
        let message = Message::Entries {
            from: u32::try_from(from).ok()?,
            entries,
            key: self.log.key_at(end)?,
        };
        Some(self.send(peer, &message))
    }

    /// The guest has done something, or says again what it did.
    pub(super) fn on_submit(
        &mut self,
        game: &mut PlayedGame,
        peer: PeerId,
        number: u32,
        action: Action,
        now: Duration,
    ) -> Vec<Output> {
        if self.seat != Some(peer) || number != self.guest_actions {
            return Vec::new();
        }
        let Some(table) = &self.table else {
            return Vec::new();
        };
        self.guest_actions += 1;
        let entry = Entry {
            by: Party::Guest,
            action,
        };
        let seen = game.clock().turn_elapsed(table.side(Party::Guest), now);
        match self.apply(game, &entry, now) {
            Ok(change) => {
                let mut outputs = vec![output_of(change)];
                outputs.extend(self.compare_times(&entry.action, seen));
                outputs.extend(self.append(entry));
                outputs
            }
            Err(why) => vec![
                self.send(peer, &Message::Refused { number, why }),
                Output::Notice(Notice::TheirsRefused(why)),
            ],
        }
    }
}
