//! The move at which an address opens its record.

use super::Review;
use crate::{Branches, LinePath, LinePathError, line_path::number};

/// The `ply=` and `variation=` of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartPly {
    /// None given.
    Start,
    /// At this move.
    At(LinePath),
    /// Not a number, or no variation.
    Unclear(String),
}

/// Why a record does not open at the move of its address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartPlyError {
    /// The line has fewer moves, so it opens at the last one.
    Beyond {
        asked: usize,
        last: usize,
    },
    /// The move with this number has no such variation: it opens at the move before.
    NoVariation {
        ply: usize,
    },
    Unclear(String),
}

impl StartPly {
    /// Takes `ply=` and `variation=` out of a query.
    pub fn take_from_query(query: &str) -> (String, Self) {
        let (mut plies, mut variations, mut rest) = (Vec::new(), Vec::new(), Vec::new());
        for pair in query.split('&') {
            match pair.split_once('=') {
                Some(("ply", value)) => plies.push(value),
                Some(("variation", value)) => variations.push(value),
                _ => rest.push(pair),
            }
        }
        (rest.join("&"), Self::of(&plies, &variations))
    }

    fn of(plies: &[&str], variations: &[&str]) -> Self {
        let branches = match variations {
            [] => Some(Branches::default()),
            [text] => Branches::from_text(text),
            _ => None,
        };
        let Some(branches) = branches else {
            return Self::Unclear(variations.join("&"));
        };
        match plies {
            [] if branches.is_empty() => Self::Start,
            [] => Self::At(LinePath {
                ply: branches.last_ply(),
                branches,
            }),
            [text] => match number(text) {
                Some(ply) => Self::At(LinePath { ply, branches }),
                None => Self::Unclear((*text).to_owned()),
            },
            plies => Self::Unclear(plies.join("&")),
        }
    }
}

impl Review {
    /// Goes to the move of an address.
    ///
    /// # Errors
    /// When it is not there; the record is then at its start or at the last move on the way.
    pub fn open_at(&mut self, start: &StartPly) -> Result<(), StartPlyError> {
        let path = match start {
            StartPly::Start => return Ok(()),
            StartPly::At(path) => path,
            StartPly::Unclear(text) => return Err(StartPlyError::Unclear(text.clone())),
        };
        let (node, opened) = match path.find(self.record()) {
            Ok(node) => (node, Ok(())),
            Err(LinePathError::Beyond { last, node }) => {
                let asked = path.ply;
                (node, Err(StartPlyError::Beyond { asked, last }))
            }
            Err(LinePathError::NoVariation { ply, node }) => {
                (node, Err(StartPlyError::NoVariation { ply }))
            }
        };
        self.go(node);
        opened
    }
}
