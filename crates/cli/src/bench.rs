//! `bench`: how many nodes a search of set positions takes, and how fast.

use std::{process::ExitCode, time::Instant};

use shogi::search::bench::{self, DEPTH};

use crate::{complain, flags::Flags, usi::per_second};

/// `[--depth D]`
pub fn run(arguments: &[&str]) -> ExitCode {
    match depth(arguments) {
        Ok(depth) => {
            search(depth);
            ExitCode::SUCCESS
        }
        Err(problem) => complain(&format!("bench: {problem}")),
    }
}

fn depth(arguments: &[&str]) -> Result<u8, String> {
    let flags = Flags::read(arguments, &[("--depth", 1)])?;
    flags.nothing_else()?;
    flags.or("--depth", DEPTH)
}

/// The counts go to standard output, which is the same on every machine; how long it
/// took goes to standard error.
fn search(depth: u8) {
    let began = Instant::now();
    let total = bench::run(depth, |sfen, nodes| println!("{nodes}\t{sfen}"));
    println!("{total}");
    let time = began.elapsed();
    eprintln!(
        "{} ms, {} nodes a second",
        time.as_millis(),
        per_second(total, time)
    );
}
