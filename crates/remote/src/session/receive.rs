//! What follows from what is heard.
use core::time::Duration;

use komadai_model::PlayedGame;

use super::{Notice, Output, PeerId, Session};
use crate::{
    action::Party,
    message::{Message, MessageError},
};

/// A phrase is shown at most so often.
const PHRASE_PAUSE: Duration = Duration::from_secs(2);

impl Session {
    /// A text has come over a connection; `game` is on the board, and `unix_time` is the time
    /// since 1970.
    ///
    /// # Errors
    /// When it is no message of this game, or when there are too many; it is dropped then.
    pub fn receive(
        &mut self,
        game: Option<&mut PlayedGame>,
        peer: PeerId,
        text: &str,
        now: Duration,
        unix_time: Duration,
    ) -> Result<Vec<Output>, MessageError> {
        let Some(link) = self.links.get_mut(&peer) else {
            return Err(MessageError::Foreign);
        };
        if !link.admit(now) {
            return Err(MessageError::TooMany);
        }
        let from = match self.party {
            Some(Party::Host) => Party::Guest,
            Some(Party::Guest) | None => Party::Host,
        };
        let message = self.codec.read(from, text)?;
        link.hear(now);
        if self.dispute.is_some() {
            return Ok(Vec::new());
        }
        if self.seat == Some(peer) && game.is_some() {
            self.note_contact(unix_time);
        }
        Ok(without_steps(match self.party {
            Some(Party::Host) => self.hear_as_host(game, peer, message, now),
            Some(Party::Guest) | None => self.hear_as_guest(game, peer, message, now),
        }))
    }

    fn hear_as_host(
        &mut self,
        game: Option<&mut PlayedGame>,
        peer: PeerId,
        message: Message,
        now: Duration,
    ) -> Vec<Output> {
        let is_player = self.seat == Some(peer);
        match message {
            Message::Hello {
                version,
                ticket,
                name,
                watches,
            } => self.on_hello(peer, (version, &ticket, &name, watches)),
            Message::Toss { nonce } => self.on_toss(peer, &nonce),
            // It is sent again until the game is back on the board.
            Message::Submit { number, action } => match game {
                Some(game) => self.on_submit(game, peer, number, action, now),
                None => Vec::new(),
            },
            Message::Status(status) => {
                let watches = self.links.get(&peer).is_some_and(|link| link.watches);
                match is_player || watches {
                    true => self.on_status(game, peer, &status, now),
                    false => Vec::new(),
                }
            }
            message if is_player => self.hear_player(peer, &message, now),
            _ => Vec::new(),
        }
    }

    fn hear_as_guest(
        &mut self,
        game: Option<&mut PlayedGame>,
        peer: PeerId,
        message: Message,
        now: Duration,
    ) -> Vec<Output> {
        match message {
            Message::Welcome { commitment } => self.on_welcome(peer, commitment),
            Message::WelcomeToWatch { begin } => self.on_welcome_to_watch(*begin),
            Message::Begin { begin } => self.on_begin(*begin),
            Message::Declined { why } => vec![Output::Notice(Notice::Declined(why))],
            // They are asked for when the game is back on the board.
            Message::Entries { from, entries, key } => match game {
                Some(game) => self.on_entries(game, from, entries, key, now),
                None => Vec::new(),
            },
            Message::Refused { number, why } => self.on_refused(game, number, why, now),
            Message::Status(status) => self.on_status(game, peer, &status, now),
            message => self.hear_player(peer, &message, now),
        }
    }

    /// What both players may say.
    fn hear_player(&mut self, peer: PeerId, message: &Message, now: Duration) -> Vec<Output> {
        match *message {
            // Not one that was sent before the last action.
            Message::FlagFell { len }
                if self.party.is_some() && usize::try_from(len) == Ok(self.log.len()) =>
            {
                vec![Output::CheckFlag]
            }
            Message::Phrase { phrase } => {
                let Some(link) = self.links.get_mut(&peer) else {
                    return Vec::new();
                };
                let is_early = link
                    .phrase_at
                    .is_some_and(|before| now.saturating_sub(before) < PHRASE_PAUSE);
                if is_early {
                    return Vec::new();
                }
                link.phrase_at = Some(now);
                vec![Output::Notice(Notice::Phrase(phrase))]
            }
            Message::Leave => {
                self.has_left = true;
                vec![Output::Notice(Notice::Left)]
            }
            _ => Vec::new(),
        }
    }
}

/// Where the game is to be shown anew, the steps to it are left out.
fn without_steps(mut outputs: Vec<Output>) -> Vec<Output> {
    if outputs.contains(&Output::Replaced) {
        outputs.retain(|output| !matches!(output, Output::Events(_) | Output::Replaced));
        outputs.insert(0, Output::Replaced);
    }
    outputs
}
