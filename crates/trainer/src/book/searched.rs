//! The file of searched positions: a line for each, its SFEN and its moves with their
//! scores in centipawns for the side to move, separated by tabs.

use std::{
    fmt::Write as _,
    fs::{self, OpenOptions},
    io::{ErrorKind, Write as _},
    path::{Path, PathBuf},
};

use shogi::{Move, Position, Strictness};

/// A position with its best moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchedPosition {
    pub position: Position,
    pub moves: Vec<ScoredMove>,
}

/// A move and its score for the side to move, in centipawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredMove {
    pub mv: Move,
    pub score: i32,
}

/// The file, to append to.
pub struct SearchedFile(PathBuf);

impl SearchedFile {
    /// Opens the file and reads what is in it. A last line that is not whole is cut off.
    ///
    /// # Errors
    /// When the file cannot be read or written, or a line is invalid.
    pub fn open(path: &Path) -> Result<(Self, Vec<SearchedPosition>), String> {
        let name = path.display();
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(format!("{name}: cannot be read: {error}")),
        };
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut searched = Vec::new();
        for (number, line) in (1..).zip(whole.lines()) {
            let read =
                parse(line).map_err(|problem| format!("{name}: line {number}: {problem}"))?;
            searched.push(read);
        }
        if whole.len() < text.len() {
            fs::write(path, whole)
                .map_err(|error| format!("{name}: cannot be written: {error}"))?;
        }
        Ok((Self(path.to_owned()), searched))
    }

    /// # Errors
    /// When the file cannot be written.
    pub fn append(&self, searched: &[SearchedPosition]) -> Result<(), String> {
        let text: String = searched.iter().map(line).collect();
        OpenOptions::new()
            .create(true)
            .append(true)
            .open(&self.0)
            .and_then(|mut file| file.write_all(text.as_bytes()))
            .map_err(|error| format!("{}: cannot be written: {error}", self.0.display()))
    }
}

fn line(searched: &SearchedPosition) -> String {
    let mut line = searched.position.to_setup().to_sfen();
    for ScoredMove { mv, score } in &searched.moves {
        // Writing to a string never fails.
        let _ = write!(line, "\t{mv} {score}");
    }
    line.push('\n');
    line
}

fn parse(line: &str) -> Result<SearchedPosition, String> {
    let mut fields = line.split('\t');
    let sfen = fields.next().unwrap_or_default();
    let position =
        Position::from_sfen(sfen, Strictness::Game).map_err(|error| error.to_string())?;
    let moves = fields.map(|field| {
        let (mv, score) = field
            .split_once(' ')
            .ok_or_else(|| format!("{field:?} is no move with a score"))?;
        let mv: Move = mv.parse().map_err(|error| format!("{mv:?}: {error}"))?;
        position
            .check_legal(mv)
            .map_err(|reason| format!("{mv}: {reason}"))?;
        let score = score
            .parse()
            .map_err(|error| format!("{score:?}: {error}"))?;
        Ok(ScoredMove { mv, score })
    });
    let moves: Result<_, String> = moves.collect();
    Ok(SearchedPosition {
        position,
        moves: moves?,
    })
}
