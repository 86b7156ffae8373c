//! The mate solver with the limits that composing needs.

use komadai_search::{
    SearchControl,
    tsume::{
        BrinkmateAnswer, Defence as Reply, LengthRule, MateAnswer, MateLimits, Solver,
        capture_interposition,
    },
};
use shogi::{Move, Position, Square};

use crate::control::without_clock;

/// The nodes of one search; more than a problem for people needs.
const MAX_NODES: u64 = 5_000;

/// What a search costs that is answered by the table, in nodes.
const CALL_NODES: u64 = 10;

/// The solver did not decide within its nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undecided;

/// A defence and the length of the mate after it, in plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defence {
    pub mv: Move,
    pub plies: u16,
}

/// A mate solver that counts its nodes.
#[derive(Debug)]
pub struct MateSolver {
    solver: Solver,
    /// Nodes of all searches so far, and for each search a few more.
    pub nodes: u64,
    /// No search begins when so many nodes are used up.
    until: u64,
    /// All limits of nodes are multiplied by it.
    factor: u64,
}

impl Default for MateSolver {
    /// With a table of 8 MB.
    fn default() -> Self {
        Self::new(8 << 20)
    }
}

impl MateSolver {
    /// A solver with about `table_bytes` bytes of memory.
    pub fn new(table_bytes: usize) -> Self {
        Self {
            solver: Solver::new(table_bytes),
            nodes: 0,
            until: u64::MAX,
            factor: 1,
        }
    }

    /// With all limits of nodes so many times as high.
    #[must_use]
    pub fn with_factor(self, factor: u64) -> Self {
        Self { factor, ..self }
    }

    /// Allows so many nodes from now on; after them nothing is decided.
    pub fn limit(&mut self, nodes: u64) {
        self.until = self.nodes.saturating_add(nodes.saturating_mul(self.factor));
    }

    /// The shortest mate within so many plies, without futile interpositions.
    ///
    /// # Errors
    /// When the solver cannot decide it.
    pub fn mate(
        &mut self,
        position: &Position,
        plies: u16,
        nodes: u64,
    ) -> Result<Option<Vec<Move>>, Undecided> {
        if self.nodes >= self.until {
            return Err(Undecided);
        }
        let limits = MateLimits {
            nodes: Some(nodes.saturating_mul(self.factor)),
            plies: Some(plies),
            length_rule: LengthRule::ExcludeFutile,
            ..MateLimits::default()
        };
        let answer = self.ask(|solver, control| solver.solve(position, &limits, control));
        match answer {
            MateAnswer::Mate(line) if self.solver.is_shortest() => Ok(Some(line)),
            MateAnswer::NoMate => Ok(None),
            _ => Err(Undecided),
        }
    }

    /// Whether there is a mate of any length, against every defence.
    ///
    /// # Errors
    /// When the solver cannot decide it.
    pub fn has_mate(&mut self, position: &Position) -> Result<bool, Undecided> {
        if self.nodes >= self.until {
            return Err(Undecided);
        }
        let limits = MateLimits {
            nodes: Some(MAX_NODES.saturating_mul(self.factor)),
            ..MateLimits::default()
        };
        let answer = self.ask(|solver, control| solver.find_mate(position, &limits, control));
        match answer {
            MateAnswer::Mate(_) => Ok(true),
            MateAnswer::NoMate => Ok(false),
            MateAnswer::Unknown => Err(Undecided),
        }
    }

    /// Whether a move of the side to move leaves no defence against mate.
    ///
    /// # Errors
    /// When the solver cannot decide it.
    pub fn has_brinkmate(&mut self, position: &Position) -> Result<bool, Undecided> {
        let limits = self.limits()?;
        let answer = self.ask(|solver, control| solver.brinkmate(position, &limits, control));
        match answer {
            BrinkmateAnswer::Brinkmate(_) => Ok(true),
            BrinkmateAnswer::NoBrinkmate => Ok(false),
            BrinkmateAnswer::Unknown => Err(Undecided),
        }
    }

    /// Whether every move of the side to move loses to mate.
    ///
    /// # Errors
    /// When the solver cannot decide it.
    pub fn has_no_defence(&mut self, position: &Position) -> Result<bool, Undecided> {
        let limits = self.limits()?;
        let answer = self.ask(|solver, control| solver.defend(position, &limits, control));
        match answer {
            Reply::Lost => Ok(true),
            Reply::Saved(_) => Ok(false),
            Reply::Unknown => Err(Undecided),
        }
    }

