//! `record convert`: from one format to another.

use std::{fs, process::ExitCode};

use encoding_rs::SHIFT_JIS;
use shogi::{
    notation::{Encoding, Target, Written},
    record::Record,
};

use super::{answer, file::File};
use crate::complain;

/// What stands in the place of a character that Shift_JIS lacks, by custom.
const GETA: char = '〓';

const NAMES: &str = "kif, kifu, ki2, ki2u, csa, csa3, jkf, usi or usen";

/// The target that a user names; `json` and `sfen` are names too.
fn target_named(name: &str) -> Option<Target> {
    Target::from_name(name).or_else(|| Target::of_file(&format!(".{name}")))
}

/// The bytes of a record, and what is not in them.
fn bytes(target: Target, record: &Record) -> (Vec<u8>, Vec<String>) {
    let Written { text, mut lost } = target.write(record);
    match target.encoding() {
        Encoding::ShiftJis => (shift_jis(&text, &mut lost), lost),
        _ => (text.into_bytes(), lost),
    }
}

fn shift_jis(text: &str, lost: &mut Vec<String>) -> Vec<u8> {
    let (bytes, _, is_lossy) = SHIFT_JIS.encode(text);
    if !is_lossy {
        return bytes.into_owned();
    }
    let mut missing = String::new();
    let writable = text.chars().map(|found| {
        let lacks = !found.is_ascii() && SHIFT_JIS.encode(found.encode_utf8(&mut [0; 4])).2;
        if lacks && !missing.contains(found) {
            missing.push(found);
        }
        if lacks { GETA } else { found }
    });
    let writable: String = writable.collect();
    lost.push(format!("characters that Shift_JIS lacks: {missing}"));
    SHIFT_JIS.encode(&writable).0.into_owned()
}

/// `IN OUT [--to FORMAT]`
pub fn run(arguments: &[&str]) -> ExitCode {
    match convert(arguments) {
        Ok(exit) => exit,
        Err(problem) => complain(&problem),
    }
}

fn convert(arguments: &[&str]) -> Result<ExitCode, String> {
    let (from, to, target) = match arguments {
        [from, to, "--to", name] | ["--to", name, from, to] => {
            let target = target_named(name);
            let unknown = || format!("record convert: --to {name:?}, expected {}", NAMES);
            (from, to, target.ok_or_else(unknown)?)
        }
        [from, to] => {
            let unknown = || format!("record convert: {to:?} names no format, add --to {}", NAMES);
            (from, to, Target::of_file(to).ok_or_else(unknown)?)
        }
        _ => return Err("record convert: expected IN OUT [--to FORMAT]".to_owned()),
    };
    let file = File::read(from)?;
    if let Some(problem) = file.complaint() {
        return Err(problem);
    }
    for warning in &file.reading.warnings {
        eprintln!("komadai: {from}: {warning}");
    }
    let (bytes, lost) = bytes(target, file.record());
    for what in lost {
        eprintln!("komadai: {to}: left out: {what}");
    }
    if *to == "-" {
        return Ok(answer(&bytes, ExitCode::SUCCESS));
    }
    fs::write(to, bytes).map_err(|error| format!("{to}: cannot be written: {error}"))?;
    Ok(ExitCode::SUCCESS)
}
