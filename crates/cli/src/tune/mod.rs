//! `tune`: the evaluation's weights from games of the engine's own.

mod fit;
mod samples;
#[cfg(test)]
mod tests;

use std::{fs, process::ExitCode, thread};

use shogi::search::eval::Weights;

use crate::{complain, contender, flags::Flags, games::Games, logistic, random::Random};
use fit::{Fit, Settings};
use samples::Samples;

struct Order<'a> {
    data: Vec<&'a str>,
    out: &'a str,
    start: Weights,
    /// Fitted to the games if it was not given.
    scale: Option<f32>,
    settings: Settings,
}

/// `--data FILE... --out WEIGHTS [--epochs N] ...`
pub fn run(arguments: &[&str]) -> ExitCode {
    match order(arguments).and_then(|order| tune(&order)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => complain(&format!("tune: {problem}")),
    }
}

fn order<'a>(arguments: &[&'a str]) -> Result<Order<'a>, String> {
    let known = [
        ("--data", 1),
        ("--out", 1),
        ("--start", 1),
        ("--epochs", 1),
        ("--batch", 1),
        ("--rate", 1),
        ("--lambda", 1),
        ("--scale", 1),
        ("--spread", 1),
        ("--jobs", 1),
        ("--seed", 1),
    ];
    let flags = Flags::read(arguments, &known)?;
    // More files than one may follow `--data`.
    let data: Vec<&str> = flags
        .all("--data")
        .chain(flags.rest.iter().copied())
        .collect();
    if data.is_empty() {
        return Err("--data is missing".to_owned());
    }
    Ok(Order {
        data,
        out: flags.needed_text("--out")?,
        start: match flags.text("--start") {
            None => Weights::built_in(),
            Some("material") => Weights::material(),
            Some(file) => contender::weights(file)?,
        },
        scale: flags.value("--scale")?,
        settings: Settings {
            epochs: flags.or("--epochs", 16)?,
            batch: flags.or("--batch", 8192)?,
            rate: flags.or("--rate", 1.5)?,
            lambda: flags.or("--lambda", 0.1)?,
            scale: 0.0,
            spread: flags.or("--spread", 200.0)?,
            jobs: flags.jobs()?,
            seed: flags.or("--seed", 1)?,
        },
    })
}

fn tune(order: &Order<'_>) -> Result<(), String> {
    let mut settings = order.settings;
    let (training, held_out) = read(order)?;
    if training.len() == 0 {
        return Err("there is no quiet position in the games".to_owned());
    }
    settings.scale = order
        .scale
        .unwrap_or_else(|| logistic::scale(training.results()));
    eprintln!(
        "{} positions to learn from, {} held out; scale {:.0}",
        training.len(),
        held_out.len(),
        settings.scale
    );
    let mut fit = Fit::new(numbers(&order.start), settings);
    let mut best = fit.loss(&held_out);
    eprintln!("before: loss {best:.5} on what is held out");
    for epoch in 0..settings.epochs {
        fit.epoch(&training, epoch);
        let (learned, held) = (fit.loss(&training), fit.loss(&held_out));
        let mut note = "";
        if held < best || held_out.len() == 0 {
            best = held;
            write(order, &fit)?;
            note = ", written";
        }
        eprintln!(
            "epoch {}: loss {learned:.5}, held out {held:.5}{note}",
            epoch + 1
        );
    }
    Ok(())
}

fn write(order: &Order<'_>, fit: &Fit) -> Result<(), String> {
    let bytes = weights(&fit.weights).to_bytes();
    fs::write(order.out, bytes)
        .map_err(|error| format!("{}: cannot be written: {error}", order.out))
}

/// The positions of all files: those to learn from, and those of every twentieth
/// game.
fn read(order: &Order<'_>) -> Result<(Samples, Samples), String> {
    const HELD_OUT: usize = 20;
    let (mut training, mut held_out) = (Samples::default(), Samples::default());
    let mut random = Random::new(order.settings.seed);
    for file in &order.data {
        let bytes = fs::read(file).map_err(|error| format!("{file}: cannot be read: {error}"))?;
        let (_, games) = Games::open(&bytes).map_err(|damage| format!("{file}: {damage}"))?;
        let games: Vec<_> = games
            .collect::<Result<_, _>>()
            .map_err(|damage| format!("{file}: {damage}"))?;
        let held: Vec<bool> = games.iter().map(|_| random.below(HELD_OUT) == 0).collect();
        let games: Vec<_> = games.iter().zip(held).collect();
        let share = games.len().div_ceil(order.settings.jobs).max(1);
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
