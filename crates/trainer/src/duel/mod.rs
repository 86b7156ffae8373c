//! `duel`: plays a match between two settings of the engine, in pairs of games.

pub mod game;
pub mod pool;
mod score;
mod tally;

use std::{
    ops::ControlFlow,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use clap::Args;

use crate::{
    args::PairsArgs,
    openings::{OpeningKind, Openings},
    output::print_line,
    player::PlayerConfig,
    rng::Rng,
};
use game::{Engine, MoveLimit};
use score::Sprt;
use tally::Tally;

const REPORT_INTERVAL: Duration = Duration::from_secs(10);

#[derive(Debug, Args)]
pub struct DuelArgs {
    /// First player: NAME=VALUE,..., weights=FILE, net=FILE, level=N, script=NAME
    #[arg(long, value_name = "PARAMS")]
    a: Option<PlayerConfig>,

    /// Second player, as --a [default for both: the engine as it is, without a net]
    #[arg(long, value_name = "PARAMS")]
    b: Option<PlayerConfig>,

    #[command(flatten)]
    limit: MoveLimitArgs,

    /// Games of the match, rounded up to pairs
    #[arg(long, value_name = "N")]
    games: u32,

    /// Stop when it is decided whether A is better by ELO1 rather than by ELO0
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,

    #[command(flatten)]
    pairs_of_games: PairsArgs,
}

#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
struct MoveLimitArgs {
    /// Nodes for each move
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,

    /// Time for each move, in milliseconds
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
}

/// A match that is ready to start.
pub struct Match {
    pub players: [PlayerConfig; 2],
    pub limit: MoveLimit,
    pub pairs: u32,
    pub seed: u64,
    pub opening: OpeningKind,
    pub jobs: usize,
    pub sprt: Option<Sprt>,
}

pub fn run(args: &DuelArgs) -> Result<(), String> {
    print_line(&Match::new(args)?.play().to_string())
}

/// Plays a match with a limit of nodes for each move, and returns its result as text.
pub fn at_nodes(players: [PlayerConfig; 2], nodes: u64, games: u32, jobs: usize) -> String {
    let duel = Match {
        players,
        limit: MoveLimit::Nodes(nodes),
        pairs: games.div_ceil(2),
        seed: 1,
        opening: OpeningKind::Random(8),
        jobs,
        sprt: None,
    };
    duel.play().to_string()
}

impl Match {
    fn new(args: &DuelArgs) -> Result<Self, String> {
        let limit = match (args.limit.nodes, args.limit.time) {
            (Some(nodes), None) => MoveLimit::Nodes(nodes),
            (None, Some(milliseconds)) => MoveLimit::Time(Duration::from_millis(milliseconds)),
            _ => return Err("expected either --nodes N or --time MS".to_owned()),
        };
        Ok(Self {
            players: [&args.a, &args.b].map(|player| player.clone().unwrap_or_default()),
            limit,
            pairs: args.games.div_ceil(2),
            seed: args.pairs_of_games.seed,
            opening: args.pairs_of_games.opening_kind(),
            jobs: args.pairs_of_games.jobs.count(),
            sprt: match args.sprt.as_deref() {
                Some(&[elo0, elo1]) => Some(Sprt { elo0, elo1 }),
                _ => None,
            },
        })
    }

    /// Plays until all pairs are played or the test has ended.
    pub fn play(&self) -> Tally {
        let openings = Openings::default();
        let state = Mutex::new((Tally::new(self.sprt), Instant::now()));
        let engines = || self.players.each_ref().map(Engine::new);
        pool::play_pairs(self.jobs, self.pairs, engines, |engines, index| {
            let mut rng = Rng::with_stream(self.seed, u64::from(index));
            let start = game::start(&mut rng, self.opening, &mut engines[0], &openings);
            let results = game::play_pair(&start, engines, self.limit);
            let (tally, reported) = &mut *state.lock().unwrap_or_else(PoisonError::into_inner);
            tally.add(results);
            if reported.elapsed() >= REPORT_INTERVAL {
                *reported = Instant::now();
                eprintln!("{tally}");
            }
            if tally.is_decided() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        let (tally, _) = state.into_inner().unwrap_or_else(PoisonError::into_inner);
        tally
    }
}
