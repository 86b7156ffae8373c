//! Detecting the format of a file by its content, and reading it.

mod content;

pub(super) use content::{begins_move, is_csa};

use alloc::{string::String, vec::Vec};

use super::{
    Diagnostic, Encoding, EncodingRemark, Format, ParsedRecord, ReadError, Remark, address,
    archive, csa, encoding, jkf, ki2, record_builder::RecordBuilder, source_location::LineIndex,
    spaces, usen, usi_game,
};

impl Format {
    /// The format of a text by its content, or if that is not decisive, by the file's
    /// name.
    ///
    /// ```
    /// use komadai_records::notation::Format;
    /// assert_eq!(Format::detect("PI\n+\n+7776FU\n", None), Ok(Format::Csa));
    /// assert!(Format::detect("<!DOCTYPE html>", Some("game.kif")).is_err());
    /// ```
    ///
    /// # Errors
    /// What the text is instead.
    pub fn detect(text: &str, name: Option<&str>) -> Result<Self, Remark> {
        match content::of(&spaces::normalize(text, |_| None)) {
            content::Content::Format(format) => Ok(format),
            content::Content::Headers => Ok(match name.and_then(Self::from_file_name) {
                Some(Self::Ki2) => Self::Ki2,
                _ => Self::Kif,
            }),
            content::Content::Other(what) => Err(what),
            content::Content::Unknown => match address::all(text).next() {
                Some(address) if address == text.trim() => Err(Remark::WebAddress),
                found => name
                    .and_then(Self::from_file_name)
                    .ok_or(found.map_or(Remark::UnknownFormat, |_| Remark::WebAddress)),
            },
        }
    }

    /// Reads a text of this format.
    ///
    /// # Errors
    /// The first error, with the record up to there.
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

/// Reads a text of any format.
///
/// # Errors
/// When it is not a record, or at the first error in it.
pub fn read(text: &str, name: Option<&str>) -> Result<(Format, ParsedRecord), ReadError> {
    let format = Format::detect(text, name).map_err(|what| refused(text, what))?;
    Ok((format, format.read(text)?))
}

/// Reads a file of any format and encoding. `decode` is called for text that is not in
/// Unicode.
///
/// # Errors
/// When it is not a record, or at the first error in it.
pub fn read_bytes(
    bytes: &[u8],
    name: Option<&str>,
    decode: &mut encoding::Decode<'_>,
) -> Result<(Format, Encoding, ParsedRecord), ReadError> {
    let (text, encoding, remarks) = text_of(bytes, decode)?;
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

/// The text of a file, its encoding, and what is remarked on that.
///
/// # Errors
/// When it is no text.
pub(super) fn text_of(
    bytes: &[u8],
    decode: &mut encoding::Decode<'_>,
) -> Result<(String, Encoding, Vec<Diagnostic>), ReadError> {
    if let Some(what) = content::binary(bytes) {
        return Err(refused("", what));
    }
    let encoding = Encoding::detect(bytes);
    let (text, mut remarks) = encoding::text(encoding, bytes, decode)
        .ok_or_else(|| refused("", EncodingRemark::NotDecoded(encoding)))?;
    remarks.extend(content::declared(&text, encoding));
    Ok((text, encoding, remarks))
}

/// Whether a line is a game or a position in USI or USEN, or holds the address of one.
pub(super) fn is_game_line(line: &str) -> bool {
    content::is_usi(line) || content::is_usen(line) || content::is_game_among_prose(line)
}

pub(super) fn put_first(warnings: &mut Vec<Diagnostic>, remarks: Vec<Diagnostic>) {
    warnings.splice(..0, remarks);
}

pub(super) fn refused(text: &str, about: impl Into<Remark>) -> ReadError {
    let about = about.into();
    let address = address::all(text)
        .next()
        .filter(|_| about == Remark::WebAddress);
    let found = address.or(text.lines().next()).unwrap_or_default();
    let place = match address {
        Some(address) => LineIndex::new(text).of(address),
        None => LineIndex::new("").at(0),
    };
    RecordBuilder::even().fail(place, found, about)
}
