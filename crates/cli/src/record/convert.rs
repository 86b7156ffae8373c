//! `record convert`: from one format to another.

use std::{fs, process::ExitCode};

use encoding_rs::SHIFT_JIS;
use shogi::{
    notation::{Written, csa, japanese::SideMarks, jkf, ki2, kif, position_line, usen},
    record::Record,
};

use super::{answer, file::File};
use crate::complain;

/// What stands in the place of a character that Shift_JIS lacks, by custom.
const GETA: char = '〓';

/// What is written: a format, in one encoding.
#[derive(Clone, Copy)]
enum Target {
    Kif(kif::Charset),
    Ki2(kif::Charset),
    Csa(csa::Version),
    Jkf,
    Usi,
    Usen,
}

impl Target {
    const NAMES: &str = "kif, kifu, ki2, ki2u, csa, csa3, jkf, usi or usen";

    /// By its name, or the ending of a file.
    fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "kif" => Self::Kif(kif::Charset::ShiftJis),
            "kifu" => Self::Kif(kif::Charset::Utf8),
            "ki2" => Self::Ki2(kif::Charset::ShiftJis),
            "ki2u" => Self::Ki2(kif::Charset::Utf8),
            "csa" => Self::Csa(csa::Version::V2),
            "csa3" => Self::Csa(csa::Version::V3),
            "jkf" | "json" => Self::Jkf,
            "usi" | "sfen" => Self::Usi,
            "usen" => Self::Usen,
            _ => return None,
        })
    }

    fn of_file(name: &str) -> Option<Self> {
        let (_, ending) = name.rsplit_once('.')?;
        Self::from_name(&ending.to_ascii_lowercase())
    }

    fn write(self, record: &Record) -> Written {
        match self {
            Self::Kif(charset) => kif::write(record, charset),
            Self::Ki2(charset) => ki2::write(record, charset, SideMarks::Triangles),
            Self::Csa(version) => csa::write(record, version),
            Self::Jkf => jkf::write(record),
            Self::Usi => position_line::write(record),
            Self::Usen => usen::write(record),
        }
    }

    /// The bytes of a record, and what is not in them.
    fn bytes(self, record: &Record) -> (Vec<u8>, Vec<String>) {
        let Written { text, mut lost } = self.write(record);
        match self {
            Self::Kif(kif::Charset::ShiftJis)
            | Self::Ki2(kif::Charset::ShiftJis)
            | Self::Csa(csa::Version::V2) => (shift_jis(&text, &mut lost), lost),
            _ => (text.into_bytes(), lost),
        }
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
            let target = Target::from_name(name);
            let unknown = || format!("record convert: --to {name:?}, expected {}", Target::NAMES);
            (from, to, target.ok_or_else(unknown)?)
        }
        [from, to] => {
            let unknown = || {
                format!(
                    "record convert: {to:?} names no format, add --to {}",
                    Target::NAMES
                )
            };
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
    let (bytes, lost) = target.bytes(file.record());
    for what in lost {
        eprintln!("komadai: {to}: left out: {what}");
    }
    if *to == "-" {
        return Ok(answer(&bytes, ExitCode::SUCCESS));
    }
    fs::write(to, bytes).map_err(|error| format!("{to}: cannot be written: {error}"))?;
    Ok(ExitCode::SUCCESS)
}
