//! Mates of one and two plies, without expanding the node.

use alloc::vec::Vec;

use komadai_shogi::{Move, Position};

use super::{
    checks::checks,
    evasions::first_evasion,
    hands,
    proof_number::{NO_LIMIT, Plies, Value, longer},
};

/// The value of a node where the attacker is to move, for a limit of one ply.
pub(super) fn mate_in_one(position: &Position, moves: &[Move]) -> Value {
    const PLIES: Plies = 1;
    if moves.is_empty() {
        let hand = hands::without_new_checks(position, hands::combined(position));
        return Value::no_mate(NO_LIMIT, hand);
    }
    let mut disproof = hands::combined(position);
    for &mv in moves {
        let mut after = *position;
        after.play_unchecked(mv);
        let Some(evasion) = first_evasion(&after) else {
            let hand = hands::proof_hand_for_interposition(&after);
            return Value::mate(PLIES, hands::before(position, mv, hand));
        };
        let hand = hands::disproof_hand_for_evasion(&after, evasion);
        disproof = disproof.intersection(hands::before(position, mv, hand));
    }
    let held = position.hand(position.turn());
    let hand = hands::without_new_checks(position, disproof).union(held);
    Value::no_mate(PLIES, hand)
}

/// The value of a node where the defender is to move, for a limit of two plies.
pub(super) fn mated_in_two(position: &Position, evasions: &[Move], moves: &mut Vec<Move>) -> Value {
    const PLIES: Plies = 2;
    let mut proof = hands::proof_hand_for_interposition(position);
    for &mv in evasions {
        let mut after = *position;
        after.play_unchecked(mv);
        moves.clear();
        checks(&after, moves);
        let value = mate_in_one(&after, moves);
        if value.is_no_mate() {
            let hand = value.hand.intersection(hands::combined(position));
            return Value::no_mate(longer(value.plies), hand);
        }
        proof = proof.union(value.hand);
    }
    Value::mate(PLIES, proof)
}
