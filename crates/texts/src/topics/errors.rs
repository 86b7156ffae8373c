//! What is wrong with a position, a time control or an address.
use shogi::{PositionError, clock::TimeControlError};

use komadai_model::AddressError;

#[derive(Debug)]
pub struct ErrorsText {
    /// In an SFEN.
    pub position: fn(&PositionError) -> String,
    pub time_control: fn(TimeControlError) -> &'static str,
    /// In a game's address.
    pub address: fn(&AddressError) -> String,
}
