//! The names that a tracker knows: texts of 20 characters that tell nothing.
use core::{fmt, str::FromStr};

use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};

use crate::Secret;

/// Twenty characters of base64url. Trackers take these for the bytes of BitTorrent's hashes,
/// one a character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
struct Id([u8; 15]);

/// The text is not that of an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not 20 characters of base64url")]
pub struct ParseIdError;

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BASE64URL_NOPAD.encode(&self.0))
    }
}

impl FromStr for Id {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes());
        let bytes = bytes.map_err(|_| ParseIdError)?;
        bytes.try_into().map(Self).map_err(|_| ParseIdError)
    }
}

impl TryFrom<String> for Id {
    type Error = ParseIdError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Id> for String {
    fn from(id: Id) -> Self {
        id.to_string()
    }
}

/// Types that are an [`Id`] each.
macro_rules! ids {
    ($($(#[$docs:meta])* $name:ident;)*) => {$(
        $(#[$docs])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(Id);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({})", stringify!($name), self.0)
            }
        }

        impl FromStr for $name {
            type Err = ParseIdError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }
    )*};
}

ids! {
    /// Where the devices of one invitation meet: what trackers call `info_hash`.
    RoomId;

    /// A device in a room, as long as its page lives. A tracker may ignore a device that comes
    /// back over another connection with a name that it still holds for connected.
    DeviceId;

    /// An offer, which its answer names.
    OfferId;
}

impl RoomId {
    /// The room of an invitation. Nobody can find the secret from it.
    pub fn of(secret: &Secret) -> Self {
        let key = secret.key("room");
        Self(Id(core::array::from_fn(|at| key[at])))
    }
}

impl DeviceId {
    /// `bytes` are random.
    pub const fn new(bytes: [u8; 15]) -> Self {
        Self(Id(bytes))
    }
}

impl OfferId {
    /// `bytes` are random.
    pub const fn new(bytes: [u8; 15]) -> Self {
        Self(Id(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_twenty_characters_of_ascii() {
        let room = RoomId::of(&Secret::new([7; 16]));
        let text = room.to_string();
        assert_eq!(text.len(), 20);
        assert!(text.is_ascii());
        assert_eq!(text.parse(), Ok(room));
        assert_eq!(serde_json::to_string(&room).unwrap(), format!("\"{text}\""));
        assert_eq!(
            serde_json::from_str::<RoomId>(&format!("\"{text}\"")).unwrap(),
            room
        );
        assert_eq!(DeviceId::new([0; 15]).to_string(), "A".repeat(20));
        assert_ne!(room, RoomId::of(&Secret::new([8; 16])));
    }

    #[test]
    fn other_texts_are_no_ids() {
        for text in [
            "",
            "AAAAAAAAAAAAAAAAAAA",
            "AAAAAAAAAAAAAAAAAAAAA",
            "AAAAAAAAAAAAAAAAAAA=",
        ] {
            assert_eq!(text.parse::<DeviceId>(), Err(ParseIdError), "{text}");
        }
        assert!(serde_json::from_str::<OfferId>("\"\u{e4}AAAAAAAAAAAAAAAAAAA\"").is_err());
    }
}
