use std::sync::Arc;

use komadai_shogi::{Color, Position, Strictness};
use proptest::prelude::*;

use super::{
    AccumulatorStack, Net, NetError, NetworkParams, features,
    simd::{self, LANES},
};
use crate::{
    eval::{
        PLIES,
        tests::{turned, wander},
    },
    eval_noise::mix_bits,
};

/// A net of pseudo-random numbers.
fn random(width: usize, buckets: usize, seed: u64) -> Net {
    let mut at = seed << 32;
    let mut within = |most: i32| {
        at += 1;
        let bits = mix_bits(at) as u32;
        ((u64::from(bits) * (2 * most as u64 + 1)) >> 32) as i32 - most
    };
    let feature_weights = (0..features::COUNT * width)
        .map(|_| within(30) as i8)
        .collect();
    let mut row = |count: usize, most: i32| (0..count).map(|_| within(most) as i16).collect();
    let params = NetworkParams {
        width,
        buckets,
        scale: 600,
        feature_weights,
        feature_biases: row(width, 300),
        output_weights: row(2 * width * buckets, 127),
        output_biases: (12_345..).step_by(1000).take(buckets).collect(),
    };
    Net::new(params).expect("all fits")
}

fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen, Strictness::Game).expect("a position")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn sums_follow_every_move(
        numbers in prop::collection::vec(any::<u16>(), 0..PLIES - 2),
        asked in prop::collection::vec(any::<bool>(), PLIES),
        width in prop::sample::select(vec![16_usize, 48, 64]),
    ) {
        let net = Arc::new(random(width, 3, 7));
        let mut sums = AccumulatorStack::new(net.clone(), PLIES);
        let mut ply = 0;
        wander(&numbers, |position, change| {
            match change {
                Some(change) => {
                    sums.make_move(ply, position, change);
                    ply += 1;
                }
                None => sums.reset(position),
            }
            if asked[ply] {
                assert_eq!(sums.evaluate(ply, position), net.evaluate(position), "{position}");
            }
        });
    }

    #[test]
    fn lines_are_left_and_others_followed(
        numbers in prop::collection::vec((any::<u16>(), 0_u8..8, any::<bool>()), 0..400),
    ) {
        let net = Arc::new(random(16, 1, 3));
        let mut sums = AccumulatorStack::new(net.clone(), PLIES);
        // Many moves of these kings cross the middle.
        let mut line = vec![position("4k4/3r1b3/9/2pP5/4p4/5R3/4P4/5B3/4K4 b 2G2S9Pgsnl 1")];
        sums.reset(&line[0]);
        for (number, what, asked) in numbers {
            let ply = line.len() - 1;
            let now = line[ply];
            let moves = now.legal_moves();
            if what == 0 || moves.is_empty() || ply + 2 >= PLIES {
                line.truncate(1 + ply / 2);
                continue;
            }
            if what == 1 && let Some(next) = now.after_null_move() {
                sums.make_null_move(ply);
                line.push(next);
            } else {
                let mut next = now;
                // Every second time a king moves if it can.
                let king = moves.iter().find(|mv| mv.from() == now.king(now.turn()));
                let mv = king.filter(|_| what > 4).unwrap_or(&moves[usize::from(number) % moves.len()]);
                let change = next.play_unchecked(*mv);
                sums.make_move(ply, &next, &change);
                line.push(next);
            }
            if asked {
                let ply = line.len() - 1;
                assert_eq!(sums.evaluate(ply, &line[ply]), net.evaluate(&line[ply]));
            }
        }
    }

    #[test]
    fn both_sides_and_both_halves_are_seen_alike(
        numbers in prop::collection::vec(any::<u16>(), 0..200),
    ) {
        let net = random(16, 1, 5);
        wander(&numbers, |position, _| {
            let value = net.evaluate(position);
            assert_eq!(net.evaluate(&turned(position)), value, "{position}");
            let kings = Color::ALL.map(|color| position.king(color).map(komadai_shogi::Square::file));
            if !kings.contains(&Some(5)) {
                let mirrored = position.to_setup().mirrored();
                let mirrored = Position::from_setup(&mirrored, Strictness::Lesson).expect("a position");
                assert_eq!(net.evaluate(&mirrored), value, "{position}");
            }
        });
    }

    #[test]
    fn rows_are_added_number_by_number(
        feature_weights in prop::collection::vec(prop::collection::vec(-6000_i16..6000, 3 * LANES), 5),
        output_weights in prop::collection::vec(-127_i16..=127, 3 * LANES),
    ) {
        let expected = |at: usize, signs: [i16; 5]| -> i16 {
            feature_weights.iter().zip(signs).map(|(row, sign)| row[at] * sign).sum()
        };
        let [a, b, c, d, e] = [0, 1, 2, 3, 4].map(|at| feature_weights[at].as_slice());
        let mut after = vec![0; 3 * LANES];
        simd::add1_sub1(&mut after, a, b, d);
        assert!((0..3 * LANES).all(|at| after[at] == expected(at, [1, 1, 0, -1, 0])));
        simd::add2_sub2(&mut after, a, [b, c], [d, e]);
        assert!((0..3 * LANES).all(|at| after[at] == expected(at, [1, 1, 1, -1, -1])));
        simd::add(&mut after, d);
        assert!((0..3 * LANES).all(|at| after[at] == expected(at, [1, 1, 1, 0, -1])));
        let active: i64 = a.iter().zip(&output_weights).map(|(&sum, &weight)| {
            i64::from(sum.clamp(0, 255)).pow(2) * i64::from(weight)
        }).sum();
        assert_eq!(i64::from(simd::screlu_dot(a, &output_weights)), active);
    }
}

