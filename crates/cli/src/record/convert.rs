//! `record convert`: converts a record to another format.

use std::{path::PathBuf, process::ExitCode};

use clap::Args;
use encoding_rs::SHIFT_JIS;
use komadai_records::{
    Record,
    notation::{Encoding, FormattedRecord, OutputFormat, ShiftJisText},
};

use super::file::File;
use crate::{
    files,
    output::{fail, print_bytes},
};

const NAMES: &str = "kif, kifu, ki2, ki2u, csa, csa3, jkf, usi or usen";

/// Reads the name of a format; file endings such as `json` and `sfen` are names too.
fn target_named(name: &str) -> Result<OutputFormat, String> {
    OutputFormat::from_name(name)
        .or_else(|| OutputFormat::from_file_name(&format!(".{name}")))
        .ok_or_else(|| format!("expected {NAMES}"))
}

/// A record as the bytes of a file.
struct Converted {
    bytes: Vec<u8>,
    /// What the format cannot hold.
    lost: Vec<String>,
    /// The characters that were replaced by similar ones.
    changed: Vec<(char, char)>,
}

impl Converted {
    fn new(target: OutputFormat, record: &Record) -> Self {
        let FormattedRecord { text, dropped } = target.write(record);
        let mut lost: Vec<String> = dropped.iter().map(ToString::to_string).collect();
        if target.encoding() != Encoding::ShiftJis {
            return Self {
                bytes: text.into_bytes(),
                lost,
                changed: Vec::new(),
            };
        }
        let has = |found: char| !SHIFT_JIS.encode(found.encode_utf8(&mut [0; 4])).2;
        let ShiftJisText {
            text,
            missing,
            changed,
        } = ShiftJisText::new(&text, has);
        if !missing.is_empty() {
            lost.push(format!("characters that Shift_JIS lacks: {missing}"));
        }
        Self {
            bytes: SHIFT_JIS.encode(&text).0.into_owned(),
            lost,
            changed,
        }
    }
}

#[derive(Debug, Args)]
pub struct ConvertArgs {
    /// Record to read, or - for standard input
    #[arg(value_name = "IN")]
    from: PathBuf,

    /// File to write, or - for standard output
    #[arg(value_name = "OUT")]
    to: PathBuf,

    /// kif, kifu, ki2, ki2u, csa, csa3, jkf, usi or usen [default: by the name of OUT]
    #[arg(long = "to", value_name = "FORMAT", value_parser = target_named)]
    target: Option<OutputFormat>,
}

pub fn run(args: &ConvertArgs) -> ExitCode {
    match convert(args) {
        Ok(exit) => exit,
        Err(problem) => fail(&problem),
    }
}

fn convert(args: &ConvertArgs) -> Result<ExitCode, String> {
    let to = args.to.to_string_lossy();
    let target = args.target.or_else(|| OutputFormat::from_file_name(&to));
    let target = target
        .ok_or_else(|| format!("record convert: {to:?} names no format, add --to {NAMES}"))?;
    let file = File::read(&args.from)?;
    if let Some(problem) = file.error_message() {
        return Err(problem);
    }
    for warning in &file.reading.warnings {
        eprintln!("komadai: {}: {warning}", file.name);
    }
    let Converted {
        bytes,
        lost,
        changed,
    } = Converted::new(target, file.record());
    for what in lost {
        eprintln!("komadai: {to}: left out: {what}");
    }
    for (from, by) in changed {
        eprintln!("komadai: {to}: replaced: {from} by {by}, which Shift_JIS has instead");
    }
    if to == "-" {
        return Ok(print_bytes(&bytes, ExitCode::SUCCESS));
    }
    files::write(&args.to, bytes)?;
    Ok(ExitCode::SUCCESS)
}
