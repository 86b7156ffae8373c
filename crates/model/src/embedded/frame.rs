use komadai_records::{Marks, Node, NodeId, Record};
use shogi::{Move, Ply, Position, Setup, Strictness};

use super::EmbedError;
use crate::Branches;

/// A table of the line that is shown, and the move that led to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    pub table: Setup,
    /// None on the first.
    pub ply: Option<Ply>,
    pub comment: String,
    pub marks: Marks,
}

impl Frame {
    pub fn new(table: Setup, ply: Option<Ply>) -> Self {
        Self {
            table,
            ply,
            comment: String::new(),
            marks: Marks::NONE,
        }
    }

    /// The table as a position, kings or none, if it is possible.
    pub fn position(&self) -> Option<Position> {
        Position::from_setup(&self.table, Strictness::Lesson).ok()
    }

    /// With what a record says of it.
    fn noted(self, node: &Node) -> Self {
        let notes = node.notes();
        Self {
            comment: notes.comment.clone(),
            marks: notes.marks.clone(),
            ..self
        }
    }

    pub fn after(&self, ply: Ply) -> Option<Self> {
        let mut table = self.table.clone();
        table.apply_as(ply).ok()?;
        Some(Self::new(table, Some(ply)))
    }
}

/// The line of a position and the moves from there, in USI; both may be empty.
///
/// # Errors
/// What cannot be read, or a move that is illegal.
pub fn from_moves(sfen: &str, moves: &str) -> Result<Vec<Frame>, EmbedError> {
    let sfen = sfen.trim();
    let table = match sfen {
        "" | "startpos" => Setup::startpos(),
        _ => Setup::from_sfen(sfen.strip_prefix("sfen ").unwrap_or(sfen))
            .map_err(EmbedError::Sfen)?,
    };
    let mut frames = vec![Frame::new(table, None)];
    for (index, text) in words(moves).enumerate() {
        let number = index + 1;
        let found = || text.to_owned();
        let last = &frames[index];
        let mut position =
            Position::from_setup(&last.table, Strictness::Lesson).map_err(EmbedError::Sfen)?;
        let mv: Move = text.parse().map_err(|_| EmbedError::NoMove {
            number,
            found: found(),
        })?;
        let by = position.turn();
        position.play(mv).map_err(|why| EmbedError::Illegal {
            number,
            found: found(),
            why,
        })?;
        frames.push(Frame::new(position.to_setup(), Some(Ply { by, mv })));
    }
    Ok(frames)
}

/// What stands between spaces or commas.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| letter.is_whitespace() || letter == ',')
        .filter(|word| !word.is_empty())
}

/// The main line of a record, or the line that goes into some of its variations, which are
/// written as [`Branches`] are.
///
/// # Errors
/// When the record has no such variation.
pub fn from_record(record: &Record, variation: &str) -> Result<Vec<Frame>, EmbedError> {
    let line = Branches::from_text(variation).and_then(|branches| branches.line(record).ok());
    let line = line.ok_or_else(|| EmbedError::NoVariation {
        found: variation.to_owned(),
    })?;
    let start = Frame::new(record.start().clone(), None);
    let mut frames = vec![start.noted(record.node(NodeId::ROOT))];
    for id in line {
        let node = record.node(id);
        let last = frames.last();
        match node.ply().and_then(|ply| last?.after(ply)) {
            Some(frame) => frames.push(frame.noted(node)),
            // What is said of an end is said of the last position.
            None => add_comment(frames.last_mut(), &node.notes().comment),
        }
    }
    Ok(frames)
}

fn add_comment(frame: Option<&mut Frame>, comment: &str) {
    let Some(frame) = frame.filter(|_| !comment.is_empty()) else {
        return;
    };
    if !frame.comment.is_empty() {
        frame.comment.push('\n');
    }
    frame.comment.push_str(comment);
}
