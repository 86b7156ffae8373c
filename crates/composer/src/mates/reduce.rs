use fastrand::Rng;
use shogi::{Hand, HandKind, Move, Position};

use super::{Candidate, Flaw, Solution, examine};
use crate::mate_solver::MateSolver;

/// Takes off every piece without which the solution stays the same.
///
/// # Errors
/// The flaw of the candidate.
pub fn reduce(
    solver: &mut MateSolver,
    candidate: &Candidate,
    plies: u16,
) -> Result<(Candidate, Solution), Flaw> {
    let mut solution = examine(solver, candidate, plies)?;
    let mut candidate = candidate.clone();
    'smaller: loop {
        for smaller in candidate.without_one() {
            match examine(solver, &smaller, plies) {
                Ok(same) if same.line == solution.line => {
                    candidate = smaller;
                    solution = same;
                    continue 'smaller;
                }
                _ => {}
            }
        }
        return Ok((candidate, solution));
    }
}

/// Makes a problem of a position of a game: takes off pieces in random order for as long as
/// the mate keeps its length, until the rest is sound.
pub fn reduce_position(
    solver: &mut MateSolver,
    position: &Position,
    line: &[Move],
    rng: &mut Rng,
) -> Option<(Candidate, Solution)> {
    let plies = u16::try_from(line.len()).ok()?;
    let mut candidate = Candidate::from(position).with_hand(dropped(line));
    let keeps_length = |solver: &mut MateSolver, candidate: &Candidate| {
        let position = candidate.position()?;
        let found = solver.mate(&position, plies, NODES).ok()??;
        (found.len() == line.len()).then_some(())
    };
    keeps_length(solver, &candidate)?;
    'smaller: loop {
        let mut smaller = candidate.without_one();
        rng.shuffle(&mut smaller);
        for smaller in smaller {
            if keeps_length(solver, &smaller).is_some() {
                candidate = smaller;
                if let Ok(found) = reduce(solver, &candidate, plies) {
                    return Some(found);
                }
                continue 'smaller;
            }
        }
        return None;
    }
}

/// The nodes of a search for the mate of a position of a game.
const NODES: u64 = 4_000;

/// The pieces that the attacker drops.
fn dropped(line: &[Move]) -> Hand {
    let drops = line.iter().step_by(2).filter_map(|mv| match mv.kind() {
        shogi::MoveKind::Drop { kind, .. } => Some(kind),
        shogi::MoveKind::Normal { .. } => None,
    });
    drops.fold(Hand::EMPTY, |hand: Hand, kind: HandKind| {
        hand.added(kind).unwrap_or(hand)
    })
}
