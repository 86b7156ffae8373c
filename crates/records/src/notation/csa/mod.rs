//! CSA, the format of computer shogi: versions 2.2 (2008) and 3.0 (2024), which include
//! the older ones (<http://www2.computer-shogi.org/protocol/record_v22.html>,
//! <http://www2.computer-shogi.org/protocol/record_v3.html>).
//!
//! ```
//! use komadai_records::notation::csa;
//! let reading = csa::read("V2.2\nN+Sato\nPI\n+\n+7776FU,T12\n-3334FU\n%TORYO\n")?;
//! assert_eq!(reading.record.main_moves().len(), 2);
//! let written = csa::write(&reading.record, csa::Version::V3);
//! assert!(written.text.starts_with("'CSA encoding=UTF-8\nV3.0\nN+Sato\nPI\n+\n+7776FU\nT12\n"));
//! assert!(written.dropped.is_empty());
//! # Ok::<(), komadai_records::notation::ReadError>(())
//! ```

pub(super) mod codes;
mod comment;
mod headers;
pub(super) mod moves;
mod position;
mod read;
mod remaining_time;
mod statements;
mod summary;
mod write;

pub use read::read;
pub use write::{Version, write};
