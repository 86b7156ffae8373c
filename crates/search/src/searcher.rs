//! The searcher: the state that all parts of the search share.

use alloc::vec::Vec;
use core::fmt;

use komadai_shogi::{Move, Position};

use super::{
    EvalNoise, MAX_PLY, Params, SearchControl,
    eval::Evaluator,
    history::{History, HistoryContext, PieceTo},
    movepicker,
    pseudo_movegen::MoveBuffer,
    repetition::RepetitionStack,
    root::EnteringKingRules,
    root_mate::RootMate,
    root_move::{IterationState, RootMove},
    shared_nodes::SharedNodes,
    tt::{NO_EVAL, TranspositionTable},
};

/// The search engine with its transposition table and histories, which are kept from one
/// position to the next.
///
/// A clone has a table of its own with the same entries. A [helper](Self::helper) shares
/// the table, to search the same position in another thread.
#[derive(Clone)]
pub struct Searcher {
    pub(super) params: Params,
    pub(super) evaluator: Evaluator,
    pub(super) tt: TranspositionTable,
    pub(super) history: History,
    pub(super) repetitions: RepetitionStack,
    pub(super) buffer: MoveBuffer,
    /// The search stack: an entry for each ply, with [`STACK_OFFSET`] before the root.
    pub(super) stack: Vec<StackEntry>,
    /// The triangular PV table: the line of each ply, [`PV_STRIDE`] moves apart.
    pub(super) pv_table: Vec<Option<Move>>,
    /// The nodes of this searcher alone.
    pub(super) nodes: u64,
    /// The nodes of this searcher and its helpers.
    pub(super) shared_nodes: SharedNodes,
    /// The greatest ply reached in the current iteration.
    pub(super) seldepth: usize,
    pub(super) stopped: bool,
    /// The node count of the next check of the limits.
    pub(super) next_check: u64,
    pub(super) entering_king: Option<EnteringKingRules>,
    pub(super) noise: EvalNoise,
    pub(super) iteration: IterationState,
    pub(super) root_moves: Vec<RootMove>,
    /// The line that is searched (MultiPV): the root moves before it are left out.
    pub(super) pv_index: usize,
    pub(super) root_mate: RootMate,
}

/// An entry of the search stack, one for each ply.
#[derive(Clone, Copy, Debug)]
pub(super) struct StackEntry {
    /// The corrected static evaluation; [`NO_EVAL`] in check.
    pub(super) static_eval: i32,
    /// What the histories of the moves here depend on.
    pub(super) context: HistoryContext,
    /// The current move as an index of the continuation history.
    pub(super) piece_to: PieceTo,
    /// The current move; `None` for a null move.
    pub(super) mv: Option<Move>,
    /// Whether the current move captures.
    pub(super) is_capture: bool,
    /// Whether the current move threatens a capture.
    pub(super) threatens: bool,
    /// The move excluded by a singular extension search.
    pub(super) excluded: Option<Move>,
    pub(super) killers: [Option<Move>; 2],
    /// Number of beta cutoffs at this ply since the node two plies above was entered.
    pub(super) cutoffs: u8,
}

pub(super) const PV_STRIDE: usize = MAX_PLY + 2;
/// Stack entries before the root, so that four earlier plies can always be read.
const STACK_OFFSET: usize = 4;

impl StackEntry {
    pub(super) const EMPTY: Self = Self {
        static_eval: NO_EVAL,
        context: HistoryContext::NONE,
        piece_to: PieceTo::NONE,
        mv: None,
        is_capture: false,
        threatens: false,
        excluded: None,
        killers: [None; 2],
        cutoffs: 0,
    };
}

impl Searcher {
    /// A searcher with a transposition table of about `tt_bytes` bytes; its other memory
    /// is about 17 MB. It evaluates without a net, and is weaker than with one
    /// ([`Params::net`](crate::Params)).
    #[must_use]
    pub fn new(tt_bytes: usize) -> Self {
        Self::with_params(tt_bytes, Params::default())
    }

    /// A searcher with other parameters than the default ones.
    #[must_use]
    pub fn with_params(tt_bytes: usize, params: Params) -> Self {
        Self::with_table(TranspositionTable::new(tt_bytes), params)
    }

    pub(super) fn with_table(tt: TranspositionTable, params: Params) -> Self {
        Self {
            evaluator: Evaluator::new(params.weights.clone(), params.net.clone()),
            params,
            tt,
            history: History::new(),
            repetitions: RepetitionStack::default(),
            buffer: MoveBuffer::with_capacity(4096),
            stack: vec![StackEntry::EMPTY; MAX_PLY + 2 + STACK_OFFSET],
            pv_table: vec![None; PV_STRIDE * PV_STRIDE],
            nodes: 0,
            shared_nodes: SharedNodes::default(),
            seldepth: 0,
            stopped: false,
            next_check: 0,
            entering_king: None,
            noise: EvalNoise::default(),
            iteration: IterationState::default(),
            root_moves: Vec::new(),
            pv_index: 0,
            root_mate: RootMate::new(),
        }
    }

    /// Clears the transposition table and the histories, as before a new game. A table that
    /// is shared with helpers is cleared for them too; their histories are not.
    pub fn clear(&mut self) {
        self.tt.clear();
        self.history.clear();
    }

    /// The search stack's entry of a ply.
    pub(super) fn ss(&self, ply: usize) -> &StackEntry {
        &self.stack[ply + STACK_OFFSET]
    }

    pub(super) fn ss_mut(&mut self, ply: usize) -> &mut StackEntry {
        &mut self.stack[ply + STACK_OFFSET]
    }

    /// What the histories of moves at `ply` depend on, without the threats.
    pub(super) fn history_context(&self, position: &Position, ply: usize) -> HistoryContext {
        let at = ply + STACK_OFFSET;
        HistoryContext::new(
            position,
            [1, 2, 4].map(|back| self.stack[at - back].piece_to),
        )
    }

    /// Makes a move: the position after it. Updates the evaluator and the stacks.
    pub(super) fn make(&mut self, position: &Position, mv: Move, ply: usize) -> Position {
        let mut next = *position;
        let piece_to = movepicker::piece_to(position, mv);
        let delta = next.play_unchecked(mv);
        self.evaluator.make_move(ply, &next, &delta);
        let entry = self.ss_mut(ply);
        entry.piece_to = piece_to;
        entry.mv = Some(mv);
        entry.is_capture = delta.captured.is_some();
        entry.threatens = false;
        self.repetitions.push(&next);
        self.nodes += 1;
        next
    }

    pub(super) fn unmake(&mut self) {
        self.repetitions.pop();
    }

    /// The static evaluation of a position `ply` plies from the root, with the noise of
    /// this search.
    pub(super) fn evaluate(&mut self, position: &Position, ply: usize) -> i32 {
        let value = self.evaluator.evaluate(ply, position);
        if self.noise.spread == 0 {
            value
        } else {
            value + self.noise.value(position)
        }
    }

    /// Whether the search is stopped. Checks the limits when they are due.
    pub(super) fn should_stop(&mut self, control: &mut SearchControl<'_>) -> bool {
        if self.nodes >= self.next_check {
            self.check_limits(control);
        }
        self.stopped
    }

    /// Sets the line of `ply` to `mv` followed by the line of the next ply.
    pub(super) fn update_pv(&mut self, ply: usize, mv: Move) {
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

    pub(super) fn clear_pv(&mut self, ply: usize) {
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
