//! Writing CSA.

use alloc::{borrow::ToOwned, string::String};
use core::{fmt::Write, time::Duration};

use komadai_shogi::{Ply, Setup};

use super::{
    codes::{self, LastMove},
    comment, headers, position,
};
use crate::{
    notation::{FormattedRecord, Loss, comment_marks, losses::LossReport},
    record::{EndMarker, NodeId, NodeKind, Record},
};

/// The versions that can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Version {
    /// Version 2.2, by convention in Shift_JIS.
    V2,
    /// Version 3.0, in UTF-8.
    V3,
}

/// Writes the main line of a record.
#[must_use]
pub fn write(record: &Record, version: Version) -> FormattedRecord {
    let mut text = match version {
        Version::V2 => "V2.2\n",
        Version::V3 => "'CSA encoding=UTF-8\nV3.0\n",
    }
    .to_owned();
    let mut losses = LossReport::default();
    if !headers::write(record, &mut text) {
        losses.add(Loss::AnyHeader);
    }
    if record.start().move_number() != 1 {
        losses.add(Loss::FirstMoveNumber);
    }
    position::write(record.start(), &mut text);
    let mut writer = Writer {
        version,
        table: record.start().clone(),
        last: None,
        text,
        losses,
    };
    writer.notes(record, NodeId::ROOT);
    let line = record.main_line();
    for &id in &line {
        writer.node(record, id);
    }
    writer.losses.variations(record, line.len());
    writer.losses.finish(writer.text)
}

struct Writer {
    version: Version,
    table: Setup,
    last: Option<LastMove>,
    text: String,
    losses: LossReport,
}

impl Writer {
    fn node(&mut self, record: &Record, id: NodeId) {
        let node = record.node(id);
        let is_written = match node.kind() {
            NodeKind::Start => return,
            NodeKind::Move(ply) => {
                self.play(*ply);
                true
            }
            NodeKind::End(word) => self.end(word),
        };
        match node.spent() {
            Some(spent) if is_written => self.time(spent),
            Some(_) => self.losses.add(Loss::EndTime),
            None => {}
        }
        self.notes(record, id);
    }

    fn play(&mut self, ply: Ply) {
        let before = self.table.clone();
        let applied = self
            .table
            .apply_as(ply)
            .unwrap_or_else(|error| unreachable!("a record's move: {error}"));
        self.last = Some(LastMove { before, ply });
        let place = |square: komadai_shogi::Square| (square.file(), square.rank());
        let (from_file, from_rank) = ply.mv.from().map_or((0, 0), place);
        let (to_file, to_rank) = place(ply.mv.to());
        let sign = position::sign_of(ply.by);
        let code = codes::code(applied.piece.kind());
        self.line(format_args!(
            "{sign}{from_file}{from_rank}{to_file}{to_rank}{code}"
        ));
    }

    fn end(&mut self, word: &EndMarker) -> bool {
        let (name, error) = match (word, self.version) {
            (EndMarker::MoveLimit, Version::V2) => {
                (Some("JISHOGI".to_owned()), Some(Loss::MoveLimit))
            }
            _ => codes::end_name(word, &self.table, self.last.as_ref()),
        };
        if let Some(error) = error {
            self.losses.add(error);
        }
        if let Some(name) = &name {
            self.line(format_args!("%{name}"));
        }
        name.is_some()
    }

    fn time(&mut self, spent: Duration) {
        let (seconds, nanos) = (spent.as_secs(), spent.subsec_nanos());
        if self.version == Version::V2 {
            self.losses.fraction(spent);
        }
        if nanos == 0 || self.version == Version::V2 {
            self.line(format_args!("T{seconds}"));
        } else {
            let fraction = format!("{nanos:09}");
            self.line(format_args!(
                "T{seconds}.{}",
                fraction.trim_end_matches('0')
            ));
        }
    }

    fn notes(&mut self, record: &Record, id: NodeId) {
        let notes = record.node(id).notes();
        if !comment::write(notes, &mut self.text) {
            self.losses.add(match notes.evaluation {
                Some(_) => Loss::MateEvaluations,
                None => Loss::CommentAsEvaluation,
            });
        }
        if notes.comment.contains('\r') {
            self.losses.add(Loss::ExactComment);
        }
        if comment_marks::is_mistaken(notes) {
            self.losses.add(Loss::CommentAsMarks);
        }
        if !notes.bookmark.is_empty() {
            self.losses.add(Loss::Bookmarks);
        }
    }

    fn line(&mut self, line: core::fmt::Arguments<'_>) {
        writeln!(self.text, "{line}").expect("a String takes any text");
    }
}
