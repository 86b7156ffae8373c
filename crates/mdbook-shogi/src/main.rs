//! `mdbook-shogi`, as mdBook runs it: `supports RENDERER` answers by the exit status; without
//! arguments it reads a book from standard input and writes it to standard output.

use std::{
    io::{self, Read, Write},
    process::ExitCode,
};

const USAGE: &str = "\
mdbook-shogi is run by mdBook: add [preprocessor.shogi] to book.toml.

usage: mdbook-shogi                     read a book from standard input, write it
       mdbook-shogi supports RENDERER   succeeds if RENDERER is html
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match *words {
        [] => match run() {
            Ok(()) => ExitCode::SUCCESS,
            Err(problem) => {
                eprintln!("{problem}");
                ExitCode::FAILURE
            }
        },
        ["supports", "html"] => ExitCode::SUCCESS,
        ["supports", _] => ExitCode::FAILURE,
        ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            ExitCode::SUCCESS
        }
        _ => {
            eprint!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), String> {
    let mut input = String::new();
    let read = io::stdin().lock().read_to_string(&mut input);
    read.map_err(|error| format!("standard input: {error}"))?;
    let book = mdbook_shogi::preprocess(&input).map_err(|error| error.to_string())?;
    let written = io::stdout().write_all(book.as_bytes());
    written.map_err(|error| format!("standard output: {error}"))
}
