//! `record table`: all positions of many records as a table, a Parquet file (docs/tables.md).

#[cfg(feature = "parquet")]
mod columns;
#[cfg(feature = "parquet")]
mod new_file;
#[cfg(feature = "parquet")]
mod rows;
#[cfg(feature = "parquet")]
mod write;

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Args;

use crate::output::fail;
#[cfg(feature = "parquet")]
use crate::output::{UNREAD, print_line};

#[derive(Debug, Args)]
pub struct TableArgs {
    /// Files of records, and folders of them with the folders in these
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Parquet file to write
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,
}

pub fn run(args: &TableArgs) -> ExitCode {
    match table(&args.paths, &args.output) {
        Ok(exit) => exit,
        Err(problem) => fail(&format!("record table: {problem}")),
    }
}

#[cfg(feature = "parquet")]
fn table(paths: &[PathBuf], output: &Path) -> Result<ExitCode, String> {
    if output.as_os_str() == "-" {
        return Err("a table is written to a file, not to standard output".to_owned());
    }
    let written = write::table(paths, output)?;
    print_line(&format!(
        "{} games, {} positions",
        written.games, written.positions
    ))?;
    Ok(match written.all_read {
        true => ExitCode::SUCCESS,
        false => UNREAD.into(),
    })
}

#[cfg(not(feature = "parquet"))]
fn table(_: &[PathBuf], _: &Path) -> Result<ExitCode, String> {
    Err("this program was built without Parquet (feature \"parquet\")".to_owned())
}
