//! What is wrong with a position, a time control or an address.
use shogi::{Fault, clock::TimeControlError};

use crate::AddressError;

#[derive(Debug)]
pub struct ErrorsText {
    /// In an SFEN.
    pub position: fn(&Fault) -> String,
    pub time_control: fn(TimeControlError) -> &'static str,
    /// In a game's address.
    pub address: fn(&AddressError) -> String,
}
