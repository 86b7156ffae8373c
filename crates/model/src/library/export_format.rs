use komadai_records::{Record, notation::OutputFormat};

use crate::file_name;

/// What games are exported as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportFormat {
    /// An archive with a file for each game.
    Zip(OutputFormat),
    /// One file with all games, one after the other.
    OneFile,
    /// All that the library has, to take it elsewhere.
    Backup,
}

impl ExportFormat {
    pub const ALL: [Self; 6] = [
        Self::Zip(OutputFormat::KifUtf8),
        Self::Zip(OutputFormat::Kif),
        Self::Zip(OutputFormat::Csa2),
        Self::Zip(OutputFormat::Jkf),
        Self::OneFile,
        Self::Backup,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Zip(format) => format.name(),
            Self::OneFile => "one-file",
            Self::Backup => "backup",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }
}

/// Names for the files of an archive: each is there once, also where case does not count.
#[derive(Clone, Debug, Default)]
pub struct FileNames {
    taken: std::collections::HashSet<String>,
}

impl FileNames {
    /// The name of a game's file: its day, and who played.
    pub fn name(&mut self, record: &Record, day: &str, fallback: &str, extension: &str) -> String {
        let stem = format!("{day} {}", file_name(record, fallback));
        let mut name = format!("{stem}.{extension}");
        let mut number = 1;
        while !self.taken.insert(name.to_lowercase()) {
            number += 1;
            name = format!("{stem} ({number}).{extension}");
        }
        name
    }
}
