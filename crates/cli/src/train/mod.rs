//! `train`: a net from games of the engine's own. training/README.md is the recipe.

mod checkpoint;
mod fit;
mod model;
mod samples;
#[cfg(test)]
mod tests;

use std::{
    collections::HashSet,
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

use clap::{Args, builder::RangedU64ValueParser};

use crate::{
    args::{JobsArgs, positive, share},
    fail,
    game_file::GameReader,
    player,
    rng::Rng,
    sigmoid,
};
use fit::{Fit, FitConfig};
use model::Model;
use samples::Samples;
use shogi::search::eval::Weights;

#[derive(Debug, Args)]
pub struct TrainArgs {
    /// Files of training games
    #[arg(long, value_name = "FILE", num_args = 1.., required = true)]
    data: Vec<PathBuf>,

    /// Net to write; its checkpoint goes beside it, with .fit after the name
    #[arg(long, value_name = "NET")]
    out: PathBuf,

    #[command(flatten)]
    training: TrainingArgs,

    /// Seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    jobs: JobsArgs,
}

/// How a net is trained, without the seed.
#[derive(Clone, Debug, Args)]
pub struct TrainingArgs {
    /// Net to continue with, which has a checkpoint beside it
    #[arg(long, value_name = "NET", conflicts_with = "width")]
    start: Option<PathBuf>,

    /// Neurons of a new net: a multiple of 16, up to 256
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = width)]
    width: usize,

    /// Sets of output weights, 1 to 16 [default: 1, or those of --start]
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(1..=16))]
    buckets: Option<usize>,

    /// Train on the positions of the games alone, not on those beside them
    #[arg(long)]
    without_side_positions: bool,

    /// Passes over the positions
    #[arg(long, value_name = "N", default_value_t = 8)]
    epochs: u32,

    /// Positions in each step
    #[arg(long, value_name = "N", default_value_t = 8192, value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    batch: usize,

    /// Length of the first steps
    #[arg(long, default_value_t = 0.001, value_parser = positive::<f32>)]
    rate: f32,

    /// Decay of the input weights in each step, in rates
    #[arg(long, default_value_t = 0.5)]
    decay: f32,

    /// Share of results in the target, 0 to 1; the rest is scores
    #[arg(long, default_value_t = 0.15, value_parser = share::<f32>)]
    lambda: f32,

    /// Centipawns at which the odds are e to one [default: fitted]
    #[arg(long, value_name = "CP", value_parser = positive::<f32>)]
    scale: Option<f32>,
}

pub struct Config<'a> {
    data: Vec<&'a Path>,
    /// The net; beside it, with `.fit` at its end, the checkpoint.
    out: &'a Path,
    start: Model,
    /// Fitted to the games if it was not given.
    scale: Option<f32>,
    /// Whether positions beside the way are learned from.
    side_positions: bool,
    fit_config: FitConfig,
}

pub fn run(args: &TrainArgs) -> ExitCode {
    let data = args.data.iter().map(PathBuf::as_path).collect();
    let (seed, jobs) = (args.seed, args.jobs.count());
    match config(&args.training, data, &args.out, seed, jobs).and_then(|config| train(&config)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => fail(&format!("train: {problem}")),
    }
}

/// Reads the number of neurons.
fn width(text: &str) -> Result<usize, String> {
    let width: usize = text.parse().map_err(|error| format!("{error}"))?;
    if (16..=256).contains(&width) && width.is_multiple_of(16) {
        Ok(width)
    } else {
        Err("expected a multiple of 16 up to 256".to_owned())
    }
}

/// # Errors
/// When an option makes no sense with the others, or names a file that cannot be read.
pub fn config<'a>(
    args: &TrainingArgs,
    data: Vec<&'a Path>,
    out: &'a Path,
    seed: u64,
    jobs: usize,
) -> Result<Config<'a>, String> {
    let start = match &args.start {
        None => Model::random(args.width, args.buckets.unwrap_or(1), seed),
        Some(file) => {
            let model = checkpoint(file)?;
            let buckets = args.buckets.unwrap_or(model.buckets);
            model.split(buckets).ok_or_else(|| {
                let file = file.display();
                format!("--buckets {buckets}: that is no multiple of those of {file}")
            })?
        }
    };
    Ok(Config {
        data,
        out,
        start,
        scale: args.scale,
        side_positions: !args.without_side_positions,
        fit_config: FitConfig {
            epochs: args.epochs,
            batch: args.batch,
            rate: args.rate,
            decay: args.decay,
            lambda: args.lambda,
            scale: 0.0,
            jobs,
            seed,
        },
    })
}

