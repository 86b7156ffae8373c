//! The tree of a record as lines on paper: each line of moves in one piece, its
//! variations set in below the move they replace.
use core::time::Duration;
use std::collections::HashSet;

use shogi::{
    Move, Ply, Position, Setup, Strictness,
    notation::japanese::SideMarks,
    record::{NodeId, Record, Step},
};

use crate::{
    i18n::{Language, Text},
    session::{facts_of, review::Review},
};

/// One line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub node: NodeId,
    /// How many variations deep it stands; the game itself is 0.
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
pub struct Said {
    pub number: u32,
    pub words: String,
}

/// A node still to be written, with what stands on the table before it.
struct Open {
    node: NodeId,
    depth: usize,
    before: Table,
}

/// The table before a move, and the move that led there.
#[derive(Clone)]
pub struct Table {
    setup: Setup,
    position: Option<Position>,
    last: Option<Move>,
}

/// The rows of a record, without what is folded away below the nodes in `folded`
/// and without what may not be seen yet.
pub fn rows(
    record: &Record,
    folded: &HashSet<NodeId>,
    seen: &dyn Fn(NodeId) -> bool,
    text: &'static Text,
) -> Vec<Row> {
    let mut rows = Vec::new();
    let Some(first) = record.node(NodeId::ROOT).next() else {
        return rows;
    };
    let before = Table::start(record);
    let mut open = vec![Open {
        node: first,
        depth: 0,
        before,
    }];
    while let Some(Open {
        node,
        depth,
        before,
    }) = open.pop()
    {
        if !seen(node) {
            continue;
        }
        let (is_line, siblings) = variations_of(record, node);
        let is_folded = folded.contains(&node);
        let (row, after) = row(record, node, depth, &before, text);
        if let (Some(next), Some(after)) = (record.node(node).next(), after) {
            open.push(Open {
                node: next,
                depth,
                before: after,
            });
        }
        if is_line && !is_folded {
            let variations = siblings.iter().rev().map(|&node| Open {
                node,
                depth: depth + 1,
                before: before.clone(),
            });
            open.extend(variations);
        }
        rows.push(Row {
            variations: if is_line { siblings.len() } else { 0 },
            folded: is_folded,
            ..row
        });
    }
    rows
}

/// The moves of a line from the start of the record, each with its number.
pub fn said_along(record: &Record, line: &[NodeId], text: &'static Text) -> Vec<Said> {
    let mut before = Table::start(record);
    let mut said = Vec::new();
    for ply in line.iter().filter_map(|&node| record.node(node).ply()) {
        let number = before.setup.move_number();
        let words = before.words(ply, text);
        said.push(Said { number, words });
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
        .filter(|&node| {
            let (is_line, siblings) = variations_of(record, node);
            is_line && !siblings.is_empty()
        })
        .collect()
}

/// The forks whose variations a node stands in: none of them may be folded for it
/// to be seen.
pub fn forks_above(record: &Record, node: NodeId) -> Vec<NodeId> {
    let path = record.path_to(node);
    path.into_iter()
        .filter_map(|node| {
            let parent = record.node(node).parent()?;
            record.node(parent).next().filter(|&first| first != node)
        })
        .collect()
}

/// Whether a node is its parent's first child, and the ones after it.
fn variations_of(record: &Record, node: NodeId) -> (bool, Vec<NodeId>) {
    let parent = record.node(node).parent();
    let is_line = parent.is_some_and(|parent| record.node(parent).next() == Some(node));
    let next = |&node: &NodeId| record.node(node).sibling();
    let siblings = core::iter::successors(record.node(node).sibling(), next).collect();
    (is_line, siblings)
}

fn row(
    record: &Record,
    id: NodeId,
    depth: usize,
    before: &Table,
    text: &'static Text,
) -> (Row, Option<Table>) {
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
    let row = Row {
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

impl Table {
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
        match text.language {
            // They have the mark already.
            Language::Japanese => words,
            Language::English => format!("{} {words}", SideMarks::Pieces.of(ply.by)),
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
