use komadai_search::Score;
use shogi::{Color, Position, Strictness};

use super::{
    fit::{TexelConfig, TexelFit},
    params_from_weights,
    samples::{TexelReader, TexelSamples, WeightCount},
    weights_from_params,
};
use crate::{
    fitting::{Dataset, FitConfig, LambdaReturn, Target, Trainer},
    game_file::{Ending, Reason, SavedGame, ScoredPly},
    rng::Rng,
};

const CONFIG: FitConfig = FitConfig {
    epochs: 40,
    batch: 200,
    lambda: 0.0,
    scale: None,
    max_score: 2500,
    jobs: 2,
    seed: 3,
};
const TEXEL_CONFIG: TexelConfig = TexelConfig {
    rate: 4.0,
    spread: 1e6,
};

/// The weights that are fitted from `start`, and the losses before and after.
fn fitted(
    start: Vec<f32>,
    samples: &TexelSamples,
    config: FitConfig,
    texel_config: TexelConfig,
) -> (Vec<f32>, [f64; 2]) {
    const SCALE: f32 = 600.0;
    let fit = TexelFit::new(start, texel_config, SCALE);
    let mut trainer = Trainer::new(fit, config, SCALE);
    let before = trainer.loss(samples);
    for epoch in 0..config.epochs {
        trainer.epoch(samples, epoch);
    }
    let after = trainer.loss(samples);
    (trainer.model.weights, [before, after])
}

/// Positions whose scores are exactly what two weights with their middlegame and endgame
/// values and a correction add up to.
fn ruled_by(weights: [f32; 4], count: usize) -> TexelSamples {
    let mut rng = Rng::new(1);
    let mut samples = TexelSamples::default();
    for _ in 0..count {
        let counts = [rng.below(7) as i16 - 3, rng.below(7) as i16 - 3];
        let phase = rng.below(11) as f32 / 10.0;
        let correction = rng.below(401) as f32 - 200.0;
        let each = |at: usize| {
            let weight = weights[2 * at] * (1.0 - phase) + weights[2 * at + 1] * phase;
            weight * f32::from(counts[at])
        };
        let target = Target {
            score: correction + each(0) + each(1),
            outcome: Some(0.5),
        };
        let features = [0, 1].map(|weight| WeightCount::new(weight, counts[usize::from(weight)]));
        samples.push(features, target, phase, correction);
    }
    samples
}

#[test]
fn the_weights_behind_scores_are_found() {
    let hidden = [90.0, 120.0, -40.0, 300.0];
    let samples = ruled_by(hidden, 2000);
    let (weights, [before, after]) = fitted(vec![0.0; 4], &samples, CONFIG, TEXEL_CONFIG);
    for (found, hidden) in weights.iter().zip(hidden) {
        assert!((found - hidden).abs() < 3.0, "{weights:?}");
    }
    assert!(after < before);
}

#[test]
fn weights_of_few_positions_stay_near_their_start() {
    let samples = ruled_by([400.0; 4], 50);
    let config = FitConfig {
        epochs: 400,
        ..CONFIG
    };
    let texel_config = TexelConfig {
        spread: 20.0,
        ..TEXEL_CONFIG
    };
    let (weights, _) = fitted(vec![100.0; 4], &samples, config, texel_config);
    assert!(
        weights.iter().all(|&found| found > 102.0 && found < 300.0),
        "{weights:?}"
    );
}

#[test]
fn results_are_the_target_with_a_lambda_of_1() {
    let mut samples = TexelSamples::default();
    for (count, result) in [(1, 1.0), (1, 1.0), (1, 1.0), (1, 0.0)] {
        let target = Target {
            score: -900.0,
            outcome: Some(result),
        };
        samples.push([WeightCount::new(0, count)], target, 0.0, 0.0);
    }
    let config = FitConfig {
        lambda: 1.0,
        epochs: 1000,
        batch: 4,
        ..CONFIG
    };
    let texel_config = TexelConfig {
        rate: 10.0,
        ..TEXEL_CONFIG
    };
    let (weights, _) = fitted(vec![0.0; 2], &samples, config, texel_config);
    // Three in four: the logarithm of 3 times the scale.
    assert!((weights[0] - 659.2).abs() < 5.0, "{weights:?}");
    assert_eq!(weights[1], 0.0, "nothing is known of the endgame");
}

#[test]
fn weights_survive_the_round_trip_through_parameters() {
    let built_in = komadai_search::eval::Weights::built_in();
    let params = params_from_weights(&built_in);
    assert_eq!(weights_from_params(&params), built_in);
}

#[test]
fn a_weight_and_its_count_are_in_three_bytes() {
    for (weight, count, kept) in [(0, -3, -3.0), (300, 18, 18.0), (65_535, 500, 127.0)] {
        let feature = WeightCount::new(weight, count);
        assert_eq!(feature.weight(), usize::from(weight));
        assert_eq!(feature.count(), kept);
    }
    assert_eq!(size_of::<WeightCount>(), 3);
}

/// A game of these moves with scores, won by White.
fn game(start: &str, plies: &[(&str, Score)]) -> SavedGame {
    let plies = plies.iter().map(|&(mv, score)| ScoredPly {
        mv: mv.parse().expect("a move"),
        score,
    });
    SavedGame {
        side_positions: Vec::new(),
        index: 0,
        start: Position::from_sfen(start, Strictness::Game).expect("a start"),
        opening: Vec::new(),
        plies: plies.collect(),
        ending: Ending {
            winner: Some(Color::White),
            reason: Reason::Adjudication,
        },
    }
}

/// Reads positions with scores up to `max_score`, whose outcome is the result.
fn reader(max_score: i32) -> TexelReader {
    TexelReader {
        max_score,
        lambda_return: LambdaReturn {
            lambda: 1.0,
            scale: 600.0,
        },
        net: None,
    }
}

#[test]
fn only_quiet_positions_are_learned_from() {
    const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    let points = Score::centipawns;
    let played = game(
        START,
        &[
            ("7g7f", points(30)),
            ("3c3d", points(-20)),
            ("8h2b+", points(5)),        // a capture
            ("3a2b", points(5)),         // a capture
            ("B*4e", Score::mate_in(3)), // a mate
            ("6a5b", points(70)),
            ("4e6c+", points(9)), // a capture
            ("5b6c", points(9)),  // a capture
            ("G*5b", points(11)), // not to be played: there is none
        ],
    );
    let illegal = reader(2500).read(&played).expect_err("the last is illegal");
    assert_eq!(illegal.ply, 9);
    let mut legal = played;
    legal.plies.pop();
    let mut samples = reader(2500).read(&legal).expect("legal");
    let targets: Vec<Target> = (0..samples.len()).map(|at| samples.target(at)).collect();
    let as_black_sees_it = |score| Target {
        score,
        outcome: Some(0.0),
    };
    assert_eq!(targets, [30.0, 20.0, -70.0].map(as_black_sees_it));
    let checked = game("4k4/4G4/9/9/9/9/9/9/4K4 w - 1", &[("5a5b", points(0))]);
    let checked = reader(2500).read(&checked).expect("legal");
    assert_eq!(checked.len(), 0, "a king in check is not quiet");

    let few = reader(69).read(&legal).expect("legal");
    assert_eq!(few.len(), 2, "the third score is above 69");
    samples.append(&few);
    assert_eq!(samples.len(), 5);
    for (index, same) in [(0, 3), (1, 4)] {
        let (one, other) = (samples.sample(index), samples.sample(same));
        assert_eq!((one.counts, one.phase), (other.counts, other.phase));
        assert_eq!(samples.target(index), samples.target(same));
    }
}
