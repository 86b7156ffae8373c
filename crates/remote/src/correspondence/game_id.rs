use core::{fmt, str::FromStr};

use data_encoding::BASE64URL_NOPAD;

/// What tells a game by correspondence from all others. Its text is 22 characters of base64url.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId([u8; 16]);

impl GameId {
    /// `bytes` are random.
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BASE64URL_NOPAD.encode(&self.0))
    }
}

impl FromStr for GameId {
    type Err = ParseGameIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes());
        let bytes = bytes.map_err(|_| ParseGameIdError)?;
        bytes.try_into().map(Self).map_err(|_| ParseGameIdError)
    }
}

/// The text is not that of a game's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not 22 characters of base64url")]
pub struct ParseGameIdError;
