//! Records made from the bytes of an input, of kinds that no file may have.

use std::time::Duration;

use komadai_records::{EndMarker, Evaluation, NodeId, Record};
use shogi::{Handicap, Ply, Position, Setup, Strictness};

const ENDS: [EndMarker; 15] = [
    EndMarker::Resignation,
    EndMarker::Interrupted,
    EndMarker::Repetition,
    EndMarker::PerpetualCheck,
    EndMarker::Impasse,
    EndMarker::Declaration,
    EndMarker::Mate,
    EndMarker::NoMate,
    EndMarker::Time,
    EndMarker::IllegalMoveLoss,
    EndMarker::IllegalMoveWin,
    EndMarker::ForfeitWin,
    EndMarker::ForfeitLoss,
    EndMarker::MoveLimit,
    EndMarker::Draw,
];

/// The rest of the input.
struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    fn byte(&mut self) -> Option<usize> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first.into())
    }

    fn number(&mut self) -> Option<u64> {
        let (first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u64::from_le_bytes(*first))
    }

    /// The text up to the next zero.
    fn text(&mut self) -> Option<&'a str> {
        let end = self.0.iter().position(|&byte| byte == 0)?;
        let text = core::str::from_utf8(&self.0[..end]).ok()?;
        self.0 = &self.0[end + 1..];
        Some(text)
    }
}

/// The record of an input: a start, then steps.
pub fn arbitrary_record(bytes: &[u8]) -> Record {
    let mut input = Input(bytes);
    let mut record = Record::new(start(&mut input).unwrap_or_else(Setup::startpos));
    let mut at = NodeId::ROOT;
    while step(&mut input, &mut record, &mut at).is_some() {}
    record
}

fn start(input: &mut Input<'_>) -> Option<Setup> {
    let choice = input.byte()?;
    match Handicap::ALL.get(choice) {
        Some(handicap) => Some(handicap.setup()),
        None => Setup::from_sfen(input.text()?).ok(),
    }
}

fn step(input: &mut Input<'_>, record: &mut Record, at: &mut NodeId) -> Option<()> {
    match input.byte()? {
        // The most frequent step: a legal move.
        choice @ 0..0xC0 => {
            let setup = record.setup_at(*at);
            let position = Position::from_setup(&setup, Strictness::Lesson).ok()?;
            let moves = position.legal_moves();
            let mv = *moves.get(choice.checked_rem(moves.len())?)?;
            let by = position.turn();
            *at = record.editor_from(*at).push(Ply { by, mv }).ok()?;
        }
        // Any move that can be applied.
        0xC0 => {
            let mut line = record.editor_from(*at);
            let ply = line.parse_ply(input.text()?).ok()?;
            *at = line.push_sibling(ply).ok()?;
        }
        0xC1 => {
            let index = input.byte()?;
            let end = match ENDS.get(index) {
                Some(end) => end.clone(),
                None => EndMarker::Other(input.text()?.to_owned()),
            };
            *at = record.editor_from(*at).end(end).ok()?;
        }
        0xC2 => record.notes_mut(*at).comment = input.text()?.to_owned(),
        0xC3 => record.notes_mut(*at).bookmark = input.text()?.to_owned(),
        0xC4 => {
            record.notes_mut(*at).evaluation = Some(Evaluation::Centipawns(input.number()? as i32))
        }
        0xC5 => record.notes_mut(*at).evaluation = Some(Evaluation::Mate(input.number()? as i32)),
        0xC6 if *at != NodeId::ROOT => {
            let spent = Duration::new(input.number()?, 0);
            record.editor_from(*at).set_spent(Some(spent));
        }
        0xC7 if *at != NodeId::ROOT => {
            let spent = Duration::from_millis(input.number()? >> 40);
            record.editor_from(*at).set_spent(Some(spent));
        }
        0xC8 => record.headers.set(input.text()?, input.text()?),
        0xC9 => {
            let nodes = record.depth_first();
            let index = input.byte()?.checked_rem(nodes.len())?;
            record.promote(nodes[index]).ok()?;
        }
        0xCA => {
            let nodes = record.depth_first();
            let index = input.byte()?.checked_rem(nodes.len())?;
            *at = record.delete(nodes[index]).ok()?;
        }
        0xCB => {
            let mark = input.text()?.parse().ok()?;
            record.notes_mut(*at).marks.toggle(mark);
        }
        // Back, so that the next move begins a variation.
        step => {
            for _ in 0xCB..step {
                *at = record.node(*at).parent().unwrap_or(NodeId::ROOT);
            }
        }
    }
    Some(())
}
