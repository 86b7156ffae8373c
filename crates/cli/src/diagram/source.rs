//! The position that is drawn, out of a record or an SFEN.

use std::{
    ffi::{OsStr, OsString},
    fmt::Display,
    path::Path,
    str::FromStr,
};

use komadai_records::{Marks, NodeId, NodeKind, Record};
use shogi::{ByColor, Position, Setup, Square, Strictness};

use crate::record::File;

/// How many moves of the main line are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ply {
    Number(usize),
    Last,
}

impl FromStr for Ply {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "first" => Ok(Self::Number(0)),
            "last" => Ok(Self::Last),
            number => match number.parse() {
                Ok(ply) => Ok(Self::Number(ply)),
                Err(_) => Err("expected a number, first or last"),
            },
        }
    }
}

/// What a record says of a position.
pub struct Scene {
    pub setup: Setup,
    /// The square that the last move went to.
    pub last: Option<Square>,
    pub names: ByColor<String>,
    pub marks: Marks,
}

impl Scene {
    /// Reads a record or an SFEN, and goes to a ply of its main line.
    pub fn read(input: &[OsString], ply: Ply) -> Result<Self, String> {
        let (name, record) = read(input)?;
        Self::at(&record, ply).map_err(|problem| format!("{name}: {problem}"))
    }

    fn at(record: &Record, ply: Ply) -> Result<Self, String> {
        let is_move = |node: &NodeId| matches!(record.node(*node).kind(), NodeKind::Move(_));
        let moves: Vec<NodeId> = record.main_line().into_iter().filter(is_move).collect();
        let ply = match ply {
            Ply::Last => moves.len(),
            Ply::Number(ply) if ply <= moves.len() => ply,
            Ply::Number(ply) => {
                return Err(format!(
                    "there is no move {ply}, the main line has {}",
                    moves.len()
                ));
            }
        };
        let node = ply
            .checked_sub(1)
            .map_or(NodeId::ROOT, |index| moves[index]);
        let name = |color| record.headers.name(color).unwrap_or_default().to_owned();
        Ok(Self {
            setup: record.setup_at(node),
            last: record.node(node).ply().map(|ply| ply.mv.to()),
            names: ByColor::from_fn(name),
            marks: record.node(node).notes().marks.clone(),
        })
    }

    /// The pieces alone.
    pub fn plain(self) -> Self {
        Self {
            setup: self.setup,
            last: None,
            names: ByColor::default(),
            marks: Marks::NONE,
        }
    }
}

/// The record, and what it is called in messages.
fn read(input: &[OsString]) -> Result<(String, Record), String> {
    if let [name] = input
        && is_file_name(name)
    {
        let file = File::read(Path::new(name))?;
        return match file.error_message() {
            Some(problem) => Err(problem),
            None => Ok((file.name, file.reading.record)),
        };
    }
    let words: Vec<_> = input.iter().map(|word| word.to_string_lossy()).collect();
    let text = words.join(" ");
    match from_sfen(&text) {
        Ok(record) => Ok((text, record)),
        Err(problem) => Err(format!("{text:?}: {problem}")),
    }
}

/// Reads any arrangement of pieces, and legal moves from there.
fn from_sfen(text: &str) -> Result<Record, String> {
    let mut words = text.split_whitespace().peekable();
    words.next_if_eq(&"sfen");
    let board: Vec<&str> = words.by_ref().take_while(|&word| word != "moves").collect();
    let start = match *board {
        ["startpos"] => Setup::startpos(),
        _ => Setup::from_sfen(&board.join(" ")).map_err(|faults| faults.to_string())?,
    };
    let mut record = Record::new(start);
    let mut line = record.editor();
    for (word, number) in words.zip(1..) {
        let wrong = |why: &dyn Display| format!("move {number}: {word:?}: {why}");
        let ply = line.parse_ply(word).map_err(|error| wrong(&error))?;
        let position = Position::from_setup(line.setup(), Strictness::Lesson);
        let legal = position
            .map_err(|faults| wrong(&faults))?
            .check_legal(ply.mv);
        legal.map_err(|reason| wrong(&reason))?;
        line.push(ply).map_err(|error| wrong(&error))?;
    }
    Ok(record)
}

/// Unlike a file name, an SFEN has spaces or slashes between nine ranks.
fn is_file_name(word: &OsStr) -> bool {
    let is_sfen = || {
        let text = word.to_string_lossy();
        text == "startpos" || text.contains(' ') || text.matches('/').count() == 8
    };
    Path::new(word).is_file() || !is_sfen()
}
