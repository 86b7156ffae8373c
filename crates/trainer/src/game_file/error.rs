//! Why a file of training games cannot be read.

use std::fmt;

use super::bytes::VERSION;

/// What is wrong with a file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorruptionError {
    /// The byte at which the header or the block begins.
    pub offset: usize,
    pub kind: CorruptionKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CorruptionKind {
    /// Not a file of training games.
    WrongMagic,
    /// An unknown version of the format.
    Version(u16),
    /// The file ends within it: writing was interrupted.
    Truncated,
    /// The checksum is wrong.
    Checksum,
    /// The content has no meaning.
    Invalid(&'static str),
}

impl fmt::Display for CorruptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: ", self.offset)?;
        match self.kind {
            CorruptionKind::WrongMagic => f.write_str("this is no file of training games"),
            CorruptionKind::Version(found) => {
                write!(f, "version {found} of the format, {VERSION} is known")
            }
            CorruptionKind::Truncated => f.write_str("the file ends in the midst of a block"),
            CorruptionKind::Checksum => {
                f.write_str("the block is not what was written: its sum differs")
            }
            CorruptionKind::Invalid(why) => write!(f, "a game is invalid: {why}"),
        }
    }
}
