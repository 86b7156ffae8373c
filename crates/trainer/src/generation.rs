//! `generation`: plays games, trains a net on them, and compares it in a match with the
//! player of the games. Each step writes a file and is not repeated when that is there;
//! games are continued.

use std::{fs, path::PathBuf};

use clap::Args;

use crate::{
    args::JobsArgs,
    duel, files,
    fitting::GameFiles,
    output::print_line,
    player::PlayerConfig,
    selfplay::{self, PlanArgs, Selfplay},
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

pub fn run(args: &GenerationArgs) -> Result<(), String> {
    let file = |name: &str| args.dir.join(name);
    let (games, net, result) = (file("games.bin"), file("net.bin"), file("duel.txt"));
    let unfinished = file("draft.bin");
    let jobs = args.jobs.count();
    // All options are checked before hours are spent.
    let (plan, params) = selfplay::plan(&args.plan, args.seed)?;
    let played = [games.clone()];
    let files = GameFiles {
        training: &played,
        held_out: &[],
    };
    let training = Training::new(&args.training, files, &unfinished, args.seed, jobs)?;
    let selfplay = Selfplay {
        games: args.games,
        plan,
        out: &games,
        jobs,
        params: params.clone(),
    };
    let unusable = |error| format!("{}: cannot be made: {error}", args.dir.display());
    fs::create_dir_all(&args.dir).map_err(unusable)?;

    selfplay.run()?;
    if !net.exists() {
        training.run()?;
        for (from, to) in [
            (
                train::checkpoint_path(&unfinished),
                train::checkpoint_path(&net),
            ),
            (unfinished.clone(), net.clone()),
        ] {
            fs::rename(&from, &to)
                .map_err(|error| format!("{}: cannot be written: {error}", to.display()))?;
        }
    }
    if result.exists() {
        return Ok(());
    }
    let mut after = PlayerConfig {
        params,
        ..PlayerConfig::default()
    };
    let before = after.clone();
    after.params.net = Some(files::read_net(&net)?);
    let summary = duel::at_nodes([after, before], args.duel_nodes, args.duel, jobs);
    print_line(&summary)?;
    let text = format!("{summary}\n{} nodes a move\n", args.duel_nodes);
    files::write(&result, text)
}
