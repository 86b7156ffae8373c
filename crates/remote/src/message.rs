//! What the two devices say to each other, and how it is written.
use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};
use shogi::Color;

use crate::{
    LogKey, Secret,
    action::{Action, Entry, Party, Refusal},
    digest,
};

/// The version of the protocol. Devices of different versions do not play.
pub const VERSION: u32 = 1;

/// The longest message that is read, in bytes.
pub const MAX_MESSAGE: usize = 32_000;

/// How many actions one message carries.
pub(crate) const MAX_ENTRIES: usize = 100;

/// A message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Message {
    /// A device that has opened the invitation, at the beginning of each connection.
    Hello {
        version: u32,
        /// Tells this device from others that have the link, also after a reload.
        ticket: String,
        name: String,
        /// Whether it only wants to watch.
        watches: bool,
    },
    /// The host's answer: it is the guest.
    Welcome {
        /// The digest of the host's part of the toss.
        commitment: String,
    },
    /// The host's answer: it watches, and the game is this.
    WelcomeToWatch { begin: Box<Begin> },
    /// The host's answer: there is no seat.
    Declined { why: Decline },
    /// The guest's part of the toss.
    Toss { nonce: String },
    /// The game begins, or is going on.
    Begin { begin: Box<Begin> },
    /// An action of the guest.
    Submit {
        /// How many actions of the guest came before it.
        number: u32,
        action: Action,
    },
    /// Actions in the order of the host.
    Entries {
        from: u32,
        entries: Vec<Entry>,
        /// The key of the log after them.
        key: LogKey,
    },
    /// An action of the guest cannot be done.
    Refused { number: u32, why: Refusal },
    /// Sent every second or two: shows that the sender is there, and what it knows.
    Status(Status),
    /// The receiver's flag has fallen, as seen from here.
    FlagFell { len: u32 },
    /// A set phrase.
    Phrase { phrase: Phrase },
    /// The player leaves the table for good.
    Leave,
}

/// The start of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Begin {
    pub host_side: ColorName,
    pub host_name: String,
    pub guest_name: String,
    /// The host's part of the toss, which its digest was sent of before.
    pub nonce: String,
}

/// A colour by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ColorName {
    Black,
    White,
}

impl From<Color> for ColorName {
    fn from(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

impl From<ColorName> for Color {
    fn from(name: ColorName) -> Self {
        match name {
            ColorName::Black => Self::Black,
            ColorName::White => Self::White,
        }
    }
}

/// Why somebody is not given a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decline {
    /// Two others play; or it wants to watch, and the host allows nobody to.
    Taken,
    /// The host has another version of the program.
    Version,
    /// Nothing to watch yet.
    NotBegun,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Status {
    /// The length of the sender's log, and its key.
    pub len: u32,
    pub key: LogKey,
    /// Of the host: how many actions of the guest are in it or were refused.
    pub processed: u32,
    /// When it was sent, in milliseconds of the sender's clock.
    pub sent_at: u64,
    /// The last status of the receiver, and for how many milliseconds the sender had it.
    pub echo: Option<Echo>,
    /// What the present turn has taken as seen by the sender, in nanoseconds.
    pub turn_nanos: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Echo {
    pub sent_at: u64,
    pub held: u64,
}

/// What players can say to each other, each reads it in their own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// "Onegai shimasu."
    Greeting,
    /// "Thank you for the game."
    Thanks,
    GoodMove,
    Sorry,
    OneMoment,
    IAmBack,
}

impl Phrase {
    pub const ALL: [Self; 6] = [
        Self::Greeting,
        Self::Thanks,
        Self::GoodMove,
        Self::Sorry,
        Self::OneMoment,
        Self::IAmBack,
    ];
}

/// Why a text is not a message of this game. Such texts are dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MessageError {
    #[error("longer than any message")]
    TooLong,
    /// Altered on the way, or from somebody without the invitation.
    #[error("not from this game")]
    Foreign,
    #[error("not a message that this version knows")]
    Unknown,
    #[error("too many messages")]
    TooMany,
}

/// Writes and reads the messages of one sender. The text begins with a code that only the two
/// players can make; a message that was altered, or that was one's own, is refused.
#[derive(Clone, Debug)]
pub(crate) struct Codec {
    key: [u8; 32],
}

/// The length of the code that a message begins with.
const CODE: usize = 16;

impl Codec {
    pub fn new(secret: &Secret) -> Self {
        Self {
            key: secret.key("messages"),
        }
    }

    pub fn write(&self, from: Party, message: &Message) -> String {
        let text = serde_json::to_string(message)
            .expect("a message has string keys and no part that cannot be written");
        self.code(from, &text) + &text
    }

    pub fn read(&self, from: Party, text: &str) -> Result<Message, MessageError> {
        if text.len() > MAX_MESSAGE {
            return Err(MessageError::TooLong);
        }
        let (code, text) = text.split_at_checked(CODE).ok_or(MessageError::Foreign)?;
        if code != self.code(from, text) {
            return Err(MessageError::Foreign);
        }
        serde_json::from_str(text).map_err(|_| MessageError::Unknown)
    }

    /// Two digests, one of the other: nothing can be added to the text.
    fn code(&self, from: Party, text: &str) -> String {
        let from = match from {
            Party::Host => b"host".as_slice(),
            Party::Guest => b"guest",
        };
        let inner = digest(&[&self.key, from, text.as_bytes()]);
        let outer = digest(&[&self.key, &inner]);
        BASE64URL_NOPAD.encode(&outer[..CODE / 4 * 3])
    }
}
