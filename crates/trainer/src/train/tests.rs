use std::collections::HashSet;

use shogi::{
    Color, Position, Strictness,
    search::{
        Score,
        eval::{Net, Weights, evaluate},
    },
};

use super::{
    checkpoint::CheckpointError,
    fit::{NetConfig, NetFit},
    model::{Hidden, Model},
    samples::{Inputs, NetContext, NetSamples},
};
use crate::{
    fitting::{FitConfig, Target, Trainer},
    game_file::{Ending, Reason, SavedGame, ScoredPly},
    rng::Rng,
};

const CONFIG: FitConfig = FitConfig {
    epochs: 6,
    batch: 64,
    lambda: 0.0,
    scale: None,
    jobs: 2,
    seed: 3,
};
const NET_CONFIG: NetConfig = NetConfig {
    rate: 0.01,
    decay: 0.0,
};
const SCALE: f32 = 600.0;

fn trainer(model: Model, config: FitConfig) -> Trainer<NetFit> {
    Trainer::new(NetFit::new(model, NET_CONFIG, SCALE), config, SCALE)
}

const UNKNOWN: Target = Target {
    score: 0.0,
    result: Some(0.5),
};

/// Positions of random games, with their material as the search's score.
fn positions(seed: u64, count: usize) -> NetSamples {
    partly_known(seed, count, 0.0)
}

/// The same, with a share of the score as the classical evaluation.
fn partly_known(seed: u64, count: usize, share: f32) -> NetSamples {
    let weights = Weights::material();
    let mut rng = Rng::new(seed);
    let mut samples = NetSamples::default();
    let mut position = Position::startpos();
    while samples.len() < count {
        let moves = position.legal_moves();
        if moves.is_empty() || position.move_number() > 150 {
            position = Position::startpos();
            continue;
        }
        position.play_unchecked(moves[rng.below(moves.len())]);
        // Positions that follow each other are much alike.
        if rng.below(6) != 0 {
            continue;
        }
        let score = evaluate(&position, &weights);
        let target = Target {
            score: score as f32,
            result: Some(f32::from(u8::from(score > 0))),
        };
        let context = NetContext {
            base_eval: share * score as f32,
            phase: Net::game_phase(&position),
        };
        samples.push_position(&position, target, context);
    }
    samples
}

#[test]
fn a_net_learns_and_is_exported_unchanged() {
    let (training, held_out) = (positions(1, 5000), positions(2, 500));
    let mut fit = trainer(Model::random(16, 1, 1), CONFIG);
    let before = fit.loss(&held_out);
    let losses: Vec<f64> = (0..CONFIG.epochs)
        .map(|epoch| fit.epoch(&training, epoch))
        .collect();
    let after = fit.loss(&held_out);
    let least = fit.min_loss(&held_out);
    assert!(losses.is_sorted_by(|one, next| one > next), "{losses:?}");
    assert!(
        after - least < 0.6 * (before - least),
        "{before} {after} {least}"
    );

    // Equal but for rounding.
    let net = fit.model.model.to_net(SCALE as u16).expect("all fits");
    let rounded = Model::from_net(&net);
    let mut hidden = Hidden::new(16);
    let mut value = |model: &Model, position: &Position| {
        let mut one = NetSamples::default();
        let context = NetContext {
            base_eval: 0.0,
            phase: Net::game_phase(position),
        };
        one.push_position(position, UNKNOWN, context);
        model.forward(&Inputs::new(&one.get(0)), &mut hidden) * SCALE
    };
    let mut position = Position::startpos();
    let mut rng = Rng::new(8);
    let mut off = Vec::new();
    while off.len() < 100 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(moves[rng.below(moves.len())]);
        let whole = net.evaluate(&position) as f32;
        let exact = value(&rounded, &position);
        assert!((exact - whole).abs() < 1.5, "{exact} {whole}");
        off.push((value(&fit.model.model, &position) - whole).abs());
    }
    let mean = off.iter().sum::<f32>() / off.len() as f32;
    assert!(mean < 25.0, "{mean}");
}

#[test]
fn a_model_corrects_the_classical_evaluation() {
    let known = |share: f32| partly_known(9, 500, share);
    let nothing = Model {
        width: 16,
        buckets: 1,
        params: vec![0.0; Model::random(16, 1, 1).params.len()],
    };
    let loss = |share: f32| trainer(nothing.clone(), CONFIG).loss(&known(share));
    let least = trainer(nothing.clone(), CONFIG).min_loss(&known(1.0));
    assert!((loss(1.0) - least).abs() < 1e-6, "{} {least}", loss(1.0));
    assert!(loss(0.5) > loss(1.0) && loss(0.0) > loss(0.5));
}

#[test]
fn a_model_does_not_depend_on_the_number_of_threads() {
    let samples = positions(5, 500);
    let fitted = |jobs| {
        let mut fit = trainer(Model::random(16, 1, 1), FitConfig { jobs, ..CONFIG });
        fit.epoch(&samples, 0);
        (fit.loss(&samples), fit.model.model)
    };
    let (one, three) = (fitted(1), fitted(3));
    assert!(one == three);
}