    /// Whether the side to move would be mated after a null move (threatmate, 詰めろ); false
    /// where that is not found within so many nodes.
    pub fn has_threat(&mut self, position: &Position, nodes: u64) -> bool {
        let limits = MateLimits {
            nodes: Some(nodes),
            ..MateLimits::default()
        };
        let answer = self.ask(|solver, control| solver.threat(position, &limits, control));
        matches!(answer, Some(MateAnswer::Mate(_)))
    }

    /// Asks the solver, without a limit of time, and counts the nodes.
    fn ask<T>(&mut self, question: impl FnOnce(&mut Solver, &mut SearchControl<'_>) -> T) -> T {
        let answer = without_clock(|control| question(&mut self.solver, control));
        self.nodes += self.solver.nodes() + CALL_NODES;
        answer
    }

    /// All nodes that are left.
    fn limits(&self) -> Result<MateLimits, Undecided> {
        let nodes = self.until.saturating_sub(self.nodes);
        if nodes == 0 {
            return Err(Undecided);
        }
        Ok(MateLimits {
            nodes: Some(nodes),
            ..MateLimits::default()
        })
    }

    /// Whether the side to move, in check, is mated sooner or later whatever it does.
    ///
    /// # Errors
    /// When the solver cannot decide it.
    pub fn is_lost(&mut self, position: &Position) -> Result<bool, Undecided> {
        let mut result = Ok(true);
        // Moves of the king and captures, which are generated first, escape more often.
        for &mv in &position.legal_moves() {
            let mut after = *position;
            after.play_unchecked(mv);
            match self.has_mate(&after) {
                Ok(true) => {}
                Ok(false) => return Ok(false),
                Err(undecided) => result = Err(undecided),
            }
        }
        result
    }

    /// The defences of a position that is mated within so many plies, the defence included,
    /// without futile interpositions. None where it is mate.
    ///
    /// # Errors
    /// When the solver cannot decide it, or there is no mate.
    pub fn defences(&mut self, position: &Position, plies: u16) -> Result<Vec<Defence>, Undecided> {
        let legal = position.legal_moves();
        let has_only_drops = legal.iter().all(|mv| mv.is_drop());
        let mut defences = Vec::new();
        let mut known = Vec::new();
        for &mv in &legal {
            let limit = if has_only_drops { 0 } else { plies };
            if mv.is_drop() && self.is_futile(position, mv, limit, &mut known)? {
                continue;
            }
            let mut after = *position;
            after.play_unchecked(mv);
            let rest = plies.checked_sub(1).ok_or(Undecided)?;
            let line = self.mate(&after, rest, MAX_NODES)?.ok_or(Undecided)?;
            defences.push(Defence {
                mv,
                plies: u16::try_from(line.len()).map_err(|_| Undecided)?,
            });
        }
        Ok(defences)
    }

    /// Whether the side to move is mated within so many plies, its move included.
    fn is_mated_within(&mut self, position: &Position, plies: u16) -> Result<bool, Undecided> {
        let legal = position.legal_moves();
        let has_only_drops = legal.iter().all(|mv| mv.is_drop());
        let mut known = Vec::new();
        for &mv in &legal {
            let limit = if has_only_drops { 0 } else { plies };
            if mv.is_drop() && self.is_futile(position, mv, limit, &mut known)? {
                continue;
            }
            let Some(rest) = plies.checked_sub(1) else {
                return Ok(false);
            };
            let mut after = *position;
            after.play_unchecked(mv);
            if self.mate(&after, rest, MAX_NODES)?.is_none() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The captured piece returns to the hand, so that all drops on a square are futile or
    /// none is; `known` has the squares that were decided.
    fn is_futile(
        &mut self,
        position: &Position,
        drop: Move,
        plies: u16,
        known: &mut Vec<(Square, bool)>,
    ) -> Result<bool, Undecided> {
        if let Some(&(_, is_futile)) = known.iter().find(|&&(square, _)| square == drop.to()) {
            return Ok(is_futile);
        }
        let mut is_futile = false;
        for promote in [false, true] {
            if let Some(back) = capture_interposition(position, drop, promote)
                && self.is_mated_within(&back, plies)?
            {
                is_futile = true;
                break;
            }
        }
        known.push((drop.to(), is_futile));
        Ok(is_futile)
    }

    /// Whether a check is mate, or can only be answered by futile interpositions.
    ///
    /// # Errors
    /// When the solver cannot decide it.
    pub fn is_mated(&mut self, position: &Position) -> Result<bool, Undecided> {
        self.is_mated_within(position, 0)
    }
}
