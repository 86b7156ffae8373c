//! Moves, positions and rules as strings: USI moves, SFEN, the text of [`GameRules`].
//!
//! The errors name no reason: the texts of those would be 3 KB of the worker's program.
//!
//! [`GameRules`]: shogi::GameRules

/// A type with a text form of its own.
pub(crate) mod string {
    use core::{fmt::Display, str::FromStr};

    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<T, S>(value: &T, serializer: S) -> Result<S::Ok, S::Error>
    where
        T: Display,
        S: Serializer,
    {
        serializer.collect_str(value)
    }

    pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
    where
        T: FromStr,
        D: Deserializer<'de>,
    {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| D::Error::custom("invalid text"))
    }
}

/// Moves with a space between two, as after `moves` in USI's `position`.
pub(crate) mod moves {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use shogi::Move;

    pub fn serialize<S: Serializer>(moves: &[Move], serializer: S) -> Result<S::Ok, S::Error> {
        let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
        serializer.serialize_str(&moves.join(" "))
    }

    pub fn deserialize<'de, D>(deserializer: D) -> Result<Vec<Move>, D::Error>
    where
        D: Deserializer<'de>,
    {
        let text = String::deserialize(deserializer)?;
        text.split_whitespace()
            .map(|mv| mv.parse().map_err(|_| D::Error::custom("invalid move")))
            .collect()
    }
}

pub(crate) mod sfen {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use shogi::{Position, Strictness};

    pub fn serialize<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&position.to_sfen())
    }

    /// Accepts every position that a board of the page can have.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        let text = String::deserialize(deserializer)?;
        Position::from_sfen(&text, Strictness::Lesson)
            .or_else(|_| Position::from_sfen(&text, Strictness::Composed))
            .map_err(|_| D::Error::custom("invalid position"))
    }
}