#[test]
fn the_largest_sums_fit() {
    let sums = [i16::MAX; 256];
    let active = 255 * 255 * 127 * 256;
    assert_eq!(simd::screlu_dot(&sums, &[127; 256]), active);
    assert_eq!(simd::screlu_dot(&sums, &[-127; 256]), -active);
}

#[test]
fn the_numbers_of_a_net_mean_what_is_said() {
    let start = Position::startpos();
    let nothing = NetworkParams {
        width: 16,
        buckets: 1,
        scale: 600,
        feature_weights: vec![0; features::COUNT * 16],
        feature_biases: vec![0; 16],
        output_weights: vec![0; 32],
        output_biases: vec![0],
    };
    let value = |change: &dyn Fn(&mut NetworkParams)| {
        let mut params = nothing.clone();
        change(&mut params);
        Net::new(params).expect("all fits").evaluate(&start)
    };
    assert_eq!(value(&|_| ()), 0);
    assert_eq!(
        value(&|params| params.output_biases[0] = 64 * 255 * 255),
        600
    );
    let half = |params: &mut NetworkParams| {
        params.feature_biases[3] = 128;
        params.output_weights[3] = 64;
        params.output_weights[16 + 3] = -32;
    };
    // 600 · (128 / 255)² · (1 - ½)
    assert_eq!(value(&half), 75);
    assert_eq!(
        value(&|params| {
            half(params);
            // The own rook on 2h: kind 6, square 1 · 9 + 7.
            let input = 6 * 81 + 16;
            params.feature_weights[input * 16 + 3] = -7;
            params.output_weights[16 + 3] = 0;
        }),
        92
    );
    let seen = features::active(&start, Color::White);
    assert_eq!(seen.len(), 40);
    assert!(
        seen.contains(&(6 * 81 + 16)),
        "White sees its rook on 2h too"
    );
}

#[test]
fn a_game_goes_through_the_outputs_as_hands_fill() {
    let mut params = random(16, 2, 1).params;
    params.output_weights.fill(0);
    params.output_biases = vec![0, 64 * 255 * 255];
    let net = Net::new(params).expect("all fits");
    // Three rooks or bishops and a pawn are 16 of 32, with another pawn 17.
    for (hands, value) in [("-", 0), ("RBPb", 0), ("2RBP2p", 600), ("2R2B4G4S18P", 600)] {
        let held = position(&format!("4k4/9/9/9/9/9/9/9/4K4 b {hands} 1"));
        assert_eq!(net.evaluate(&held), value, "{hands}");
    }
}

#[test]
fn pieces_in_hand_are_seen_one_by_one() {
    let held = position("4k4/9/9/9/9/9/9/9/4K4 b 2P3p 1");
    let mut seen = features::active(&held, Color::Black);
    seen.sort_unstable();
    let board = 2 * 14 * 81;
    assert_eq!(
        seen[2..],
        [board, board + 1, board + 38, board + 39, board + 40]
    );
}

#[test]
fn a_net_goes_through_bytes() {
    let net = random(32, 3, 1);
    let bytes = net.to_bytes();
    assert_eq!(
        bytes.len(),
        18 + (features::COUNT + 2) * 32 + 3 * (4 * 32 + 4) + 8
    );
    assert_eq!(Net::from_bytes(&bytes), Ok(net));
}

#[test]
fn damaged_and_foreign_files_are_refused() {
    let bytes = random(16, 1, 1).to_bytes();
    let check = |bytes: &[u8], words: &str| {
        let error = Net::from_bytes(bytes).expect_err("it is damaged");
        assert!(error.to_string().contains(words), "{error}");
    };
    check(b"", "this is no net");
    check(&[0; 4000], "this is no net");
    for cut in [17, 18, bytes.len() / 2, bytes.len() - 1] {
        assert!(Net::from_bytes(&bytes[..cut]).is_err());
    }
    check(&bytes[..bytes.len() - 1], "long, expected 37");
    check(&[&bytes[..], &[0]].concat(), "long, expected 37");
    for at in (0..bytes.len()).step_by(61) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1 << (at % 8);
        assert!(Net::from_bytes(&damaged).is_err(), "byte {at}");
    }
    let mut damaged = bytes.clone();
    damaged[8] = 1;
    check(&damaged, "version 1 of the format, 2 is known");
    for (at, words) in [(10, "2345 inputs"), (12, "17 neurons"), (14, "0 buckets")] {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1;
        check(&damaged, words);
    }
    damaged = bytes.clone();
    damaged[1000] ^= 1;
    check(&damaged, "its sum differs");
}

#[test]
fn numbers_that_might_not_fit_are_refused() {
    let large = |change: &dyn Fn(&mut NetworkParams)| {
        let mut params = random(16, 1, 1).params;
        change(&mut params);
        Net::new(params)
    };
    assert!(large(&|_| ()).is_ok());
    assert_eq!(
        large(&|params| params.feature_weights[5] = i8::MIN),
        Err(NetError::TooLarge)
    );
    assert_eq!(
        large(&|params| params.feature_biases[5] = -12_448),
        Err(NetError::TooLarge)
    );
    assert_eq!(
        large(&|params| params.output_weights[5] = -128),
        Err(NetError::TooLarge)
    );
    assert!(matches!(
        large(&|params| {
            params.feature_weights.pop();
        }),
        Err(NetError::Length { .. })
    ));
    assert!(matches!(
        large(&|params| params.width = 272),
        Err(NetError::Shape { width: 272, .. })
    ));
}