#[test]
fn gradients_are_the_derivatives_of_the_output() {
    let samples = positions(6, 1);
    let sample = samples.get(0);
    let inputs = Inputs::new(&sample);
    let mut model = Model::random(16, 3, 2);
    let mut hidden = Hidden::new(16);
    let before = model.forward(&inputs, &mut hidden);
    let mut gradient = vec![0.0; model.params.len()];
    model.backward(&inputs, &mut hidden, 1.0, &mut gradient);
    let own = 16 * usize::from(inputs.own[3]);
    let places = [own, own + 5, own + 11]
        .into_iter()
        .chain(model.params.len() - 49..model.params.len());
    for at in places {
        const STEP: f32 = 1e-3;
        let param = model.params[at];
        model.params[at] += STEP;
        let slope = (model.forward(&inputs, &mut hidden) - before) / STEP;
        model.params[at] = param;
        assert!(
            (slope - gradient[at]).abs() < 0.02,
            "{at}: {slope}, {}",
            gradient[at]
        );
    }
}

#[test]
fn a_model_is_loaded_from_its_net_and_checkpoint() {
    let model = Model::random(32, 2, 4);
    let net = model.to_net(600).expect("all fits");
    let rest = model.save(&net);
    let restored = Model::load(&net, &rest).expect("it is whole");
    let off = |other: &Model| {
        let rows = model.biases();
        let pairs = model.params[..rows].iter().zip(&other.params);
        pairs
            .map(|(one, other)| (one - other).abs())
            .fold(0.0, f32::max)
    };
    assert!(off(&restored) < 4.1 / 255.0 / 256.0, "{}", off(&restored));
    assert!(off(&Model::from_net(&net)) > 1.0 / 255.0);
    assert_eq!(
        restored.params[model.biases()..],
        Model::from_net(&net).params[model.biases()..]
    );

    let refused = |rest: &[u8]| Model::load(&net, rest).expect_err("it is refused");
    assert_eq!(refused(b"komanet"), CheckpointError::WrongMagic);
    assert_eq!(refused(&rest[..rest.len() - 2]), CheckpointError::Length);
    let mut damaged = rest.clone();
    damaged[100] ^= 1;
    assert_eq!(refused(&damaged), CheckpointError::Checksum);
    damaged[12] = 16;
    assert_eq!(refused(&damaged), CheckpointError::Shape);
    damaged[8] = 7;
    assert_eq!(refused(&damaged), CheckpointError::Version(7));
}

#[test]
fn only_quiet_positions_are_learned_from_and_once() {
    let points = Score::centipawns;
    let plies = [
        ("7g7f", points(30)),
        ("3c3d", points(-20)),
        ("8h2b+", points(5)),        // captures
        ("3a2b", points(5)),         // captures
        ("B*5e", Score::mate_in(3)), // mates
        ("6a5b", points(70)),
        ("5e2b+", points(2501)), // captures, and is decided
        ("4a3b", points(-2600)), // is decided
        ("S*4b", points(11)),    // checks by a drop
        ("5a6b", points(10)),    // in check
    ];
    let game = SavedGame {
        index: 0,
        start: Position::startpos(),
        opening: Vec::new(),
        plies: plies
            .iter()
            .map(|&(mv, score)| ScoredPly {
                mv: mv.parse().expect("a move"),
                score,
            })
            .collect(),
        side_positions: Vec::new(),
        ending: Ending {
            winner: Some(Color::White),
            reason: Reason::Adjudication,
        },
    };
    let (mut samples, mut known) = (NetSamples::default(), HashSet::new());
    let weights = Weights::material();
    samples
        .add_game(&game, true, &mut known, &weights)
        .expect("legal");
    let found: Vec<_> = samples.results().collect();
    assert_eq!(found, [(30.0, 0.0), (-20.0, 1.0), (70.0, 1.0)]);
    samples
        .add_game(&game, true, &mut known, &weights)
        .expect("legal");
    assert_eq!(samples.len(), 3, "a position counts once");
    let base_eval = evaluate(&game.start, &weights) as f32;
    assert_eq!(samples.get(0).context.base_eval, base_eval);
    let start = Position::from_sfen(&game.start.to_sfen(), Strictness::Game).expect("a start");
    let mut seen = shogi::search::eval::features::active(&start, Color::Black);
    let inputs = Inputs::new(&samples.get(0));
    let mut own = inputs.own.to_vec();
    own.sort_unstable();
    seen.sort_unstable();
    assert_eq!((own, inputs.other.len()), (seen, 40));
}

#[test]
fn buckets_are_equal_after_a_split() {
    let samples = positions(7, 40);
    let model = Model::random(16, 2, 6);
    let split = model.clone().split(6).expect("three of each");
    assert!(model.clone().split(3).is_none() && model.clone().split(1).is_none());
    let mut hidden = Hidden::new(16);
    for index in 0..samples.len() {
        let inputs = Inputs::new(&samples.get(index));
        let value = model.forward(&inputs, &mut hidden);
        assert_eq!(split.forward(&inputs, &mut hidden), value);
    }
}
