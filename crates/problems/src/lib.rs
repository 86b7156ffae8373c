//! The collection of problems: mates, brinkmates and next moves, and the text format of its
//! files. No browser, no files.
//!
//! A file has a line for each problem of one kind: fields with a space between them. Black is
//! always to move. Lines that begin with `#` are comments.
//!
//! | kind | fields |
//! |---|---|
//! | mate | grade, plies, board, Black's hand |
//! | brinkmate | grade, board, Black's hand, move |
//! | next | grade, theme, board, both hands, the move and what follows |
//!
//! Board and hands are those of SFEN. In a board, empty ranks at the end are left out. Mates
//! and brinkmates have no king of Black, and White has all pieces of a set that are not on the
//! board or in Black's hand. A mate has no moves: the mate solver finds them.

#![warn(missing_docs)]

mod id;
mod problem;
#[cfg(test)]
mod tests;
mod text;

pub use id::{ParseProblemIdError, ProblemId};
pub use problem::{Answer, Kind, Problem, Theme};
pub use text::{ParseProblemError, parse, rest_of_set, write};

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
