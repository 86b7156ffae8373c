//! Which format a file is of, by its content, and reading it.

mod content;

use super::{
    Diagnostic, Encoding, ParsedRecord, ReadError, archive, csa, encoding, jkf, ki2,
    record_builder::RecordBuilder, source_location::LineIndex, usen, usi_game,
};

/// The formats of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    Kif,
    Ki2,
    Csa,
    Jkf,
    /// SFEN and `position` lines.
    Usi,
    Usen,
}

impl Format {
    pub const ALL: [Self; 6] = [
        Self::Kif,
        Self::Ki2,
        Self::Csa,
        Self::Jkf,
        Self::Usi,
        Self::Usen,
    ];

    /// A name for programs, such as `kif`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kif => "kif",
            Self::Ki2 => "ki2",
            Self::Csa => "csa",
            Self::Jkf => "jkf",
            Self::Usi => "usi",
            Self::Usen => "usen",
        }
    }

    /// The format of a [`Format::name`].
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }

    /// The format that a file's name ends with.
    pub fn from_file_name(name: &str) -> Option<Self> {
        let (_, ending) = name.rsplit_once('.')?;
        Some(match &*ending.to_ascii_lowercase() {
            "kif" | "kifu" => Self::Kif,
            "ki2" | "ki2u" => Self::Ki2,
            "csa" => Self::Csa,
            "jkf" | "json" => Self::Jkf,
            "usi" | "sfen" => Self::Usi,
            "usen" => Self::Usen,
            _ => return None,
        })
    }

    /// The format of a text. Where its content does not tell, the file's name does.
    ///
    /// ```
    /// use shogi::notation::Format;
    /// assert_eq!(Format::detect("PI\n+\n+7776FU\n", None), Ok(Format::Csa));
    /// assert!(Format::detect("<!DOCTYPE html>", Some("game.kif")).is_err());
    /// ```
    ///
    /// # Errors
    /// What it is instead, if that can be said.
    pub fn detect(text: &str, name: Option<&str>) -> Result<Self, &'static str> {
        match content::of(text) {
            content::Content::Format(format) => Ok(format),
            content::Content::Headers => Ok(match name.and_then(Self::from_file_name) {
                Some(Self::Ki2) => Self::Ki2,
                _ => Self::Kif,
            }),
            content::Content::Other(what) => Err(what),
            content::Content::Unknown => name.and_then(Self::from_file_name).ok_or(
                "this is no record in a format that is known here: KIF, KI2, CSA, JKF, USI or USEN",
            ),
        }
    }

    /// Reads a text of this format.
    ///
    /// # Errors
    /// What cannot be read, with all that stands before it.
    pub fn read(self, text: &str) -> Result<ParsedRecord, ReadError> {
        match self {
            Self::Kif => archive::read(text),
            Self::Ki2 => ki2::read(text),
            Self::Csa => csa::read(text),
            Self::Jkf => jkf::read(text),
            Self::Usi => usi_game::read(text),
            Self::Usen => usen::read(text),
        }
    }
}

/// Reads a text, whatever its format.
///
/// # Errors
/// That it is no record, or what of it cannot be read.
pub fn read(text: &str, name: Option<&str>) -> Result<(Format, ParsedRecord), ReadError> {
    let format = Format::detect(text, name).map_err(|what| refused(text, what))?;
    Ok((format, format.read(text)?))
}

/// Reads a file, whatever its format and its encoding. `decode` is asked for what
/// is not in Unicode.
///
/// # Errors
/// That it is no record, or what of it cannot be read.
pub fn read_bytes(
    bytes: &[u8],
    name: Option<&str>,
    decode: &mut encoding::Decode<'_>,
) -> Result<(Format, Encoding, ParsedRecord), ReadError> {
    if let Some(what) = content::binary(bytes) {
        return Err(refused("", what));
    }
    let encoding = Encoding::detect(bytes);
    let (text, mut remarks) = encoding::text(encoding, bytes, decode)
        .ok_or_else(|| refused("", &format!("{} is not decoded here", encoding.label())))?;
    remarks.extend(content::declared(&text, encoding));
    match read(&text, name) {
        Ok((format, mut reading)) => {
            put_first(&mut reading.warnings, remarks);
            Ok((format, encoding, reading))
        }
        Err(mut error) => {
            put_first(&mut error.before.warnings, remarks);
            Err(error)
        }
    }
}

fn put_first(warnings: &mut Vec<Diagnostic>, remarks: Vec<Diagnostic>) {
    warnings.splice(..0, remarks);
}

fn refused(text: &str, about: &str) -> ReadError {
    let place = LineIndex::new("").at(0);
    let found = text.lines().next().unwrap_or_default();
    RecordBuilder::even().fail(place, found, about)
}
