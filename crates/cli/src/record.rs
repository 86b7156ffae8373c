//! `record`: files of games, shown, converted and checked.

mod check;
mod convert;
mod file;
mod show;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use crate::complain;
pub use file::File;

/// `show`, `convert` or `check`, with what follows it.
pub fn run(arguments: &[&str]) -> ExitCode {
    match arguments {
        ["show", rest @ ..] => show::run(rest),
        ["convert", rest @ ..] => convert::run(rest),
        ["check", rest @ ..] => check::run(rest),
        [] => complain("record: expected show, convert or check"),
        [command, ..] => complain(&format!(
            "record: unknown command {command:?}, expected show, convert or check"
        )),
    }
}

/// Writes an answer to standard output. Whoever reads it may have enough of it.
fn answer(bytes: &[u8], exit: ExitCode) -> ExitCode {
    match io::stdout().write_all(bytes) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            complain(&format!("cannot write the answer: {error}"))
        }
        _ => exit,
    }
}
