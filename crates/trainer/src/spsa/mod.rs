//! `spsa`: tunes the parameters of the search by games of the engine against itself.

mod optimizer;

use std::{
    ops::ControlFlow,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use clap::Args;
use komadai_search::Params;

use crate::{
    args::{PairsArgs, positive},
    duel::{
        game::{self, Engine, MoveLimit},
        pool,
    },
    openings::Openings,
    output::print_line,
    player::{PlayerConfig, parameter},
    rng::Rng,
};
use optimizer::{Spsa, SpsaConfig};

const REPORT_INTERVAL: Duration = Duration::from_secs(10);

#[derive(Debug, Args)]
pub struct SpsaArgs {
    /// Where to start: NAME=VALUE,... of the search, weights=FILE, net=FILE, level=N
    #[arg(long, value_name = "PARAMS")]
    from: Option<PlayerConfig>,

    /// Parameters to tune [default: all]
    #[arg(long, value_name = "NAME,...", value_delimiter = ',', value_parser = parameter)]
    only: Option<Vec<&'static str>>,

    /// Nodes for each move
    #[arg(long, value_name = "N")]
    nodes: u64,

    /// Games to play, rounded up to pairs
    #[arg(long, value_name = "N")]
    games: u32,

    /// Step after a pair won 2 to 0, as a share of the spread
    #[arg(long, default_value_t = 0.02, value_parser = positive::<f64>)]
    gain: f64,

    /// Distance of a trial from a parameter, as a share of its start
    #[arg(long, default_value_t = 0.2, value_parser = positive::<f64>)]
    spread: f64,

    #[command(flatten)]
    pairs_of_games: PairsArgs,
}

pub fn run(args: &SpsaArgs) -> Result<(), String> {
    print_line(&tune(args)?)
}

/// Plays all pairs, and returns the parameters that were found.
fn tune(args: &SpsaArgs) -> Result<String, String> {
    let from = args.from.clone().unwrap_or_default();
    let config = SpsaConfig {
        spread: args.spread,
        gain: args.gain,
        pairs: args.games.div_ceil(2),
        seed: args.pairs_of_games.seed,
    };
    let names: &[&str] = args.only.as_deref().unwrap_or(Params::NAMES);
    let spsa = Spsa::new(from.params.clone(), names, config).map_err(|error| error.to_string())?;
    let state = Mutex::new((spsa, Instant::now()));
    let lock = || state.lock().unwrap_or_else(PoisonError::into_inner);
    let openings = Openings::default();
    let limit = MoveLimit::Nodes(args.nodes);
    let engine = || Engine::new(&from);
    pool::play_pairs(
        args.pairs_of_games.jobs.count(),
        config.pairs,
        engine,
        |engine, index| {
            let (trial, players) = {
                let (spsa, _) = &*lock();
                let trial = spsa.trial(index);
                let players = spsa.players(&trial);
                (trial, players)
            };
            let mut rng = Rng::with_stream(!config.seed, u64::from(index));
            let start = game::start(
                &mut rng,
                args.pairs_of_games.opening_kind(),
                engine,
                &openings,
            );
            let mut engines = players.map(|params| {
                Engine::new(&PlayerConfig {
                    params,
                    level: from.level,
                    script: None,
                })
            });
            let results = game::play_pair(&start, &mut engines, limit);
            let half_points: usize = results.iter().map(|result| result.half_points).sum();
            let (spsa, reported) = &mut *lock();
            spsa.update(&trial, half_points as f64 / 2.0 - 1.0);
            if reported.elapsed() >= REPORT_INTERVAL {
                *reported = Instant::now();
                eprintln!("{} games: {spsa}", 2 * (index + 1));
            }
            ControlFlow::Continue(())
        },
    );
    let (spsa, _) = state.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(spsa.to_string())
}
