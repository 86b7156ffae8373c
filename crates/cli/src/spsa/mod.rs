//! `spsa`: the search's numbers, tuned by games against itself.

mod optimizer;

use std::{
    ops::ControlFlow,
    process::ExitCode,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use clap::Args;
use shogi::search::Params;

use crate::{
    args::{JobsArgs, positive},
    duel::{
        self,
        game::{self, Engine, MoveLimit},
    },
    fail,
    openings::Openings,
    player::PlayerConfig,
    print_line,
    rng::Rng,
};
use optimizer::{Settings, Spsa};

struct Config {
    from: PlayerConfig,
    names: Vec<&'static str>,
    nodes: u64,
    opening: u16,
    jobs: usize,
    settings: Settings,
}

/// What a position is worth that has come back is no margin.
const NOT_TUNED: &str = "draw_value";
const REPORT_INTERVAL: Duration = Duration::from_secs(10);

#[derive(Debug, Args)]
pub struct SpsaArgs {
    /// Where to start: NAME=VALUE,... of the search, weights=FILE, net=FILE, level=N
    #[arg(long, value_name = "PARAMS", value_parser = PlayerConfig::read)]
    from: Option<PlayerConfig>,

    /// Parameters to tune [default: all but draw]
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

    /// Seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Random moves at the start of each game, in plies
    #[arg(long, value_name = "PLIES", default_value_t = 8)]
    openings: u16,

    #[command(flatten)]
    jobs: JobsArgs,
}

/// Reads the name of a parameter of the search.
fn parameter(name: &str) -> Result<&'static str, String> {
    let mut all = Params::NAMES.iter().copied();
    all.find(|known| *known == name)
        .ok_or_else(|| format!("the names are {}", Params::NAMES.join(", ")))
}

pub fn run(args: &SpsaArgs) -> ExitCode {
    match tune(&config(args)).and_then(|found| print_line(&found)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => fail(&format!("spsa: {problem}")),
    }
}

fn config(args: &SpsaArgs) -> Config {
    let all = || Params::NAMES.iter().copied();
    Config {
        from: args.from.clone().unwrap_or_default(),
        names: match &args.only {
            Some(names) => names.clone(),
            None => all().filter(|name| *name != NOT_TUNED).collect(),
        },
        nodes: args.nodes,
        opening: args.openings,
        jobs: args.jobs.count(),
        settings: Settings {
            spread: args.spread,
            gain: args.gain,
            pairs: args.games.div_ceil(2),
            seed: args.seed,
        },
    }
}

/// Plays all pairs; the numbers that were found.
fn tune(config: &Config) -> Result<String, String> {
    let Settings { pairs, seed, .. } = config.settings;
    let start = config.from.params.clone();
    let spsa =
        Spsa::new(start, &config.names, config.settings).map_err(|error| error.to_string())?;
    let spsa = Mutex::new((spsa, Instant::now()));
    let openings = Openings::default();
    let limit = MoveLimit::Nodes(config.nodes);
    let judge = || Engine::new(&config.from);
    duel::play_pairs(config.jobs, pairs, judge, |judge, index| {
        let (trial, players) = {
            let (spsa, _) = &*spsa.lock().unwrap_or_else(PoisonError::into_inner);
            let trial = spsa.trial(index);
            let players = spsa.players(&trial);
            (trial, players)
        };
        let mut rng = Rng::with_stream(!seed, u64::from(index));
        let start = game::start(&mut rng, config.opening, judge, &openings);
        let mut engines = players.map(|params| {
            Engine::new(&PlayerConfig {
                params,
                level: config.from.level,
            })
        });
        let results = game::play_pair(&start, &mut engines, limit);
        let points: usize = results.iter().map(|result| result.half_points).sum();
        let mut spsa = spsa.lock().unwrap_or_else(PoisonError::into_inner);
        spsa.0.update(&trial, points as f64 / 2.0 - 1.0);
        if spsa.1.elapsed() >= REPORT_INTERVAL {
            spsa.1 = Instant::now();
            eprintln!("{} games: {}", 2 * (index + 1), spsa.0.in_words());
        }
        ControlFlow::Continue(())
    });
    let (spsa, _) = spsa.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(spsa.in_words())
}
