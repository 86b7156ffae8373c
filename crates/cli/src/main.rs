//! `komadai`: the rules of shogi on a terminal, and an engine that speaks USI.

mod adjudication;
mod analyse;
mod args;
mod bench;
mod cli;
mod commands;
mod duel;
mod files;
mod fitting;
mod game_file;
mod generation;
mod judge;
mod judge_json;
mod net;
mod openings;
mod output;
mod player;
mod record;
mod rng;
mod selfplay;
mod spsa;
mod texel;
mod train;
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
