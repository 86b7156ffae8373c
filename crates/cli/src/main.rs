//! `komadai`: the rules of shogi on a terminal, and an engine that speaks USI.

mod analyse;
mod bench;
mod book;
mod cli;
mod commands;
mod compose;
mod diagram;
mod files;
mod games;
mod judge;
mod judge_json;
mod net;
mod output;
mod problems;
mod record;
mod tsume;
mod usi;

use std::process::ExitCode;

use clap::Parser;
use cli::{Cli, Command};
use output::print;

fn main() -> ExitCode {
    let Some(command) = Cli::parse().command else {
        return usi::run();
    };
    match command {
        Command::Usi => usi::run(),
        Command::Perft(args) => print(commands::perft(&args)),
        Command::Moves(args) => print(commands::moves(&args)),
        Command::Explain(args) => print(commands::explain(&args)),
        Command::Judge(args) => judge::run(&args),
        Command::Record(args) => record::run(&args),
        Command::Games(args) => games::run(&args),
        Command::Diagram(args) => diagram::run(&args),
        Command::Tsume(args) => tsume::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Problems(args) => print(problems::list(&args)),
        Command::Compose(args) => compose::run(&args),
        Command::Bench(args) => bench::run(&args),
    }
}
