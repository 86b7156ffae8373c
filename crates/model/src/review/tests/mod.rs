mod edits;
mod game_info;
mod line_names;
mod marks;
mod navigation;
mod play_on;
mod properties;
mod reading;
mod start_ply;
mod study;
mod tree_rows;

use komadai_records::{EndMarker, NodeId, Record};
use shogi::{Move, Origin, Ply, Setup};

use super::{Review, ReviewEvent};
use crate::{BoardIntent, BoardTarget};

/// A record of moves with spaces between and variations in brackets after the
/// move that they are instead of; `end` resigns.
fn record(text: &str) -> Record {
    record_from(Setup::startpos(), text)
}

fn record_from(start: Setup, text: &str) -> Record {
    let mut record = Record::new(start);
    let mut stack = Vec::new();
    let (mut at, mut before) = (NodeId::ROOT, NodeId::ROOT);
    for word in text
        .replace('(', "( ")
        .replace(')', " )")
        .split_whitespace()
    {
        match word {
            "(" => {
                stack.push((at, before));
                at = before;
            }
            ")" => (at, before) = stack.pop().expect("brackets match"),
            word => {
                let mut line = record.editor_from(at);
                before = at;
                at = if word == "end" {
                    line.end(EndMarker::Resignation).expect("the line goes on")
                } else {
                    let ply = line.parse_ply(word).expect("a move");
                    line.push_sibling(ply).expect("the wood is there")
                };
            }
        }
    }
    record
}

/// Moves 1 and 3 have variations, and a variation has one of its own.
const TREE: &str = "7g7f (2g2f 8c8d (3c3d 7g7f)) 3c3d 2g2f (6g6f 8c8d) (2h6h) 4c4d end";

fn review(text: &str) -> Review {
    Review::new(record(text))
}

/// The first node in the order of the tree whose move is this one.
fn find(review: &Review, usi: &str) -> NodeId {
    let record = review.record();
    let is = |id: &NodeId| word(record, *id) == usi;
    let found = record.depth_first().into_iter().find(is);
    found.unwrap_or_else(|| panic!("no {usi}"))
}

fn word(record: &Record, id: NodeId) -> String {
    match record.node(id).ply() {
        Some(ply) => ply.mv.to_string(),
        None if id == NodeId::ROOT => "start".to_owned(),
        None => "end".to_owned(),
    }
}

/// The move that led to where the board stands.
fn here(review: &Review) -> String {
    word(review.record(), review.at())
}

/// The line that is read.
fn line(review: &Review) -> String {
    let words = review.line().into_iter();
    let words: Vec<String> = words.map(|id| word(review.record(), id)).collect();
    words.join(" ")
}

/// Plays a move as a board does: by touching its two ends.
fn touch_move(review: &mut Review, usi: &str) -> Vec<ReviewEvent> {
    let mv: Move = usi.parse().expect("a move");
    let from = match mv.origin(review.setup().turn()) {
        Origin::Board(square) => BoardTarget::Square(square),
        Origin::Hand(color, kind) => BoardTarget::Hand(color, kind),
    };
    review.handle(BoardIntent::Touch(from));
    let events = review.handle(BoardIntent::Touch(BoardTarget::Square(mv.to())));
    match events.last() {
        Some(ReviewEvent::Promoting { .. }) => review.handle(BoardIntent::Promote(mv.promotes())),
        _ => events,
    }
}

fn moved(events: &[ReviewEvent]) -> Vec<String> {
    let of = |event: &ReviewEvent| match event {
        ReviewEvent::Moved {
            ply: Ply { mv, .. },
            ..
        } => Some(mv.to_string()),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}
