//! The first estimate of a position by its number of moves.

use alloc::vec::Vec;

use komadai_shogi::{Move, Position};

use super::{
    checks::checks,
    evasions::evasions,
    hands,
    limits::LengthRule,
    mate_in_one::{mate_in_one, mated_in_two},
    proof_number::{NO_LIMIT, Plies, ProofNumber, Value},
};
use crate::non_promotion::is_dominated_non_promotion;

/// The value of a position without children, or the initial proof and disproof numbers
/// by the number of moves.
pub(super) fn initial_value(
    position: &Position,
    or_node: bool,
    limit: Plies,
    length_rule: LengthRule,
    [moves, scratch]: &mut [Vec<Move>; 2],
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
        if limit == 1 {
            let value = mate_in_one(position, moves);
            if value.is_mate() || length_rule == LengthRule::EveryDefence {
                return value;
            }
        }
        return Value::open(1, active(position, moves), 0);
    }
    evasions(position, moves);
    if moves.is_empty() {
        return Value::mate(0, hands::proof_hand_for_interposition(position));
    }
    let drops = moves.iter().rev().take_while(|mv| mv.is_drop()).count();
    let others = &moves[..moves.len() - drops];
    if limit == 0 && (length_rule == LengthRule::EveryDefence || !others.is_empty()) {
        return Value::no_mate(0, hands::disproof_hand_for_evasion(position, moves[0]));
    }
    if limit == 2 && length_rule == LengthRule::EveryDefence {
        return mated_in_two(position, moves, scratch);
    }
    // All drops count as much as the hardest.
    Value::open(
        active(position, others) + ProofNumber::from(drops > 0),
        1,
        0,
    )
}

/// The number of moves that are not delayed behind a promotion.
fn active(position: &Position, moves: &[Move]) -> ProofNumber {
    let active = moves
        .iter()
        .filter(|&&mv| !is_dominated_non_promotion(position, mv))
        .count();
    active as ProofNumber
}
