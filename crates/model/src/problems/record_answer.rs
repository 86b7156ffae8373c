use shogi::Move;

use super::{
    FoundAnswer, OwnProblem, RecordPosition, own_mistake::is_mate_by_checks, own_problem::ways,
};
use crate::{i18n::Text, line_notation};

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

    /// The answer in notation: the whole mate, or the moves that are right.
    pub fn words(&self, text: Text) -> String {
        match &self.found {
            FoundAnswer::Mate(line) => self.line(line, text),
            FoundAnswer::Best(line) => self.line(&line[..line.len().min(1)], text),
            FoundAnswer::Several(moves) => {
                let moves: Vec<String> = moves.iter().map(|&mv| self.line(&[mv], text)).collect();
                moves.join(" / ")
            }
            FoundAnswer::Unknown => match &self.at.moves[..] {
                [first, rest @ ..] if rest.len() >= RECORD_LINE => self.line(&[*first], text),
                moves => self.line(moves, text),
            },
        }
    }

    /// The move of the record in notation.
    pub fn played(&self, text: Text) -> Option<String> {
        let mv = self.at.moves.first()?;
        Some(self.line(&[*mv], text))
    }

    /// Moves from the position in notation.
    fn line(&self, moves: &[Move], text: Text) -> String {
        line_notation(self.at.position, self.at.before, moves, text)
    }
}

/// Whether the moves of the record are a mate by checks that is as short as another one.
fn is_as_short(at: &RecordPosition, mate: &[Move]) -> bool {
    u16::try_from(mate.len()).is_ok_and(|plies| is_mate_by_checks(at.position, &at.moves, plies))
}
