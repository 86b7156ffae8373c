//! `duel`: two players of one program against each other, in pairs of games.

pub mod game;
mod score;

use std::{
    ops::ControlFlow,
    process::ExitCode,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU32, Ordering::Relaxed},
    },
    thread,
    time::{Duration, Instant},
};

use clap::Args;

use crate::{args::JobsArgs, fail, openings::Openings, player::PlayerConfig, print_line, rng::Rng};
use game::{Engine, MoveLimit};
use score::{Pairs, Sprt, SprtResult};

struct Config {
    players: [PlayerConfig; 2],
    limit: MoveLimit,
    pairs: u32,
    seed: u64,
    opening: u16,
    jobs: usize,
    sprt: Option<Sprt>,
}

#[derive(Debug, Args)]
pub struct DuelArgs {
    /// First player: NAME=VALUE,... of the search, weights=FILE, net=FILE, level=N
    #[arg(long, value_name = "PARAMS", value_parser = PlayerConfig::read)]
    a: Option<PlayerConfig>,

    /// Second player, as --a [default for both: the engine as it is, without a net]
    #[arg(long, value_name = "PARAMS", value_parser = PlayerConfig::read)]
    b: Option<PlayerConfig>,

    #[command(flatten)]
    limit: MoveLimitArgs,

    /// Games of the match, rounded up to pairs
    #[arg(long, value_name = "N")]
    games: u32,

    /// Stop when it is decided whether A is better by ELO1 rather than by ELO0
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,

    /// Seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Random moves at the start of each game, in plies
    #[arg(long, value_name = "PLIES", default_value_t = 8)]
    openings: u16,

    #[command(flatten)]
    jobs: JobsArgs,
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

pub fn run(args: &DuelArgs) -> ExitCode {
    let answer = config(args).and_then(|config| print_line(&play(&config).in_words(config.sprt)));
    match answer {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => fail(&format!("duel: {problem}")),
    }
}

/// A match at so many nodes a move, and what came out in words.
pub fn at_nodes(players: [PlayerConfig; 2], nodes: u64, games: u32, jobs: usize) -> String {
    let config = Config {
        players,
        limit: MoveLimit::Nodes(nodes),
        pairs: games.div_ceil(2),
        seed: 1,
        opening: 8,
        jobs,
        sprt: None,
    };
    play(&config).in_words(None)
}

fn config(args: &DuelArgs) -> Result<Config, String> {
    let limit = match (args.limit.nodes, args.limit.time) {
        (Some(nodes), None) => MoveLimit::Nodes(nodes),
        (None, Some(milliseconds)) => MoveLimit::Time(Duration::from_millis(milliseconds)),
        _ => return Err("expected either --nodes N or --time MS".to_owned()),
    };
    Ok(Config {
        players: [&args.a, &args.b].map(|player| player.clone().unwrap_or_default()),
        limit,
        pairs: args.games.div_ceil(2),
        seed: args.seed,
        opening: args.openings,
        jobs: args.jobs.count(),
        sprt: match args.sprt.as_deref() {
            Some(&[elo0, elo1]) => Some(Sprt { elo0, elo1 }),
            _ => None,
        },
    })
}

/// Plays until all pairs are played or the test has decided.
fn play(config: &Config) -> Tally {
    let openings = Openings::default();
    let tally = Mutex::new(Tally::default());
    let engines = || config.players.each_ref().map(Engine::new);
    play_pairs(config.jobs, config.pairs, engines, |engines, index| {
        let mut rng = Rng::with_stream(config.seed, u64::from(index));
        let start = game::start(&mut rng, config.opening, &mut engines[0], &openings);
        let results = game::play_pair(&start, engines, config.limit);
        let mut tally = tally.lock().unwrap_or_else(PoisonError::into_inner);
        match tally.add(results, config) {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        }
    });
    tally.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Plays the pairs from 0 on, each by one of so many threads with what it has made for
/// itself, until one says that it is enough.
pub fn play_pairs<T>(
    jobs: usize,
    pairs: u32,
    make: impl Fn() -> T + Sync,
    play: impl Fn(&mut T, u32) -> ControlFlow<()> + Sync,
) {
    let next = AtomicU32::new(0);
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                let mut own = make();
                loop {
                    let index = next.fetch_add(1, Relaxed);
                    if index >= pairs {
                        return;
                    }
                    if play(&mut own, index).is_break() {
                        next.store(pairs, Relaxed);
                    }
                }
            });
        }
    });
}

struct Tally {
    pairs: Pairs,
    won: u32,
    drawn: u32,
    lost: u32,
    plies: usize,
    reported: Instant,
}

impl Default for Tally {
    fn default() -> Self {
        Self {
            pairs: Pairs::default(),
            won: 0,
            drawn: 0,
            lost: 0,
            plies: 0,
            reported: Instant::now(),
        }
    }
}

impl Tally {
    const REPORT: Duration = Duration::from_secs(10);

    fn add(&mut self, results: [game::GameResult; 2], config: &Config) -> Option<SprtResult> {
        for result in &results {
            match result.half_points {
                0 => self.lost += 1,
                1 => self.drawn += 1,
                _ => self.won += 1,
            }
            self.plies += result.plies;
        }
        let points = results.map(|result| result.half_points).iter().sum();
        self.pairs.add(points);
        if self.reported.elapsed() >= Self::REPORT {
            self.reported = Instant::now();
            eprintln!("{}", self.in_words(config.sprt));
        }
        config.sprt.and_then(|sprt| sprt.result(&self.pairs))
    }

    fn in_words(&self, sprt: Option<Sprt>) -> String {
        let Some((elo, score)) = self.pairs.elo().zip(self.pairs.score()) else {
            return "no games".to_owned();
        };
        let (won, drawn, lost) = (self.won, self.drawn, self.lost);
        let games = won + drawn + lost;
        let mut words = format!(
            "{games} games: +{won} ={drawn} -{lost}, {:.1} %, Elo {elo}, pairs {:?}, {:.0} plies a game",
            100.0 * score,
            self.pairs.0,
            self.plies as f64 / f64::from(games),
        );
        if let Some(sprt) = sprt {
            let likelihood = sprt.log_likelihood_ratio(&self.pairs);
            let result = match sprt.result(&self.pairs) {
                Some(SprtResult::Accepted) => "accepted",
                Some(SprtResult::Rejected) => "refused",
                None => "undecided",
            };
            words.push_str(&format!(
                ", SPRT({}, {}) {likelihood:+.2} of ±{:.2}: {result}",
                sprt.elo0,
                sprt.elo1,
                Sprt::bound(),
            ));
        }
        words
    }
}
