//! What a WebTorrent tracker tells a device: JSON over a WebSocket. The protocol is that of
//! the package `bittorrent-tracker` and of the servers `aquatic` and `wt-tracker`; a
//! tracker passes offers and answers on between the devices of a room and keeps nothing.
//!
//! All of it is untrusted: the tracker may say anything, and so may others in the room.
use core::time::Duration;

use serde::Deserialize;

use super::ids::{DeviceId, OfferId, RoomId};

/// A longer message is not read. Trackers take no longer ones.
pub(super) const MAX_MESSAGE: usize = 65_536;

/// So much of a tracker's own words is kept, in characters.
const MAX_WORDS: usize = 200;

/// How often a device announces itself where the tracker does not say, and the limits of what
/// it may say. Trackers forget a device after about two of their intervals, some of them 180
/// seconds after its last message.
const INTERVAL: Duration = Duration::from_secs(30);
const MIN_INTERVAL: Duration = Duration::from_secs(10);
const MAX_INTERVAL: Duration = Duration::from_secs(120);

/// A message of a tracker to a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrackerMessage {
    /// The answer to an announcement.
    Status(TrackerStatus),
    /// The tracker refuses, in its own words.
    Failure(String),
    /// Another device offers a connection.
    Offer(Signal),
    /// Another device answers an offer.
    Answer(Signal),
}

/// What a tracker says of a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackerStatus {
    /// After which time to announce again: 10 seconds to 2 minutes.
    pub interval: Duration,
    /// How many devices are in the room, this one included, if it says so. More than two
    /// means that the invitation has come to others.
    pub devices: Option<u64>,
    /// What the tracker warns of, in its own words.
    pub warning: Option<String>,
}

/// An offer or an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signal {
    /// Who sent it, as far as the tracker knows.
    pub from: DeviceId,
    pub offer: OfferId,
    /// The encrypted description.
    pub sealed: String,
}

/// Why a message is to be ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IgnoredMessage {
    #[error("longer than 64 KB")]
    TooLong,
    #[error("not a message of a tracker")]
    Malformed,
    #[error("about another room")]
    OtherRoom,
    #[error("sent by this device itself")]
    Own,
    #[error("of an unknown kind")]
    UnknownKind,
}

/// Every message of a tracker has some of these.
#[derive(Debug, Deserialize)]
struct Message {
    action: Option<String>,
    info_hash: Option<String>,
    peer_id: Option<DeviceId>,
    offer_id: Option<OfferId>,
    offer: Option<SessionDescription>,
    answer: Option<SessionDescription>,
    interval: Option<f64>,
    complete: Option<u64>,
    incomplete: Option<u64>,
    #[serde(rename = "failure reason")]
    failure: Option<String>,
    #[serde(rename = "warning message")]
    warning: Option<String>,
}

/// As WebRTC has it.
#[derive(Debug, Deserialize)]
struct SessionDescription {
    r#type: String,
    sdp: String,
}

/// Reads a message to a device in a room.
pub(super) fn read(
    text: &str,
    room: RoomId,
    own: DeviceId,
) -> Result<TrackerMessage, IgnoredMessage> {
    if text.len() > MAX_MESSAGE {
        return Err(IgnoredMessage::TooLong);
    }
    let message: Message = serde_json::from_str(text).map_err(|_| IgnoredMessage::Malformed)?;
    match &message.info_hash {
        Some(other) if *other != room.to_string() => return Err(IgnoredMessage::OtherRoom),
        // What failed may have had no room.
        None if message.failure.is_none() => return Err(IgnoredMessage::OtherRoom),
        _ => {}
    }
    if message.peer_id == Some(own) {
        return Err(IgnoredMessage::Own);
    }
    if let Some(failure) = &message.failure {
        return Ok(TrackerMessage::Failure(words(failure)));
    }
    if message
        .action
        .as_deref()
        .is_some_and(|action| action != "announce")
    {
        return Err(IgnoredMessage::UnknownKind);
    }
    match (&message.offer, &message.answer) {
        (Some(offer), None) => Ok(TrackerMessage::Offer(message.signal(offer, "offer")?)),
        (None, Some(answer)) => Ok(TrackerMessage::Answer(message.signal(answer, "answer")?)),
        (None, None) => message.status().map(TrackerMessage::Status),
        (Some(_), Some(_)) => Err(IgnoredMessage::Malformed),
    }
}

impl Message {
    fn signal(&self, session: &SessionDescription, kind: &str) -> Result<Signal, IgnoredMessage> {
        match (self.peer_id, self.offer_id) {
            (Some(from), Some(offer)) if session.r#type == kind => Ok(Signal {
                from,
                offer,
                sealed: session.sdp.clone(),
            }),
            _ => Err(IgnoredMessage::Malformed),
        }
    }

    fn status(&self) -> Result<TrackerStatus, IgnoredMessage> {
        let devices = match (self.complete, self.incomplete) {
            (Some(complete), Some(incomplete)) => complete.checked_add(incomplete),
            (complete, incomplete) => complete.or(incomplete),
        };
        if self.interval.is_none() && devices.is_none() && self.warning.is_none() {
            return Err(IgnoredMessage::UnknownKind);
        }
        let said = self.interval.map(Duration::try_from_secs_f64);
        Ok(TrackerStatus {
            interval: match said {
                Some(Ok(interval)) => interval.clamp(MIN_INTERVAL, MAX_INTERVAL),
                Some(Err(_)) | None => INTERVAL,
            },
            devices,
            warning: self.warning.as_deref().map(words),
        })
    }
}

/// The words of a tracker, not too many.
fn words(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_control())
        .take(MAX_WORDS)
        .collect()
}

#[cfg(test)]
mod tests;
