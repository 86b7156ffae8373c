use komadai_model::AddressError;
use shogi::{Claim, Color, Outcome};

use super::{Action, ActionError};

/// What is wrong with the address of a game by correspondence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SentGameError {
    /// Longer than any address that this program makes; in bytes.
    #[error("the address is too long: {length} bytes")]
    TooLong { length: usize },
    /// The end of the address is missing, or something has been added to it.
    #[error("the address is cut, or something has been added at its end")]
    NoCheck,
    /// The check does not fit what is before it.
    #[error("the address is damaged: its check does not fit")]
    Check,
    /// A key of the game is wrong, or a move.
    #[error("the game of the address has a fault: {0:?}")]
    Address(AddressError),
    /// A name with characters that are not shown, or with spaces at an end.
    #[error("{key}: the name cannot be shown as it is")]
    Name { key: String },
    /// A game by correspondence has no clock.
    #[error("{key}: a game by correspondence has no clock")]
    Clock { key: String },
    /// A key that must be there is not.
    #[error("{key}: missing")]
    Missing { key: &'static str },
    /// Not an id of a game.
    #[error("id: {value:?} is not 22 characters of base64url")]
    Id { value: String },
    /// Not the name of a side.
    #[error("to: {value:?} is not a side")]
    To { value: String },
    /// The other side is to act next, or has to be told of the end.
    #[error("to: {to} is not the side to which the address has to be sent")]
    WrongSide { to: Color },
    /// Not a number of days that a side can have.
    #[error("days: {value:?} is not a number from 1 to 99")]
    Days { value: String },
    /// Not a date.
    #[error("sent: {value:?} is not a date")]
    Sent { value: String },
    /// Not written as a claim.
    #[error("claims: {text:?} is not a claim")]
    Claim { text: String },
    /// The claims are not in order, or there are not so many moves before this one.
    #[error("claims: {claim} after {after} moves is out of place")]
    ClaimPlace { after: usize, claim: Claim },
    /// It could not be done there: a claim, or a move after the end of the game or out of turn.
    /// `number` is that of the move, from 1, that it is or in whose place it is.
    #[error("move {number}: {action}: {error}")]
    Action {
        number: usize,
        action: Action,
        error: ActionError,
    },
    /// The game is over before its first move.
    #[error("the game is over before its first move: {0}")]
    OverAtStart(Outcome),
}

impl From<AddressError> for SentGameError {
    fn from(error: AddressError) -> Self {
        Self::Address(error)
    }
}
