//! The formats of records.

use komadai_shogi::name_traits;

/// The formats of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Kakinoki's format, with the origin of each move.
    Kif,
    /// Kakinoki's format for people, without the origins.
    Ki2,
    /// The format of the Computer Shogi Association.
    Csa,
    /// JSON kifu format.
    Jkf,
    /// SFEN and `position` lines.
    Usi,
    /// URL safe SFEN extended notation.
    Usen,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 6] = [
        Self::Kif,
        Self::Ki2,
        Self::Csa,
        Self::Jkf,
        Self::Usi,
        Self::Usen,
    ];

    /// The name for programs, such as `kif`.
    #[must_use]
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

    /// The format with a [`Format::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }

    /// The format by the extension of a file's name.
    #[must_use]
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
}

name_traits!(Format);
