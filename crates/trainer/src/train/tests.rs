use komadai_search::{
    Score,
    eval::{Net, Weights, evaluate},
};
use shogi::{Color, Position};

use super::{
    checkpoint::CheckpointError,
    fit::{NetConfig, NetFit},
    gradient::Chunk,
    model::{BIASES, Hidden, Inputs, LANES, Model},
    packed_position::PackedPosition,
    samples::{NetSample, NetSamples, SampleReader},
};
use crate::{
    fitting::{Dataset, FitConfig, LambdaReturn, Target, Trainer},
    game_file::{Ending, Reason, SavedGame, ScoredPly},
    rng::Rng,
};

const CONFIG: FitConfig = FitConfig {
    epochs: 6,
    batch: 64,
    lambda: 0.0,
    scale: None,
    max_score: 2500,
    jobs: 2,
    seed: 3,
};
const NET_CONFIG: NetConfig = NetConfig {
    rate: 0.01,
    decay: 0.0,
    is_continued: false,
};
const SCALE: f32 = 600.0;

fn trainer(model: Model, config: FitConfig) -> Trainer<NetFit> {
    Trainer::new(NetFit::new(model, NET_CONFIG, SCALE), config, SCALE)
}

fn inputs(position: &Position) -> Inputs {
    Inputs {
        active: PackedPosition::new(position).unpack(),
        phase: Net::game_phase(position),
    }
}

/// A position of a random game.
fn shuffled(seed: u64) -> Position {
    let mut rng = Rng::new(seed);
    let mut position = Position::startpos();
    for _ in 0..60 {
        let moves = position.legal_moves();
        if !moves.is_empty() {
            position.play_unchecked(moves[rng.below(moves.len())]);
        }
    }
    position
}

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
            outcome: Some(f32::from(u8::from(score > 0))),
        };
        let base_eval = (share * score as f32) as i32;
        samples.push(NetSample::new(&position, target, base_eval));
    }
    samples
}

#[test]
fn outputs_are_scaled() {
    let model = Model::random(32, 2, 1);
    let mut halved = model.clone();
    halved.scale_outputs(0.5);
    let mut largest = model.clone();
    largest.scale_outputs(1e6);
    for seed in 0..20 {
        let inputs = inputs(&shuffled(seed));
        let [all, half] = [&model, &halved].map(|it| it.forward(&inputs, &mut Hidden::new(32)));
        assert!((half - all / 2.0).abs() < 1e-6, "{half} {all}");
    }
    largest
        .to_net(600)
        .expect("its weights are within the bounds");
}

#[test]
fn a_widened_net_says_the_same_until_its_new_neurons_have_learned() {
    let (training, held_out) = (positions(1, 5000), positions(2, 500));
    let narrow = Model::random(16, 2, 1);
    let wide = narrow.clone().widen(48, 2).expect("it is wider");
    assert_eq!((wide.width, wide.blocks.len(), wide.buckets()), (48, 3, 2));
    for seed in 0..20 {
        let position = shuffled(seed);
        let inputs = inputs(&position);
        let outputs = [&narrow, &wide].map(|it| it.forward(&inputs, &mut Hidden::new(it.width)));
        assert_eq!(outputs[0], outputs[1]);
    }
    let mut fit = trainer(wide, CONFIG);
    let before = fit.loss(&held_out);
    fit.epoch(&training, 0);
    assert!(fit.loss(&held_out) < before);
    let learned = fit.model.model.outputs[1..3].as_flattened();
    assert!(learned.iter().all(|&weight| weight != 0.0), "{learned:?}");
    assert_eq!(narrow.widen(0, 1), None);
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
    let mut value =
        |model: &Model, position: &Position| model.forward(&inputs(position), &mut hidden) * SCALE;
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
    let mut nothing = Model::random(16, 1, 1);
    nothing.outputs.fill([0.0; LANES]);
    let loss = |share: f32| trainer(nothing.clone(), CONFIG).loss(&known(share));
    let least = trainer(nothing.clone(), CONFIG).min_loss(&known(1.0));
    assert!((loss(1.0) - least).abs() < 1e-6, "{} {least}", loss(1.0));
    assert!(loss(0.5) > loss(1.0) && loss(0.0) > loss(0.5));
}

#[test]
fn a_model_does_not_depend_on_the_number_of_threads() {
    let samples = positions(5, 700);
    let fitted = |jobs| {
        let batch = 600;
        let config = FitConfig {
            jobs,
            batch,
            ..CONFIG
        };
        let mut fit = trainer(Model::random(48, 1, 1), config);
        fit.epoch(&samples, 0);
        (fit.loss(&samples), fit.model.model)
    };
    let (one, three) = (fitted(1), fitted(3));
    assert!(one == three);
}

