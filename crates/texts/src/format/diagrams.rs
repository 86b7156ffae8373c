//! Positions of a record as figures, and as problems for a sheet.
use komadai_records::{Marks, NodeId, Record, key};
use shogi::{ByColor, Setup, Square};

use komadai_model::{
    diagram::{Caption, DiagramOptions, Figure, Problem},
    print::SheetItem,
    problems::RecordPosition,
    review::{Review, Study},
};

use crate::{MoveLabel, Text, move_labels};

/// An answer has the rest of its line if that is no longer, as in a mating
/// problem; else the next move alone.
const ANSWER: usize = 15;

/// What an image shows besides the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shows {
    pub moment: bool,
    pub last: bool,
    pub names: bool,
    pub marks: bool,
}

/// The position on the board.
pub fn figure(
    review: &Review,
    title: &str,
    shows: Shows,
    look: DiagramOptions,
    text: Text,
) -> Figure {
    let record = review.record();
    let name = |color| record.headers.name(color).unwrap_or_default().to_owned();
    let moment = match shows.moment {
        true => moment(review, text),
        false => String::new(),
    };
    Figure {
        setup: review.setup().clone(),
        last: last(review).filter(|_| shows.last),
        names: match shows.names {
            true => ByColor::from_fn(name),
            false => ByColor::default(),
        },
        caption: Caption {
            title: title.trim().to_owned(),
            moment,
        },
        marks: match shows.marks {
            true => record.node(review.at()).notes().marks.clone(),
            false => Marks::NONE,
        },
        look,
    }
}

/// The initial caption of an image of the position on the board: its bookmark, or the
/// event.
pub fn title(review: &Review) -> String {
    let record = review.record();
    let header = |key: &str| record.headers.get(key).unwrap_or_default();
    let names = [
        &*record.node(review.at()).notes().bookmark,
        header(key::EVENT),
        header(key::TITLE),
    ];
    let name = names.into_iter().find(|name| !name.is_empty());
    name.unwrap_or_default().to_owned()
}

/// The position on the board as a problem, with how the line goes on as its
/// answer, unless that is not to be seen.
pub fn problem_here(review: &Review, look: DiagramOptions, text: Text) -> SheetItem {
    item(review, review.at(), &review.line(), look, text)
}

/// Every place of a record that has a name.
pub fn bookmarks(record: &Record) -> Vec<NodeId> {
    let nodes = core::iter::once(NodeId::ROOT).chain(record.depth_first());
    nodes
        .filter(|&node| !record.node(node).notes().bookmark.is_empty())
        .collect()
}

/// The problems at every place that has a name.
pub fn problems_at_bookmarks(review: &Review, look: DiagramOptions, text: Text) -> Vec<SheetItem> {
    let record = review.record();
    let item = |node| {
        let mut line = record.path_to(node);
        line.extend(record.line_from(node));
        item(review, node, &line, look, text)
    };
    bookmarks(record).into_iter().map(item).collect()
}

/// A problem of the sheet. `line` leads to the node and on.
fn item(
    review: &Review,
    node: NodeId,
    line: &[NodeId],
    look: DiagramOptions,
    text: Text,
) -> SheetItem {
    let record = review.record();
    let mut problem = problem(record, node, line, look, text);
    if review.study() != Study::Open {
        problem.answer.clear();
        return SheetItem::new(problem, None);
    }
    let rest = line.get(record.ply(node)..).unwrap_or_default();
    SheetItem::new(problem, RecordPosition::on_line(record, node, rest))
}

/// `line` leads to the node and on.
fn problem(
    record: &Record,
    node: NodeId,
    line: &[NodeId],
    look: DiagramOptions,
    text: Text,
) -> Problem {
    let setup: Setup = record.setup_at(node);
    let bookmark = &record.node(node).notes().bookmark;
    let title = match &**bookmark {
        "" => (text.print().to_move)(setup.turn()),
        bookmark => bookmark,
    };
    let labels = move_labels(record, line, text);
    let rest = &labels[record.ply(node).min(labels.len())..];
    let answer = if rest.len() > ANSWER {
        &rest[..1]
    } else {
        rest
    };
    let notation: Vec<&str> = answer.iter().map(|label| &*label.notation).collect();
    Problem {
        figure: Figure {
            caption: Caption {
                title: title.to_owned(),
                moment: String::new(),
            },
            setup,
            last: None,
            names: ByColor::default(),
            marks: Marks::NONE,
            look,
        },
        answer: notation.join(" "),
    }
}

/// The number and the words of the move that led here.
fn moment(review: &Review, text: Text) -> String {
    let record = review.record();
    let labels = move_labels(record, &record.path_to(review.at()), text);
    match labels.last() {
        Some(MoveLabel { number, notation }) => (text.print().moment)(*number, notation),
        None => String::new(),
    }
}

fn last(review: &Review) -> Option<Square> {
    let record = review.record();
    let path = record.path_to(review.at());
    let ply = path.iter().rev().find_map(|&node| record.node(node).ply());
    Some(ply?.mv.to())
}
