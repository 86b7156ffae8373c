//! What was expected where a record cannot be read.

use alloc::{borrow::ToOwned, string::String};
use core::fmt;

/// What was expected at a place, with examples of how it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Expected {
    /// What was expected.
    pub part: Part,
    /// Texts of the format, which are the same in every language.
    pub examples: &'static [&'static str],
}

/// A part of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// One of the examples themselves.
    Sign,
    /// Nothing.
    Nothing,
    /// A start position.
    Position,
    /// A statement of CSA.
    Statement,
    /// The version of a format.
    Version,
    /// The name of a player.
    Name,
    /// A header.
    Header,
    /// An object with headers.
    Headers,
    /// The number of a move.
    MoveNumber,
    /// A number of moves.
    MoveCount,
    /// The number of a move of the line before.
    EarlierMove,
    /// A move.
    Move,
    /// An object with a move.
    MoveObject,
    /// An object with moves.
    MovesObject,
    /// A list of moves.
    Moves,
    /// A list of variations.
    Variations,
    /// A piece, or the name of one.
    Piece,
    /// A square and a piece.
    PlacedPiece,
    /// A square.
    Square,
    /// A square with two numbers.
    Coordinates,
    /// A board.
    Board,
    /// The pieces in hand of both sides.
    Hands,
    /// Pieces in hand with their number.
    HandCount,
    /// A side.
    Color,
    /// Where a piece comes from.
    Origin,
    /// Where a piece goes to.
    Destination,
    /// The name of a handicap.
    Handicap,
    /// A board and hands.
    StartData,
    /// A time.
    Time,
    /// An end of a game.
    End,
    /// A list of texts.
    Comments,
    /// A text.
    Text,
    /// A key in quotes.
    Key,
    /// A value.
    Value,
    /// A number.
    Number,
    /// A character after a backslash.
    Escape,
    /// The end of a string in the same line.
    StringEnd,
    /// A text of less than 4 GB.
    ShorterText,
}

impl Part {
    /// All parts.
    pub const ALL: [Self; 38] = [
        Self::Sign,
        Self::Nothing,
        Self::Position,
        Self::Statement,
        Self::Version,
        Self::Name,
        Self::Header,
        Self::Headers,
        Self::MoveNumber,
        Self::MoveCount,
        Self::EarlierMove,
        Self::Move,
        Self::MoveObject,
        Self::MovesObject,
        Self::Moves,
        Self::Variations,
        Self::Piece,
        Self::PlacedPiece,
        Self::Square,
        Self::Coordinates,
        Self::Board,
        Self::Hands,
        Self::HandCount,
        Self::Color,
        Self::Origin,
        Self::Destination,
        Self::Handicap,
        Self::StartData,
        Self::Time,
        Self::End,
        Self::Comments,
        Self::Text,
        Self::Key,
        Self::Value,
        Self::Number,
        Self::Escape,
        Self::StringEnd,
        Self::ShorterText,
    ];

    pub(in crate::notation) const fn such(self, examples: &'static [&'static str]) -> Expected {
        Expected {
            part: self,
            examples,
        }
    }

    pub(in crate::notation) const fn expected(self) -> Expected {
        self.such(&[])
    }
}

impl Expected {
    /// The examples in a row: `or` before the last one, `comma` between the others.
    #[must_use]
    pub fn joined(&self, comma: &str, or: &str) -> String {
        match self.examples {
            [] => String::new(),
            [one] => (*one).to_owned(),
            [first @ .., last] => format!("{}{or}{last}", first.join(comma)),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Sign => "a sign",
            Self::Nothing => "nothing more",
            Self::Position => "a position",
            Self::Statement => "a statement of CSA",
            Self::Version => "a version",
            Self::Name => "a name",
            Self::Header => "a header",
            Self::Headers => "an object with headers",
            Self::MoveNumber => "the number of the move",
            Self::MoveCount => "a number of moves",
            Self::EarlierMove => "the number of a move of the line before",
            Self::Move => "a move",
            Self::MoveObject => "an object with a move",
            Self::MovesObject => "an object with moves",
            Self::Moves => "a list of moves",
            Self::Variations => "a list of variations",
            Self::Piece => "a piece",
            Self::PlacedPiece => "a square and a piece",
            Self::Square => "a square",
            Self::Coordinates => "a square with x and y from 1 to 9",
            Self::Board => "a board of 9 files and 9 ranks",
            Self::Hands => "the pieces in hand of both sides",
            Self::HandCount => "pieces in hand with their number",
            Self::Color => "a color",
            Self::Origin => "where the piece comes from",
            Self::Destination => "where the piece goes to",
            Self::Handicap => "the name of a handicap",
            Self::StartData => "the board and the hands",
            Self::Time => "a time",
            Self::End => "an end of the game",
            Self::Comments => "a list of texts",
            Self::Text => "a text",
            Self::Key => "a key in quotes",
            Self::Value => "a value",
            Self::Number => "a number",
            Self::Escape => "an escape",
            Self::StringEnd => "the end of the string before the end of the line",
            Self::ShorterText => "less than 4 GB",
        })
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let examples = self.joined(", ", " or ");
        match (self.part, self.examples) {
            (Part::Sign, _) => write!(f, "expected {examples}"),
            (part, []) => write!(f, "expected {part}"),
            (part, _) => write!(f, "expected {part} such as {examples}"),
        }
    }
}
