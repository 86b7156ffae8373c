//! Types of `shogi` as the texts that they have elsewhere: squares and moves in USI, positions
//! in SFEN.

use core::{fmt::Display, ops::Deref, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Values that are written with spaces between, such as `5e 4d`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words<T>(pub Vec<T>);

impl<T> Words<T> {
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T> Default for Words<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> Deref for Words<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T> FromIterator<T> for Words<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

impl<T: Display> Serialize for Words<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let words: Vec<String> = self.iter().map(T::to_string).collect();
        serializer.serialize_str(&words.join(" "))
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Words<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.split_whitespace()
            .map(|word| word.parse().map_err(D::Error::custom))
            .collect()
    }
}

/// A value as its text.
pub(crate) mod display {
    use super::{Deserialize, Deserializer, Display, Error, FromStr, Serializer};

    pub fn serialize<T: Display, S: Serializer>(
        value: &T,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// A position in SFEN; kings may be missing.
pub(crate) mod sfen {
    use shogi::{Position, Strictness};

    use super::{Deserialize, Deserializer, Error, Serializer};

    pub fn serialize<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&position.to_sfen())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        let text = String::deserialize(deserializer)?;
        Position::from_sfen(&text, Strictness::Lesson).map_err(D::Error::custom)
    }
}
