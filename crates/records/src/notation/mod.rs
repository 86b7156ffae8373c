//! Texts for moves and records: reading, writing, and detecting formats and encodings.
//!
//! Readers are tolerant: they guess where other programs differ from a format, and
//! report each guess as a warning with its place. An error has the record up to there.
//! Writers report what a format cannot hold. SFEN and USI moves are read and written by
//! [`Setup`](komadai_shogi::Setup), [`Position`](komadai_shogi::Position) and
//! [`Move`](komadai_shogi::Move).
//!
//! ```
//! use komadai_records::notation::{self, Format};
//!
//! let text = "1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n";
//! let (format, reading) = notation::read(text, None)?;
//! assert_eq!(format, Format::Kif);
//! assert!(reading.warnings.is_empty());
//! let csa = notation::csa::write(&reading.record, notation::csa::Version::V3);
//! assert!(csa.text.ends_with("+\n+7776FU\n-3334FU\n%TORYO\n"));
//! # Ok::<(), komadai_records::notation::ReadError>(())
//! ```

mod address;
pub mod archive;
mod branches;
mod comment_marks;
pub mod csa;
mod detect;
mod elapsed;
mod encoding;
mod format;
mod games;
pub mod japanese;
pub mod jkf;
pub mod ki2;
pub mod kif;
mod line_walker;
mod loss;
mod losses;
pub mod move_input;
mod output_format;
mod parsed_record;
mod plausibility;
mod record_builder;
mod remark;
mod shift_jis;
mod source_location;
mod spaces;
pub mod usen;
pub mod usi_game;
pub mod western;

pub use detect::{read, read_bytes};
pub use encoding::{Decode, Encoding};
pub use format::Format;
pub use games::{GameOfText, Games};
pub use loss::Loss;
pub use output_format::OutputFormat;
pub use parsed_record::{Diagnostic, FormattedRecord, Location, ParsedRecord, ReadError};
pub use remark::{
    EncodingRemark, Expected, Part, PieceRemark, Remark, StartRemark, StructureRemark,
};
pub use shift_jis::ShiftJisText;
