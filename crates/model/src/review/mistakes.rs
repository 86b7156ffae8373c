//! Which moves of a line were mistakes, as far as the record tells.
use komadai_records::{NodeId, Record};
use shogi::Position;

use super::replay::{made, position_of, why_illegal};
use crate::analysis::{Judgement, PositionEval, judge};

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
            let [before, now] = [before, now].map(PositionEval::from_record);
            let judged = judge(before, now, ply.by);
            judged.judgement >= Judgement::Mistake || judged.missed_mate.is_some()
        });
        if illegal || worse {
            found.push(index);
        }
        before = evaluation;
    }
    found
}
