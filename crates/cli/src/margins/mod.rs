//! `margins`: the search's numbers, tuned by games against itself.

mod spsa;

use std::{
    ops::ControlFlow,
    process::ExitCode,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use clap::Args;
use shogi::search::Params;

use crate::{
    arguments::{JobsArgs, positive},
    complain,
    contender::Contender,
    duel::{
        self,
        game::{self, Side, Thinking},
    },
    openings::Openings,
    random::Random,
    say,
};
use spsa::{Settings, Spsa};

struct Order {
    from: Contender,
    names: Vec<&'static str>,
    nodes: u64,
    opening: u16,
    jobs: usize,
    settings: Settings,
}

/// What a position is worth that has come back is no margin.
const LEFT_ALONE: &str = "draw_value";
const REPORT: Duration = Duration::from_secs(10);

#[derive(Debug, Args)]
pub struct MarginsArgs {
    /// Where to start: NAME=VALUE,... of the search, weights=FILE, net=FILE, level=N
    #[arg(long, value_name = "PARAMS", value_parser = Contender::read)]
    from: Option<Contender>,

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

pub fn run(args: &MarginsArgs) -> ExitCode {
    match tune(&order(args)).and_then(|found| say(&found)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => complain(&format!("margins: {problem}")),
    }
}

fn order(args: &MarginsArgs) -> Order {
    let all = || Params::NAMES.iter().copied();
    Order {
        from: args.from.clone().unwrap_or_default(),
        names: match &args.only {
            Some(names) => names.clone(),
            None => all().filter(|name| *name != LEFT_ALONE).collect(),
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
fn tune(order: &Order) -> Result<String, String> {
    let Settings { pairs, seed, .. } = order.settings;
    let start = order.from.params.clone();
    let spsa = Spsa::new(start, &order.names, order.settings).map_err(|error| error.to_string())?;
    let spsa = Mutex::new((spsa, Instant::now()));
    let openings = Openings::default();
    let thinking = Thinking::Nodes(order.nodes);
    let judge = || Side::new(&order.from);
    duel::in_threads(order.jobs, pairs, judge, |judge, index| {
        let (trial, players) = {
            let (spsa, _) = &*spsa.lock().unwrap_or_else(PoisonError::into_inner);
            let trial = spsa.trial(index);
            let players = spsa.players(&trial);
            (trial, players)
        };
        let mut random = Random::of(!seed, u64::from(index));
        let start = game::start(&mut random, order.opening, judge, &openings);
        let mut sides = players.map(|params| {
            Side::new(&Contender {
                params,
                level: order.from.level,
            })
        });
        let results = game::play_pair(&start, &mut sides, thinking);
        let points: usize = results.iter().map(|result| result.half_points).sum();
        let mut spsa = spsa.lock().unwrap_or_else(PoisonError::into_inner);
        spsa.0.learn(&trial, points as f64 / 2.0 - 1.0);
        if spsa.1.elapsed() >= REPORT {
            spsa.1 = Instant::now();
            eprintln!("{} games: {}", 2 * (index + 1), spsa.0.in_words());
        }
        ControlFlow::Continue(())
    });
    let (spsa, _) = spsa.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(spsa.in_words())
}
