//! Comments: `'text`, `'*text` that programs read too, and `'** 123 -3334FU …`, an
//! engine's evaluation from Black's side and its line.

use alloc::string::{String, ToString};

use crate::{
    notation::comment_marks,
    record::{Evaluation, Notes},
};

/// The evaluation at the start of a comment line, as in `* 123 …`, and whether more
/// follows.
pub(super) fn evaluation(line: &str) -> Option<(Evaluation, bool)> {
    let rest = line.strip_prefix("* ")?;
    let (number, more) = match rest.split_once(' ') {
        Some((number, more)) => (number, !more.is_empty()),
        None => (rest, false),
    };
    let plain = number.strip_prefix('-').unwrap_or(number);
    if plain.is_empty() || !plain.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some((Evaluation::Centipawns(number.parse().ok()?), more))
}

/// Adds a comment statement without its `'` to the notes, as first or as another line;
/// returns whether there was a line to add.
pub(super) fn read(notes: &mut Notes, text: &str, is_first: bool) -> bool {
    let line = match text.strip_prefix('*') {
        Some(line) => line,
        None if text.is_empty() => return false,
        None => text,
    };
    if notes.evaluation.is_none()
        && let Some((evaluation, more)) = evaluation(line)
    {
        notes.evaluation = Some(evaluation);
        if !more {
            return false;
        }
    }
    if comment_marks::take(line, &mut notes.marks) {
        return false;
    }
    if !is_first {
        notes.comment.push('\n');
    }
    notes.comment.push_str(line);
    true
}

/// Writes the notes of a node; returns whether they are read back unchanged.
pub(super) fn write(notes: &Notes, text: &mut String) -> bool {
    let lines = || notes.comment.split(['\n', '\r']);
    let said = lines().find_map(evaluation);
    let kept = match notes.evaluation {
        Some(Evaluation::Centipawns(points)) => {
            if said != Some((Evaluation::Centipawns(points), true)) {
                text.push_str("'** ");
                text.push_str(&points.to_string());
                text.push('\n');
            }
            true
        }
        Some(Evaluation::Mate(_)) => false,
        None => said.is_none(),
    };
    if let Some(line) = comment_marks::write(&notes.marks) {
        push(&line, text);
    }
    if !notes.comment.is_empty() {
        lines().for_each(|line| push(line, text));
    }
    kept
}

fn push(line: &str, text: &mut String) {
    text.push_str("'*");
    text.push_str(line);
    text.push('\n');
}
