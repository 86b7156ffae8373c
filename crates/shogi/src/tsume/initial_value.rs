//! The first estimate of a position by its number of moves.

use alloc::vec::Vec;

use super::{
    checks::checks,
    evasions::evasions,
    hands,
    limits::LengthRule,
    proof_number::{NO_LIMIT, Plies, ProofNumber, Value},
};
use crate::{Move, Position};

/// The value of a position without children, or the initial proof and disproof numbers
/// by the number of moves.
pub(super) fn initial_value(
    position: &Position,
    or_node: bool,
    limit: Plies,
    length_rule: LengthRule,
    moves: &mut Vec<Move>,
) -> Value {
    moves.clear();
    if or_node {
        if limit == 0 {
            return Value::no_mate(0, hands::combined(position));
        }
        checks(position, moves);
        if moves.is_empty() {
            let hand = hands::without_new_checks(position, hands::combined(position));
            return Value::no_mate(NO_LIMIT, hand);
        }
        return Value::open(1, moves.len() as ProofNumber, 0);
    }
    evasions(position, moves);
    if moves.is_empty() {
        return Value::mate(0, hands::proof_hand_for_interposition(position));
    }
    if limit == 0
        && (length_rule == LengthRule::EveryDefence || !moves.iter().all(|mv| mv.is_drop()))
    {
        return Value::no_mate(0, position.hand(!position.turn()));
    }
    Value::open(moves.len() as ProofNumber, 1, 0)
}