/// Where the checkpoint of a net is.
pub fn checkpoint_of(net: &Path) -> PathBuf {
    let mut name = net.as_os_str().to_owned();
    name.push(".fit");
    name.into()
}

/// The model that a net was made of: its checkpoint lies beside it.
fn checkpoint(file: &Path) -> Result<Model, String> {
    let rest = checkpoint_of(file);
    let bytes = player::bytes(&rest)?;
    Model::load(&*player::net(file)?, &bytes)
        .map_err(|error| format!("{}: {error}", rest.display()))
}

/// Trains, and writes the net whenever it foretells better what is held out.
///
/// # Errors
/// When a file cannot be read or written, or there is nothing to learn from.
pub fn train(config: &Config<'_>) -> Result<(), String> {
    let mut fit_config = config.fit_config;
    let began = Instant::now();
    let (training, held_out) = positions(config)?;
    if training.len() == 0 {
        return Err("there is no quiet position in the games".to_owned());
    }
    fit_config.scale = config
        .scale
        .unwrap_or_else(|| sigmoid::fit_scale(training.results()));
    eprintln!(
        "{} positions to learn from, {} held out, read in {:.0} s; {} neurons, scale {:.0}",
        training.len(),
        held_out.len(),
        began.elapsed().as_secs_f64(),
        config.start.width,
        fit_config.scale,
    );
    let mut fit = Fit::new(config.start.clone(), fit_config);
    let mut best = fit.loss(&held_out);
    let least = fit.min_loss(&held_out);
    eprintln!("before: loss {best:.5} on what is held out, {least:.5} would be perfect");
    for epoch in 0..fit_config.epochs {
        let began = Instant::now();
        let learned = fit.epoch(&training, epoch);
        let seconds = began.elapsed().as_secs_f64().max(0.001);
        let held = fit.loss(&held_out);
        let mut note = "";
        if held < best || held_out.len() == 0 {
            best = held;
            write(config.out, &fit.model, fit_config.scale)?;
            note = ", written";
        }
        eprintln!(
            "epoch {}: loss {learned:.5}, held out {held:.5}, {:.0} positions a second{note}",
            epoch + 1,
            training.len() as f64 / seconds,
        );
    }
    Ok(())
}

fn write(out: &Path, model: &Model, scale: f32) -> Result<(), String> {
    let scale = scale.round() as u16;
    let net = model
        .to_net(scale)
        .map_err(|error| format!("{}: {error}", out.display()))?;
    let files = [
        (out.to_owned(), net.to_bytes()),
        (checkpoint_of(out), model.save(&net)),
    ];
    for (file, bytes) in files {
        fs::write(&file, bytes)
            .map_err(|error| format!("{}: cannot be written: {error}", file.display()))?;
    }
    Ok(())
}

/// The positions of all files: those to learn from, and those of every twentieth
/// game.
fn positions(config: &Config<'_>) -> Result<(Samples, Samples), String> {
    const HELD_OUT: usize = 20;
    let weights = Weights::built_in();
    let mut parts = [Samples::default(), Samples::default()];
    let mut known = HashSet::new();
    let mut rng = Rng::new(config.fit_config.seed);
    for &path in &config.data {
        let bytes = player::bytes(path)?;
        let file = path.display();
        let (_, games) = GameReader::open(&bytes).map_err(|error| format!("{file}: {error}"))?;
        for game in games {
            let game = game.map_err(|error| format!("{file}: {error}"))?;
            let held = rng.below(HELD_OUT) == 0;
            parts[usize::from(held)]
                .add_game(&game, config.side_positions, &mut known, &weights)
                .map_err(|why| format!("{file}: game {}: {why}", game.index))?;
        }
    }
    Ok(parts.into())
}
