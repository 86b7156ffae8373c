//! Writing JKF.

use alloc::{borrow::ToOwned, boxed::Box, string::String};
use core::time::Duration;

use komadai_shogi::{ByColor, Setup};

use super::{json::write_text, line::MAX_DEPTH, moves, start};
use crate::{
    notation::{
        FormattedRecord, Loss, comment_marks,
        csa::codes::{self, LastMove},
        losses::LossReport,
    },
    record::{EndMarker, NodeId, NodeKind, Notes, Record, key},
};

/// Writes a record with its variations.
#[must_use]
pub fn write(record: &Record) -> FormattedRecord {
    let mut writer = Writer {
        record,
        text: "{\"header\":{".to_owned(),
        losses: LossReport::default(),
    };
    if record.headers.get(key::HANDICAP).is_some() {
        writer.losses.add(Loss::HandicapName);
    }
    let headers = record.headers.iter();
    for (index, (key, value)) in headers.filter(|(key, _)| *key != key::HANDICAP).enumerate() {
        if index > 0 {
            writer.text.push(',');
        }
        write_text(key, &mut writer.text);
        writer.text.push(':');
        write_text(value, &mut writer.text);
    }
    writer.text.push_str("},\"initial\":");
    start::write(record.start(), &mut writer.text);
    if record.start().move_number() != 1 {
        writer.losses.add(Loss::FirstMoveNumber);
    }
    writer.text.push_str(",\"moves\":[{");
    let root = record.node(NodeId::ROOT).notes();
    writer.notes(root, false);
    writer.text.push('}');
    writer.lines();
    writer.text.push_str("]}\n");
    writer.losses.finish(writer.text)
}

/// The state before a node.
#[derive(Clone)]
struct Before {
    table: Setup,
    last: Option<LastMove>,
    total: ByColor<Duration>,
}

/// What remains to be written; a stack.
enum Task {
    /// A node and the line after it.
    Line { node: NodeId, before: Box<Before> },
    /// The variations of a node from this one on, then the line after it.
    Forks {
        fork: Option<NodeId>,
        base: Box<Before>,
        is_first: bool,
    },
}

struct Writer<'r> {
    record: &'r Record,
    text: String,
    losses: LossReport,
}

impl Writer<'_> {
    fn lines(&mut self) {
        let Some(first) = self.record.node(NodeId::ROOT).next() else {
            return;
        };
        let before = Box::new(Before {
            table: self.record.start().clone(),
            last: None,
            total: ByColor::default(),
        });
        self.text.push(',');
        let mut depth = 0;
        let mut tasks = vec![Task::Line {
            node: first,
            before,
        }];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Line { node, before } => {
                    let base = self.has_forks(node, depth).then(|| before.clone());
                    self.text.push('{');
                    let after = self.node(node, *before);
                    if let Some(next) = self.record.node(node).next() {
                        tasks.push(Task::Line {
                            node: next,
                            before: Box::new(after),
                        });
                    }
                    match base {
                        Some(base) => {
                            self.text.push_str(",\"forks\":[");
                            depth += 1;
                            tasks.push(Task::Forks {
                                fork: self.record.node(node).sibling(),
                                base,
                                is_first: true,
                            });
                        }
                        None => self.close_entry(node),
                    }
                }
                Task::Forks { fork: None, .. } => {
                    depth -= 1;
                    self.text.push_str("]]}");
                    if matches!(tasks.last(), Some(Task::Line { .. })) {
                        self.text.push(',');
                    }
                }
                Task::Forks {
                    fork: Some(node),
                    base,
                    is_first,
                } => {
                    self.text.push_str(if is_first { "[" } else { "],[" });
                    tasks.push(Task::Forks {
                        fork: self.record.node(node).sibling(),
                        base: base.clone(),
                        is_first: false,
                    });
                    tasks.push(Task::Line { node, before: base });
                }
            }
        }
    }

    /// Whether the variations of a node are written here: at the first sibling.
    fn has_forks(&mut self, id: NodeId, depth: usize) -> bool {
        let node = self.record.node(id);
        let parent = node.parent().unwrap_or(NodeId::ROOT);
        let is_first = self.record.node(parent).next() == Some(id);
        let has_forks = is_first && node.sibling().is_some();
        if has_forks && depth + 1 >= MAX_DEPTH {
            self.losses.add(Loss::DeepVariations);
            return false;
        }
        has_forks
    }

    fn close_entry(&mut self, id: NodeId) {
        self.text.push('}');
        if self.record.node(id).next().is_some() {
            self.text.push(',');
        }
    }

    /// Writes an entry without its forks and its closing brace.
    fn node(&mut self, id: NodeId, mut before: Before) -> Before {
        let node = self.record.node(id);
        let turn = before.table.turn();
        match node.kind() {
            NodeKind::Start => {}
            NodeKind::Move(ply) => {
                self.text.push_str("\"move\":");
                let to = before.last.as_ref().map(LastMove::to);
                moves::write(*ply, &before.table, to, &mut self.text);
                let table = before.table.clone();
                before
                    .table
                    .apply_as(*ply)
                    .unwrap_or_else(|error| unreachable!("a record's move: {error}"));
                before.last = Some(LastMove {
                    before: table,
                    ply: *ply,
                });
            }
            NodeKind::End(word) => {
                let (name, error) = match word {
                    // Any text is allowed there.
                    EndMarker::Other(word) => (Some(word.clone()), None),
                    EndMarker::ForfeitWin => (Some(codes::FORFEIT_WIN.to_owned()), None),
                    EndMarker::ForfeitLoss => (Some(codes::FORFEIT_LOSS.to_owned()), None),
                    word => codes::end_name(word, &before.table, before.last.as_ref()),
                };
                if let Some(error) = error {
                    self.losses.add(error);
                }
                self.text.push_str("\"special\":");
                write_text(&name.unwrap_or_default(), &mut self.text);
            }
        }
        if let Some(spent) = node.spent() {
            before.total[turn] += spent;
            self.time(spent, before.total[turn]);
        }
        self.notes(node.notes(), true);
        before
    }

    fn time(&mut self, spent: Duration, total: Duration) {
        self.losses.fraction(spent);
        let (spent, total) = (spent.as_secs(), total.as_secs());
        let time = format!(
            ",\"time\":{{\"now\":{{\"m\":{},\"s\":{}}},\"total\":{{\"h\":{},\"m\":{},\"s\":{}}}}}",
            spent / 60,
            spent % 60,
            total / 3600,
            total / 60 % 60,
            total % 60
        );
        self.text.push_str(&time);
    }

    fn notes(&mut self, notes: &Notes, is_continued: bool) {
        let marks = comment_marks::write(&notes.marks);
        let comment = Some(&*notes.comment).filter(|comment| !comment.is_empty());
        let lines = comment.into_iter().flat_map(|comment| comment.split('\n'));
        let mut lines = marks.as_deref().into_iter().chain(lines).peekable();
        if lines.peek().is_some() {
            if is_continued {
                self.text.push(',');
            }
            self.text.push_str("\"comments\":[");
            for (index, line) in lines.enumerate() {
                if index > 0 {
                    self.text.push(',');
                }
                write_text(line, &mut self.text);
            }
            self.text.push(']');
        }
        if comment_marks::is_mistaken(notes) {
            self.losses.add(Loss::CommentAsMarks);
        }
        if !notes.bookmark.is_empty() {
            self.losses.add(Loss::Bookmarks);
        }
        if notes.evaluation.is_some() {
            self.losses.add(Loss::Evaluations);
        }
    }
}
