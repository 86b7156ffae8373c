//! `record`: files of games, shown, converted and checked.

mod check;
mod convert;
mod file;
mod show;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap::{Args, Subcommand};

use crate::fail;
pub use file::File;

#[derive(Debug, Args)]
pub struct RecordArgs {
    #[command(subcommand)]
    command: RecordCommand,
}

#[derive(Debug, Subcommand)]
enum RecordCommand {
    /// Show what a record holds
    Show(show::ShowArgs),
    /// Convert a record to another format
    Convert(convert::ConvertArgs),
    /// List every violation of the rules in records
    Check(check::CheckArgs),
}

pub fn run(args: &RecordArgs) -> ExitCode {
    match &args.command {
        RecordCommand::Show(args) => show::run(args),
        RecordCommand::Convert(args) => convert::run(args),
        RecordCommand::Check(args) => check::run(args),
    }
}

/// Writes an answer to standard output. Whoever reads it may have enough of it.
fn answer(bytes: &[u8], exit: ExitCode) -> ExitCode {
    match io::stdout().write_all(bytes) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            fail(&format!("cannot write the answer: {error}"))
        }
        _ => exit,
    }
}
