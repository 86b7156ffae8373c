//! How a game begins: seats, the toss of pawns, names.
//!
//! The host sends the digest of a random value first, the guest then its own, and the host
//! its value last: both together toss the pawns. Neither knows the other's when it chooses.
use data_encoding::BASE64URL_NOPAD;
use shogi::{ByColor, Color};

use komadai_model::{Furigoma, GameOptions, PlayedGame};

use super::{Dispute, Notice, Output, PeerId, Session};
use crate::{
    Log, Table,
    action::Party,
    clean_name, digest,
    invitation::{HostSide, Invitation},
    message::{Begin, Decline, Message, VERSION},
};

/// The digest by which the host is bound to its part of the toss.
fn commitment(nonce: &str) -> String {
    BASE64URL_NOPAD.encode(&digest(&[b"commitment", nonce.as_bytes()]))
}

/// How the pawns fall, where they are tossed.
pub(super) fn toss(invitation: &Invitation, host: &str, guest: &str) -> Option<Furigoma> {
    if invitation.host_side != HostSide::Furigoma {
        return None;
    }
    let random = digest(&[b"furigoma", host.as_bytes(), guest.as_bytes()]);
    let mut bits = random.into_iter();
    Some(Furigoma::toss(|| {
        bits.next().is_some_and(|byte| byte & 1 == 1)
    }))
}

/// The side of the host.
fn host_side(invitation: &Invitation, host: &str, guest: &str) -> Color {
    match (invitation.host_side, toss(invitation, host, guest)) {
        (HostSide::Is(color), _) => color,
        // The pawns are tossed for the host.
        (HostSide::Furigoma, Some(pawns)) if pawns.first_is_black() => Color::Black,
        (HostSide::Furigoma, _) => Color::White,
    }
}

impl Session {
    /// The host hears from a device that has opened the invitation.
    pub(super) fn on_hello(
        &mut self,
        peer: PeerId,
        (version, ticket, name, watches): (u32, &str, &str, bool),
    ) -> Vec<Output> {
        if version != VERSION {
            return self.decline(peer, Decline::Version);
        }
        if watches {
            return self.let_watch(peer);
        }
        let seated = self.guest_ticket.as_deref();
        if seated.is_some_and(|guest| guest != ticket) {
            return self.decline(peer, Decline::Taken);
        }
        let mut outputs = Vec::new();
        if let Some(other) = self.seat.filter(|&other| other != peer) {
            self.links.remove(&other);
            outputs.push(Output::Close { to: other });
        }
        self.seat = Some(peer);
        self.has_left = false;
        if self.guest_ticket.is_none() {
            self.guest_ticket = Some(ticket.to_owned());
            self.guest_name = clean_name(name);
        }
        outputs.push(self.send(
            peer,
            &Message::Welcome {
                commitment: commitment(&self.nonce.to_string()),
            },
        ));
        if let Some(begin) = self.begin.clone() {
            let begin = Box::new(begin);
            outputs.push(self.send(peer, &Message::Begin { begin }));
        }
        outputs.push(Output::Notice(Notice::Joined));
        outputs
    }

    fn decline(&mut self, peer: PeerId, why: Decline) -> Vec<Output> {
        let declined = self.send(peer, &Message::Declined { why });
        self.links.remove(&peer);
        vec![declined, Output::Close { to: peer }]
    }

    fn let_watch(&mut self, peer: PeerId) -> Vec<Output> {
        if !self.invitation.conditions.watching {
            return self.decline(peer, Decline::Taken);
        }
        let Some(begin) = self.begin.clone() else {
            return self.decline(peer, Decline::NotBegun);
        };
        if let Some(link) = self.links.get_mut(&peer) {
            link.watches = true;
        }
        let begin = Box::new(begin);
        vec![self.send(peer, &Message::WelcomeToWatch { begin })]
    }

    /// The guest is told that it has the seat.
    pub(super) fn on_welcome(&mut self, peer: PeerId, commitment: String) -> Vec<Output> {
        if self.party != Some(Party::Guest) {
            return Vec::new();
        }
        match &self.commitment {
            Some(before) if *before != commitment => return self.fail(Dispute::Toss),
            Some(_) => {}
            None => self.commitment = Some(commitment),
        }
        let nonce = self.nonce.to_string();
        self.guest_nonce = Some(nonce.clone());
        vec![
            self.send(peer, &Message::Toss { nonce }),
            Output::Notice(Notice::Joined),
        ]
    }

    /// The host gets the guest's part of the toss: the game begins.
    pub(super) fn on_toss(&mut self, peer: PeerId, nonce: &str) -> Vec<Output> {
        if self.seat != Some(peer)
            || self.begin.is_some()
            || nonce.parse::<crate::Secret>().is_err()
        {
            return Vec::new();
        }
        self.guest_nonce = Some(nonce.to_owned());
        let own = self.nonce.to_string();
        let begin = Begin {
            host_side: host_side(&self.invitation, &own, nonce).into(),
            host_name: self.invitation.host_name.clone(),
            guest_name: self.guest_name.clone(),
            nonce: own,
        };
        self.start(begin.clone());
        let begin = Box::new(begin);
        vec![Output::Begun, self.send(peer, &Message::Begin { begin })]
    }

    /// The guest learns the host's part of the toss: the game begins, or goes on.
    pub(super) fn on_begin(&mut self, begin: Begin) -> Vec<Output> {
        if let Some(before) = &self.begin {
            return match *before == begin {
                true => Vec::new(),
                false => self.fail(Dispute::Diverged),
            };
        }
        let (Some(Party::Guest), Some(nonce)) = (self.party, &self.guest_nonce) else {
            return Vec::new();
        };
        let side = host_side(&self.invitation, &begin.nonce, nonce);
        let is_promised = self.commitment == Some(commitment(&begin.nonce));
        if !is_promised || Color::from(begin.host_side) != side {
            return self.fail(Dispute::Toss);
        }
        self.start(begin);
        vec![Output::Begun]
    }

    /// Somebody who watches is shown the game.
    pub(super) fn on_welcome_to_watch(&mut self, begin: Begin) -> Vec<Output> {
        if self.party.is_some() {
            return Vec::new();
        }
        match &self.begin {
            Some(before) if *before == begin => Vec::new(),
            Some(_) => self.fail(Dispute::Diverged),
            None => {
                self.start(begin);
                vec![Output::Begun, Output::Notice(Notice::Joined)]
            }
        }
    }

    pub(super) fn start(&mut self, begin: Begin) {
        let host_side = Color::from(begin.host_side);
        self.table = Some(Table::new(host_side, self.party));
        self.log = Log::new(self.invitation.start_key(host_side));
        self.begin = Some(begin);
    }

    /// The first game, before its first move.
    pub(super) fn first_game(&self, begin: &Begin) -> (Table, PlayedGame) {
        let host_side = Color::from(begin.host_side);
        let names = ByColor::from_fn(|color| match color == host_side {
            true => clean_name(&begin.host_name),
            false => clean_name(&begin.guest_name),
        });
        let options = GameOptions {
            names,
            ..self.invitation.options.clone()
        };
        let table = Table::new(host_side, self.party);
        let game = table.new_game(options);
        (table, game)
    }
}
