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

use crate::{
    arguments::JobsArgs, complain, contender::Contender, openings::Openings, random::Random, say,
};
use game::{Side, Thinking};
use score::{Pairs, Sprt, Verdict};

struct Order {
    contenders: [Contender; 2],
    thinking: Thinking,
    pairs: u32,
    seed: u64,
    opening: u16,
    jobs: usize,
    sprt: Option<Sprt>,
}

#[derive(Debug, Args)]
pub struct DuelArgs {
    /// First player: NAME=VALUE,... of the search, weights=FILE, net=FILE, level=N
    #[arg(long, value_name = "PARAMS", value_parser = Contender::read)]
    a: Option<Contender>,

    /// Second player, as --a [default for both: the engine as it is, without a net]
    #[arg(long, value_name = "PARAMS", value_parser = Contender::read)]
    b: Option<Contender>,

    #[command(flatten)]
    thinking: ThinkingArgs,

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
struct ThinkingArgs {
    /// Nodes for each move
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,

    /// Time for each move, in milliseconds
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
}

pub fn run(args: &DuelArgs) -> ExitCode {
    let said = order(args).and_then(|order| say(&play(&order).in_words(order.sprt)));
    match said {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => complain(&format!("duel: {problem}")),
    }
}

/// A match at so many nodes a move, and what came out in words.
pub fn at_nodes(contenders: [Contender; 2], nodes: u64, games: u32, jobs: usize) -> String {
    let order = Order {
        contenders,
        thinking: Thinking::Nodes(nodes),
        pairs: games.div_ceil(2),
        seed: 1,
        opening: 8,
        jobs,
        sprt: None,
    };
    play(&order).in_words(None)
}

fn order(args: &DuelArgs) -> Result<Order, String> {
    let thinking = match (args.thinking.nodes, args.thinking.time) {
        (Some(nodes), None) => Thinking::Nodes(nodes),
        (None, Some(milliseconds)) => Thinking::Time(Duration::from_millis(milliseconds)),
        _ => return Err("expected either --nodes N or --time MS".to_owned()),
    };
    Ok(Order {
        contenders: [&args.a, &args.b].map(|player| player.clone().unwrap_or_default()),
        thinking,
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
fn play(order: &Order) -> Tally {
    let openings = Openings::default();
    let tally = Mutex::new(Tally::default());
    let sides = || order.contenders.each_ref().map(Side::new);
    in_threads(order.jobs, order.pairs, sides, |sides, index| {
        let mut random = Random::of(order.seed, u64::from(index));
        let start = game::start(&mut random, order.opening, &mut sides[0], &openings);
        let results = game::play_pair(&start, sides, order.thinking);
        let mut tally = tally.lock().unwrap_or_else(PoisonError::into_inner);
        match tally.add(results, order) {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        }
    });
    tally.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Plays the pairs from 0 on, each by one of so many threads with what it has made for
/// itself, until one says that it is enough.
pub fn in_threads<T>(
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

    fn add(&mut self, results: [game::Result; 2], order: &Order) -> Option<Verdict> {
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
            eprintln!("{}", self.in_words(order.sprt));
        }
        order.sprt.and_then(|sprt| sprt.verdict(&self.pairs))
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
            let likelihood = sprt.log_likelihood(&self.pairs);
            let verdict = match sprt.verdict(&self.pairs) {
                Some(Verdict::Better) => "accepted",
                Some(Verdict::NotBetter) => "refused",
                None => "undecided",
            };
            words.push_str(&format!(
                ", SPRT({}, {}) {likelihood:+.2} of ±{:.2}: {verdict}",
                sprt.elo0,
                sprt.elo1,
                Sprt::bound(),
            ));
        }
        words
    }
}
