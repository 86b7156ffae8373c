//! Formats in their conventional encodings.

use komadai_shogi::name_traits;

use super::{
    Encoding, FormattedRecord, csa,
    japanese::SideMarks,
    jkf, ki2,
    kif::{self, Charset},
    usen, usi_game,
};
use crate::record::Record;

/// An output format: a format in its conventional encoding.
///
/// ```
/// use komadai_records::notation::{Encoding, OutputFormat};
/// let kif = OutputFormat::from_name("kif").unwrap();
/// assert_eq!((kif.extension(), kif.encoding()), ("kif", Encoding::ShiftJis));
/// assert_eq!(OutputFormat::from_file_name("game.KIFU"), Some(OutputFormat::KifUtf8));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutputFormat {
    /// KIF in Shift_JIS.
    Kif,
    /// KIF in UTF-8.
    KifUtf8,
    /// KI2 in Shift_JIS.
    Ki2,
    /// KI2 in UTF-8.
    Ki2Utf8,
    /// CSA 2.2, in Shift_JIS.
    Csa2,
    /// CSA 3.0, in UTF-8.
    Csa3,
    /// JSON kifu format, in UTF-8.
    Jkf,
    /// A USI `position` line.
    Usi,
    /// URL safe SFEN extended notation.
    Usen,
}

impl OutputFormat {
    /// All output formats, in the order of their declaration.
    pub const ALL: [Self; 9] = [
        Self::Kif,
        Self::KifUtf8,
        Self::Ki2,
        Self::Ki2Utf8,
        Self::Csa2,
        Self::Csa3,
        Self::Jkf,
        Self::Usi,
        Self::Usen,
    ];

    /// The name in commands and forms.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kif => "kif",
            Self::KifUtf8 => "kifu",
            Self::Ki2 => "ki2",
            Self::Ki2Utf8 => "ki2u",
            Self::Csa2 => "csa",
            Self::Csa3 => "csa3",
            Self::Jkf => "jkf",
            Self::Usi => "usi",
            Self::Usen => "usen",
        }
    }

    /// The output format of a [`OutputFormat::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|target| target.name() == name)
    }

    /// The extension of its files.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Csa3 => "csa",
            other => other.name(),
        }
    }

    /// The output format by the extension of a file's name.
    #[must_use]
    pub fn from_file_name(name: &str) -> Option<Self> {
        let (_, ending) = name.rsplit_once('.')?;
        match &*ending.to_ascii_lowercase() {
            "json" => Some(Self::Jkf),
            "sfen" => Some(Self::Usi),
            ending => Self::ALL
                .into_iter()
                .find(|target| target.extension() == ending),
        }
    }

    /// The encoding of its files.
    #[must_use]
    pub const fn encoding(self) -> Encoding {
        match self {
            Self::Kif | Self::Ki2 | Self::Csa2 => Encoding::ShiftJis,
            _ => Encoding::Utf8,
        }
    }

    /// The record in this format, before it is encoded.
    #[must_use]
    pub fn write(self, record: &Record) -> FormattedRecord {
        match self {
            Self::Kif => kif::write(record, Charset::ShiftJis),
            Self::KifUtf8 => kif::write(record, Charset::Utf8),
            Self::Ki2 => ki2::write(record, Charset::ShiftJis, SideMarks::Triangles),
            Self::Ki2Utf8 => ki2::write(record, Charset::Utf8, SideMarks::Triangles),
            Self::Csa2 => csa::write(record, csa::Version::V2),
            Self::Csa3 => csa::write(record, csa::Version::V3),
            Self::Jkf => jkf::write(record),
            Self::Usi => usi_game::write(record),
            Self::Usen => usen::write(record),
        }
    }
}

name_traits!(OutputFormat);
