//! `komadai`: the rules of shogi on a terminal.

mod commands;

use std::{
    io::{self, Write},
    process::ExitCode,
};

const USAGE: &str = "\
usage: komadai perft [--leaf] DEPTH [SFEN]   count the lines of DEPTH moves
       komadai moves [SFEN]                  list the legal moves
       komadai explain MOVE [SFEN]           say whether a move is legal, or why not
SFEN is one argument or several, and the even start position when left out.";

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
        ["help" | "--help" | "-h"] => Ok(USAGE.to_owned()),
        ["--version" | "-V"] => Ok(format!("komadai {}", env!("CARGO_PKG_VERSION"))),
        [] => Err("no command, see komadai --help".to_owned()),
        [command, ..] => Err(format!("unknown command {command:?}, see komadai --help")),
    };
    match answer.map(|answer| writeln!(io::stdout(), "{answer}")) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        // Whoever reads has enough, as in `komadai moves | head -c 4`.
        Ok(Err(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Ok(Err(error)) => complain(&format!("cannot write the answer: {error}")),
        Err(problem) => complain(&problem),
    }
}

fn complain(problem: &str) -> ExitCode {
    eprintln!("komadai: {problem}");
    ExitCode::from(2)
}
