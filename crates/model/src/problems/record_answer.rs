use core::slice;

use shogi::Move;

use super::{
    FoundAnswer, OwnProblem, RecordPosition, own_mistake::is_mate_by_checks, own_problem::ways,
};

/// What follows the best move is kept for so many plies.
const LINE: usize = 3;
/// The record's own answer has the rest of its line if that is no longer, as in a composed
/// problem; else the next move alone.
const RECORD_LINE: usize = 15;

/// A position of a record with its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordAnswer {
    pub at: RecordPosition,
    pub found: FoundAnswer,
}

impl RecordAnswer {
    /// Of several mates that are equally short, the record's own is the answer.
    pub fn new(at: RecordPosition, found: FoundAnswer) -> Self {
        let found = match found {
            FoundAnswer::Mate(line) if is_as_short(&at, &line) => {
                FoundAnswer::Mate(at.moves.clone())
            }
            found => found,
        };
        Self { at, found }
    }

    /// Whether it has one answer, so that it is a problem without anybody's insisting.
    pub fn is_clear(&self) -> bool {
        matches!(self.found, FoundAnswer::Mate(_) | FoundAnswer::Best(_))
    }

    /// The problem, with every move that is not worse than the best one. `None` where neither the
    /// engine nor the record has an answer.
    pub fn to_problem(&self) -> Option<OwnProblem> {
        let (plies, moves) = match &self.found {
            FoundAnswer::Mate(line) => (Some(u16::try_from(line.len()).ok()?), String::new()),
            FoundAnswer::Best(line) => (None, ways(&line[..line.len().min(LINE)], &[])),
            FoundAnswer::Several(moves) => {
                let (first, rest) = moves.split_first()?;
                (None, ways(&[*first], rest))
            }
            FoundAnswer::Unknown => (None, ways(&self.at.moves, &[])),
        };
        let problem = OwnProblem {
            sfen: self.at.position.to_sfen(),
            plies,
            moves,
        };
        problem.to_problem().is_ok().then_some(problem)
    }

    /// The lines of moves that are shown as the answer: the whole mate, or each move that is
    /// right.
    pub fn lines(&self) -> Vec<&[Move]> {
        match &self.found {
            FoundAnswer::Mate(line) => vec![line],
            FoundAnswer::Best(line) => vec![&line[..line.len().min(1)]],
            FoundAnswer::Several(moves) => moves.chunks(1).collect(),
            FoundAnswer::Unknown => match &self.at.moves[..] {
                [first, rest @ ..] if rest.len() >= RECORD_LINE => vec![slice::from_ref(first)],
                moves => vec![moves],
            },
        }
    }
}

/// Whether the moves of the record are a mate by checks that is as short as another one.
fn is_as_short(at: &RecordPosition, mate: &[Move]) -> bool {
    u16::try_from(mate.len()).is_ok_and(|plies| is_mate_by_checks(at.position, &at.moves, plies))
}
