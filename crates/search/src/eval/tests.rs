use komadai_shogi::{Position, Strictness};
use proptest::prelude::*;

use super::{
    Weights,
    classical::{ClassicalEval, IncrementalSums},
    evaluate, trace, weight_index,
};

/// Weights that are all different.
fn uneven() -> Weights {
    let mut weights = Weights::material();
    for index in 0..Weights::COUNT {
        let (mg, eg) = weights.get(index);
        let add = (index * 37 % 61) as i16 - 30;
        weights.set(index, mg + add, eg - add);
    }
    weights
}

/// Plays moves by random numbers; tells of every position.
pub(super) fn wander(
    numbers: &[u16],
    mut each: impl FnMut(&Position, Option<&komadai_shogi::MoveDelta>),
) {
    let mut position = Position::startpos();
    each(&position, None);
    for &number in numbers {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        let change = position.play_unchecked(moves[usize::from(number) % moves.len()]);
        each(&position, Some(&change));
    }
}

/// The same position with the sides exchanged.
pub(super) fn turned(position: &Position) -> Position {
    let turned = position.to_setup().reversed();
    Position::from_setup(&turned, Strictness::Game).expect("a possible position")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn an_accumulator_follows_every_move(numbers in prop::collection::vec(any::<u16>(), 0..200)) {
        let evaluator = ClassicalEval::new(uneven());
        let mut sums = IncrementalSums::default();
        wander(&numbers, |position, change| {
            sums = match change {
                Some(change) => evaluator.update(&sums, position, change),
                None => evaluator.refresh(position),
            };
            assert_eq!(sums, evaluator.refresh(position), "{position}");
        });
    }

    #[test]
    fn a_trace_adds_up_to_the_evaluation(numbers in prop::collection::vec(any::<u16>(), 0..200)) {
        let weights = uneven();
        wander(&numbers, |position, _| {
            let trace = trace(position);
            let sum: f32 = trace.features.iter().map(|&(index, count)| {
                let (mg, eg) = weights.get(usize::from(index));
                let weight = f32::from(mg) * (1.0 - trace.phase) + f32::from(eg) * trace.phase;
                weight * f32::from(count)
            }).sum();
            let value = evaluate(position, &weights) as f32
                * if position.turn() == komadai_shogi::Color::Black { 1.0 } else { -1.0 };
            assert!((sum - value).abs() < 1.0 + sum.abs() * 1e-4, "{position}: {sum}, {value}");
        });
    }

    #[test]
    fn both_sides_are_seen_alike(numbers in prop::collection::vec(any::<u16>(), 0..200)) {
        let weights = uneven();
        wander(&numbers, |position, _| {
            let turned = turned(position);
            assert_eq!(evaluate(position, &weights), evaluate(&turned, &weights), "{position}");
        });
    }
}

#[test]
fn weights_go_through_bytes() {
    let weights = uneven();
    assert_eq!(Weights::from_bytes(&weights.to_bytes()), Ok(weights));
    let error = Weights::from_bytes(&[0; 7]).expect_err("too short");
    assert_eq!(
        error.to_string(),
        format!("7 bytes of weights, expected {}", 4 * weight_index::COUNT)
    );
    assert_eq!(Weights::built_in().to_bytes().len(), 4 * Weights::COUNT);
}
