//! `tune`: the evaluation's weights from games of the engine's own.

mod fit;
mod samples;
#[cfg(test)]
mod tests;

use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    thread,
};

use clap::{Args, builder::RangedU64ValueParser};
use shogi::search::eval::Weights;

use crate::{
    args::{JobsArgs, positive, share},
    fail,
    game_file::GameReader,
    player,
    rng::Rng,
    sigmoid,
};
use fit::{Fit, FitConfig};
use samples::Samples;

#[derive(Debug, Args)]
pub struct TexelArgs {
    /// Files of training games
    #[arg(long, value_name = "FILE", num_args = 1.., required = true)]
    data: Vec<PathBuf>,

    /// File for the weights, written whenever an epoch improves them
    #[arg(long, value_name = "WEIGHTS")]
    out: PathBuf,

    /// Weights to start from, or "material" [default: the built-in ones]
    #[arg(long, value_name = "WEIGHTS|material")]
    start: Option<PathBuf>,

    /// Passes over the positions
    #[arg(long, value_name = "N", default_value_t = 16)]
    epochs: u32,

    /// Positions in each step
    #[arg(long, value_name = "N", default_value_t = 8192, value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    batch: usize,

    /// Length of the first steps, in centipawns
    #[arg(long, default_value_t = 1.5, value_parser = positive::<f32>)]
    rate: f32,

    /// Share of results in the target, 0 to 1; the rest is scores
    #[arg(long, default_value_t = 0.1, value_parser = share::<f32>)]
    lambda: f32,

    /// Centipawns at which the odds are e to one [default: fitted]
    #[arg(long, value_name = "CP", value_parser = positive::<f32>)]
    scale: Option<f32>,

    /// Expected distance of a weight from its start, in centipawns
    #[arg(long, value_name = "CP", default_value_t = 200.0, value_parser = positive::<f32>)]
    spread: f32,

    /// Seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    jobs: JobsArgs,
}

struct Config<'a> {
    data: &'a [PathBuf],
    out: &'a Path,
    start: Weights,
    /// Fitted to the games if it was not given.
    scale: Option<f32>,
    fit_config: FitConfig,
}

pub fn run(args: &TexelArgs) -> ExitCode {
    match config(args).and_then(|config| tune(&config)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => fail(&format!("tune: {problem}")),
    }
}

fn config(args: &TexelArgs) -> Result<Config<'_>, String> {
    Ok(Config {
        data: &args.data,
        out: &args.out,
        start: match args.start.as_deref() {
            None => Weights::built_in(),
            Some(name) if name == Path::new("material") => Weights::material(),
            Some(file) => player::weights(file)?,
        },
        scale: args.scale,
        fit_config: FitConfig {
            epochs: args.epochs,
            batch: args.batch,
            rate: args.rate,
            lambda: args.lambda,
            scale: 0.0,
            spread: args.spread,
            jobs: args.jobs.count(),
            seed: args.seed,
        },
    })
}

fn tune(config: &Config<'_>) -> Result<(), String> {
    let mut fit_config = config.fit_config;
    let (training, held_out) = read(config)?;
    if training.len() == 0 {
        return Err("there is no quiet position in the games".to_owned());
    }
    fit_config.scale = config
        .scale
        .unwrap_or_else(|| sigmoid::fit_scale(training.results()));
    eprintln!(
        "{} positions to learn from, {} held out; scale {:.0}",
        training.len(),
        held_out.len(),
        fit_config.scale
    );
    let mut fit = Fit::new(numbers(&config.start), fit_config);
    let mut best = fit.loss(&held_out);
    eprintln!("before: loss {best:.5} on what is held out");
    for epoch in 0..fit_config.epochs {
        fit.epoch(&training, epoch);
        let (learned, held) = (fit.loss(&training), fit.loss(&held_out));
        let mut note = "";
        if held < best || held_out.len() == 0 {
            best = held;
            write(config, &fit)?;
            note = ", written";
        }
        eprintln!(
            "epoch {}: loss {learned:.5}, held out {held:.5}{note}",
            epoch + 1
        );
    }
    Ok(())
}

fn write(config: &Config<'_>, fit: &Fit) -> Result<(), String> {
    let bytes = weights(&fit.weights).to_bytes();
    let out = config.out;
    fs::write(out, bytes).map_err(|error| format!("{}: cannot be written: {error}", out.display()))
}

/// The positions of all files: those to learn from, and those of every twentieth
/// game.
fn read(config: &Config<'_>) -> Result<(Samples, Samples), String> {
    const HELD_OUT: usize = 20;
    let (mut training, mut held_out) = (Samples::default(), Samples::default());
    let mut rng = Rng::new(config.fit_config.seed);
    for path in config.data {
        let bytes = player::bytes(path)?;
        let file = &path.display();
        let (_, games) = GameReader::open(&bytes).map_err(|error| format!("{file}: {error}"))?;
        let games: Vec<_> = games
            .collect::<Result<_, _>>()
            .map_err(|error| format!("{file}: {error}"))?;
        let held: Vec<bool> = games.iter().map(|_| rng.below(HELD_OUT) == 0).collect();
        let games: Vec<_> = games.iter().zip(held).collect();
        let share = games.len().div_ceil(config.fit_config.jobs).max(1);
        thread::scope(|scope| {
            let parts: Vec<_> = games
                .chunks(share)
                .map(|part| {
                    scope.spawn(move || {
                        let mut samples = [Samples::default(), Samples::default()];
                        for (game, held) in part {
                            let into = &mut samples[usize::from(*held)];
                            into.add_game(game)
                                .map_err(|why| format!("{file}: game {}: {why}", game.index))?;
                        }
                        Ok(samples)
                    })
                })
                .collect();
            for part in parts {
                let joined = part
                    .join()
                    .unwrap_or_else(|failure| std::panic::resume_unwind(failure));
                let [mut learned, mut held] = joined.map_err(|problem: String| problem)?;
                training.take(&mut learned);
                held_out.take(&mut held);
            }
            Ok::<_, String>(())
        })?;
    }
    Ok((training, held_out))
}

/// Every weight twice, the early value before the late one.
fn numbers(weights: &Weights) -> Vec<f32> {
    let pairs = (0..Weights::COUNT).map(|index| weights.get(index));
    pairs
        .flat_map(|(early, late)| [f32::from(early), f32::from(late)])
        .collect()
}

fn weights(numbers: &[f32]) -> Weights {
    let mut weights = Weights::material();
    let (pairs, _) = numbers.as_chunks::<2>();
    // A number that does not fit into 16 bits becomes the nearest that does.
    for (index, &[early, late]) in pairs.iter().enumerate() {
        weights.set(index, early.round() as i16, late.round() as i16);
    }
    weights
}
