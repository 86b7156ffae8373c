//! Comments (`*`) and bookmarks (`&`) after a move.

use alloc::{borrow::ToOwned, string::String};

use komadai_shogi::Color;

use crate::{
    notation::comment_marks,
    record::{Evaluation, Marks, Notes},
};

/// As ShogiHome writes them; of a game it has played another sign stands before them.
const EVALUATION: &str = "評価値=";
const MATE_IN: &str = "詰み=";
const SIGNS: [char; 2] = ['#', '*'];
const WINNERS: [(Color, &str); 2] = [(Color::Black, "先手勝ち"), (Color::White, "後手勝ち")];
/// A mate in the texts of engines, and in evaluations of earlier versions.
const MATE: &str = "詰";

/// The notes after a move, collected until the next one.
#[derive(Debug, Default)]
pub(in crate::notation) struct NoteLines {
    comment: Option<String>,
    bookmark: Option<String>,
    evaluation: Option<Evaluation>,
    marks: Marks,
}

impl NoteLines {
    /// Adds a line of a comment. The first one may be an evaluation, any may hold one that an
    /// engine has written, and any may be marks.
    pub fn comment(&mut self, text: &str) {
        if self.comment.is_none() && self.evaluation.is_none() {
            self.evaluation = evaluation(text);
            if self.evaluation.is_some() {
                return;
            }
        }
        self.evaluation = self.evaluation.or_else(|| of_engine(text));
        if !comment_marks::take(text, &mut self.marks) {
            append(&mut self.comment, text);
        }
    }

    pub fn bookmark(&mut self, text: &str) {
        append(&mut self.bookmark, text);
    }

    /// Whether there are no notes.
    pub fn is_empty(&self) -> bool {
        self.comment.is_none()
            && self.bookmark.is_none()
            && self.evaluation.is_none()
            && self.marks.is_empty()
    }

    /// Adds the collected notes to those of a node.
    pub fn add_to(self, notes: &mut Notes) {
        add(&mut notes.comment, self.comment);
        add(&mut notes.bookmark, self.bookmark);
        notes.evaluation = self.evaluation.or(notes.evaluation);
        notes.marks.extend(self.marks.iter().copied());
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

/// A line that is an evaluation: `#評価値=88`, `#詰み=先手勝ち:7手`.
fn evaluation(text: &str) -> Option<Evaluation> {
    let text = text.strip_prefix(SIGNS).unwrap_or(text);
    if let Some(mate) = text.strip_prefix(MATE_IN) {
        let (winner, plies) = mate.split_once(':')?;
        let plies: i64 = plies.strip_suffix('手')?.parse().ok()?;
        let (color, _) = WINNERS.into_iter().find(|(_, word)| *word == winner)?;
        let plies = match color {
            Color::Black => plies,
            Color::White => -plies,
        };
        return i32::try_from(plies).ok().map(Evaluation::Mate);
    }
    let value = text.strip_prefix(EVALUATION)?;
    match value.strip_prefix(MATE) {
        Some(plies) => plies.parse().ok().map(Evaluation::Mate),
        None => value.parse().ok().map(Evaluation::Centipawns),
    }
}

/// The line of an evaluation.
fn evaluation_line(evaluation: Evaluation) -> String {
    let sign = SIGNS[0];
    match evaluation {
        Evaluation::Centipawns(value) => format!("{sign}{EVALUATION}{value}"),
        Evaluation::Mate(plies) => {
            let (_, winner) = WINNERS[usize::from(plies < 0)];
            format!("{sign}{MATE_IN}{winner}:{}手", plies.unsigned_abs())
        }
    }
}

/// The evaluation in a line of an engine: one of ShogiHome after other text, or one of ShogiGUI,
/// Kishin Analytics and others: `解析 候補1 深さ 12 評価値 88 読み筋 …`, or `評価値 -詰 3`.
fn of_engine(text: &str) -> Option<Evaluation> {
    if text.starts_with(SIGNS) {
        return evaluation(text);
    }
    let (before, value) = text.split_once(" 評価値 ")?;
    if !before.contains("深さ ") && !value.contains(" 読み筋 ") {
        return None;
    }
    let mut words = value.split(' ');
    let value = words.next()?;
    let Some(sign) = value.strip_suffix(MATE) else {
        let value = value.trim_end_matches(['↑', '↓']);
        return value.parse().ok().map(Evaluation::Centipawns);
    };
    let plies: u16 = words.next()?.parse().ok()?;
    Some(Evaluation::Mate(match sign {
        "-" => -i32::from(plies),
        _ => plies.into(),
    }))
}

/// Writes the notes of a node; returns whether they are read back unchanged.
pub(in crate::notation) fn write(notes: &Notes, text: &mut String) -> bool {
    write_values(notes, text);
    write_lines('*', &notes.comment, text);
    write_lines('&', &notes.bookmark, text);
    holds_comment(notes) && holds_bookmark(notes)
}

/// Writes evaluation and marks, which precede the comment. An evaluation that the comment has
/// is not written again.
pub(in crate::notation) fn write_values(notes: &Notes, text: &mut String) {
    let first = notes.comment.split('\n').next().unwrap_or_default();
    let is_said = holds_comment(notes)
        && evaluation(first).is_none()
        && notes.evaluation == notes.comment.split('\n').find_map(of_engine);
    let own = notes.evaluation.filter(|_| !is_said);
    for line in own
        .map(evaluation_line)
        .into_iter()
        .chain(comment_marks::write(&notes.marks))
    {
        write_lines('*', &line, text);
    }
}

/// Writes the lines of a comment or a bookmark.
pub(in crate::notation) fn write_lines(sign: char, lines: &str, text: &mut String) {
    let lines = (!lines.is_empty()).then(|| lines.split('\n'));
    for line in lines.into_iter().flatten() {
        text.push(sign);
        text.extend(line.chars().filter(|&letter| letter != '\r'));
        text.push('\n');
    }
}

/// Whether the comment is read back unchanged.
pub(in crate::notation) fn holds_comment(notes: &Notes) -> bool {
    let first = notes.comment.split('\n').next().unwrap_or_default();
    let mut lines = notes.comment.split('\n');
    let is_evaluation = notes.evaluation.is_none()
        && (evaluation(first).is_some() || lines.any(|line| of_engine(line).is_some()));
    !is_evaluation && !comment_marks::is_mistaken(notes) && !notes.comment.contains('\r')
}

/// Whether the bookmark is read back unchanged.
pub(in crate::notation) fn holds_bookmark(notes: &Notes) -> bool {
    !notes.bookmark.contains('\r')
}
