//! `komadai`: the rules of shogi on a terminal, and an engine that speaks USI.

mod adjudication;
mod analyse;
mod args;
mod bench;
mod cli;
mod commands;
mod duel;
mod fitting;
mod game_file;
mod generation;
mod judge;
mod judge_json;
mod net;
mod openings;
mod player;
mod record;
mod rng;
mod selfplay;

mod spsa;
mod texel;
mod train;
mod tsume;
mod usi;

use std::{
    io::{self, BufRead, Write},
    process::ExitCode,
};

use clap::Parser;
use cli::{Cli, Command};
use shogi::GameRules;

fn main() -> ExitCode {
    let Some(command) = Cli::parse().command else {
        return usi::run();
    };
    match command {
        Command::Usi => usi::run(),
        Command::Perft(args) => print(commands::perft(&args)),
        Command::Moves(args) => print(commands::moves(&args)),
        Command::Explain(args) => print(commands::explain(&args)),
        Command::Judge(args) => match args.game() {
            Some(game) => print(judge::judge(&game, args.rules)),
            None => judge_lines(args.rules),
        },
        Command::Record(args) => record::run(&args),
        Command::Tsume(args) => tsume::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Selfplay(args) => selfplay::run(&args),
        Command::Texel(args) => texel::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Generation(args) => generation::run(&args),
        Command::Duel(args) => duel::run(&args),
        Command::Spsa(args) => spsa::run(&args),
    }
}

/// Prints an answer, or what is wrong.
fn print(answer: Result<String, String>) -> ExitCode {
    match answer.and_then(|answer| print_line(&answer)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => fail(&problem),
    }
}

/// A line of the answer.
///
/// # Errors
/// When it cannot be written.
fn print_line(line: &str) -> Result<(), String> {
    match writeln!(io::stdout(), "{line}") {
        Ok(()) => Ok(()),
        // Whoever reads has enough, as in `komadai moves | head -c 4`.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(error) => Err(format!("cannot write the answer: {error}")),
    }
}

/// Judges the games on standard input. A line that is no game is complained of,
/// and the others are answered all the same.
fn judge_lines(rules: GameRules) -> ExitCode {
    let mut output = io::stdout().lock();
    let mut exit = ExitCode::SUCCESS;
    for (line, number) in io::stdin().lock().split(b'\n').zip(1..) {
        let line = match line {
            Ok(line) => line,
            Err(error) => return fail(&format!("line {number}: cannot be read: {error}")),
        };
        let game = String::from_utf8_lossy(&line);
        if game.trim().is_empty() {
            continue;
        }
        match judge::judge(&game, rules).map(|answer| writeln!(output, "{answer}")) {
            Ok(Ok(())) => {}
            Ok(Err(error)) if error.kind() == io::ErrorKind::BrokenPipe => return exit,
            Ok(Err(error)) => return fail(&format!("cannot write the answer: {error}")),
            Err(problem) => exit = fail(&format!("line {number}: {problem}")),
        }
    }
    exit
}

fn fail(problem: &str) -> ExitCode {
    eprintln!("komadai: {problem}");
    ExitCode::from(2)
}
