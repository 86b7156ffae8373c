//! At which move an address opens its record.
use shogi::record::{NodeId, Record, Step};

use super::Review;

/// What an address says of the move that its record opens at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Nothing.
    Start,
    /// After so many moves of the main line.
    Ply(usize),
    /// No number.
    Unclear(String),
}

/// Why a record does not open where its address says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpotFault {
    /// The main line has fewer moves, so it opens at the last one.
    Beyond {
        asked: usize,
        last: usize,
    },
    Unclear(String),
}

impl Spot {
    /// Takes `ply=` out of a query.
    pub fn taken_from(query: &str) -> (String, Self) {
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
    /// Goes to where an address says.
    ///
    /// # Errors
    /// When it is not there; the record is then at its start or its last move.
    pub fn open_at(&mut self, spot: &Spot) -> Result<(), SpotFault> {
        let asked = match spot {
            Spot::Start => return Ok(()),
            Spot::Ply(asked) => *asked,
            Spot::Unclear(text) => return Err(SpotFault::Unclear(text.clone())),
        };
        let mut moves = self.record().main_line();
        moves.retain(|&node| is_move(self.record(), node));
        let ply = asked.min(moves.len());
        let node = ply
            .checked_sub(1)
            .map_or(NodeId::ROOT, |index| moves[index]);
        self.go(node);
        match asked > moves.len() {
            true => Err(SpotFault::Beyond {
                asked,
                last: moves.len(),
            }),
            false => Ok(()),
        }
    }
}

fn is_move(record: &Record, node: NodeId) -> bool {
    matches!(record.node(node).step(), Step::Move(_))
}
