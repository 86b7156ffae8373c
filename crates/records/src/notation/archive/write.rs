//! Writing an archive.

use alloc::{borrow::ToOwned, string::String};

use komadai_shogi::Setup;

use super::statement::{Statement, VERSION, escaped};
use crate::{
    notation::{
        elapsed,
        japanese::SideMarks,
        kif::{
            Charset, ends, notes,
            write::{TABLE_HEAD, played, push_line, push_sentence},
            write_header,
        },
        line_walker::{Line, LineWalker},
    },
    record::{EndMarker, Node, NodeId, NodeKind, Record},
};

/// Writes a record as an archive, without loss.
#[must_use]
pub fn write(record: &Record) -> String {
    let mut writer = Writer {
        sides: write_header::sides(record),
        text: Charset::Utf8.line("KIF"),
    };
    writer.say(Statement::Archive(VERSION));
    writer.head(record);
    let root = record.node(NodeId::ROOT);
    if let Some(spent) = root.spent() {
        let seconds = format!("{}{}", spent.as_secs(), elapsed::format_fraction(spent));
        writer.say(Statement::Time(&seconds));
    }
    writer.notes(root);
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
    writer.say(Statement::End);
    writer.text
}

struct Writer {
    sides: write_header::Sides,
    text: String,
}

impl Writer {
    fn say(&mut self, statement: Statement<'_>) {
        statement.write(&mut self.text);
    }

    fn head(&mut self, record: &Record) {
        if *record.start() != Setup::startpos() {
            self.say(Statement::Start(&record.start().to_sfen()));
        }
        write_header::write_with(record, self.sides, &mut self.text, |key, value, text| {
            Statement::Header(&escaped(key), &escaped(value)).write(text);
        });
        self.text.push_str(TABLE_HEAD);
    }

    fn node(&mut self, node: &Node, line: &Line) {
        let played = match node.kind() {
            NodeKind::Start => String::new(),
            NodeKind::Move(ply) => match played(ply.mv, line) {
                (played, mover) if mover == ply.by => played,
                (played, _) => format!("{}{played}", SideMarks::Triangles.mark(ply.by)),
            },
            NodeKind::End(end) => self.word(end).to_owned(),
        };
        let time = node
            .spent()
            .map(|spent| elapsed::format_exact(spent, line.total_with(node)));
        push_line(&mut self.text, line, &played, time, node);
        self.notes(node);
        if let NodeKind::End(end) = node.kind() {
            push_sentence(&mut self.text, line, end, self.sides);
        }
    }

    fn word<'a>(&mut self, end: &'a EndMarker) -> &'a str {
        let word = ends::word(end);
        if ends::is_kept(end) {
            return word;
        }
        self.say(Statement::Word(&escaped(word)));
        ends::SOME_END
    }

    fn notes(&mut self, node: &Node) {
        let notes = node.notes();
        notes::write_values(notes, &mut self.text);
        if !notes::holds_comment(notes) {
            self.say(Statement::Comment(&escaped(&notes.comment)));
        }
        notes::write_lines('*', &notes.comment, &mut self.text);
        if !notes::holds_bookmark(notes) {
            self.say(Statement::Bookmark(&escaped(&notes.bookmark)));
        }
        notes::write_lines('&', &notes.bookmark, &mut self.text);
    }
}
