use komadai_records::notation::ReadError;
use shogi::{IllegalMoveReason, PositionErrors};

/// What is wrong with an author's attributes.
#[derive(Clone, Debug, PartialEq)]
pub enum EmbedError {
    /// A value that is not one of the allowed ones.
    NotOneOf {
        name: &'static str,
        found: String,
        known: &'static [&'static str],
    },
    /// The attribute `sfen`.
    Sfen(PositionErrors),
    /// A word of `moves` or `answer` that is no move; counted from 1.
    NoMove {
        number: usize,
        found: String,
    },
    /// A move there that is illegal.
    Illegal {
        number: usize,
        found: String,
        why: IllegalMoveReason,
    },
    /// The attribute `ply`, where the line has so many.
    NoPly {
        found: String,
        last: usize,
    },
    /// The attribute `variation`: not read, or not in the record.
    NoVariation {
        found: String,
    },
    NoMark {
        found: String,
    },
    /// The record in the element.
    Record(ReadError),
    /// A record in a format that is not known.
    Format(String),
    /// The code for it could not be loaded.
    NotLoaded,
    /// A task that has no goal and no answer.
    NoGoal,
    /// The attribute `lesson`.
    NoLesson {
        found: String,
    },
    /// The attribute `problem`.
    NoProblem {
        found: String,
    },
    /// The attribute `step`.
    NoStep {
        found: String,
    },
    /// An attribute that no board has, beside what is wrong without it.
    Unknown {
        name: String,
        other: Box<Self>,
    },
}

impl EmbedError {
    /// The same error, with attributes named first that may be meant for what is missing.
    #[must_use]
    pub fn with_unknown(self, names: Vec<String>) -> Self {
        names
            .into_iter()
            .rev()
            .fold(self, |other, name| Self::Unknown {
                name,
                other: Box::new(other),
            })
    }
}

/// The allowed values of attributes.
#[derive(Clone, Copy, Debug)]
pub struct AllowedValues;

impl AllowedValues {
    pub const MODE: &[&str] = &["view", "replay", "play", "task"];
    pub const ORIENTATION: &[&str] = &["black", "white"];
    pub const COORDINATES: &[&str] = &["kanji", "letters", "digits", "off"];
    pub const THEME: &[&str] = &["auto", "light", "dark"];
    pub const PIECES: &[&str] = &["kanji", "two-kanji", "moves", "letters", "carved"];
    pub const BOARD: &[&str] = &["table", "legged", "plain", "dark", "contrast"];
    pub const INTERACTION: &[&str] = &["on", "off"];
    pub const SIZE: &[&str] = &["N", "Npx", "Nem", "N%"];
    pub const FORMAT: &[&str] = &["kif", "ki2", "csa", "jkf", "usi", "usen"];
    pub const GOAL: &[&str] = &["move", "mate N", "capture", "capture SQUARE", "survive N"];
}
