//! Which moves of a line were mistakes, as far as the record tells.
use shogi::{
    Color, Position,
    record::{Evaluation, NodeId, Record},
};

use super::cursor::{made, position_of, why_illegal};

/// How much worse a mistake makes the evaluation for its side, in hundredths of a
/// pawn.
const MISTAKE: i64 = 300;

/// Better than any evaluation that is not a mate.
const MATE: i64 = 1 << 40;

/// How many nodes of a line lead to each of its mistakes.
pub(super) fn along(record: &Record, line: &[NodeId]) -> Vec<usize> {
    let mut table = record.start().clone();
    let mut position: Option<Position> = position_of(&table);
    let mut before = record.node(NodeId::ROOT).notes().evaluation;
    let mut found = Vec::new();
    for (index, &id) in (1..).zip(line) {
        let node = record.node(id);
        let Some(ply) = node.ply() else {
            break;
        };
        let illegal = position.is_some_and(|position| why_illegal(&position, ply).is_some());
        made(&mut table, ply);
        position = match position {
            Some(mut legal) if !illegal => {
                legal.play_unchecked(ply.mv);
                Some(legal)
            }
            _ => position_of(&table),
        };
        let evaluation = node.notes().evaluation;
        let worse = before.zip(evaluation).is_some_and(|(before, now)| {
            worth(before, ply.by).saturating_sub(worth(now, ply.by)) >= MISTAKE
        });
        if illegal || worse {
            found.push(index);
        }
        before = evaluation;
    }
    found
}

/// What an evaluation is worth for a side. A mate is better the nearer it is.
fn worth(evaluation: Evaluation, side: Color) -> i64 {
    let for_black = match evaluation {
        Evaluation::Centipawns(value) => value.into(),
        Evaluation::Mate(plies) if plies < 0 => -MATE - i64::from(plies),
        Evaluation::Mate(plies) => MATE - i64::from(plies),
    };
    match side {
        Color::Black => for_black,
        Color::White => -for_black,
    }
}
