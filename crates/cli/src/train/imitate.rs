//! What a net learns first: to say what the evaluation made by hand says. Of that
//! there are as many examples as one likes, also of positions that nobody would play
//! but every search looks at.

use std::thread;

use shogi::search::eval::{Weights, evaluate};

use super::{
    fit::{Fit, Settings},
    model::Model,
    samples::{About, Samples},
};
use crate::{
    games::{IllegalPly, SavedGame},
    random::Random,
};

/// Games that a round looks at, if there are so many: some two million positions.
const ROUND: usize = 20_000;
/// A position is left after so many random moves.
const ASTRAY: usize = 3;
/// What is beyond this is told from it by nobody, in hundredths of a pawn.
const DECIDED: i32 = 4000;
/// Positions for each step: many small ones do better here.
const BATCH: usize = 2048;
const RATE: f32 = 0.001;

/// A model that has learned from the evaluation made by hand for some rounds.
///
/// # Errors
/// At the first move that is not legal.
pub fn imitate(
    model: Model,
    games: &[SavedGame],
    rounds: u32,
    settings: Settings,
) -> Result<Model, IllegalPly> {
    let settings = Settings {
        epochs: rounds,
        batch: BATCH,
        rate: RATE,
        decay: 0.0,
        lambda: 0.0,
        ..settings
    };
    let mut fit = Fit::new(model, settings);
    let weights = Weights::built_in();
    let mut order: Vec<usize> = (0..games.len()).collect();
    Random::new(settings.seed).shuffle(&mut order);
    let mut order = order.iter().cycle();
    for round in 0..rounds {
        let next = order.by_ref().take(ROUND.min(games.len()));
        let games = next.map(|&at| &games[at]).collect();
        let seed = settings.seed.wrapping_add(u64::from(round));
        let samples = examples(games, &weights, seed, settings.jobs)?;
        let loss = fit.epoch(&samples, round) - fit.least_loss(&samples);
        eprintln!(
            "imitation, round {}: {} positions, loss {loss:.5} above the least",
            round + 1,
            samples.len()
        );
    }
    Ok(fit.model)
}

/// Positions near those of games.
fn examples(
    games: Vec<&SavedGame>,
    weights: &Weights,
    seed: u64,
    jobs: usize,
) -> Result<Samples, IllegalPly> {
    let games: Vec<_> = (0..).zip(games).collect();
    let a_thread = games.len().div_ceil(jobs.max(1)).max(1);
    thread::scope(|scope| {
        let threads: Vec<_> = games
            .chunks(a_thread)
            .map(|games| {
                scope.spawn(move || {
                    let mut samples = Samples::default();
                    for &(number, game) in games {
                        add_near(&mut samples, game, weights, Random::of(seed, number))?;
                    }
                    Ok(samples)
                })
            })
            .collect();
        let mut all = Samples::default();
        for thread in threads {
            let samples = thread.join();
            all.append(&samples.unwrap_or_else(|failure| std::panic::resume_unwind(failure))?);
        }
        Ok(all)
    })
}

/// A quarter of a game's positions, and some that went astray from them.
fn add_near(
    samples: &mut Samples,
    game: &SavedGame,
    weights: &Weights,
    mut random: Random,
) -> Result<(), IllegalPly> {
    game.replay(|position, _, _| {
        if random.below(2) == 0 {
            return;
        }
        let mut position = *position;
        for astray in 0..=ASTRAY {
            let score = evaluate(&position, weights);
            if score.abs() < DECIDED && (astray > 0 || random.below(2) == 0) {
                let about = About {
                    score: score as f32,
                    result: 0.5,
                };
                samples.push(&position, about);
            }
            let moves = position.legal_moves();
            if moves.is_empty() || random.below(3) == 0 {
                return;
            }
            position.play_unchecked(moves[random.below(moves.len())]);
        }
    })?;
    Ok(())
}
