//! `komadai`: the rules of shogi on a terminal, and an engine that speaks USI.

mod analyse;
mod bench;
mod commands;
mod contender;
mod duel;
mod flags;
mod games;
mod generation;
mod judge;
mod logistic;
mod margins;
mod openings;
mod quiet;
mod random;
mod record;
mod referee;
mod selfplay;
mod train;
mod tsume;
mod tune;
mod usi;
mod verdict;

use std::{
    io::{self, BufRead, Write},
    process::ExitCode,
};

use judge::Order;
use shogi::GameRules;

const USAGE: &str = "\
usage: komadai                               speak USI on standard input and output
       komadai perft [--leaf] DEPTH [SFEN]   count the lines of DEPTH moves
       komadai moves [SFEN]                  list the legal moves
       komadai explain MOVE [SFEN]           say whether a move is legal, or why not
       komadai judge [--rules RULES] [GAME]  say how a game stands, as JSON
       komadai record show FILE [--json]     say what a record holds
       komadai record convert IN OUT [--to FORMAT]
                                             write it in the format that OUT ends with
       komadai record check FILE...          name every breach of the rules in records
       komadai tsume [--limit MS] [--book] [--hash MB] FILE|SFEN
                                             look for mates: a line each of SFEN, length
                                             (or none, unknown), moves, nodes and ms
       komadai analyse RECORD [--nodes N]    judge every move of a record
       komadai bench [--depth D] [--net FILE]
                                             search thirty positions, count nodes
       komadai selfplay --games N --nodes K --seed S --out FILE [--openings PLIES]
               [--judge NODES] [--won CP] [--shuffled PERCENT] [--handicaps PERCENT]
               [--entering PERCENT] [--asides PERCENT] [--jobs J]
               [--weights FILE|--net FILE]
                                             write training games
       komadai selfplay --stats FILE...      read them back, judge every move
       komadai tune --data FILE... --out WEIGHTS [--start WEIGHTS] [--epochs N]
               [--batch N] [--rate R] [--lambda L] [--scale K] [--decay D]
               [--jobs J] [--seed S]         fit the evaluation to training games
       komadai train --data FILE... --out NET [--start NET] [--width N]
               [--buckets N] [--without-asides] [--epochs N] [--batch N]
               [--rate R] [--lambda L] [--scale K] [--decay D] [--jobs J]
               [--seed S]                    train a net on training games
       komadai generation --dir DIR --games N --nodes K --seed S [--duel GAMES]
               [--duel-nodes K] ...          play, train and compare; goes on where it
                                             was interrupted
       komadai duel [--a PARAMS] [--b PARAMS] --nodes N|--time MS --games G
               [--seed S] [--openings PLIES] [--jobs J] [--sprt ELO0 ELO1]
                                             play a match inside one process
       komadai margins [--from PARAMS] [--only NAME,...] --nodes N --games G
               [--gain A] [--spread C] [--seed S] [--openings PLIES] [--jobs J]
                                             tune the search's numbers by games
SFEN is one argument or several, and the even start position when left out.
GAME is \"startpos moves ...\" or \"sfen ... moves ...\", one argument or several;
without it the games are read from standard input, one a line.
RULES is a preset, or PRESET,key=value,... (docs/judging.md).
FILE, IN and OUT may be -, for standard input and output.
PARAMS is name=value,... of the search, weights=FILE, net=FILE, level=N (docs/engine.md).
FORMAT is kif, kifu, ki2, ki2u, csa, csa3, jkf, usi or usen (docs/records.md).";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args_os()
        .skip(1)
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let answer = match arguments.as_slice() {
        ["perft", "--leaf", rest @ ..] => commands::perft(rest, shogi::perft_leaf),
        ["perft", rest @ ..] => commands::perft(rest, shogi::perft),
        ["moves", rest @ ..] => commands::moves(rest),
        ["explain", rest @ ..] => commands::explain(rest),
        ["judge", rest @ ..] => match Order::read(rest) {
            Ok(Order { rules, game: None }) => return judge_lines(rules),
            Ok(Order {
                rules,
                game: Some(game),
            }) => judge::judge(&game, rules),
            Err(problem) => Err(problem),
        },
        ["record", rest @ ..] => return record::run(rest),
        ["tsume", rest @ ..] => return tsume::run(rest),
        ["analyse", rest @ ..] => return analyse::run(rest),
        ["bench", rest @ ..] => return bench::run(rest),
        ["selfplay", rest @ ..] => return selfplay::run(rest),
        ["tune", rest @ ..] => return tune::run(rest),
        ["train", rest @ ..] => return train::run(rest),
        ["generation", rest @ ..] => return generation::run(rest),
        ["duel", rest @ ..] => return duel::run(rest),
        ["margins", rest @ ..] => return margins::run(rest),
        ["help" | "--help" | "-h"] => Ok(USAGE.to_owned()),
        ["--version" | "-V"] => Ok(format!("komadai {}", env!("CARGO_PKG_VERSION"))),
        [] | ["usi"] => return usi::run(),
        [command, ..] => Err(format!("unknown command {command:?}, see komadai --help")),
    };
    match answer.and_then(|answer| say(&answer)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => complain(&problem),
    }
}

/// A line of the answer.
///
/// # Errors
/// When it cannot be written.
fn say(line: &str) -> Result<(), String> {
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
            Err(error) => return complain(&format!("line {number}: cannot be read: {error}")),
        };
        let game = String::from_utf8_lossy(&line);
        if game.trim().is_empty() {
            continue;
        }
        match judge::judge(&game, rules).map(|answer| writeln!(output, "{answer}")) {
            Ok(Ok(())) => {}
            Ok(Err(error)) if error.kind() == io::ErrorKind::BrokenPipe => return exit,
            Ok(Err(error)) => return complain(&format!("cannot write the answer: {error}")),
            Err(problem) => exit = complain(&format!("line {number}: {problem}")),
        }
    }
    exit
}

fn complain(problem: &str) -> ExitCode {
    eprintln!("komadai: {problem}");
    ExitCode::from(2)
}
