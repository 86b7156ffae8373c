use komadai_search::tsume::MateAnswer;
use leptos::prelude::*;
use shogi::{Move, Position};

use komadai_model::analysis::{MateGoal, PositionEval};

/// A position that was to be solved, and what has come of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    pub goal: MateGoal,
    /// Where the mate begins: for a threat with the other side to move.
    pub position: Position,
    pub before: Option<Move>,
    pub answer: MateAnswer,
}

/// A search for mate.
#[derive(Clone, Copy)]
pub struct MateTab {
    pub solved: RwSignal<Option<Solved>>,
    /// For how many seconds it has gone on.
    pub seconds: RwSignal<u64>,
}

impl MateTab {
    pub fn new() -> Self {
        Self {
            solved: RwSignal::new(None),
            seconds: RwSignal::new(0),
        }
    }

    /// What a position is worth in which a mate was found.
    pub fn worth(self) -> Option<PositionEval> {
        self.solved.with(|solved| match solved {
            Some(Solved {
                goal: MateGoal::Mate,
                position,
                answer: MateAnswer::Mate(moves),
                ..
            }) => Some(PositionEval::Mate {
                by: position.turn(),
                plies: u32::try_from(moves.len()).unwrap_or(u32::MAX),
            }),
            _ => None,
        })
    }
}
