//! Records of shogi games: a tree of moves with variations, times, comments and headers, and
//! their texts in KIF, KI2, CSA, JKF, USI and USEN.
//!
//! A [`Record`] holds whatever was written down, illegal moves too; [`Record::audit`]
//! checks it against the rules. [`notation`] reads and writes records and moves; the rules are
//! the crate [`komadai_shogi`].
//!
//! The crate is `no_std` with `alloc` and does no I/O.
//!
//! ```
//! use komadai_records::{EndMarker, Record};
//! use komadai_shogi::Setup;
//!
//! let mut record = Record::new(Setup::startpos());
//! let mut line = record.editor();
//! for usi in ["7g7f", "3c3d", "8h2b+"] {
//!     let ply = line.parse_ply(usi)?;
//!     line.push(ply)?;
//! }
//! line.end(EndMarker::Resignation)?;
//! assert_eq!(record.main_moves().len(), 3);
//! assert_eq!(record.end(), Some(&EndMarker::Resignation));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![cfg_attr(not(test), no_std)]
#![warn(missing_docs, clippy::must_use_candidate)]

#[macro_use]
extern crate alloc;

pub mod notation;
mod record;

pub use record::{
    Arrow, Brush, EditError, EndMarker, Evaluation, Headers, LineEditor, Mark, Marks, Node, NodeId,
    NodeKind, Notes, ParseMarkError, Record, Shape, Winner, key,
};

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
