//! The tree of a record as lines on paper: each line of moves in one piece, its
//! variations set in below the move they replace.
use core::time::Duration;
use std::collections::{HashMap, HashSet};

use shogi::{
    Move, Ply, Position, Setup, Strictness,
    notation::japanese::SideMarks,
    record::{NodeId, Record, Step},
};

use komadai_model::{facts_of, i18n::Text, review::Review};

/// One line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    pub node: NodeId,
    pub depth: usize,
    /// The number of the move; 0 for an end.
    pub number: u32,
    pub words: String,
    pub spent: Option<Duration>,
    pub commented: bool,
    pub bookmark: String,
    pub illegal: bool,
    /// How many variations there are beside this move, where it is the line's.
    pub variations: usize,
    pub folded: bool,
}

/// A move as a line of text says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveLabel {
    pub number: u32,
    pub words: String,
}

/// A node that has a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeRow {
    pub node: NodeId,
    /// How many variations deep it stands; the game itself is 0.
    pub depth: usize,
}

/// The table before a move, and the move that led there.
#[derive(Clone)]
pub struct PlyContext {
    setup: Setup,
    position: Option<Position>,
    last: Option<Move>,
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

/// The rows of some nodes that stand one after the other.
pub fn rows(
    review: &Review,
    places: &[TreeRow],
    folded: &HashSet<NodeId>,
    text: &'static Text,
) -> Vec<MoveRow> {
    let record = review.record();
    let mut tables: HashMap<NodeId, PlyContext> = HashMap::new();
    let row = |&TreeRow { node, depth }: &TreeRow| {
        let parent = record.node(node).parent().unwrap_or(NodeId::ROOT);
        let before = tables
            .entry(parent)
            .or_insert_with(|| PlyContext::of(review, parent));
        let (row, after) = row(record, node, depth, before, text);
        if let Some(after) = after {
            tables.insert(node, after);
        }
        let is_line = is_line(record, node);
        MoveRow {
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

/// The moves of a line from the start of the record, each with its number.
pub fn move_labels(record: &Record, line: &[NodeId], text: &'static Text) -> Vec<MoveLabel> {
    let mut before = PlyContext::start(record);
    let mut said = Vec::new();
    for ply in line.iter().filter_map(|&node| record.node(node).ply()) {
        let number = before.setup.move_number();
        let words = before.words(ply, text);
        said.push(MoveLabel { number, words });
        let Some(after) = before.after(ply) else {
            break;
        };
        before = after;
    }
    said
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
    text: &'static Text,
) -> (MoveRow, Option<PlyContext>) {
    let node = record.node(id);
    let (number, words, illegal, after) = match node.step() {
        Step::Move(ply) => {
            let legal = before
                .position
                .is_none_or(|position| is_legal(&position, *ply));
            let words = before.words(*ply, text);
            (
                before.setup.move_number(),
                words,
                !legal,
                before.after(*ply),
            )
        }
        Step::End(word) => (0, (text.record().screen.end)(word).to_owned(), false, None),
        Step::Start => (0, String::new(), false, None),
    };
    let notes = node.notes();
    let row = MoveRow {
        node: id,
        depth,
        number,
        words,
        spent: node.spent(),
        commented: !notes.comment.is_empty(),
        bookmark: notes.bookmark.clone(),
        illegal,
        variations: 0,
        folded: false,
    };
    (row, after)
}

impl PlyContext {
    fn start(record: &Record) -> Self {
        Self {
            setup: record.start().clone(),
            position: record.start_position(),
            last: None,
        }
    }

    /// Where the board stands.
    pub fn at(review: &Review) -> Self {
        let last = review.record().node(review.at()).ply();
        Self {
            setup: review.table().clone(),
            position: review.position().copied(),
            last: last.map(|ply| ply.mv),
        }
    }

    /// A position, and the move that led there.
    pub fn standing(position: Position, last: Option<Move>) -> Self {
        Self {
            setup: position.to_setup(),
            position: Some(position),
            last,
        }
    }

    /// After the move of a node.
    fn of(review: &Review, node: NodeId) -> Self {
        let setup = review.table_at(node);
        let last = review.record().node(node).ply();
        Self {
            position: Position::from_setup(&setup, Strictness::Lesson).ok(),
            setup,
            last: last.map(|ply| ply.mv),
        }
    }

    pub fn after(&self, ply: Ply) -> Option<Self> {
        let mut setup = self.setup.clone();
        setup.apply_for(ply).ok()?;
        let position = Position::from_setup(&setup, Strictness::Lesson).ok();
        Some(Self {
            setup,
            position,
            last: Some(ply.mv),
        })
    }

    /// The move as lists of moves write it.
    pub fn words(&self, ply: Ply, text: &'static Text) -> String {
        let moves = &text.later().moves;
        let words = match self.position.filter(|position| is_legal(position, ply)) {
            Some(position) => (moves.written)(&position, ply.mv, self.last),
            None => facts_of(&self.setup, ply, self.last)
                .map_or_else(|| ply.mv.to_string(), moves.plain),
        };
        match moves.names_side {
            true => words,
            false => format!("{} {words}", SideMarks::Pieces.of(ply.by)),
        }
    }

    /// The move to be read out.
    pub fn spoken(&self, ply: Ply, text: &'static Text) -> String {
        let spoken = facts_of(&self.setup, ply, self.last).map(text.terms.spoken_move);
        spoken.unwrap_or_else(|| ply.mv.to_string())
    }
}

fn is_legal(position: &Position, ply: Ply) -> bool {
    position.turn() == ply.by && position.check_legal(ply.mv).is_ok()
}
