//! Writing USEN.

use alloc::string::String;
use core::{fmt::Write, num::NonZeroU32};

use komadai_shogi::Setup;

use super::chunk;
use crate::{
    notation::{FormattedRecord, Loss, losses::LossReport},
    record::{EndMarker, NodeId, NodeKind, Record},
};

/// Writes a record with its variations as text that is safe in an address.
#[must_use]
pub fn write(record: &Record) -> FormattedRecord {
    let mut writer = Writer {
        text: start(record.start()),
        end: String::new(),
        losses: LossReport::default(),
    };
    if record.start().move_number() != 1 {
        writer.losses.add(Loss::FirstMoveNumber);
    }
    writer.begin_section(0);
    // The previous node in this order, and the number of moves that lead to it.
    let (mut before, mut depth) = (NodeId::ROOT, 0);
    for id in record.depth_first() {
        let end = match record.node(id).kind() {
            NodeKind::End(word) => match ending(record, id, word) {
                Some(end) => Some(end),
                None => {
                    writer.losses.add(Loss::UncommonEnds);
                    if record.node(id).sibling().is_none() {
                        continue;
                    }
                    // Without an end the next variation would continue the line.
                    Some(Ending::Letter('p'))
                }
            },
            NodeKind::Start | NodeKind::Move(_) => None,
        };
        let parent = record.node(id).parent().unwrap_or(NodeId::ROOT);
        if before != parent {
            writer.end_section();
            while before != parent {
                before = record.node(before).parent().unwrap_or(parent);
                depth -= 1;
            }
            writer.begin_section(depth);
        }
        if let Some(ply) = record.node(id).ply() {
            chunk::write(ply.mv, &mut writer.text).expect("a String takes all that is written");
        }
        if let Some(end) = end {
            writer.end(end);
        }
        (before, depth) = (id, depth + 1);
    }
    writer.end_section();
    writer.losses.all_notes(record);
    writer.losses.finish(writer.text)
}

/// The start position; nothing for the usual one.
pub(super) fn start(setup: &Setup) -> String {
    let mut first = setup.clone();
    first.set_move_number(NonZeroU32::MIN);
    if first == Setup::startpos() {
        return String::new();
    }
    let sfen = setup.to_sfen();
    let (sfen, _) = sfen.rsplit_once(' ').unwrap_or((&sfen, ""));
    sfen.replace('/', "_").replace(' ', ".").replace('+', "z")
}

struct Writer {
    text: String,
    /// The end of the line.
    end: String,
    losses: LossReport,
}

impl Writer {
    fn begin_section(&mut self, offset: usize) {
        write!(self.text, "~{offset}.").expect("a String takes any text");
    }

    fn end_section(&mut self) {
        self.text.push('.');
        self.text.push_str(&core::mem::take(&mut self.end));
    }

    fn end(&mut self, end: Ending) {
        match end {
            Ending::Letter(letter) => self.end.push(letter),
            Ending::Foul => {
                let foul = self.text.split_off(self.text.len() - chunk::WIDTH);
                self.end.push('i');
                self.end.push_str(&foul);
            }
        }
    }
}

/// How USEN ends a line.
enum Ending {
    Letter(char),
    /// By its last move, which is illegal and is written as the end.
    Foul,
}

fn ending(record: &Record, id: NodeId, word: &EndMarker) -> Option<Ending> {
    Some(Ending::Letter(match word {
        EndMarker::Resignation => 'r',
        EndMarker::Time => 't',
        EndMarker::Impasse => 'j',
        EndMarker::Interrupted => 'p',
        EndMarker::IllegalMoveWin => {
            let parent = record.node(id).parent()?;
            let is_alone = record.children(parent).count() == 1;
            let is_foul = is_alone && record.node(parent).ply().is_some();
            return is_foul.then_some(Ending::Foul);
        }
        _ => return None,
    }))
}
