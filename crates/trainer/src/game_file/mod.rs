//! Training games and their files, whose format docs/engine.md describes.

mod bytes;
mod error;
mod filter;
mod header;
mod reader;
mod saved_game;
#[cfg(test)]
mod tests;
mod writer;

pub use bytes::{checksum, decode_score, encode_score};
pub use error::{CorruptionError, CorruptionKind};
pub use filter::is_quiet;
pub use header::{Header, StartMix};
pub use reader::{GameReader, read_games};
pub use saved_game::{Ending, IllegalPly, Reason, SavedGame, ScoredPly, SidePosition};
pub use writer::GameWriter;
