//! What is wrong with what somebody has written, for a part that is loaded later.
mod en;
mod it;
mod ja;
mod ro;
mod sv;

use shogi::{Fault, clock::TimeControlError};

pub(super) use en::EN;
pub(super) use it::IT;
pub(super) use ja::JA;
pub(super) use ro::RO;
pub(super) use sv::SV;

use crate::AddressError;

#[derive(Debug)]
pub struct FaultText {
    /// In an SFEN.
    pub position: fn(&Fault) -> String,
    pub time_control: fn(TimeControlError) -> &'static str,
    /// In a game's address.
    pub address: fn(&AddressError) -> String,
}
