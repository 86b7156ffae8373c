//! The search: the best move of a position, its score and principal variation.
//!
//! A [`Searcher`] runs iterative deepening: [`Searcher::start`] sets the root, each
//! [`Searcher::deepen`] is one iteration, and [`Searcher::search`] runs all of them. The
//! search has no clock and no thread; it asks its [`SearchControl`] for the time and
//! whether to stop. With a limit of nodes or depth it is deterministic on every machine.
//!
//! ```
//! use core::time::Duration;
//! use shogi::{Position, Strictness, search::{Decision, Limits, Root, SearchControl, Searcher}};
//! let position = Position::from_sfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", Strictness::Game)?;
//! let mut control = SearchControl { now: &mut || Duration::ZERO, stop: &mut || false };
//! let mut searcher = Searcher::new(1 << 20);
//! let root = Root::new(position);
//! let decision = searcher.search(&root, Limits::depth(3), &mut control, &mut |_| ());
//! assert_eq!(decision, Decision::Play("G*5b".parse()?));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod alpha_beta;
pub mod bench;
pub mod eval;
mod eval_noise;
mod history;
mod history_update;
mod iterative_deepening;
mod level;
mod limits;
mod mate_in_one;
mod move_loop;
mod movepicker;
mod node_pruning;
mod params;
mod pseudo_movegen;
mod quiescence;
mod repetition;
mod root;
mod score;
mod see;
#[cfg(test)]
mod tests;
mod time_management;
mod tt;

use core::fmt;

pub use eval_noise::EvalNoise;
pub use level::Level;
pub use limits::{Limits, SearchControl};
pub use params::{Params, UnknownParam};
pub use root::Root;
pub use score::{Bound, MAX_PLY, Score, ScoreKind};
pub use time_management::TimeBudget;

use crate::{Move, Position};
use eval::Evaluator;
use history::{ContinuationContext, History, PieceTo};
use iterative_deepening::{IterationState, RootMove};
use pseudo_movegen::MoveBuffer;
use repetition::RepetitionStack;
use root::EnteringKingRules;
use tt::{NO_EVAL, TranspositionTable};

/// The search engine with its transposition table and histories, which are kept from one
/// position to the next.
#[derive(Clone)]
pub struct Searcher {
    params: Params,
    evaluator: Evaluator,
    tt: TranspositionTable,
    history: History,
    repetitions: RepetitionStack,
    buffer: MoveBuffer,
    /// The search stack: an entry for each ply, with [`STACK_OFFSET`] before the root.
    stack: Vec<StackEntry>,
    /// The triangular PV table: the line of each ply, [`PV_STRIDE`] moves apart.
    pv_table: Vec<Option<Move>>,
    nodes: u64,
    /// The greatest ply reached in the current iteration.
    seldepth: usize,
    stopped: bool,
    /// The node count of the next check of the limits.
    next_check: u64,
    entering_king: Option<EnteringKingRules>,
    noise: EvalNoise,
    iteration: IterationState,
    root_moves: Vec<RootMove>,
}

/// An entry of the search stack, one for each ply.
#[derive(Clone, Copy, Debug)]
struct StackEntry {
    /// The corrected static evaluation; [`NO_EVAL`] in check.
    static_eval: i32,
    /// The current move as an index of the continuation history.
    piece_to: PieceTo,
    /// The current move; `None` for a null move.
    mv: Option<Move>,
    /// The move excluded by a singular extension search.
    excluded: Option<Move>,
    killers: [Option<Move>; 2],
    /// Number of beta cutoffs at this ply under the current parent.
    cutoffs: u8,
}

const PV_STRIDE: usize = MAX_PLY + 2;
/// Stack entries before the root, so that four earlier plies can always be read.
const STACK_OFFSET: usize = 4;

impl StackEntry {
    const EMPTY: Self = Self {
        static_eval: NO_EVAL,
        piece_to: PieceTo::NONE,
        mv: None,
        excluded: None,
        killers: [None; 2],
        cutoffs: 0,
    };
}

/// Whether a search can go on after an iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Another iteration is possible.
    Deeper,
    /// A limit is reached, or more depth cannot change the result.
    Done,
}

/// What to play in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Play this move.
    Play(Move),
    /// Declare a win by the entering-king rule.
    Declare,
    /// There is no legal move: the side to move is mated.
    NoMove,
}

