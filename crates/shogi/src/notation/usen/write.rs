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
    let mut depths = vec![0_usize];
    let mut before = None;
    for id in record.depth_first() {
        let parent = record.node(id).parent().unwrap_or(NodeId::ROOT);
        while before.is_some_and(|last| last != parent) {
            // Back along the line to where this variation leaves it.
            before = before.and_then(|last| record.node(last).parent());
            depths.pop();
            if before == Some(parent) {
                writer.end_section();
                writer.begin_section(depths.len() - 1);
            }
        }
        if before.is_none() {
            writer.begin_section(0);
        }
        depths.push(depths.len());
        writer.node(record, id);
        before = Some(id);
    }
    if before.is_none() {
        writer.begin_section(0);
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
