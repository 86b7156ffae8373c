//! `selfplay`: games of the engine against itself, for tuning.

mod aside;
mod play;
mod run;
mod starts;
mod stats;
#[cfg(test)]
mod tests;

use std::{fs, process::ExitCode};

use shogi::search::Params;

pub use run::{Order, run as play};

use crate::{
    complain, contender,
    flags::Flags,
    games::{self, Header, Mix},
};

/// `--games N --nodes K --openings PLIES --seed S --out FILE [--jobs J]`, or
/// `--stats FILE`
pub fn run(arguments: &[&str]) -> ExitCode {
    let done = match arguments {
        ["--stats", files @ ..] => stats::run(files),
        _ => order(arguments).and_then(|order| play(&order)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => complain(&format!("selfplay: {problem}")),
    }
}

/// What a plan is asked for with.
pub const PLAN: [(&str, usize); 11] = [
    ("--nodes", 1),
    ("--openings", 1),
    ("--seed", 1),
    ("--judge", 1),
    ("--won", 1),
    ("--shuffled", 1),
    ("--handicaps", 1),
    ("--entering", 1),
    ("--asides", 1),
    ("--weights", 1),
    ("--net", 1),
];

fn order<'a>(arguments: &[&'a str]) -> Result<Order<'a>, String> {
    let known = [("--games", 1), ("--out", 1), ("--jobs", 1)];
    let flags = Flags::read(arguments, &[&PLAN[..], &known].concat())?;
    flags.nothing_else()?;
    let (plan, params) = plan(&flags)?;
    Ok(Order {
        games: flags.needed("--games")?,
        plan,
        out: flags.needed_text("--out")?,
        jobs: flags.jobs()?,
        params,
    })
}

/// What games are played like, and with what.
///
/// # Errors
/// Which option is missing, makes no sense, or names a file that cannot be read.
pub fn plan(flags: &Flags<'_>) -> Result<(Header, Params), String> {
    let mut params = Params::default();
    let file = match (flags.text("--weights"), flags.text("--net")) {
        (None, None) => None,
        (Some(weights), None) => {
            params.weights = contender::weights(weights)?;
            Some(weights)
        }
        (None, Some(net)) => {
            params.net = Some(contender::net(net)?);
            Some(net)
        }
        (Some(_), Some(_)) => return Err("expected either --weights or --net".to_owned()),
    };
    let unreadable = |error| format!("it cannot be read: {error}");
    let evaluation = match file {
        Some(file) => games::sum(&fs::read(file).map_err(unreadable)?),
        None => 0,
    };
    let mix = Mix {
        shuffled: flags.or("--shuffled", 46)?,
        handicaps: flags.or("--handicaps", 5)?,
        entering: flags.or("--entering", 2)?,
    };
    if !mix.is_possible() {
        return Err("--shuffled, --handicaps and --entering are above 100 together".to_owned());
    }
    let asides = flags.or("--asides", 100)?;
    if asides > 100 {
        return Err(format!("--asides {asides}: expected 0 to 100"));
    }
    let plan = Header {
        opening: flags.or("--openings", 8)?,
        nodes: flags.needed("--nodes")?,
        judge: flags.or("--judge", 5000)?,
        won: flags.or("--won", 2000)?,
        mix,
        asides,
        evaluation,
        seed: flags.needed("--seed")?,
    };
    Ok((plan, params))
}
