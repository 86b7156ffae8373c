//! What a node is worth once its children have decided it.

use super::{
    hands,
    node::{Child, Frame, Leads},
    number::{ANY, NEVER, Value, longer},
};

/// The attacker's shortest mate.
pub(super) fn mate_by_best(frame: &Frame, children: &[Child]) -> Value {
    let best = children
        .iter()
        .filter(|child| !child.waits && child.value.is_mate())
        .min_by_key(|child| child.value.plies);
    match best {
        Some(child) => Value::mate(
            longer(child.value.plies),
            hands::before(&frame.position, child.mv, child.value.hand),
        ),
        None => Value::open(1, 1, 0),
    }
}

/// Every defence is mated.
pub(super) fn mate_against_all(frame: &Frame, children: &[Child]) -> Value {
    let mut plies = 0;
    let mut hand = hands::withheld(&frame.position);
    for child in children.iter().filter(|child| !child.waits) {
        plies = plies.max(match child.leads {
            Leads::On => longer(child.value.plies),
            Leads::Back { .. } => child.value.plies,
        });
        hand = hand.most(child.value.hand);
    }
    Value::mate(plies, hand)
}

/// No check mates.
pub(super) fn no_mate_by_any(frame: &Frame, children: &[Child]) -> Value {
    let mut plies = ANY;
    let mut to = NEVER;
    let mut hand = hands::all(&frame.position);
    for child in children {
        plies = plies.min(longer(child.value.plies));
        to = to.min(child.value.loops_to);
        hand = hand.least(hands::before(&frame.position, child.mv, child.value.hand));
    }
    let hand = hands::without_new_checks(&frame.position, hand).most(frame.hand);
    Value::no_mate(plies, hand).looping(to)
}

/// The defence that holds: on every way if there is one, and against the
/// longest mate.
pub(super) fn escape_by_best(frame: &Frame, children: &[Child]) -> Value {
    let best = children
        .iter()
        .filter(|child| !child.waits && child.leads == Leads::On && child.value.is_no_mate())
        .max_by_key(|child| (child.value.loops_to, child.value.plies));
    let Some(child) = best else {
        return Value::open(1, 1, 0);
    };
    // Whether a drop counts was asked for this limit only.
    let asked = children.iter().any(|child| child.leads != Leads::On);
    let plies = match longer(child.value.plies) {
        plies if asked && child.mv.is_drop() => plies.min(frame.limit),
        plies => plies,
    };
    let hand = child.value.hand.least(hands::all(&frame.position));
    Value::no_mate(plies, hand).looping(child.value.loops_to)
}
