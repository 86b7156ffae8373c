//! The final values of nodes: length, and proof hand or disproof hand.

use super::{
    hands,
    node::{Child, ChildKind, Frame},
    proof_number::{NO_LIMIT, NO_REPETITION, Value, longer},
};

/// A proved OR node: the shortest mate.
pub(super) fn or_node_proof(frame: &Frame, children: &[Child]) -> Value {
    let best = children
        .iter()
        .filter(|child| !child.delayed && child.value.is_mate())
        .min_by_key(|child| child.value.plies);
    match best {
        Some(child) => Value::mate(
            longer(child.value.plies),
            hands::before(&frame.position, child.mv, child.value.hand),
        ),
        None => Value::open(1, 1, 0),
    }
}

/// A proved AND node: the longest defence.
pub(super) fn and_node_proof(frame: &Frame, children: &[Child]) -> Value {
    let mut plies = 0;
    let mut hand = hands::proof_hand_for_interposition(&frame.position);
    for child in children.iter().filter(|child| !child.delayed) {
        plies = plies.max(match child.kind {
            ChildKind::Normal => longer(child.value.plies),
            ChildKind::FutileInterposition { .. } => child.value.plies,
        });
        hand = hand.union(child.value.hand);
    }
    Value::mate(plies, hand)
}

/// A disproved OR node.
pub(super) fn or_node_disproof(frame: &Frame, children: &[Child]) -> Value {
    let mut plies = NO_LIMIT;
    let mut to = NO_REPETITION;
    let mut hand = hands::combined(&frame.position);
    for child in children {
        plies = plies.min(longer(child.value.plies));
        to = to.min(child.value.repetition_depth);
        hand = hand.intersection(hands::before(&frame.position, child.mv, child.value.hand));
    }
    let hand = hands::without_new_checks(&frame.position, hand).union(frame.hand);
    Value::no_mate(plies, hand).with_repetition(to)
}

/// A disproved AND node: the defence that does not depend on a repetition, if there is
/// one, and excludes the longest mate.
pub(super) fn and_node_disproof(frame: &Frame, children: &[Child]) -> Value {
    let best = children
        .iter()
        .filter(|child| {
            !child.delayed && child.kind == ChildKind::Normal && child.value.is_no_mate()
        })
        .max_by_key(|child| (child.value.repetition_depth, child.value.plies));
    let Some(child) = best else {
        return Value::open(1, 1, 0);
    };
    // Whether a drop is futile was decided for this limit only.
    let asked = children.iter().any(|child| child.kind != ChildKind::Normal);
    let plies = match longer(child.value.plies) {
        plies if asked && child.mv.is_drop() => plies.min(frame.limit),
        plies => plies,
    };
    let hand = child
        .value
        .hand
        .intersection(hands::combined(&frame.position));
    Value::no_mate(plies, hand).with_repetition(child.value.repetition_depth)
}
