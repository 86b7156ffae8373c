//! `komadai-trainer`: training games of the engine against itself, nets and weights that
//! are fitted to them, matches, and the tuning of the search by games.

mod adjudication;
mod args;
mod book;
mod cli;
mod duel;
mod files;
mod fitting;
mod game_file;
mod games;
mod generation;
mod judge_net;
mod ladder;
mod mistakes;
mod noisy_opening;
mod openings;
mod output;
mod parallel;
mod player;
mod reviews;
mod rng;
mod screen;
mod script;
mod selfplay;
mod spsa;
mod texel;
mod train;

use std::process::ExitCode;

use clap::Parser;
use cli::{Cli, Command};

fn main() -> ExitCode {
    let (name, result) = match Cli::parse().command {
        Command::Selfplay(args) => ("selfplay", selfplay::run(&args)),
        Command::Games(args) => ("games", games::run(&args)),
        Command::Texel(args) => ("texel", texel::run(&args)),
        Command::Train(args) => ("train", train::run(&args)),
        Command::Generation(args) => ("generation", generation::run(&args)),
        Command::JudgeNet(args) => ("judge-net", judge_net::run(&args)),
        Command::CollectPositions(args) => ("collect-positions", judge_net::collect(&args)),
        Command::Book(args) => ("book", book::run(&args)),
        Command::Duel(args) => ("duel", duel::run(&args)),
        Command::Ladder(args) => ("ladder", ladder::run(&args)),
        Command::Mistakes(args) => ("mistakes", mistakes::run(&args)),
        Command::Reviews(args) => ("reviews", reviews::run(&args)),
        Command::Screen(args) => ("screen", screen::run(&args)),
        Command::Spsa(args) => ("spsa", spsa::run(&args)),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("komadai-trainer: {name}: {problem}");
            ExitCode::from(2)
        }
    }
}
