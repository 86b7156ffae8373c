//! `record check`: lists the rule violations in records.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Args;

use super::file::File;
use crate::output::{fail, print_bytes};

#[derive(Debug, Args)]
pub struct CheckArgs {
    /// Records, or - for standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

pub fn run(args: &CheckArgs) -> ExitCode {
    let mut lines = String::new();
    let mut status = 0;
    for path in &args.files {
        status = status.max(check(path, &mut lines).unwrap_or_else(|problem| {
            fail(&problem);
            2
        }));
    }
    print_bytes(lines.as_bytes(), ExitCode::from(status))
}

/// Adds the lines of a file, and returns 1 if a rule was broken.
fn check(path: &Path, lines: &mut String) -> Result<u8, String> {
    let file = File::read(path)?;
    let name = &file.name;
    let Some(audit) = file.record().audit() else {
        let problem = format!("{name}: no game can be played from its start");
        return Err(file.error_message().unwrap_or(problem));
    };
    for violation in audit.violations() {
        let (ply, by, name) = (violation.ply, violation.by.name(), violation.reason.name());
        let text = format!(
            "{}: move {ply}: {by}: {name}: {}\n",
            file.name, violation.reason
        );
        lines.push_str(&text);
    }
    let plies = file.record().main_moves().len();
    let stopped = audit
        .violations()
        .iter()
        .any(|violation| violation.ply == plies);
    match file.error_message() {
        // Reading stopped at the move of the last violation.
        Some(problem) if stopped => {
            fail(&problem);
            Ok(1)
        }
        Some(problem) => Err(problem),
        None if audit.violations().is_empty() => {
            lines.push_str(&format!("{name}: ok\n"));
            Ok(0)
        }
        None => Ok(1),
    }
}
