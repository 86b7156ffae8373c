use komadai_search::Line;
use shogi::{Color, Move};

use super::own_mistake::LEAD;
use crate::analysis::{Judgement, PositionEval, judge};

/// What the engine takes for the answer in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoundAnswer {
    /// A mate by checks.
    Mate(Vec<Move>),
    /// One move is clearly better than all others; with what may follow it.
    Best(Vec<Move>),
    /// No move is clearly better than all others: those that are not worse than the best one,
    /// which is the first.
    Several(Vec<Move>),
    /// The engine cannot tell: a king is missing, or there is no legal move.
    Unknown,
}

impl FoundAnswer {
    /// From the lines of a search for several of them, the best first.
    pub fn from_lines(turn: Color, lines: &[Line]) -> Self {
        let worth = |line: &Line| PositionEval::from_score(line.score, turn);
        let Some(best) = lines.first() else {
            return Self::Unknown;
        };
        let lead = |second| worth(best).winning_rate(turn) - worth(second).winning_rate(turn);
        if lines.get(1).is_none_or(|second| lead(second) >= LEAD) {
            return Self::Best(best.moves.clone());
        }
        let is_right =
            |line: &&Line| judge(worth(best), worth(line), turn).judgement == Judgement::Fine;
        let right = lines.iter().filter(is_right);
        Self::Several(
            right
                .filter_map(|line| line.moves.first().copied())
                .collect(),
        )
    }
}
