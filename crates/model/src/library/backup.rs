//! All of the library as one file: a line that says what it is, with what is done of the
//! course, then a line a game.
use core::{fmt, iter::Enumerate, str::Lines};

use komadai_records::notation::Diagnostic;
use serde::{Deserialize, Serialize};

use super::{LibraryGame, record_text};
use crate::{
    lesson::CourseProgress,
    problems::ProblemProgress,
    stored::{StoredError, VERSION},
};

const KIND: &str = "games";

/// The first line of the file.
#[derive(Serialize, Deserialize)]
struct Header {
    /// [`KIND`].
    komadai: String,
    version: u32,
    /// How many games follow.
    count: usize,
    /// What is done of the course. Earlier builds neither wrote nor read it.
    #[serde(default, skip_serializing_if = "CourseProgress::is_empty")]
    lessons: CourseProgress,
    /// What is solved of the problems. Earlier builds neither wrote nor read it.
    #[serde(default, skip_serializing_if = "ProblemProgress::is_empty")]
    problems: ProblemProgress,
}

/// The file of these games and of what is done of the course and the problems. Games thrown away stay out of it.
pub fn write<'a>(
    games: impl IntoIterator<Item = &'a LibraryGame>,
    lessons: &CourseProgress,
    problems: &ProblemProgress,
) -> String {
    let is_there = |game: &&LibraryGame| game.entry.deleted.is_none();
    let lines: Vec<String> = games
        .into_iter()
        .filter(is_there)
        .map(LibraryGame::to_stored)
        .collect();
    let header = Header {
        komadai: KIND.to_owned(),
        version: VERSION,
        count: lines.len(),
        lessons: lessons.clone(),
        problems: problems.clone(),
    };
    let mut text = serde_json::to_string(&header).expect("a header has no failing parts");
    for line in lines {
        text.push('\n');
        text.push_str(&line);
    }
    text.push('\n');
    text
}

/// The games of a file, one after the other, and what is wrong with it.
#[derive(Clone, Debug)]
pub struct Backup<'a> {
    lines: Enumerate<Lines<'a>>,
    promised: usize,
    found: usize,
    lessons: CourseProgress,
    problems: ProblemProgress,
}

impl<'a> Backup<'a> {
    /// # Errors
    /// When the text is no such file, or of another version.
    pub fn open(text: &'a str) -> Result<Self, BackupError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text.lines().enumerate();
        let (_, head) = lines.next().ok_or(BackupError::Foreign)?;
        let header: Header = serde_json::from_str(head).map_err(|_| BackupError::Foreign)?;
        if header.komadai != KIND {
            return Err(BackupError::Foreign);
        }
        if header.version > VERSION {
            return Err(BackupError::Version(header.version.to_string()));
        }
        Ok(Self {
            lines,
            promised: header.count,
            found: 0,
            lessons: header.lessons,
            problems: header.problems,
        })
    }

    /// How many games the file should hold.
    pub fn len(&self) -> usize {
        self.promised
    }

    pub fn is_empty(&self) -> bool {
        self.promised == 0
    }

    /// What is done of the course.
    pub fn lessons(&self) -> &CourseProgress {
        &self.lessons
    }

    /// What is solved of the problems.
    pub fn problems(&self) -> &ProblemProgress {
        &self.problems
    }

    /// The fault at the end of a file that was cut off.
    fn missing(&mut self) -> Option<Result<LibraryGame, RejectedGame>> {
        let lacks = self.promised.saturating_sub(self.found);
        self.promised = self.found;
        (lacks > 0).then_some(Err(RejectedGame {
            line: self.found + 2,
            why: LineError::Missing(lacks),
        }))
    }
}

impl Iterator for Backup<'_> {
    type Item = Result<LibraryGame, RejectedGame>;

    fn next(&mut self) -> Option<Self::Item> {
        let Some((index, line)) = self.lines.find(|(_, line)| !line.is_empty()) else {
            return self.missing();
        };
        self.found += 1;
        Some(game_of(line).map_err(|why| RejectedGame {
            line: index + 1,
            why,
        }))
    }
}

fn game_of(line: &str) -> Result<LibraryGame, LineError> {
    let kept = LibraryGame::from_stored(line).map_err(LineError::Entry)?;
    record_text::read(&kept.record).map_err(LineError::Record)?;
    Ok(kept)
}

/// Something in a file of games that cannot be taken in. The other games can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RejectedGame {
    /// From 1.
    pub line: usize,
    pub why: LineError,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineError {
    Entry(StoredError),
    /// The game's record; the place is in its own text.
    Record(Diagnostic),
    /// So many games are missing from here on: the file was cut off.
    Missing(usize),
}

/// Why a text is no file of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BackupError {
    Foreign,
    Version(String),
}

impl fmt::Display for RejectedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.why {
            LineError::Entry(error) => error.fmt(f),
            LineError::Record(remark) => write!(f, "in the record, {remark}"),
            LineError::Missing(count) => write!(f, "{count} games are missing"),
        }
    }
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => f.write_str("no file of games"),
            Self::Version(version) => {
                write!(f, "a file of format {version}, this build reads {VERSION}")
            }
        }
    }
}

impl core::error::Error for RejectedGame {}
impl core::error::Error for BackupError {}
