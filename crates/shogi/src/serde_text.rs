//! `serde` for the types that have a text of their own: each is a string.

use core::{fmt, marker::PhantomData, str::FromStr};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, Visitor},
};

use crate::{Color, GameRules, Move, Position, PositionErrors, Setup, Square, Strictness};

/// Reads a string by a function.
struct TextVisitor<T, E> {
    read: fn(&str) -> Result<T, E>,
    expected: &'static str,
    marker: PhantomData<T>,
}

impl<T, E: fmt::Display> Visitor<'_> for TextVisitor<T, E> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<F: Error>(self, text: &str) -> Result<T, F> {
        (self.read)(text).map_err(F::custom)
    }
}

macro_rules! serde_as_text {
    ($($Type:ty: $expected:literal, $read:expr;)+) => {$(
        impl Serialize for $Type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $Type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(TextVisitor {
                    read: $read,
                    expected: $expected,
                    marker: PhantomData,
                })
            }
        }
    )+};
}

/// Reads any valid position: without kings as in a lesson, with doubled pawns as in a
/// composed problem.
fn position(text: &str) -> Result<Position, PositionErrors> {
    Position::from_sfen(text, Strictness::Lesson)
        .or_else(|error| Position::from_sfen(text, Strictness::Composed).map_err(|_| error))
}

serde_as_text! {
    Color: "black or white", Color::from_str;
    GameRules: "rules such as professional,move-limit=300", GameRules::from_str;
    Move: "a move in USI such as 7g7f or P*5e", Move::from_str;
    Position: "a position in SFEN", position;
    Setup: "an arrangement of pieces in SFEN", Setup::from_sfen;
    Square: "a square such as 7g", Square::from_str;
}
