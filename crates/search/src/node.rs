//! A node of the search tree.

use komadai_shogi::{Move, Position};

use super::{history::HistoryContext, pseudo_movegen::LegalityFilter, tt::TtEntry};

/// How a node is to be searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// Remaining depth in plies; quiescence search at 0 and below.
    pub depth: i32,
    /// Expected cut node: a beta cutoff is likely.
    pub cut_node: bool,
}

impl Node {
    /// The child of a node in a zero-window search: cut and all nodes alternate.
    pub fn child(self, depth: i32) -> Self {
        Self {
            depth,
            cut_node: !self.cut_node,
        }
    }
}

/// What is known of a node before its moves are searched.
pub(super) struct NodeState<'a> {
    pub position: &'a Position,
    /// Distance from the root.
    pub ply: usize,
    /// The root: its moves are the root moves, and their results are kept.
    pub is_root: bool,
    /// Remaining depth and kind of node, as the caller chose them.
    pub node: Node,
    /// Remaining depth after internal iterative reduction.
    pub depth: i32,
    pub in_check: bool,
    /// The move excluded by a singular extension search.
    pub excluded: Option<Move>,
    pub tt_entry: Option<TtEntry>,
    /// The legal move of the table entry.
    pub tt_move: Option<Move>,
    pub legality: LegalityFilter,
    pub context: HistoryContext,
    /// The static evaluation without correction; [`NO_EVAL`] in check.
    pub raw_eval: i32,
    /// The static evaluation with correction history; [`NO_EVAL`] in check.
    pub static_eval: i32,
    /// The static evaluation, refined by the table entry.
    pub eval: i32,
    /// Whether the static evaluation is higher than two plies ago, or four if we were in check
    /// then.
    pub improving: bool,
}