#[test]
fn gradients_are_the_derivatives_of_the_output() {
    let inputs = || inputs(&shuffled(6));
    let mut model = Model::random(32, 3, 2);
    let mut hidden = Hidden::new(32);
    let before = model.forward(&inputs(), &mut hidden);
    let mut chunk = Chunk::default();
    chunk.start(&model, 1);
    chunk.backward(&model, inputs(), &hidden, 1.0, 0);
    let mut check = |param: fn(&mut Model, usize) -> &mut f32, at: usize, expected: f32| {
        const STEP: f32 = 1e-3;
        let value = *param(&mut model, at);
        *param(&mut model, at) += STEP;
        let slope = (model.forward(&inputs(), &mut hidden) - before) / STEP;
        *param(&mut model, at) = value;
        assert!((slope - expected).abs() < 0.02, "{at}: {slope}, {expected}");
    };
    let mut gradient = vec![[0.0; LANES]; BIASES + 1];
    chunk.add_block(1, &mut gradient);
    let unused = (0..BIASES).find(|&input| {
        let active = inputs().active;
        let input = input as u16;
        !active.own().contains(&input) && !active.other().contains(&input)
    });
    let seen = inputs().active;
    for row in [
        usize::from(seen.own()[3]),
        usize::from(seen.other()[5]),
        BIASES,
    ]
    .into_iter()
    .chain(unused)
    {
        for lane in [0, 5, 11] {
            let at = LANES * row + lane;
            let expected = gradient.as_flattened()[at];
            check(
                |model, at| &mut model.blocks[1].as_flattened_mut()[at],
                at,
                expected,
            );
        }
    }
    for (at, &expected) in chunk.outputs.as_flattened().iter().enumerate() {
        check(
            |model, at| &mut model.outputs.as_flattened_mut()[at],
            at,
            expected,
        );
    }
    for (at, &expected) in chunk.output_biases.iter().enumerate() {
        check(|model, at| &mut model.output_biases[at], at, expected);
    }
    assert!(chunk.output_biases.contains(&1.0));
}

#[test]
fn a_model_is_loaded_from_its_net_and_checkpoint() {
    let model = Model::random(32, 2, 4);
    let net = model.to_net(600).expect("all fits");
    let rest = model.save(&net);
    let restored = Model::load(&net, &rest).expect("it is whole");
    let off = |other: &Model| {
        let pairs = model.input_weights().zip(other.input_weights());
        pairs
            .map(|(one, other)| (one - other).abs())
            .fold(0.0, f32::max)
    };
    assert!(off(&restored) < 4.1 / 255.0 / 256.0, "{}", off(&restored));
    assert!(off(&Model::from_net(&net)) > 1.0 / 255.0);
    let rounded = Model::from_net(&net);
    assert_eq!(restored.outputs, rounded.outputs);
    assert_eq!(restored.output_biases, rounded.output_biases);
    assert_eq!(rounded.to_net(600), Ok(net.clone()));

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
fn only_quiet_positions_are_learned_from() {
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
    let reader = |max_score| SampleReader {
        side_positions: true,
        max_score,
        lambda_return: LambdaReturn {
            lambda: 1.0,
            scale: SCALE,
        },
        weights: Weights::material(),
    };
    let read = |reader: SampleReader| {
        let mut samples = NetSamples::default();
        let found = reader.read(&game).expect("legal");
        found.iter().for_each(|&(_, sample)| samples.push(sample));
        let targets = (0..samples.len()).map(|at| samples.target(at));
        targets.collect::<Vec<_>>()
    };
    let found = |targets: &[Target]| -> Vec<(f32, Option<f32>)> {
        let pairs = targets.iter().map(|target| (target.score, target.outcome));
        pairs.collect()
    };
    let targets = read(reader(2500));
    let few = [(30.0, Some(0.0)), (-20.0, Some(1.0)), (70.0, Some(1.0))];
    assert_eq!(found(&targets), few);
    let more = read(reader(6000));
    assert_eq!(found(&more), [&few[..], &[(-2600.0, Some(1.0))]].concat());
    let samples = reader(2500).read(&game).expect("legal");
    let (key, first) = samples[0];
    assert_eq!(key, game.start.key());
    let base_eval = evaluate(&game.start, &Weights::material());
    assert_eq!(i32::from(first.base_eval), base_eval);
    assert_eq!(first.position, PackedPosition::new(&game.start));
}

#[test]
fn buckets_are_equal_after_a_split() {
    let samples = positions(7, 40);
    let model = Model::random(16, 2, 6);
    let split = model.clone().split(6).expect("three of each");
    assert_eq!(split.buckets(), 6);
    assert!(model.clone().split(3).is_none() && model.clone().split(1).is_none());
    let mut hidden = Hidden::new(16);
    for index in 0..samples.len() {
        let inputs = Inputs::from(samples.sample(index));
        let value = model.forward(&inputs, &mut hidden);
        assert_eq!(split.forward(&inputs, &mut hidden), value);
    }
}
