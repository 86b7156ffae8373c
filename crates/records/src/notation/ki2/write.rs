//! Writing KI2.

use alloc::string::{String, ToString};

use komadai_shogi::{MoveKind, Ply, Position};

use crate::{
    notation::{
        FormattedRecord, Loss,
        japanese::{SideMarks, format, read},
        kif::{Charset, ends, notes, write_header},
        line_walker::{Line, LineWalker},
        losses::LossReport,
    },
    record::{EndMarker, Node, NodeId, NodeKind, Record},
};

/// The number of moves in a line.
const PER_LINE: usize = 6;
/// The width of a move in columns, with the space after it.
const WIDTH: usize = 12;

/// Writes a record as KI2, with these marks before the moves; Shift_JIS has only
/// triangles. KI2 has no times.
///
/// A move that is ambiguous in this notation, which only an illegal one can be, gets
/// its origin in brackets.
#[must_use]
pub fn write(record: &Record, charset: Charset, marks: SideMarks) -> FormattedRecord {
    let marks = match charset {
        Charset::Utf8 => marks,
        Charset::ShiftJis => SideMarks::Triangles,
    };
    let mut writer = Writer {
        sides: write_header::sides(record),
        marks,
        text: charset.line("KI2"),
        in_line: 0,
        losses: LossReport::default(),
    };
    write_header::write(record, writer.sides, &mut writer.text, &mut writer.losses);
    writer.text.push('\n');
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
        writer.break_line();
    }
    writer.losses.finish(writer.text)
}

struct Writer {
    sides: write_header::Sides,
    marks: SideMarks,
    text: String,
    /// The number of moves in the last line.
    in_line: usize,
    losses: LossReport,
}

impl Writer {
    fn node(&mut self, node: &Node, line: &Line) {
        match node.kind() {
            NodeKind::Start => {}
            NodeKind::Move(ply) => self.play(*ply, line),
            NodeKind::End(end) => self.end(end, line),
        }
        if node.spent().is_some() {
            self.losses.add(Loss::Times);
        }
        self.notes(node);
    }

    fn play(&mut self, ply: Ply, line: &Line) {
        if self.in_line == PER_LINE {
            self.break_line();
        }
        let move_text = self.move_text(ply, line);
        let width: usize = move_text
            .chars()
            .map(|letter| if letter.is_ascii() { 1 } else { 2 })
            .sum();
        self.text.push_str(&move_text);
        self.text.extend(core::iter::repeat_n(
            ' ',
            WIDTH.saturating_sub(width).max(1),
        ));
        self.in_line += 1;
    }

    fn move_text(&mut self, ply: Ply, line: &Line) -> String {
        let mut table = line.table.clone();
        table.set_turn(ply.by);
        let position = Position::from_setup_unchecked(&table);
        let before = line.last.map(|last| last.mv);
        let said = format(&position, ply.mv, before);
        let is_clear = read(&position, &said, before)
            .is_ok_and(|meant| meant.mv == ply.mv && meant.doubt.is_none());
        let mut text = self.marks.mark(ply.by).to_string();
        text.push_str(&said);
        match ply.mv.kind() {
            MoveKind::Normal { from, .. } if !is_clear => {
                text.push_str(&format!("({}{})", from.file(), from.rank()));
                let owner = table.piece_at(from).map(|piece| piece.color());
                if owner != Some(ply.by) {
                    self.losses.add(Loss::Mover);
                }
            }
            MoveKind::Drop { .. } if !is_clear => text.push('打'),
            _ => {}
        }
        text
    }

    fn end(&mut self, end: &EndMarker, line: &Line) {
        self.break_line();
        if !ends::is_kept(end) {
            self.losses.add(Loss::ExactEnd(ends::word(end).into()));
        }
        let turn = line.table.turn();
        self.text
            .push_str(&ends::sentence(end, line.moves, turn, self.sides));
        self.text.push('\n');
    }

    fn notes(&mut self, node: &Node) {
        let mut lines = String::new();
        if !notes::write(node.notes(), &mut lines) {
            self.losses.add(Loss::ExactComment);
        }
        if !lines.is_empty() {
            self.break_line();
            self.text.push_str(&lines);
        }
    }

    fn break_line(&mut self) {
        if self.in_line > 0 {
            self.text.truncate(self.text.trim_end_matches(' ').len());
            self.text.push('\n');
            self.in_line = 0;
        }
    }
}
