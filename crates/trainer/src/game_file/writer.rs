//! Writing games to a file, which can be continued after an interruption.

use std::{
    fs::{File, OpenOptions},
    io::{self, Read, Seek, SeekFrom, Write},
    path::Path,
};

use super::{
    error::{CorruptionError, CorruptionKind},
    header::Header,
    reader::GameReader,
    saved_game::SavedGame,
};

pub struct GameWriter {
    file: File,
}

/// Why a file cannot be continued.
#[derive(Debug)]
pub enum WriterError {
    Io(io::Error),
    Corrupted(CorruptionError),
    /// It is of a run with other settings.
    OtherRun(Header),
}

impl GameWriter {
    /// Opens or creates a file, and calls `show` with each game in it. A last game that is
    /// truncated is removed.
    ///
    /// # Errors
    /// When it cannot be read or written, is damaged anywhere else, or holds the
    /// games of another run.
    pub fn open(
        path: &Path,
        header: Header,
        mut show: impl FnMut(&SavedGame),
    ) -> Result<Self, WriterError> {
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let is_beginning = header.to_bytes().starts_with(&bytes);
        if is_beginning && bytes.len() < Header::SIZE {
            file.set_len(0)?;
            file.seek(SeekFrom::Start(0))?;
            file.write_all(&header.to_bytes())?;
            return Ok(Self { file });
        }
        let (found, games) = GameReader::open(&bytes).map_err(WriterError::Corrupted)?;
        if found != header {
            return Err(WriterError::OtherRun(found));
        }
        let mut end = bytes.len();
        for game in games {
            match game {
                Ok(game) => show(&game),
                Err(error) if error.kind == CorruptionKind::Truncated => end = error.offset,
                Err(error) => return Err(WriterError::Corrupted(error)),
            }
        }
        file.set_len(end as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok(Self { file })
    }

    /// Appends a game in one write.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add(&mut self, game: &SavedGame) -> io::Result<()> {
        let too_long = || io::Error::other("a game is too long for the file");
        self.file.write_all(&game.to_block().ok_or_else(too_long)?)
    }
}

impl From<io::Error> for WriterError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl std::fmt::Display for WriterError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::Corrupted(error) => error.fmt(f),
            Self::OtherRun(header) => write!(f, "it holds other games: {header}"),
        }
    }
}