/// The state of a search after an iteration.
#[derive(Clone, Copy, Debug)]
pub struct Info<'a> {
    /// The last completed iteration.
    pub depth: u8,
    /// The greatest ply reached (selective depth).
    pub seldepth: u8,
    /// Moves made, quiescence search included.
    pub nodes: u64,
    /// Time since the start.
    pub time: core::time::Duration,
    /// Occupancy of the transposition table, per mille.
    pub hashfull: u16,
    /// The principal variations (MultiPV), best first.
    pub lines: &'a [Line],
}

/// A principal variation and its score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// For the side to move at the root.
    pub score: Score,
    /// Whether the score is exact or a bound.
    pub bound: Bound,
    /// The iteration that found it.
    pub depth: u8,
    /// The moves of both sides; at least one.
    pub moves: Vec<Move>,
}

impl Searcher {
    /// A searcher with a transposition table of about `tt_bytes` bytes; its other memory
    /// is about 14 MB.
    pub fn new(tt_bytes: usize) -> Self {
        Self::with_params(tt_bytes, Params::default())
    }

    /// A searcher with other parameters than the default ones.
    pub fn with_params(tt_bytes: usize, params: Params) -> Self {
        Self {
            evaluator: Evaluator::new(params.weights.clone(), params.net.clone()),
            params,
            tt: TranspositionTable::new(tt_bytes),
            history: History::new(),
            repetitions: RepetitionStack::default(),
            buffer: MoveBuffer::with_capacity(4096),
            stack: vec![StackEntry::EMPTY; MAX_PLY + 2 + STACK_OFFSET],
            pv_table: vec![None; PV_STRIDE * PV_STRIDE],
            nodes: 0,
            seldepth: 0,
            stopped: false,
            next_check: 0,
            entering_king: None,
            noise: EvalNoise::default(),
            iteration: IterationState::default(),
            root_moves: Vec::new(),
        }
    }

    /// Clears the transposition table and the histories, as before a new game.
    pub fn clear(&mut self) {
        self.tt.clear();
        self.history.clear();
    }

    /// The search stack's entry of a ply.
    fn ss(&self, ply: usize) -> &StackEntry {
        &self.stack[ply + STACK_OFFSET]
    }

    fn ss_mut(&mut self, ply: usize) -> &mut StackEntry {
        &mut self.stack[ply + STACK_OFFSET]
    }

    /// The moves one, two and four plies before `ply`.
    fn continuation_context(&self, ply: usize) -> ContinuationContext {
        let at = ply + STACK_OFFSET;
        ContinuationContext([1, 2, 4].map(|back| self.stack[at - back].piece_to))
    }

    /// Makes a move: the position after it. Updates the evaluator and the stacks.
    fn make(&mut self, position: &Position, mv: Move, ply: usize) -> Position {
        let mut next = *position;
        let piece_to = movepicker::piece_to(position, mv);
        let delta = next.play_unchecked(mv);
        self.evaluator.make_move(ply, &next, &delta);
        let entry = self.ss_mut(ply);
        entry.piece_to = piece_to;
        entry.mv = Some(mv);
        self.repetitions.push(&next);
        self.nodes += 1;
        next
    }

    fn unmake(&mut self) {
        self.repetitions.pop();
    }

    /// The static evaluation of a position `ply` plies from the root, with the noise of
    /// this search.
    fn evaluate(&mut self, position: &Position, ply: usize) -> i32 {
        let value = self.evaluator.evaluate(ply, position);
        if self.noise.spread == 0 {
            value
        } else {
            value + self.noise.value(position)
        }
    }

    /// Whether the search is stopped. Checks the limits when they are due.
    fn should_stop(&mut self, control: &mut SearchControl<'_>) -> bool {
        if self.nodes >= self.next_check {
            self.check_limits(control);
        }
        self.stopped
    }

    /// Sets the line of `ply` to `mv` followed by the line of the next ply.
    fn update_pv(&mut self, ply: usize, mv: Move) {
        let (from, to) = ((ply + 1) * PV_STRIDE, ply * PV_STRIDE);
        self.pv_table[to] = Some(mv);
        for at in 0..PV_STRIDE - 1 {
            let next = self.pv_table[from + at];
            self.pv_table[to + at + 1] = next;
            if next.is_none() {
                break;
            }
        }
    }

    fn clear_pv(&mut self, ply: usize) {
        self.pv_table[ply * PV_STRIDE] = None;
    }
}

impl fmt::Debug for Searcher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Searcher")
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}
