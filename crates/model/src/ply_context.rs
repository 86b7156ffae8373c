//! Moves in notation, each from the position before it.
use komadai_records::{NodeId, Record, notation::japanese::SideMarks};
use shogi::{Move, Ply, Position, Setup, Strictness};

use crate::{i18n::Text, move_context, review::Review};

/// The position before a move, and the move that led there.
#[derive(Clone, Debug)]
pub struct PlyContext {
    setup: Setup,
    position: Option<Position>,
    last: Option<Move>,
}

/// A move in notation, with its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveLabel {
    pub number: u32,
    pub notation: String,
}

/// The moves of a line from the start of the record, each with its number.
pub fn move_labels(record: &Record, line: &[NodeId], text: Text) -> Vec<MoveLabel> {
    let mut before = PlyContext::start(record);
    let mut labels = Vec::new();
    for ply in line.iter().filter_map(|&node| record.node(node).ply()) {
        let number = before.setup.move_number();
        let notation = before.notation(ply, text);
        labels.push(MoveLabel { number, notation });
        let Some(after) = before.after(ply) else {
            break;
        };
        before = after;
    }
    labels
}

/// Legal moves from a position, which a move led to, in notation.
pub fn line_notation(
    position: Position,
    before: Option<Move>,
    moves: &[Move],
    text: Text,
) -> String {
    let mut by = position.turn();
    let mut context = Some(PlyContext::from_position(position, before));
    let mut words = Vec::new();
    for &mv in moves {
        let Some(before) = context else { break };
        let ply = Ply { by, mv };
        words.push(before.notation(ply, text));
        context = before.after(ply);
        by = !by;
    }
    words.join(" ")
}

impl PlyContext {
    /// Before the first move of a record.
    fn start(record: &Record) -> Self {
        Self {
            setup: record.start().clone(),
            position: record.start_position(),
            last: None,
        }
    }

    /// Where the board stands.
    pub fn at(review: &Review) -> Self {
        let last = review.record().node(review.at()).ply();
        Self {
            setup: review.setup().clone(),
            position: review.position().copied(),
            last: last.map(|ply| ply.mv),
        }
    }

    /// A position, and the move that led there.
    pub fn from_position(position: Position, last: Option<Move>) -> Self {
        Self {
            setup: position.to_setup(),
            position: Some(position),
            last,
        }
    }

    /// After the move of a node.
    pub fn after_node(review: &Review, node: NodeId) -> Self {
        let setup = review.setup_at(node);
        let last = review.record().node(node).ply();
        Self {
            position: Position::from_setup(&setup, Strictness::Lesson).ok(),
            setup,
            last: last.map(|ply| ply.mv),
        }
    }

    /// After a move, unless it cannot be made.
    pub fn after(&self, ply: Ply) -> Option<Self> {
        let mut setup = self.setup.clone();
        setup.apply_as(ply).ok()?;
        let position = Position::from_setup(&setup, Strictness::Lesson).ok();
        Some(Self {
            setup,
            position,
            last: Some(ply.mv),
        })
    }

    /// The move as lists of moves write it.
    pub fn notation(&self, ply: Ply, text: Text) -> String {
        let moves = text.moves();
        let notation = match self.position.filter(|position| is_legal(position, ply)) {
            Some(position) => (moves.written)(&position, ply.mv, self.last),
            None => move_context(&self.setup, ply, self.last)
                .map_or_else(|| ply.mv.to_string(), moves.plain),
        };
        match moves.names_side {
            true => notation,
            false => format!("{} {notation}", SideMarks::Pieces.mark(ply.by)),
        }
    }

    /// The move to be read out.
    pub fn spoken(&self, ply: Ply, text: Text) -> String {
        let spoken = move_context(&self.setup, ply, self.last).map(text.shogi_terms().spoken_move);
        spoken.unwrap_or_else(|| ply.mv.to_string())
    }

    /// Whether the move is legal; where nobody knows it is taken to be.
    pub fn allows(&self, ply: Ply) -> bool {
        self.position
            .is_none_or(|position| is_legal(&position, ply))
    }

    /// The number of the move that is made here.
    pub fn move_number(&self) -> u32 {
        self.setup.move_number()
    }
}

fn is_legal(position: &Position, ply: Ply) -> bool {
    position.turn() == ply.by && position.check_legal(ply.mv).is_ok()
}
