use shogi::{Move, Position};

use crate::{
    mate_solver::{MateSolver, Undecided},
    mates::Candidate,
};

/// What makes a position a brinkmate problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brinkmate {
    /// The only move after which every defence loses.
    pub mv: Move,
    /// The defender's legal moves after it.
    pub defences: usize,
    /// Nodes of the mate solver for the whole problem, the proof that no other move does it
    /// included.
    pub nodes: u64,
}

/// Why a candidate is no brinkmate problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flaw {
    /// No position of the rules, or check before the first move.
    Invalid,
    /// There is a mate by checks at once.
    Mate,
    /// After every move there is a defence.
    NoBrinkmate,
    /// Two moves leave no defence.
    SecondSolution,
    /// The only move that leaves no defence is a check.
    Check,
    /// The solver could not decide something.
    Undecided,
}

impl From<Undecided> for Flaw {
    fn from(_: Undecided) -> Self {
        Self::Undecided
    }
}

/// Examines whether a candidate is a sound brinkmate problem: no mate at once, and one move
/// that is not a check after which every defence loses to mate. That the same move with and
/// without promotion does it is no flaw.
///
/// # Errors
/// The first flaw that was found.
pub fn examine(solver: &mut MateSolver, candidate: &Candidate) -> Result<Brinkmate, Flaw> {
    let position = candidate.position().ok_or(Flaw::Invalid)?;
    let before = solver.nodes;
    if solver.has_mate(&position)? {
        return Err(Flaw::Mate);
    }
    if !solver.has_brinkmate(&position)? {
        return Err(Flaw::NoBrinkmate);
    }
    let mv = only_brinkmate(solver, &position)?;
    let mut after = position;
    after.play_unchecked(mv);
    if after.in_check() {
        return Err(Flaw::Check);
    }
    Ok(Brinkmate {
        mv,
        defences: after.legal_moves().len(),
        nodes: solver.nodes - before,
    })
}

fn only_brinkmate(solver: &mut MateSolver, position: &Position) -> Result<Move, Flaw> {
    let mut found: Option<Move> = None;
    for &mv in &position.legal_moves() {
        let mut after = *position;
        after.play_unchecked(mv);
        if !solver.has_no_defence(&after)? {
            continue;
        }
        match found {
            Some(known) if !is_same_but_for_promotion(known, mv) => {
                return Err(Flaw::SecondSolution);
            }
            // The promotion is the usual way.
            Some(_) if !mv.promotes() => {}
            _ => found = Some(mv),
        }
    }
    found.ok_or(Flaw::NoBrinkmate)
}

fn is_same_but_for_promotion(one: Move, other: Move) -> bool {
    one.from().is_some() && one.from() == other.from() && one.to() == other.to()
}
