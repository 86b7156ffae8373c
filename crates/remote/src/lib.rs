//! A game between two devices, without a server: what they say to each other, the
//! invitation that brings them together, and the addresses of a game by correspondence.
//!
//! There is no network and no clock here: messages come in and go out as text, and the time
//! is an argument.
mod action;
pub mod correspondence;
mod digest;
mod invitation;
mod log;
mod message;
mod qr;
mod secret;
mod session;
pub mod signalling;
mod table;

pub use action::{Action, Entry, Party, Refusal};
pub use digest::digest;
pub use invitation::{Conditions, HostSide, Invitation, InvitationError, clean_name};
pub use log::{Log, LogKey};
pub use message::{Decline, MAX_MESSAGE, MessageError, Phrase};
pub use qr::{QrPicture, QrTooLong};
pub use secret::{ParseSecretError, Secret};
pub use session::{
    Dispute, LinkState, Notice, Output, PeerId, Randomness, Session, StoredSessionError,
};
pub use table::{Change, Table};
