//! Lines of comment (`*`) and bookmarks (`&`) after a move.

use crate::record::{Evaluation, Notes};

const EVALUATION: &str = "評価値=";
const MATE: &str = "詰";

/// What stands after a move, collected until the next.
#[derive(Debug, Default)]
pub(super) struct NoteLines {
    comment: Option<String>,
    bookmark: Option<String>,
    evaluation: Option<Evaluation>,
}

impl NoteLines {
    /// A line of comment. The first may be an evaluation.
    pub fn comment(&mut self, text: &str) {
        if self.comment.is_none() && self.evaluation.is_none() {
            self.evaluation = evaluation(text);
            if self.evaluation.is_some() {
                return;
            }
        }
        append(&mut self.comment, text);
    }

    pub fn bookmark(&mut self, text: &str) {
        append(&mut self.bookmark, text);
    }

    /// Whether anything was collected.
    pub fn is_empty(&self) -> bool {
        self.comment.is_none() && self.bookmark.is_none() && self.evaluation.is_none()
    }

    /// Adds what was collected to what is said of a node already.
    pub fn add_to(self, notes: &mut Notes) {
        add(&mut notes.comment, self.comment);
        add(&mut notes.bookmark, self.bookmark);
        notes.evaluation = self.evaluation.or(notes.evaluation);
    }
}

fn append(lines: &mut Option<String>, text: &str) {
    match lines {
        Some(lines) => {
            lines.push('\n');
            lines.push_str(text);
        }
        None => *lines = Some(text.to_owned()),
    }
}

fn add(to: &mut String, lines: Option<String>) {
    if let Some(lines) = lines {
        if !to.is_empty() {
            to.push('\n');
        }
        to.push_str(&lines);
    }
}

fn evaluation(text: &str) -> Option<Evaluation> {
    let value = text.strip_prefix(EVALUATION)?;
    match value.strip_prefix(MATE) {
        Some(plies) => plies.parse().ok().map(Evaluation::Mate),
        None => value.parse().ok().map(Evaluation::Centipawns),
    }
}

/// Writes what is said of a node; returns whether it can be read back.
pub(in crate::notation) fn write(notes: &Notes, text: &mut String) -> bool {
    match notes.evaluation {
        Some(Evaluation::Centipawns(value)) => {
            push_line(text, '*', &format!("{EVALUATION}{value}"));
        }
        Some(Evaluation::Mate(plies)) => {
            push_line(text, '*', &format!("{EVALUATION}{MATE}{plies}"));
        }
        None => {}
    }
    for (sign, lines) in [('*', &notes.comment), ('&', &notes.bookmark)] {
        if !lines.is_empty() {
            lines
                .split('\n')
                .for_each(|line| push_line(text, sign, &line.replace('\r', "")));
        }
    }
    let first = notes.comment.split('\n').next().unwrap_or_default();
    let is_mistaken = notes.evaluation.is_none() && evaluation(first).is_some();
    !is_mistaken && !notes.comment.contains('\r') && !notes.bookmark.contains('\r')
}

fn push_line(text: &mut String, sign: char, line: &str) {
    text.push(sign);
    text.push_str(line);
    text.push('\n');
}
