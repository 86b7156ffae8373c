//! `bench`: how many nodes a search of set positions takes, and how fast.

use std::{process::ExitCode, time::Instant};

use shogi::search::{
    Params,
    bench::{self, DEPTH},
};

use crate::{complain, contender, flags::Flags, say, usi::per_second};

/// `[--depth D] [--net FILE]`
pub fn run(arguments: &[&str]) -> ExitCode {
    match order(arguments).and_then(|(depth, params)| search(depth, params)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => complain(&format!("bench: {problem}")),
    }
}

fn order(arguments: &[&str]) -> Result<(u8, Params), String> {
    let flags = Flags::read(arguments, &[("--depth", 1), ("--net", 1)])?;
    flags.nothing_else()?;
    let mut params = Params::default();
    if let Some(file) = flags.text("--net") {
        params.net = Some(contender::net(file)?);
    }
    Ok((flags.or("--depth", DEPTH)?, params))
}

/// The counts go to standard output, which is the same on every machine; how long it
/// took goes to standard error.
fn search(depth: u8, params: Params) -> Result<(), String> {
    let began = Instant::now();
    let mut written = Ok(());
    let total = bench::run_with(params, depth, |sfen, nodes| {
        if written.is_ok() {
            written = say(&format!("{nodes}\t{sfen}"));
        }
    });
    written?;
    say(&total.to_string())?;
    let time = began.elapsed();
    eprintln!(
        "{} ms, {} nodes a second",
        time.as_millis(),
        per_second(total, time)
    );
    Ok(())
}
