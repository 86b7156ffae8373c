//! What a format cannot hold.

use alloc::string::String;
use core::fmt;

/// Something of a record that a format cannot hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Loss {
    /// Branches of the record.
    Variations,
    /// Variations in very many others.
    DeepVariations,
    /// Times are written in whole seconds.
    FractionsOfSeconds,
    /// Comments.
    Comments,
    /// Bookmarks.
    Bookmarks,
    /// Evaluations.
    Evaluations,
    /// Evaluations that are a mate.
    MateEvaluations,
    /// Arrows and circles.
    Marks,
    /// The times of the moves.
    Times,
    /// The time before an end that cannot be written.
    EndTime,
    /// Names and other headers.
    Headers,
    /// A header is changed.
    AnyHeader,
    /// The number of the first move.
    FirstMoveNumber,
    /// The name of the handicap.
    HandicapName,
    /// A comment is changed.
    ExactComment,
    /// A comment that will be read as an evaluation.
    CommentAsEvaluation,
    /// A comment that will be read as marks.
    CommentAsMarks,
    /// A move by the side that was not to move.
    Mover,
    /// How the game ended.
    GameEnd,
    /// The word that the game ends with.
    EndWord,
    /// Ends for which the format has no sign.
    UncommonEnds,
    /// That the game was won by forfeit.
    Forfeit,
    /// That the limit of moves was reached.
    MoveLimit,
    /// That the foul was perpetual check.
    PerpetualCheck,
    /// That an illegal move is not marked as one.
    UnmarkedFoul,
    /// That a draw was no impasse.
    PlainDraw,
    /// A header that is changed, by its name.
    ExactHeader(String),
    /// An end that is changed, by its word.
    ExactEnd(String),
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Variations => "variations",
            Self::DeepVariations => "variations in a thousand others",
            Self::FractionsOfSeconds => "fractions of seconds",
            Self::Comments => "comments",
            Self::Bookmarks => "bookmarks",
            Self::Evaluations => "evaluations",
            Self::MateEvaluations => "evaluations as mate in so many moves",
            Self::Marks => "marks",
            Self::Times => "times",
            Self::EndTime => "the time before an end that is left out",
            Self::Headers => "names and other headers",
            Self::AnyHeader => "a header as it is",
            Self::FirstMoveNumber => "the number of the first move",
            Self::HandicapName => "the name of the handicap",
            Self::ExactComment => "a comment as it is",
            Self::CommentAsEvaluation => {
                "that a comment beginning with \"* \" and a number is no evaluation"
            }
            Self::CommentAsMarks => "that a line of comment which draws marks is only a comment",
            Self::Mover => "that a side made a move that was not its own to make",
            Self::GameEnd => "how the game ended",
            Self::EndWord => "the word that the game ends with",
            Self::UncommonEnds => "ends but for resignation, time, impasse, fouls and interruption",
            Self::Forfeit => "that the game was won by forfeit",
            Self::MoveLimit => "that the limit of moves was reached",
            Self::PerpetualCheck => "which foul ended the game (perpetual check)",
            Self::UnmarkedFoul => "that the illegal move is not called one",
            Self::PlainDraw => "that the draw was no impasse",
            Self::ExactHeader(name) => {
                return write!(f, "the header {name:?} cannot be written as it is");
            }
            Self::ExactEnd(word) => return write!(f, "the end {word:?} as it is"),
        })
    }
}
