//! How two devices find each other: what they tell each other of their connections, as codes
//! that people exchange by hand, or through the trackers of WebTorrent.
mod candidate;
pub mod code;
mod credential;
mod description;
mod ids;
mod pack;
mod sdp;
#[cfg(test)]
mod sdp_samples;
#[cfg(test)]
mod tests;
mod tracker;
mod tracker_member;

pub use description::{Description, DescriptionKind, UnpackError};
pub use ids::{DeviceId, OfferId, ParseIdError, RoomId};
pub use sdp::ParseSdpError;
pub use tracker::{IgnoredMessage, Signal, TrackerMessage, TrackerStatus};
pub use tracker_member::{AnnounceEvent, Offer, TrackerMember};
