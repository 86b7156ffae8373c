//! What a device tells a WebTorrent tracker.
use serde::Serialize;

use super::{
    description::DescriptionKind,
    ids::{DeviceId, OfferId, RoomId},
    tracker::{self, IgnoredMessage, TrackerMessage},
};

/// A device in a room, in what it says to a tracker and hears of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrackerMember {
    room: RoomId,
    own: DeviceId,
}

/// When a device announces itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnnounceEvent {
    /// For the first time on this connection.
    Started,
    /// Again, after the tracker's interval.
    Again,
}

/// An offer on its way to a tracker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    pub id: OfferId,
    /// The encrypted description.
    pub sealed: String,
}

/// What all messages have. Some trackers refuse an `event` that they do not know, such as
/// `update`, so that it is left out where it is nothing special.
#[derive(Serialize)]
struct Message<'a> {
    action: &'static str,
    info_hash: RoomId,
    peer_id: DeviceId,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<&'static str>,
    /// What BitTorrent has yet to download. With zero a device counts as one that has all.
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<u32>,
    /// As many as there are offers.
    #[serde(skip_serializing_if = "Option::is_none")]
    numwant: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    offers: Option<Vec<OfferToPass<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<SessionDescription<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to_peer_id: Option<DeviceId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    offer_id: Option<OfferId>,
}

#[derive(Serialize)]
struct OfferToPass<'a> {
    offer_id: OfferId,
    offer: SessionDescription<'a>,
}

#[derive(Serialize)]
struct SessionDescription<'a> {
    r#type: &'static str,
    sdp: &'a str,
}

impl<'a> From<&'a Offer> for OfferToPass<'a> {
    fn from(offer: &'a Offer) -> Self {
        Self {
            offer_id: offer.id,
            offer: SessionDescription {
                r#type: "offer",
                sdp: &offer.sealed,
            },
        }
    }
}

impl TrackerMember {
    pub const fn new(room: RoomId, own: DeviceId) -> Self {
        Self { room, own }
    }

    /// This device.
    pub const fn own(&self) -> DeviceId {
        self.own
    }

    /// Enters the room or stays in it, and offers connections to the devices that are there:
    /// each offer goes to another one of them, and to nobody in an empty room. At most ten
    /// are passed on.
    pub fn announce(&self, event: AnnounceEvent, offers: &[Offer]) -> String {
        written(&Message {
            event: match event {
                AnnounceEvent::Started => Some("started"),
                AnnounceEvent::Again => None,
            },
            left: Some(1),
            numwant: Some(offers.len()),
            offers: Some(offers.iter().map(OfferToPass::from).collect()),
            ..self.message()
        })
    }

    /// Answers the offer of another device.
    pub fn answer(&self, to: DeviceId, offer: OfferId, sealed: &str) -> String {
        written(&Message {
            left: Some(1),
            answer: Some(SessionDescription {
                r#type: "answer",
                sdp: sealed,
            }),
            to_peer_id: Some(to),
            offer_id: Some(offer),
            ..self.message()
        })
    }

    /// Leaves the room.
    pub fn leave(&self) -> String {
        written(&Message {
            event: Some("stopped"),
            left: Some(1),
            ..self.message()
        })
    }

    /// Reads what the tracker says.
    ///
    /// # Errors
    /// When it is nothing that this device should know.
    pub fn read(&self, text: &str) -> Result<TrackerMessage, IgnoredMessage> {
        tracker::read(text, self.room, self.own)
    }

    /// What a description is encrypted for, as the additional data of the encryption: by
    /// whom it is, and what it offers or answers. Otherwise a tracker could give a device
    /// its own offer as that of another one.
    pub fn context(&self, kind: DescriptionKind, from: DeviceId, offer: OfferId) -> String {
        format!("{kind} {} {from} {offer}", self.room)
    }

    const fn message(&self) -> Message<'static> {
        Message {
            action: "announce",
            info_hash: self.room,
            peer_id: self.own,
            event: None,
            left: None,
            numwant: None,
            offers: None,
            answer: None,
            to_peer_id: None,
            offer_id: None,
        }
    }
}

fn written(message: &Message<'_>) -> String {
    // Texts and numbers can always be written.
    serde_json::to_string(message).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::signalling::{Signal, TrackerMessage};

    const ROOM: &str = "ROOMROOMROOMROOMROOM";
    const OWN: &str = "OWNNOWNNOWNNOWNNOWNN";
    const PEER: &str = "PEERPEERPEERPEERPEER";
    const OFFER: &str = "OFFEROFFEROFFEROFFER";

    fn member(own: &str) -> TrackerMember {
        TrackerMember::new(ROOM.parse().unwrap(), own.parse().unwrap())
    }

    #[test]
    fn messages_are_those_that_trackers_take() {
        let offer = Offer {
            id: OFFER.parse().unwrap(),
            sealed: "text".to_owned(),
        };
        let own = member(OWN);
        let ids = format!(r#""action":"announce","info_hash":"{ROOM}","peer_id":"{OWN}""#);
        for (written, expected) in [
            (
                own.announce(AnnounceEvent::Started, &[offer]),
                format!(
                    r#"{{{ids},"event":"started","left":1,"numwant":1,"offers":[{{"offer_id":"{OFFER}","offer":{{"type":"offer","sdp":"text"}}}}]}}"#
                ),
            ),
            (
                own.announce(AnnounceEvent::Again, &[]),
                format!(r#"{{{ids},"left":1,"numwant":0,"offers":[]}}"#),
            ),
            (
                own.answer(PEER.parse().unwrap(), OFFER.parse().unwrap(), "text"),
                format!(
                    r#"{{{ids},"left":1,"answer":{{"type":"answer","sdp":"text"}},"to_peer_id":"{PEER}","offer_id":"{OFFER}"}}"#
                ),
            ),
            (
                own.leave(),
                format!(r#"{{{ids},"event":"stopped","left":1}}"#),
            ),
        ] {
            assert_eq!(written, expected);
        }
    }

    #[test]
    fn an_answer_passed_on_as_it_is_can_be_read() {
        // wt-tracker leaves all in it but the receiver.
        let (from, offer) = (OWN.parse().unwrap(), OFFER.parse().unwrap());
        let answer = member(OWN).answer(PEER.parse().unwrap(), offer, "text");
        let sealed = "text".to_owned();
        let signal = Signal {
            from,
            offer,
            sealed,
        };
        assert_eq!(
            member(PEER).read(&answer),
            Ok(TrackerMessage::Answer(signal))
        );
        assert_eq!(member(OWN).read(&answer), Err(IgnoredMessage::Own));
    }

    #[test]
    fn a_description_is_encrypted_for_one_purpose() {
        let (own, from) = (member(OWN), OWN.parse().unwrap());
        let offer = OFFER.parse().unwrap();
        let context = own.context(DescriptionKind::Offer, from, offer);
        assert_eq!(context, format!("offer {ROOM} {OWN} {OFFER}"));
        assert_eq!(
            member(PEER).context(DescriptionKind::Offer, from, offer),
            context
        );
        assert_ne!(own.context(DescriptionKind::Answer, from, offer), context);
    }
}
