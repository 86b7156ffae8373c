use core::fmt::Write;

use super::chunk;
use crate::{
    Setup,
    notation::{Written, lost::Lost},
    record::{EndWord, NodeId, Record, Step},
};

/// Writes a record with its variations as one word that is safe in an address.
pub fn write(record: &Record) -> Written {
    let mut writer = Writer {
        text: start(record.start()),
        end: String::new(),
        lost: Lost::default(),
    };
    if record.start().move_number() != 1 {
        writer.lost.add("the number of the first move");
    }
    writer.begin_section(0);
    // The node before in this order, and how many moves lead to it.
    let (mut before, mut depth) = (NodeId::ROOT, 0);
    for id in record.depth_first() {
        let parent = record.node(id).parent().unwrap_or(NodeId::ROOT);
        if before != parent {
            writer.end_section();
            while before != parent {
                before = record.node(before).parent().unwrap_or(parent);
                depth -= 1;
            }
            writer.begin_section(depth);
        }
        writer.node(record, id);
        (before, depth) = (id, depth + 1);
    }
    writer.end_section();
    writer.lost.all_notes(record);
    writer.lost.finish(writer.text)
}

fn start(setup: &Setup) -> String {
    let mut even = Setup::startpos();
    even.move_number = setup.move_number();
    if *setup == even {
        return String::new();
    }
    let sfen = setup.to_sfen();
    let (sfen, _) = sfen.rsplit_once(' ').unwrap_or((&sfen, ""));
    sfen.replace('/', "_").replace(' ', ".").replace('+', "z")
}

struct Writer {
    text: String,
    /// How the line ends.
    end: String,
    lost: Lost,
}

impl Writer {
    fn begin_section(&mut self, offset: usize) {
        write!(self.text, "~{offset}.").expect("a String takes any text");
    }

    fn end_section(&mut self) {
        self.text.push('.');
        self.text.push_str(&core::mem::take(&mut self.end));
    }

    fn node(&mut self, record: &Record, id: NodeId) {
        match record.node(id).step() {
            Step::Start => {}
            Step::Move(ply) => chunk::write(ply.mv, &mut self.text),
            Step::End(word) => self.end(record, id, word),
        }
    }

    fn end(&mut self, record: &Record, id: NodeId, word: &EndWord) {
        let letter = match word {
            EndWord::Resignation => "r",
            EndWord::Time => "t",
            EndWord::Impasse => "j",
            EndWord::Interrupted => "p",
            EndWord::FoulBefore => return self.foul(record, id),
            _ => {
                self.lost
                    .add("ends but for resignation, time, impasse, fouls and interruption");
                return;
            }
        };
        self.end.push_str(letter);
    }

    /// The foul is the last move, which is written as the end instead.
    fn foul(&mut self, record: &Record, id: NodeId) {
        let parent = record.node(id).parent().unwrap_or(NodeId::ROOT);
        let only = record.children(parent).count() == 1;
        if record.node(parent).ply().is_some() && only {
            let foul = self.text.split_off(self.text.len() - chunk::WIDTH);
            self.end.push('i');
            self.end.push_str(&foul);
        } else {
            self.lost.add("that the move before was a foul");
        }
    }
}
