//! `selfplay`: plays training games of the engine against itself.

mod off_policy;
mod play;
mod run;
mod search;
mod starts;
mod stats;
#[cfg(test)]
mod tests;

use std::path::PathBuf;

use clap::{Args, value_parser};
use komadai_search::Params;

pub use run::Selfplay;

use crate::{
    args::{EvaluationArgs, EvaluationFile, JobsArgs},
    files,
    game_file::{self, Header, StartMix},
};

const USAGE: &str = "\
komadai-trainer selfplay [OPTIONS] --games <N> --nodes <N> --seed <SEED> --out <FILE>
       komadai-trainer selfplay --stats <FILE>...";

#[derive(Debug, Args)]
#[command(override_usage = USAGE)]
pub struct SelfplayArgs {
    /// Check files of training games and show what is in them, instead of playing
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    stats: Vec<PathBuf>,

    #[command(flatten)]
    play: Option<PlayArgs>,
}

// clap leaves the group of a struct empty that has flattened parts. With `games` in it,
// `Option<PlayArgs>` is there when that is.
#[derive(Debug, Args)]
#[group(arg = "games")]
struct PlayArgs {
    /// Games that the file is to hold
    #[arg(long, value_name = "N")]
    games: u32,

    /// File to write; games that are in it already are kept
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Seed of the random numbers
    #[arg(long)]
    seed: u64,

    #[command(flatten)]
    plan: PlanArgs,

    #[command(flatten)]
    jobs: JobsArgs,
}

/// How games are played, without their seed.
#[derive(Clone, Debug, Args)]
pub struct PlanArgs {
    /// Nodes for each move: no iteration begins after them
    #[arg(long, value_name = "N")]
    nodes: u32,

    /// Random moves at the start of each game, in plies
    #[arg(long, value_name = "PLIES", default_value_t = 8)]
    openings: u16,

    /// Nodes of the search that checks whether an opening is even
    #[arg(long, value_name = "N", default_value_t = 5000)]
    judge: u32,

    /// Advantage that ends a game, in centipawns
    #[arg(long, value_name = "CP", default_value_t = 2000, value_parser = value_parser!(u16).range(100..))]
    won: u16,

    /// Games with shuffled back ranks, in percent
    #[arg(long, value_name = "PERCENT", default_value_t = 46, value_parser = value_parser!(u8).range(..=100))]
    shuffled: u8,

    /// Games at a handicap, in percent
    #[arg(long, value_name = "PERCENT", default_value_t = 5, value_parser = value_parser!(u8).range(..=100))]
    handicaps: u8,

    /// Games with entered kings, in percent
    #[arg(long, value_name = "PERCENT", default_value_t = 2, value_parser = value_parser!(u8).range(..=100))]
    entering: u8,

    /// Games whose openings noisy searches play, in percent
    #[arg(long, value_name = "PERCENT", default_value_t = 30, value_parser = value_parser!(u8).range(..=100))]
    noisy: u8,

    /// Plies with a scored position after a random move, in percent
    #[arg(long, alias = "asides", value_name = "PERCENT", default_value_t = 100, value_parser = value_parser!(u8).range(..=100))]
    side_positions: u8,

    #[command(flatten)]
    evaluation: EvaluationArgs,
}

pub fn run(args: &SelfplayArgs) -> Result<(), String> {
    match &args.play {
        Some(args) => play(args),
        None => stats::run(&args.stats),
    }
}

fn play(args: &PlayArgs) -> Result<(), String> {
    let (plan, params) = plan(&args.plan, args.seed)?;
    let selfplay = Selfplay {
        games: args.games,
        plan,
        out: &args.out,
        jobs: args.jobs.count(),
        params,
    };
    selfplay.run()
}

/// How games are played, and the parameters of the search.
///
/// # Errors
/// When options contradict one another, or name a file that cannot be read.
pub fn plan(args: &PlanArgs, seed: u64) -> Result<(Header, Params), String> {
    let mut params = Params::default();
    let evaluation = match args.evaluation.file() {
        None => 0,
        Some(EvaluationFile::Weights(file)) => {
            params.weights = files::read_weights(file)?;
            game_file::checksum(&files::read(file)?)
        }
        Some(EvaluationFile::Net(file)) => {
            params.net = Some(files::read_net(file)?);
            game_file::checksum(&files::read(file)?)
        }
    };
    let mix = StartMix {
        shuffled: args.shuffled,
        handicaps: args.handicaps,
        entering: args.entering,
        noisy: args.noisy,
    };
    if !mix.is_possible() {
        return Err(
            "--shuffled, --handicaps, --entering and --noisy are above 100 together".to_owned(),
        );
    }
    let plan = Header {
        opening: args.openings,
        nodes: args.nodes,
        judge: args.judge,
        won: args.won,
        mix,
        side_positions: args.side_positions,
        evaluation,
        seed,
    };
    Ok((plan, params))
}
