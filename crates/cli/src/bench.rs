//! `bench`: the nodes and the speed of a search of fixed positions.

use std::{path::PathBuf, process::ExitCode, time::Instant};

use clap::{Args, value_parser};
use komadai_search::{
    Params,
    bench::{self, DEPTH},
};

use crate::{
    files,
    output::{exit_code, per_second, print_line},
};

#[derive(Debug, Args)]
pub struct BenchArgs {
    /// Depth of each search, in plies
    #[arg(long, value_name = "PLIES", default_value_t = DEPTH, value_parser = value_parser!(u8).range(1..))]
    depth: u8,

    /// Net that corrects the classical evaluation [default: none]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
}

pub fn run(args: &BenchArgs) -> ExitCode {
    exit_code(
        "bench",
        params(args).and_then(|params| search(args.depth, params)),
    )
}

fn params(args: &BenchArgs) -> Result<Params, String> {
    let mut params = Params::default();
    params.net = args.net.as_deref().map(files::read_net).transpose()?;
    Ok(params)
}

/// The counts are the same on every machine and go to standard output; the time goes to
/// standard error.
fn search(depth: u8, params: Params) -> Result<(), String> {
    let start = Instant::now();
    let mut written = Ok(());
    let total = bench::run_with(params, depth, |sfen, nodes| {
        if written.is_ok() {
            written = print_line(&format!("{nodes}\t{sfen}"));
        }
    });
    written?;
    print_line(&total.to_string())?;
    let time = start.elapsed();
    eprintln!(
        "{} ms, {} nodes a second",
        time.as_millis(),
        per_second(total, time)
    );
    Ok(())
}
