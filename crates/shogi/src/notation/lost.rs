use core::time::Duration;

use super::{Written, spent};
use crate::record::Record;

/// Collects what a format cannot hold, each thing once.
#[derive(Debug, Default)]
pub(super) struct Lost(Vec<String>);

impl Lost {
    pub fn add(&mut self, what: &str) {
        if !self.0.iter().any(|known| known == what) {
            self.0.push(what.to_owned());
        }
    }

    /// A format without variations, which had `main` nodes to write.
    pub fn variations(&mut self, record: &Record, main: usize) {
        if record.len() - 1 > main {
            self.add("variations");
        }
    }

    /// A time in a format that counts seconds, with what they have behind the point
    /// or without.
    pub fn time(&mut self, spent: Duration, has_fractions: bool) {
        if spent.subsec_nanos() > 0 && !has_fractions {
            self.add("fractions of seconds");
        }
        if spent::is_too_long(spent) {
            self.add("times of more than 31 years");
        }
    }

    /// What is said of nodes, in a format of moves alone.
    pub fn all_notes(&mut self, record: &Record) {
        for id in core::iter::once(crate::record::NodeId::ROOT).chain(record.depth_first()) {
            let (node, notes) = (record.node(id), record.node(id).notes());
            let said = [
                (!notes.comment.is_empty(), "comments"),
                (!notes.bookmark.is_empty(), "bookmarks"),
                (notes.evaluation.is_some(), "evaluations"),
                (node.spent().is_some(), "times"),
            ];
            for (is_said, what) in said {
                if is_said {
                    self.add(what);
                }
            }
        }
        if !record.headers.is_empty() {
            self.add("names and other headers");
        }
    }

    pub fn finish(self, text: String) -> Written {
        Written { text, lost: self.0 }
    }
}
