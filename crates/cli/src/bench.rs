//! `bench`: how many nodes a search of set positions takes, and how fast.

use std::{path::PathBuf, process::ExitCode, time::Instant};

use clap::{Args, value_parser};
use shogi::search::{
    Params,
    bench::{self, DEPTH},
};

use crate::{fail, player, print_line, usi::per_second};

#[derive(Debug, Args)]
pub struct BenchArgs {
    /// Plies that each position is searched
    #[arg(long, value_name = "PLIES", default_value_t = DEPTH, value_parser = value_parser!(u8).range(1..))]
    depth: u8,

    /// Net that corrects the handmade evaluation [default: none]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
}

pub fn run(args: &BenchArgs) -> ExitCode {
    match params(args).and_then(|params| search(args.depth, params)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => fail(&format!("bench: {problem}")),
    }
}

fn params(args: &BenchArgs) -> Result<Params, String> {
    let mut params = Params::default();
    params.net = args.net.as_deref().map(player::net).transpose()?;
    Ok(params)
}

/// The counts go to standard output, which is the same on every machine; how long it
/// took goes to standard error.
fn search(depth: u8, params: Params) -> Result<(), String> {
    let began = Instant::now();
    let mut written = Ok(());
    let total = bench::run_with(params, depth, |sfen, nodes| {
        if written.is_ok() {
            written = print_line(&format!("{nodes}\t{sfen}"));
        }
    });
    written?;
    print_line(&total.to_string())?;
    let time = began.elapsed();
    eprintln!(
        "{} ms, {} nodes a second",
        time.as_millis(),
        per_second(total, time)
    );
    Ok(())
}
