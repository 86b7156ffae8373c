//! `record`: shows, converts and checks game records, and writes tables of their positions.

mod check;
mod convert;
mod file;
mod show;
mod table;

use std::process::ExitCode;

use clap::{Args, Subcommand};

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
    /// Write a table of all positions of many records, for databases
    Table(table::TableArgs),
}

pub fn run(args: &RecordArgs) -> ExitCode {
    match &args.command {
        RecordCommand::Show(args) => show::run(args),
        RecordCommand::Convert(args) => convert::run(args),
        RecordCommand::Check(args) => check::run(args),
        RecordCommand::Table(args) => table::run(args),
    }
}
