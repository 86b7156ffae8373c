//! Writing KIF.

use alloc::{borrow::ToOwned, string::String};

use komadai_shogi::{Color, Move, MoveKind};

use super::{ends, notes, write_header};
use crate::{
    notation::{
        FormattedRecord, Loss, elapsed,
        japanese::{names, write_square},
        line_walker::{Line, LineWalker},
        losses::LossReport,
    },
    record::{EndMarker, Node, NodeId, NodeKind, Record},
};

/// The line above the moves.
pub(in crate::notation) const TABLE_HEAD: &str = "手数----指手---------消費時間--\n";

/// The encoding of the file, which its first line declares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Charset {
    /// For `.kifu` and `.ki2u`.
    #[default]
    Utf8,
    /// For `.kif` and `.ki2`.
    ShiftJis,
}

impl Charset {
    const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::ShiftJis => "Shift_JIS",
        }
    }

    /// The first line of a text.
    pub(in crate::notation) fn line(self, format: &str) -> String {
        format!("#{format} version=2.0 encoding={}\n", self.name())
    }
}

/// Writes a record as KIF.
///
/// A start position without an unambiguous handicap name is written as a diagram, an
/// evaluation as ShogiHome writes it (`*#評価値=123`, `*#詰み=先手勝ち:7手`).
#[must_use]
pub fn write(record: &Record, charset: Charset) -> FormattedRecord {
    let mut writer = Writer {
        sides: write_header::sides(record),
        text: charset.line("KIF"),
        losses: LossReport::default(),
    };
    write_header::write(record, writer.sides, &mut writer.text, &mut writer.losses);
    writer.text.push_str(TABLE_HEAD);
    writer.notes(record.node(NodeId::ROOT));
    let mut walker = LineWalker::new(record);
    while let Some(mut line) = walker.next_line() {
        if line.is_variation() {
            writer.text.push_str(&write_header::variation_line(&line));
        }
        while let Some(node) = walker.next_node(&line) {
            writer.node(record.node(node), &line);
            walker.advance(&mut line, node);
        }
    }
    writer.losses.finish(writer.text)
}

struct Writer {
    sides: write_header::Sides,
    text: String,
    losses: LossReport,
}

impl Writer {
    fn node(&mut self, node: &Node, line: &Line) {
        let played = match node.kind() {
            NodeKind::Start => String::new(),
            NodeKind::Move(ply) => {
                let (played, mover) = played(ply.mv, line);
                if mover != ply.by {
                    self.losses.add(Loss::Mover);
                }
                played
            }
            NodeKind::End(end) => ends::safe_word(end).to_owned(),
        };
        let time = node.spent().map(|spent| {
            self.losses.fraction(spent);
            elapsed::format_whole(spent, line.total_with(node))
        });
        push_line(&mut self.text, line, &played, time, node);
        self.notes(node);
        if let NodeKind::End(end) = node.kind() {
            if !ends::is_kept(end) {
                self.losses.add(Loss::ExactEnd(ends::word(end).to_owned()));
            }
            push_sentence(&mut self.text, line, end, self.sides);
        }
    }

    fn notes(&mut self, node: &Node) {
        if !notes::write(node.notes(), &mut self.text) {
            self.losses.add(Loss::ExactComment);
        }
    }
}

/// The text of a move, and the side that readers take it for.
pub(in crate::notation) fn played(mv: Move, line: &Line) -> (String, Color) {
    let mut text = String::new();
    write_square(&mut text, mv.to(), line.last.map(|last| last.mv.to()));
    let turn = line.table.turn();
    match mv.kind() {
        MoveKind::Normal { from, promote, .. } => {
            let piece = line.table.piece_at(from);
            text.push_str(piece.map_or("", |piece| names::of_piece(piece.kind())));
            if promote {
                text.push('成');
            }
            text.push_str(&format!("({}{})", from.file(), from.rank()));
            (text, piece.map_or(turn, |piece| piece.color()))
        }
        MoveKind::Drop { kind, promote, .. } => {
            let kind = kind.kind();
            let face = kind.promoted().filter(|_| promote).unwrap_or(kind);
            text.push_str(names::of_piece(face));
            text.push('打');
            if promote && face == kind {
                text.push('成');
            }
            (text, turn)
        }
    }
}

/// Writes the line of a node: its number, its move or end, its time, and a sign if
/// there are variations.
pub(in crate::notation) fn push_line(
    text: &mut String,
    line: &Line,
    played: &str,
    time: Option<String>,
    node: &Node,
) {
    text.push_str(&format!("{:4} {played}", line.moves + 1));
    if let Some(time) = time {
        let width: usize = played.chars().map(columns).sum();
        let gap = 13_usize.saturating_sub(width).max(1);
        text.extend(core::iter::repeat_n(' ', gap));
        text.push_str(&time);
    }
    if node.sibling().is_some() {
        text.push('+');
    }
    text.push('\n');
}

/// Writes the sentence about the end of the game.
pub(in crate::notation) fn push_sentence(
    text: &mut String,
    line: &Line,
    end: &EndMarker,
    sides: write_header::Sides,
) {
    if !line.is_variation() && !matches!(end, EndMarker::Other(_)) {
        let turn = line.table.turn();
        text.push_str(&ends::sentence(end, line.moves, turn, sides));
        text.push('\n');
    }
}

/// The width of a character in terminal columns.
fn columns(letter: char) -> usize {
    if letter.is_ascii() { 1 } else { 2 }
}
