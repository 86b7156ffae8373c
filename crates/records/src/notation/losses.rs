//! Collecting what a format cannot hold.

use alloc::{string::String, vec::Vec};
use core::time::Duration;

use super::{FormattedRecord, Loss};
use crate::record::Record;

/// Collects what a format cannot hold, each thing once.
#[derive(Debug, Default)]
pub(super) struct LossReport(Vec<Loss>);

impl LossReport {
    pub fn add(&mut self, what: Loss) {
        if !self.0.contains(&what) {
            self.0.push(what);
        }
    }

    /// Variations in a format without them; `main` is the number of nodes written.
    pub fn variations(&mut self, record: &Record, main: usize) {
        if record.len() - 1 > main {
            self.add(Loss::Variations);
        }
    }

    /// Fractions of a second in a format of whole seconds.
    pub fn fraction(&mut self, spent: Duration) {
        if spent.subsec_nanos() > 0 {
            self.add(Loss::FractionsOfSeconds);
        }
    }

    /// All notes, in a format of moves only.
    pub fn all_notes(&mut self, record: &Record) {
        for id in core::iter::once(crate::record::NodeId::ROOT).chain(record.depth_first()) {
            let (node, notes) = (record.node(id), record.node(id).notes());
            let said = [
                (!notes.comment.is_empty(), Loss::Comments),
                (!notes.bookmark.is_empty(), Loss::Bookmarks),
                (notes.evaluation.is_some(), Loss::Evaluations),
                (!notes.marks.is_empty(), Loss::Marks),
                (node.spent().is_some(), Loss::Times),
            ];
            for (is_said, what) in said {
                if is_said {
                    self.add(what);
                }
            }
        }
        if !record.headers.is_empty() {
            self.add(Loss::Headers);
        }
    }

    pub fn finish(self, text: String) -> FormattedRecord {
        FormattedRecord {
            text,
            dropped: self.0,
        }
    }
}
