//! Verifies finished problems once more, in another way than they were made.

use std::sync::Arc;

use komadai_problems::{Answer, Kind, Problem};
use komadai_search::{Decision, eval::Net, tsume::capture_interposition};
use shogi::{Move, MoveKind, Position, Strictness};

use crate::{
    MateSolver, brinkmates,
    mates::{self, Candidate},
    next,
};

/// Up to this length all moves are tried one by one.
const BRUTE_FORCE_PLIES: u16 = 5;
/// Positions of that search. What needs more is not verified.
const MAX_POSITIONS: u64 = 20_000_000;
/// Another size than for composing, so that other positions share an entry.
const TABLE_BYTES: usize = 3 << 20;
/// Another order of moves may need more nodes than composing allows.
const NODES_FACTOR: u64 = 20;
/// Nodes for a brinkmate, before they are multiplied.
const BRINKMATE_NODES: u64 = 200_000;
/// Nodes of another search of a next move.
const NEXT_NODES: u64 = 250_000;

/// Verifies a problem: a mate by trying all moves where it is short; mates and brinkmates by
/// the mate solver with another table on the mirrored board; a next move by another search.
///
/// # Errors
/// What is wrong.
pub fn verify(problem: &Problem, net: &Arc<Net>) -> Result<(), String> {
    match &problem.answer {
        Answer::Mate => verify_mate(problem),
        Answer::Moves(moves) if problem.kind == Kind::Brinkmate => {
            verify_brinkmate(&problem.position, moves)
        }
        Answer::Moves(moves) => verify_next(&problem.position, moves, net),
        Answer::Declare => verify_declaration(&problem.position, net),
    }
}

/// Verifies a mate problem, as [`verify`] does.
///
/// # Errors
/// What is wrong.
pub fn verify_mate(problem: &Problem) -> Result<(), String> {
    let candidate = mirrored(&problem.position)?;
    let solution = mates::examine(&mut solver(), &candidate, problem.plies)
        .map_err(|flaw| format!("mirrored: {flaw:?}"))?;
    if solution.line.len() != usize::from(problem.plies) {
        let found = solution.line.len();
        return Err(format!("it is mate in {found}, not in {}", problem.plies));
    }
    if problem.plies <= BRUTE_FORCE_PLIES {
        verify_by_brute_force(&problem.position, problem.plies)?;
    }
    Ok(())
}

fn verify_brinkmate(position: &Position, moves: &[Move]) -> Result<(), String> {
    let mut solver = solver();
    solver.limit(BRINKMATE_NODES);
    let brinkmate = brinkmates::examine(&mut solver, &mirrored(position)?)
        .map_err(|flaw| format!("mirrored: {flaw:?}"))?;
    let found = mirrored_move(brinkmate.mv);
    match moves {
        [mv] if *mv == found => Ok(()),
        _ => Err(format!("{found} is the move, not {moves:?}")),
    }
}

fn verify_next(position: &Position, moves: &[Move], net: &Arc<Net>) -> Result<(), String> {
    match next::best_move(&mut next::searcher(net), position, NEXT_NODES) {
        Decision::Play(mv) if moves.first() == Some(&mv) => Ok(()),
        other => Err(format!("{other:?} is better than {moves:?}")),
    }
}

fn verify_declaration(position: &Position, net: &Arc<Net>) -> Result<(), String> {
    match next::best_move(&mut next::searcher(net), position, 1) {
        Decision::Declare => Ok(()),
        _ => Err("a win cannot be declared".to_owned()),
    }
}

fn solver() -> MateSolver {
    MateSolver::new(TABLE_BYTES).with_factor(NODES_FACTOR)
}

fn mirrored(position: &Position) -> Result<Candidate, String> {
    let mirrored = Position::from_setup(&position.to_setup().mirrored(), Strictness::Problem);
    let mirrored = mirrored.map_err(|errors| format!("mirrored: {errors}"))?;
    Ok(Candidate::from(&mirrored))
}

fn mirrored_move(mv: Move) -> Move {
    let to = mv.to().mirrored_file();
    match mv.kind() {
        MoveKind::Drop { kind, .. } => Move::drop(kind, to),
        MoveKind::Normal { from, promote, .. } => Move::normal(from.mirrored_file(), to, promote),
    }
}

fn verify_by_brute_force(position: &Position, plies: u16) -> Result<(), String> {
    let mut search = BruteForce {
        positions: MAX_POSITIONS,
    };
    if plies > 1 && !search.mating_moves(position, plies - 2)?.is_empty() {
        return Err(format!("all moves: mate in {} or less", plies - 2));
    }
    let solutions = search.mating_moves(position, plies)?;
    let [first, others @ ..] = &solutions[..] else {
        return Err(format!("all moves: no mate in {plies}"));
    };
    let is_equal = |other: &Move| other.from() == first.from() && other.to() == first.to();
    if !others
        .iter()
        .all(|other| first.from().is_some() && is_equal(other))
    {
        return Err(format!(
            "all moves: {first:?} and {others:?} mate in {plies}"
        ));
    }
    Ok(())
}

/// There are too many moves to try all of them.
struct TooManyMoves;

impl From<TooManyMoves> for String {
    fn from(_: TooManyMoves) -> Self {
        format!("all moves: not decided within {MAX_POSITIONS} positions")
    }
}

/// A search that tries every move.
struct BruteForce {
    /// Positions that it may still look at.
    positions: u64,
}

impl BruteForce {
    /// The moves that mate within so many plies.
    fn mating_moves(&mut self, position: &Position, plies: u16) -> Result<Vec<Move>, TooManyMoves> {
        let mut mates = Vec::new();
        for &mv in &position.legal_moves() {
            let after = self.played(position, mv)?;
            if after.in_check() && self.is_mated(&after, plies.saturating_sub(1))? {
                mates.push(mv);
            }
        }
        Ok(mates)
    }

    /// Whether, after a move, another one mates within so many plies.
    fn has_mate_after(
        &mut self,
        position: &Position,
        mv: Move,
        plies: u16,
    ) -> Result<bool, TooManyMoves> {
        let position = &self.played(position, mv)?;
        for &mv in &position.legal_moves() {
            let after = self.played(position, mv)?;
            if after.in_check() && self.is_mated(&after, plies.saturating_sub(1))? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the side in check is mated within so many plies whatever it plays.
    fn is_mated(&mut self, position: &Position, plies: u16) -> Result<bool, TooManyMoves> {
        let legal = position.legal_moves();
        let only_drops = legal.iter().all(|mv| mv.is_drop());
        for &mv in &legal {
            let rest = if only_drops { 0 } else { plies };
            if mv.is_drop() && self.is_futile(position, mv, rest)? {
                continue;
            }
            if plies < 2 || !self.has_mate_after(position, mv, plies - 1)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether an interposed piece can be taken so that nothing is changed by it.
    fn is_futile(
        &mut self,
        position: &Position,
        drop: Move,
        plies: u16,
    ) -> Result<bool, TooManyMoves> {
        for promote in [false, true] {
            if let Some(back) = capture_interposition(position, drop, promote)
                && self.is_mated(&back, plies)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn played(&mut self, position: &Position, mv: Move) -> Result<Position, TooManyMoves> {
        self.positions = self.positions.checked_sub(1).ok_or(TooManyMoves)?;
        let mut after = *position;
        after.play_unchecked(mv);
        Ok(after)
    }
}
