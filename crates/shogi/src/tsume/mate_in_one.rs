//! Mate in one, without expanding the node.

use super::{
    evasions::first_evasion,
    hands,
    proof_number::{Plies, Value},
};
use crate::{Move, Position};

/// The value of a node where the attacker is to move, for a limit of one ply.
pub(super) fn mate_in_one(position: &Position, moves: &[Move]) -> Value {
    const PLIES: Plies = 1;
    let mut disproof = hands::combined(position);
    for &mv in moves {
        let mut after = *position;
        after.play_unchecked(mv);
        let Some(evasion) = first_evasion(&after) else {
            let hand = hands::proof_hand_for_interposition(&after);
            return Value::mate(PLIES, hands::before(position, mv, hand));
        };
        let hand = hands::disproof_hand_for_evasion(&after, evasion);
        disproof = disproof.intersection_min(hands::before(position, mv, hand));
    }
    let held = position.hand(position.turn());
    let hand = hands::without_new_checks(position, disproof).union_max(held);
    Value::no_mate(PLIES, hand)
}
