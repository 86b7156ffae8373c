//! The ply at which an address opens its record.
use shogi::record::{NodeId, NodeKind, Record};

use super::Review;

/// The `ply=` of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartPly {
    /// None given.
    Start,
    /// After so many moves of the main line.
    Ply(usize),
    /// Not a number.
    Unclear(String),
}

/// Why a record does not open at the ply of its address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartPlyError {
    /// The main line has fewer moves, so it opens at the last one.
    Beyond {
        asked: usize,
        last: usize,
    },
    Unclear(String),
}

impl StartPly {
    /// Takes `ply=` out of a query.
    pub fn take_from_query(query: &str) -> (String, Self) {
        let (spots, rest): (Vec<&str>, Vec<&str>) = query
            .split('&')
            .partition(|pair| pair.strip_prefix("ply=").is_some());
        let spot = match spots.as_slice() {
            [] => Self::Start,
            [spot] => Self::of(spot.strip_prefix("ply=").unwrap_or(spot)),
            spots => Self::Unclear(spots.join("&")),
        };
        (rest.join("&"), spot)
    }

    fn of(text: &str) -> Self {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        match text.parse() {
            Ok(ply) if digits => Self::Ply(ply),
            _ => Self::Unclear(text.to_owned()),
        }
    }

    /// The move of the main line that a node stands at, or branches off from.
    pub fn nearest(record: &Record, node: NodeId) -> usize {
        let main = record.main_line();
        let path = record.path_to(node);
        let shared = main.iter().zip(&path).take_while(|(a, b)| a == b);
        shared.filter(|&(&node, _)| is_move(record, node)).count()
    }
}

impl Review {
    /// Goes to the ply of an address.
    ///
    /// # Errors
    /// When it is not there; the record is then at its start or its last move.
    pub fn open_at(&mut self, spot: &StartPly) -> Result<(), StartPlyError> {
        let asked = match spot {
            StartPly::Start => return Ok(()),
            StartPly::Ply(asked) => *asked,
            StartPly::Unclear(text) => return Err(StartPlyError::Unclear(text.clone())),
        };
        let mut moves = self.record().main_line();
        moves.retain(|&node| is_move(self.record(), node));
        let ply = asked.min(moves.len());
        let node = ply
            .checked_sub(1)
            .map_or(NodeId::ROOT, |index| moves[index]);
        self.go(node);
        match asked > moves.len() {
            true => Err(StartPlyError::Beyond {
                asked,
                last: moves.len(),
            }),
            false => Ok(()),
        }
    }
}

fn is_move(record: &Record, node: NodeId) -> bool {
    matches!(record.node(node).kind(), NodeKind::Move(_))
}
