//! Remarks on the structure of a record: headers, lines, ends, variations.

use alloc::string::String;
use core::fmt;

use strum::EnumCount;

/// What is wrong with the structure of a record, or what was guessed or left out.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EnumCount)]
pub enum StructureRemark {
    /// There are more headers than are kept.
    TooManyHeaders,
    /// A header stands twice.
    DuplicateHeader,
    /// A key stands twice in an object.
    DuplicateKey,
    /// A part that the format does not have.
    UnknownPart,
    /// A version that is not known.
    UnknownVersion,
    /// A version of Komadai that is not known.
    LaterVersion,
    /// What stands there may only stand elsewhere.
    Misplaced,
    /// Text after the record.
    AfterRecord,
    /// The text is cut off: it is read up to there.
    Truncated,
    /// The text is cut off before a part that must be there.
    RestMissing,
    /// A move line with another number than this.
    MoveLine(usize),
    /// The number is in full-width digits.
    FullWidthNumber,
    /// There is no space after the number.
    SpaceMissing,
    /// A time without a move.
    TimeWithoutMove,
    /// An end that the format does not have.
    NotInUsi,
    /// How the game ended is not understood.
    UnknownResult,
    /// An end that is not known and left out.
    UnknownEnd,
    /// Another number of moves than this is named.
    MoveCount(usize),
    /// A second end of the game, which counts.
    EndReplaced,
    /// A move after a word that is no known end.
    AfterUnknownEnd(String),
    /// Nothing can follow the end of a line.
    AfterEnd,
    /// A declaration that would not have won.
    UnwonDeclaration,
    /// A legal move that is called a foul.
    LegalFoul,
    /// Variations are nested deeper than this.
    TooDeep(usize),
    /// A first line that does not begin at the start.
    LateFirstLine,
    /// A variation begins after the end of its line.
    BeyondLine,
    /// A variation that is not possible in the line before: taken as one of the game.
    OfGame,
    /// The heading of a variation before the first move.
    VariationBeforeMoves,
}

impl fmt::Display for StructureRemark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooManyHeaders => "there are too many headers, this one is left out",
            Self::DuplicateHeader => "this header stands twice",
            Self::DuplicateKey => "the key stands twice in its object, the last one counts",
            Self::UnknownPart => "JKF has no such part, it is left out",
            Self::UnknownVersion => "this version of CSA is not known, it is read as 3.0",
            Self::LaterVersion => "of a later version of Komadai: read as any KIF",
            Self::Misplaced => "this does not stand here",
            Self::AfterRecord => "this follows the record, and is left out",
            Self::Truncated => "the text is cut off: read as far as it goes",
            Self::RestMissing => "the rest is missing: the text was cut off",
            Self::MoveLine(number) => {
                return write!(f, "the line of move {number} was expected");
            }
            Self::FullWidthNumber => "a number in full-width digits",
            Self::SpaceMissing => "a space was expected after the number",
            Self::TimeWithoutMove => "a time without a move is left out",
            Self::NotInUsi => "USI has no such move: read as the end of the game",
            Self::UnknownResult => "how the game ended is not understood",
            Self::UnknownEnd => "this end is not known, it is left out",
            Self::MoveCount(moves) => return write!(f, "there are {moves} moves before this"),
            Self::EndReplaced => {
                "the game has ended already: this end counts, the other is a variation"
            }
            Self::AfterUnknownEnd(word) => {
                return write!(
                    f,
                    "a move cannot follow {word:?}, which is neither a move nor a known end"
                );
            }
            Self::AfterEnd => "the line has ended",
            Self::UnwonDeclaration => "by the 27-point rule the declaration would not have won",
            Self::LegalFoul => "the move is called a foul, but is legal",
            Self::TooDeep(depth) => {
                return write!(f, "more than {depth} variations stand in one another");
            }
            Self::LateFirstLine => "the first line begins at the start",
            Self::BeyondLine => "the variation begins after the end of the line that it leaves",
            Self::OfGame => "not possible in the line before: taken as a variation of the game",
            Self::VariationBeforeMoves => {
                "there is no move to vary before this heading: what follows is read as the game"
            }
        })
    }
}
