//! The rows of the tree of moves: each line of moves in one piece, its variations
//! indented below the move they replace.
use core::time::Duration;
use std::collections::{HashMap, HashSet};

use komadai_records::{NodeId, NodeKind, Record};

use super::Review;
use crate::PlyContext;

/// The contents of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    pub node: NodeId,
    pub depth: usize,
    /// The number of the move; 0 for an end.
    pub number: u32,
    pub notation: String,
    pub spent: Option<Duration>,
    pub commented: bool,
    pub bookmark: String,
    pub illegal: bool,
    /// Whether a variation begins with it.
    pub begins_variation: bool,
    /// How many variations there are beside this move, where it is the line's.
    pub variations: usize,
    pub folded: bool,
}

/// A row of the tree: the node and its depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeRow {
    pub node: NodeId,
    /// How many variations deep it stands; the game itself is 0.
    pub depth: usize,
}

/// Which nodes have a row, in the order of the rows: without what is folded away
/// below the nodes in `folded` and without what may not be seen yet.
pub fn order(
    record: &Record,
    folded: &HashSet<NodeId>,
    seen: &dyn Fn(NodeId) -> bool,
) -> Vec<TreeRow> {
    let mut order = Vec::new();
    let first = record.node(NodeId::ROOT).next();
    let mut open: Vec<TreeRow> = first
        .map(|node| TreeRow { node, depth: 0 })
        .into_iter()
        .collect();
    while let Some(place) = open.pop() {
        let TreeRow { node, depth } = place;
        if !seen(node) {
            continue;
        }
        order.push(place);
        if let Some(node) = record.node(node).next() {
            open.push(TreeRow { node, depth });
        }
        if is_line(record, node) && !folded.contains(&node) {
            let variations = open.len();
            let depth = depth + 1;
            open.extend(siblings(record, node).map(|node| TreeRow { node, depth }));
            open[variations..].reverse();
        }
    }
    order
}

/// The rows of some nodes that stand one after the other. `notation` writes a node in the
/// reader's language.
pub fn rows(
    review: &Review,
    places: &[TreeRow],
    folded: &HashSet<NodeId>,
    notation: &dyn Fn(&PlyContext, &NodeKind) -> String,
) -> Vec<MoveRow> {
    let record = review.record();
    let mut tables: HashMap<NodeId, PlyContext> = HashMap::new();
    let row = |&TreeRow { node, depth }: &TreeRow| {
        let parent = record.node(node).parent().unwrap_or(NodeId::ROOT);
        let before = tables
            .entry(parent)
            .or_insert_with(|| PlyContext::after_node(review, parent));
        let (row, after) = row(record, node, depth, before, notation);
        if let Some(after) = after {
            tables.insert(node, after);
        }
        let is_line = is_line(record, node);
        MoveRow {
            begins_variation: !is_line,
            variations: if is_line {
                siblings(record, node).count()
            } else {
                0
            },
            folded: folded.contains(&node),
            ..row
        }
    };
    places.iter().map(row).collect()
}

/// All nodes that have variations beside them.
pub fn forks(record: &Record) -> HashSet<NodeId> {
    let nodes = record.depth_first().into_iter();
    nodes
        .filter(|&node| is_line(record, node) && record.node(node).sibling().is_some())
        .collect()
}

/// The forks whose variations the board stands in: none of them may be folded for
/// the row there to be seen.
pub fn forks_above(review: &Review) -> Vec<NodeId> {
    let record = review.record();
    let heads = review.variation_heads();
    heads
        .filter_map(|node| record.node(record.node(node).parent()?).next())
        .collect()
}

/// Whether a node is its parent's first child.
fn is_line(record: &Record, node: NodeId) -> bool {
    let parent = record.node(node).parent();
    parent.is_some_and(|parent| record.node(parent).next() == Some(node))
}

/// The nodes after this one in the place of the same move.
fn siblings(record: &Record, node: NodeId) -> impl Iterator<Item = NodeId> {
    let next = |&node: &NodeId| record.node(node).sibling();
    core::iter::successors(record.node(node).sibling(), next)
}

fn row(
    record: &Record,
    id: NodeId,
    depth: usize,
    before: &PlyContext,
    notation: &dyn Fn(&PlyContext, &NodeKind) -> String,
) -> (MoveRow, Option<PlyContext>) {
    let node = record.node(id);
    let (number, illegal, after) = match node.kind() {
        NodeKind::Move(ply) => (
            before.move_number(),
            !before.allows(*ply),
            before.after(*ply),
        ),
        NodeKind::End(_) | NodeKind::Start => (0, false, None),
    };
    let notes = node.notes();
    let row = MoveRow {
        node: id,
        depth,
        number,
        notation: notation(before, node.kind()),
        spent: node.spent(),
        commented: !notes.comment.is_empty(),
        bookmark: notes.bookmark.clone(),
        illegal,
        begins_variation: false,
        variations: 0,
        folded: false,
    };
    (row, after)
}
