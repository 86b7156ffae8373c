//! `selfplay`: games of the engine against itself, for tuning.

mod play;
mod run;
mod stats;
#[cfg(test)]
mod tests;

use std::process::ExitCode;

use crate::{complain, flags::Flags};

/// `--games N --nodes K --openings PLIES --seed S --out FILE [--jobs J]`, or
/// `--stats FILE`
pub fn run(arguments: &[&str]) -> ExitCode {
    let done = match arguments {
        ["--stats", files @ ..] => stats::run(files),
        _ => order(arguments).and_then(|order| run::run(&order)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => complain(&format!("selfplay: {problem}")),
    }
}

fn order<'a>(arguments: &[&'a str]) -> Result<run::Order<'a>, String> {
    let known = [
        ("--games", 1),
        ("--nodes", 1),
        ("--openings", 1),
        ("--seed", 1),
        ("--out", 1),
        ("--jobs", 1),
        ("--weights", 1),
    ];
    let flags = Flags::read(arguments, &known)?;
    flags.nothing_else()?;
    Ok(run::Order {
        games: flags.needed("--games")?,
        plan: play::Plan {
            nodes: flags.needed("--nodes")?,
            opening: flags.needed("--openings")?,
            seed: flags.needed("--seed")?,
        },
        out: flags.needed_text("--out")?,
        jobs: flags.jobs()?,
        weights: flags.text("--weights"),
    })
}
