use shogi::{Color, Position, Strictness, search::Score};

use super::{
    fit::{Fit, FitConfig},
    numbers,
    samples::{Label, Samples},
    weights,
};
use crate::{
    game_file::{Ending, Reason, SavedGame, ScoredPly},
    rng::Rng,
    sigmoid,
};

const CONFIG: FitConfig = FitConfig {
    epochs: 40,
    batch: 200,
    rate: 4.0,
    lambda: 0.0,
    scale: 600.0,
    spread: 1e6,
    jobs: 2,
    seed: 3,
};

/// Positions whose scores are exactly what two weights, early and late, add up to.
fn ruled_by(weights: [f32; 4], count: usize) -> Samples {
    let mut rng = Rng::new(1);
    let mut samples = Samples::default();
    for _ in 0..count {
        let counts = [rng.below(7) as i16 - 3, rng.below(7) as i16 - 3];
        let phase = rng.below(11) as f32 / 10.0;
        let each = |at: usize| {
            let weight = weights[2 * at] * (1.0 - phase) + weights[2 * at + 1] * phase;
            weight * f32::from(counts[at])
        };
        let label = Label {
            phase,
            score: each(0) + each(1),
            result: 0.5,
        };
        samples.push(label, [(0, counts[0]), (1, counts[1])].into_iter());
    }
    samples
}

#[test]
fn the_weights_behind_scores_are_found() {
    let hidden = [90.0, 120.0, -40.0, 300.0];
    let samples = ruled_by(hidden, 2000);
    let mut fit = Fit::new(vec![0.0; 4], CONFIG);
    let before = fit.loss(&samples);
    for epoch in 0..CONFIG.epochs {
        fit.epoch(&samples, epoch);
    }
    for (found, hidden) in fit.weights.iter().zip(hidden) {
        assert!((found - hidden).abs() < 3.0, "{:?}", fit.weights);
    }
    assert!(fit.loss(&samples) < before);
}

#[test]
fn what_few_positions_speak_about_stays_near_its_start() {
    let samples = ruled_by([400.0; 4], 50);
    let config = FitConfig {
        spread: 20.0,
        epochs: 400,
        ..CONFIG
    };
    let mut fit = Fit::new(vec![100.0; 4], config);
    for epoch in 0..config.epochs {
        fit.epoch(&samples, epoch);
    }
    assert!(
        fit.weights
            .iter()
            .all(|&found| found > 102.0 && found < 300.0),
        "{:?}",
        fit.weights
    );
}

#[test]
fn results_are_aimed_at_where_they_are_asked_for() {
    let mut samples = Samples::default();
    for (count, result) in [(1, 1.0), (1, 1.0), (1, 1.0), (1, 0.0)] {
        let label = Label {
            phase: 0.0,
            score: -900.0,
            result,
        };
        samples.push(label, [(0, count)].into_iter());
    }
    let config = FitConfig {
        lambda: 1.0,
        rate: 10.0,
        epochs: 1000,
        batch: 4,
        ..CONFIG
    };
    let mut fit = Fit::new(vec![0.0; 2], config);
    for epoch in 0..config.epochs {
        fit.epoch(&samples, epoch);
    }
    // Three in four: the logarithm of 3 times the scale.
    assert!((fit.weights[0] - 659.2).abs() < 5.0, "{:?}", fit.weights);
    assert_eq!(fit.weights[1], 0.0, "nothing is known of the last phase");
}

#[test]
fn the_scale_is_that_of_the_results() {
    let mut rng = Rng::new(5);
    let results: Vec<(f32, f32)> = (0..20_000)
        .map(|_| {
            let score = rng.below(3001) as f32 - 1500.0;
            let chance = 1.0 / (1.0 + f64::from(-score / 470.0).exp());
            let won = (rng.below(1_000_000) as f64) < chance * 1e6;
            (score, if won { 1.0 } else { 0.0 })
        })
        .collect();
    let scale = sigmoid::fit_scale(results.into_iter());
    assert!((scale - 470.0).abs() < 15.0, "{scale}");
}

#[test]
fn weights_go_through_numbers() {
    let built_in = shogi::search::eval::Weights::built_in();
    assert_eq!(weights(&numbers(&built_in)), built_in);
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

#[test]
fn quiet_positions_alone_are_learned_from() {
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
    let mut samples = Samples::default();
    let illegal = samples.add_game(&played).expect_err("the last is illegal");
    assert_eq!(illegal.ply, 9);
    let scores: Vec<f32> = samples.results().map(|(score, _)| score).collect();
    assert_eq!(scores, [30.0, 20.0, -70.0], "as Black sees them");
    assert!(samples.results().all(|(_, result)| result == 0.0));
    let checked = game("4k4/4G4/9/9/9/9/9/9/4K4 w - 1", &[("5a5b", points(0))]);
    samples.add_game(&checked).expect("legal");
    assert_eq!(samples.len(), 3, "a king in check is not quiet");
}

#[test]
fn samples_stay_apart_when_joined() {
    let mut one = ruled_by([1.0, 2.0, 3.0, 4.0], 3);
    let mut other = ruled_by([5.0, 6.0, 7.0, 8.0], 2);
    let whole: Vec<_> = [&one, &other]
        .into_iter()
        .flat_map(|samples| (0..samples.len()).map(|at| owned(samples, at)))
        .collect();
    one.take(&mut other);
    assert_eq!(other.len(), 0);
    let joined: Vec<_> = (0..one.len()).map(|at| owned(&one, at)).collect();
    assert_eq!(joined, whole);
}

fn owned(samples: &Samples, at: usize) -> (Label, Vec<u16>, Vec<i8>) {
    let sample = samples.get(at);
    (
        sample.label,
        sample.weights.to_vec(),
        sample.counts.to_vec(),
    )
}
