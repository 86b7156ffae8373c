use super::{Charset, ends, head, notes, time};
use crate::{
    Color, MoveKind, Ply,
    notation::{
        Written,
        japanese::{names, write_square},
        lost::Lost,
        walk::{Line, Walk},
    },
    record::{EndWord, Node, NodeId, Record, Step},
};

pub(super) fn write(record: &Record, charset: Charset) -> Written {
    let mut writer = Writer {
        sides: head::sides(record),
        text: charset.line("KIF"),
        lost: Lost::default(),
    };
    head::write(record, writer.sides, &mut writer.text, &mut writer.lost);
    writer.text.push_str("手数----指手---------消費時間--\n");
    writer.notes(record.node(NodeId::ROOT));
    let mut walk = Walk::new(record);
    while let Some(mut line) = walk.next_line() {
        if line.is_variation() {
            writer.text.push_str(&head::of_variation(&line));
        }
        while let Some(node) = walk.next_node(&line) {
            writer.node(record.node(node), &line);
            walk.pass(&mut line, node);
        }
    }
    writer.lost.finish(writer.text)
}

struct Writer {
    sides: head::Sides,
    text: String,
    lost: Lost,
}

impl Writer {
    fn node(&mut self, node: &Node, line: &Line) {
        let number = format!("{:4} ", line.moves + 1);
        self.text.push_str(&number);
        let before = self.text.len();
        match node.step() {
            Step::Start => {}
            Step::Move(ply) => self.play(*ply, line),
            Step::End(end) => self.text.push_str(ends::word(end)),
        }
        if let Some(spent) = node.spent() {
            self.lost.time(spent, false);
            let turn = node.ply().map_or(line.table.turn(), |ply| ply.by);
            let width: usize = self.text[before..].chars().map(columns).sum();
            self.text.extend(core::iter::repeat_n(
                ' ',
                13_usize.saturating_sub(width).max(1),
            ));
            time::write(
                spent,
                line.spent[turn].saturating_add(spent),
                &mut self.text,
            );
        }
        if node.sibling().is_some() {
            self.text.push('+');
        }
        self.text.push('\n');
        self.notes(node);
        if let Step::End(end) = node.step() {
            self.end(end, line);
        }
    }

    fn play(&mut self, ply: Ply, line: &Line) {
        let to = ply.mv.to();
        write_square(&mut self.text, to, line.last.map(|last| last.mv.to()));
        let owner = match ply.mv.kind() {
            MoveKind::Normal { from, promote, .. } => {
                let piece = line.table.piece_at(from);
                self.text
                    .push_str(piece.map_or("", |piece| names::of_piece(piece.kind())));
                if promote {
                    self.text.push('成');
                }
                self.text
                    .push_str(&format!("({}{})", from.file(), from.rank()));
                piece.map(|piece| piece.color())
            }
            MoveKind::Drop { kind, promote, .. } => {
                let kind = kind.kind();
                let face = kind.promoted().filter(|_| promote).unwrap_or(kind);
                self.text.push_str(names::of_piece(face));
                self.text.push('打');
                if promote && face == kind {
                    self.text.push('成');
                }
                Some(line.table.turn())
            }
        };
        if owner != Some(ply.by) {
            self.lost
                .add("that a side made a move that was not its own to make");
        }
    }

    fn end(&mut self, end: &EndWord, line: &Line) {
        if !ends::is_kept(end) {
            self.lost
                .add(&format!("the end {:?} as it is", ends::word(end)));
        }
        if !line.is_variation() && !matches!(end, EndWord::Other(_)) {
            let turn: Color = line.table.turn();
            self.text
                .push_str(&ends::sentence(end, line.moves, turn, self.sides));
            self.text.push('\n');
        }
    }

    fn notes(&mut self, node: &Node) {
        if !notes::write(node.notes(), &mut self.text) {
            self.lost.add("a comment as it is");
        }
    }
}

/// The width of a character in columns of a terminal.
fn columns(letter: char) -> usize {
    if letter.is_ascii() { 1 } else { 2 }
}
