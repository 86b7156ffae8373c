use shogi::{Color, Move, PieceKind, Position};

use super::Candidate;
use crate::mate_solver::{MateSolver, Undecided};

/// The solution of a sound problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The attacker's moves and the longest defence.
    pub line: Vec<Move>,
    /// All lines of the longest defences, the first included.
    pub lines: usize,
    /// Nodes of the mate solver for the whole problem, the proof that no other solution
    /// exists included.
    pub nodes: u64,
}

/// Why a candidate is no problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flaw {
    /// No position of the rules, or check before the first move.
    Invalid,
    /// No mate within the plies.
    NoMate,
    /// The solver could not decide something.
    Undecided,
    /// The attacker is left with pieces in hand.
    PiecesLeft,
    /// Another move of the attacker mates too.
    SecondSolution,
    /// There are more lines than a reader can follow.
    TooManyLines,
    /// The defender never has a choice.
    NoChoice,
}

impl From<Undecided> for Flaw {
    fn from(_: Undecided) -> Self {
        Self::Undecided
    }
}

/// More lines of longest defences than this are for no reader.
const MAX_LINES: usize = 24;
/// The nodes for a candidate, for each ply: what needs more is for no reader.
const NODES_PER_PLY: u64 = 3_000;
/// The nodes of the first search, which most candidates fail.
const FIRST_NODES: u64 = 4_000;

/// Examines whether a candidate is a sound problem of at most so many plies: one shortest
/// mate, no other move of the attacker that mates on the lines of the longest defences (but
/// for the last move and equal ways of promoting), no pieces left in hand at their ends, and
/// a choice for the defender.
///
/// # Errors
/// The first flaw that was found.
pub fn examine(
    solver: &mut MateSolver,
    candidate: &Candidate,
    plies: u16,
) -> Result<Solution, Flaw> {
    let position = candidate.position().ok_or(Flaw::Invalid)?;
    let before = solver.nodes;
    solver.limit(NODES_PER_PLY * u64::from(plies));
    let line = solver
        .mate(&position, plies, FIRST_NODES)?
        .ok_or(Flaw::NoMate)?;
    let mut end = position;
    for &mv in &line {
        end.play_unchecked(mv);
    }
    if !end.hand(Color::Black).is_empty() {
        return Err(Flaw::PiecesLeft);
    }
    let mut tree = Tree {
        solver,
        lines: 0,
        has_choice: line.len() == 1,
    };
    tree.attack(&position, &line, line.len() == 1)?;
    if !tree.has_choice {
        return Err(Flaw::NoChoice);
    }
    let lines = tree.lines;
    Ok(Solution {
        line,
        lines,
        nodes: solver.nodes - before,
    })
}

struct Tree<'a> {
    solver: &'a mut MateSolver,
    lines: usize,
    has_choice: bool,
}

impl Tree<'_> {
    /// `line` is a shortest mate. A mate at once may be given in several ways, unless it is
    /// the whole problem.
    fn attack(&mut self, position: &Position, line: &[Move], is_first: bool) -> Result<(), Flaw> {
        let Some((&best, rest)) = line.split_first() else {
            return Err(Flaw::Undecided);
        };
        let is_last = rest.is_empty();
        if !is_last || is_first {
            for &mv in &position.legal_moves() {
                let mut after = *position;
                after.play_unchecked(mv);
                if mv == best || !after.in_check() || is_equal_promotion(position, best, mv) {
                    continue;
                }
                if self.solver.is_mated(&after)? || self.solver.is_lost(&after)? {
                    return Err(Flaw::SecondSolution);
                }
            }
        }
        let mut after = *position;
        after.play_unchecked(best);
        if is_last {
            self.lines += 1;
            return match after.hand(Color::Black).is_empty() {
                true if self.lines > MAX_LINES => Err(Flaw::TooManyLines),
                true => Ok(()),
                false => Err(Flaw::PiecesLeft),
            };
        }
        let plies = u16::try_from(rest.len()).map_err(|_| Flaw::Undecided)?;
        let defences = self.solver.defences(&after, plies)?;
        self.has_choice |= defences.len() > 1;
        for defence in defences {
            if usize::from(defence.plies) + 1 < rest.len() {
                continue;
            }
            let mut next = after;
            next.play_unchecked(defence.mv);
            let line = self.solver.mate(&next, defence.plies, FIRST_NODES)?;
            self.attack(&next, &line.ok_or(Flaw::Undecided)?, false)?;
        }
        Ok(())
    }
}

/// Whether the two differ in the promotion only, of a piece that loses nothing by it.
fn is_equal_promotion(position: &Position, best: Move, other: Move) -> bool {
    let (Some(from), true) = (
        best.from(),
        best.from() == other.from() && best.to() == other.to(),
    ) else {
        return false;
    };
    let kind = position.piece_at(from).map(|piece| piece.kind());
    let gains = match kind {
        Some(PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook) => true,
        Some(PieceKind::Lance) => best.to().rank() == 2,
        _ => false,
    };
    gains && best.promotes()
}
