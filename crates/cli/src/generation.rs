//! `generation`: plays games, trains a net on them, and compares it in a match with the
//! player of the games. Each step writes a file and is not repeated when that is there;
//! games are continued.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Args;

use crate::{
    args::JobsArgs,
    duel, fail,
    player::{self, PlayerConfig},
    print_line,
    selfplay::{self, PlanArgs},
    train::{self, Training, TrainingArgs},
};

#[derive(Debug, Args)]
pub struct GenerationArgs {
    /// Directory for games, net and result; what is in it already is kept
    #[arg(long)]
    dir: PathBuf,

    /// Games to play
    #[arg(long, value_name = "N")]
    games: u32,

    /// Seed of the random numbers
    #[arg(long)]
    seed: u64,

    /// Games of the match
    #[arg(long, value_name = "GAMES", default_value_t = 400)]
    duel: u32,

    /// Nodes for each move of the match
    #[arg(long, value_name = "N", default_value_t = 2000)]
    duel_nodes: u64,

    #[command(flatten)]
    plan: PlanArgs,

    #[command(flatten)]
    training: TrainingArgs,

    #[command(flatten)]
    jobs: JobsArgs,
}

pub fn run(args: &GenerationArgs) -> ExitCode {
    match generate(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => fail(&format!("generation: {problem}")),
    }
}

fn generate(args: &GenerationArgs) -> Result<(), String> {
    let file = |name: &str| args.dir.join(name);
    let (games, net, result) = (file("games.bin"), file("net.bin"), file("duel.txt"));
    let unfinished = file("draft.bin");
    let jobs = args.jobs.count();
    // All options are checked before hours are spent.
    let (plan, params) = selfplay::plan(&args.plan, args.seed)?;
    let training = Training::new(&args.training, vec![&games], &unfinished, args.seed, jobs)?;
    let selfplay_config = selfplay::Config {
        games: args.games,
        plan,
        out: &games,
        jobs,
        params: params.clone(),
    };
    let unusable = |error| format!("{}: cannot be made: {error}", args.dir.display());
    fs::create_dir_all(&args.dir).map_err(unusable)?;

    selfplay::play(&selfplay_config)?;
    if !net.exists() {
        training.run()?;
        for (from, to) in [
            (
                train::checkpoint_path(&unfinished),
                train::checkpoint_path(&net),
            ),
            (unfinished.clone(), net.clone()),
        ] {
            fs::rename(&from, &to).map_err(|error| unwritable(&to, &error))?;
        }
    }
    if result.exists() {
        return Ok(());
    }
    let mut after = PlayerConfig {
        params,
        level: None,
    };
    let before = after.clone();
    after.params.net = Some(player::net(&net)?);
    let words = duel::at_nodes([after, before], args.duel_nodes, args.duel, jobs);
    print_line(&words)?;
    let words = format!("{words}\n{} nodes a move\n", args.duel_nodes);
    fs::write(&result, words).map_err(|error| unwritable(&result, &error))
}

fn unwritable(file: &Path, error: &io::Error) -> String {
    format!("{}: cannot be written: {error}", file.display())
}
