use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// What a game of the library is called by the program, here and wherever it is
/// taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(u128);

impl GameId {
    /// From a number that is drawn at random.
    pub const fn new(random: u128) -> Self {
        Self(random)
    }

    /// The id of the game that was put on the table at a moment, in milliseconds
    /// since 1970: every page that plays it knows it.
    pub fn for_played_game(begun: u64) -> Self {
        Self(begun.into()).next()
    }

    /// The id that such a game goes on under when this one is another's.
    pub fn next(self) -> Self {
        self.derive("")
    }

    /// The id in a text as [`fmt::Display`] writes it: 32 small hexadecimal digits.
    pub fn from_text(text: &str) -> Option<Self> {
        let is_digit = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != 32 || !text.as_bytes().iter().all(is_digit) {
            return None;
        }
        u128::from_str_radix(text, 16).ok().map(Self)
    }

    /// The id of a game that had this one and has to stand beside it: the same for
    /// the same record, so that it stands there once.
    pub fn derive(self, record: &str) -> Self {
        // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
        const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
        const PRIME: u128 = (1 << 88) + 0x13b;
        let step = |hash: u128, byte: u8| (hash ^ u128::from(byte)).wrapping_mul(PRIME);
        let own = self.0.to_be_bytes().into_iter().fold(BASIS, step);
        Self(record.bytes().fold(own, step))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl Serialize for GameId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::from_text(&text).ok_or_else(|| D::Error::custom(format!("{text:?} is no id")))
    }
}
