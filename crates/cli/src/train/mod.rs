//! `train`: a net from games of the engine's own. training/README.md is the recipe.

mod checkpoint;
mod fit;
mod model;
mod samples;
#[cfg(test)]
mod tests;

use std::{collections::HashSet, fs, process::ExitCode, time::Instant};

use crate::{complain, contender, flags::Flags, games::Games, logistic, random::Random};
use fit::{Fit, Settings};
use model::Model;
use samples::Samples;
use shogi::search::eval::Weights;

pub struct Order<'a> {
    pub data: Vec<&'a str>,
    /// The net; beside it, with `.fit` at its end, the checkpoint.
    pub out: &'a str,
    start: Model,
    /// Fitted to the games if it was not given.
    scale: Option<f32>,
    /// Whether positions beside the way are learned from.
    asides: bool,
    settings: Settings,
}

/// What training is asked for with.
pub const OPTIONS: [(&str, usize); 11] = [
    ("--without-asides", 0),
    ("--buckets", 1),
    ("--start", 1),
    ("--width", 1),
    ("--epochs", 1),
    ("--batch", 1),
    ("--rate", 1),
    ("--decay", 1),
    ("--lambda", 1),
    ("--scale", 1),
    ("--seed", 1),
];

/// `--data FILE... --out NET [--epochs N] ...`
pub fn run(arguments: &[&str]) -> ExitCode {
    match read(arguments).and_then(|order| train(&order)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => complain(&format!("train: {problem}")),
    }
}

fn read<'a>(arguments: &[&'a str]) -> Result<Order<'a>, String> {
    let known = [("--data", 1), ("--out", 1), ("--jobs", 1)];
    let flags = Flags::read(arguments, &[&OPTIONS[..], &known].concat())?;
    // More files than one may follow `--data`.
    let data: Vec<&str> = flags
        .all("--data")
        .chain(flags.rest.iter().copied())
        .collect();
    if data.is_empty() {
        return Err("--data is missing".to_owned());
    }
    order(&flags, data, flags.needed_text("--out")?)
}

/// # Errors
/// Which option makes no sense, or names a file that cannot be read.
pub fn order<'a>(flags: &Flags<'_>, data: Vec<&'a str>, out: &'a str) -> Result<Order<'a>, String> {
    let seed = flags.or("--seed", 1)?;
    let buckets = flags.value::<usize>("--buckets")?;
    if buckets.is_some_and(|buckets| !(1..=16).contains(&buckets)) {
        return Err("--buckets: expected 1 to 16".to_owned());
    }
    let start = match (flags.text("--start"), flags.value("--width")?) {
        (None, width) => {
            let width: usize = width.unwrap_or(64);
            if !(16..=256).contains(&width) || !width.is_multiple_of(16) {
                return Err(format!(
                    "--width {width}: expected a multiple of 16 up to 256"
                ));
            }
            Model::random(width, buckets.unwrap_or(1), seed)
        }
        (Some(file), None) => {
            let model = checkpoint(file)?;
            let buckets = buckets.unwrap_or(model.buckets);
            model.split(buckets).ok_or_else(|| {
                format!("--buckets {buckets}: that is no multiple of those of {file}")
            })?
        }
        (Some(_), Some(_)) => return Err("--start has a width of its own".to_owned()),
    };
    Ok(Order {
        data,
        out,
        start,
        scale: flags.value("--scale")?,
        asides: flags.text("--without-asides").is_none(),
        settings: Settings {
            epochs: flags.or("--epochs", 8)?,
            batch: flags.or("--batch", 8192)?,
            rate: flags.or("--rate", 0.001)?,
            decay: flags.or("--decay", 0.5)?,
            lambda: flags.or("--lambda", 0.15)?,
            scale: 0.0,
            jobs: flags.jobs()?,
            seed,
        },
    })
}

/// The model that a net was made of: its checkpoint lies beside it.
fn checkpoint(file: &str) -> Result<Model, String> {
    let rest = format!("{file}.fit");
    let bytes = fs::read(&rest).map_err(|error| format!("{rest}: cannot be read: {error}"))?;
    Model::restored(&*contender::net(file)?, &bytes).map_err(|error| format!("{rest}: {error}"))
}

/// Trains, and writes the net whenever it foretells better what is held out.
///
/// # Errors
/// When a file cannot be read or written, or there is nothing to learn from.
pub fn train(order: &Order<'_>) -> Result<(), String> {
    let mut settings = order.settings;
    let began = Instant::now();
    let (training, held_out) = positions(order)?;
    if training.len() == 0 {
        return Err("there is no quiet position in the games".to_owned());
    }
    settings.scale = order
        .scale
        .unwrap_or_else(|| logistic::scale(training.results()));
    eprintln!(
        "{} positions to learn from, {} held out, read in {:.0} s; {} neurons, scale {:.0}",
        training.len(),
        held_out.len(),
        began.elapsed().as_secs_f64(),
        order.start.width,
        settings.scale,
    );
    let mut fit = Fit::new(order.start.clone(), settings);
    let mut best = fit.loss(&held_out);
    let least = fit.least_loss(&held_out);
    eprintln!("before: loss {best:.5} on what is held out, {least:.5} would be perfect");
    for epoch in 0..settings.epochs {
        let began = Instant::now();
        let learned = fit.epoch(&training, epoch);
        let seconds = began.elapsed().as_secs_f64().max(0.001);
        let held = fit.loss(&held_out);
        let mut note = "";
        if held < best || held_out.len() == 0 {
            best = held;
            write(order.out, &fit.model, settings.scale)?;
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

fn write(out: &str, model: &Model, scale: f32) -> Result<(), String> {
    let scale = scale.round() as u16;
    let net = model
        .to_net(scale)
        .map_err(|error| format!("{out}: {error}"))?;
    let files = [
        (out.to_owned(), net.to_bytes()),
        (format!("{out}.fit"), model.rest(&net)),
    ];
    for (file, bytes) in files {
        fs::write(&file, bytes).map_err(|error| format!("{file}: cannot be written: {error}"))?;
    }
    Ok(())
}

/// The positions of all files: those to learn from, and those of every twentieth
/// game.
fn positions(order: &Order<'_>) -> Result<(Samples, Samples), String> {
    const HELD_OUT: usize = 20;
    let weights = Weights::built_in();
    let mut parts = [Samples::default(), Samples::default()];
    let mut known = HashSet::new();
    let mut random = Random::new(order.settings.seed);
    for file in &order.data {
        let bytes = fs::read(file).map_err(|error| format!("{file}: cannot be read: {error}"))?;
        let (_, games) = Games::open(&bytes).map_err(|damage| format!("{file}: {damage}"))?;
        for game in games {
            let game = game.map_err(|damage| format!("{file}: {damage}"))?;
            let held = random.below(HELD_OUT) == 0;
            parts[usize::from(held)]
                .add_game(&game, order.asides, &mut known, &weights)
                .map_err(|why| format!("{file}: game {}: {why}", game.index))?;
        }
    }
    Ok(parts.into())
}
