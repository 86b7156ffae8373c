//! The goal of a step: how it is written, and whether it can be reached as the author says.

mod by_rules;
mod in_words;
mod lines;
pub mod mates;
mod squares;
mod stars;

use komadai_lessons::Goal;
use shogi::{Move, Position};

use crate::fields::Fields;

/// A goal that can be reached, and moves that do.
#[derive(Debug)]
pub struct CheckedGoal {
    pub goal: Goal,
    /// Empty where the goal is not reached by moves.
    pub solution: Vec<Move>,
}

impl CheckedGoal {
    /// A goal that is not reached by moves.
    const fn without_moves(goal: Goal) -> Self {
        let solution = Vec::new();
        Self { goal, solution }
    }
}

/// The field `kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalKind {
    Read,
    Move,
    Stars,
    Capture,
    Check,
    Evade,
    Mate,
    Survive,
    Clock,
    Select,
    Winner,
    Points,
    Choose,
}

impl GoalKind {
    pub const NAMES: &str = "read, move, stars, capture, check, evade, mate, survive, clock, \
        select, winner, points, choose";

    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "read" => Self::Read,
            "move" => Self::Move,
            "stars" => Self::Stars,
            "capture" => Self::Capture,
            "check" => Self::Check,
            "evade" => Self::Evade,
            "mate" => Self::Mate,
            "survive" => Self::Survive,
            "clock" => Self::Clock,
            "select" => Self::Select,
            "winner" => Self::Winner,
            "points" => Self::Points,
            "choose" => Self::Choose,
            _ => return None,
        })
    }
}

/// Reads the fields of a goal and checks them.
pub fn read(kind: GoalKind, fields: &mut Fields<'_>, start: &Position) -> Option<CheckedGoal> {
    match kind {
        GoalKind::Read => lines::read(fields, start),
        GoalKind::Move => lines::answers(fields, start),
        GoalKind::Stars => stars::stars(fields, start),
        GoalKind::Capture => by_rules::capture(fields, start),
        GoalKind::Check => by_rules::check(fields, start),
        GoalKind::Evade => by_rules::evade(fields, start),
        GoalKind::Clock => by_rules::clock(fields, start),
        GoalKind::Mate => mates::mate(fields, start),
        GoalKind::Survive => mates::survive(fields, start),
        GoalKind::Select => squares::select(fields, start),
        GoalKind::Winner => in_words::winner(fields, start),
        GoalKind::Points => in_words::points(fields, start),
        GoalKind::Choose => in_words::choose(fields),
    }
}
