use komadai_records::{NodeId, Record};
use shogi::{Move, Ply, Position, Setup, Strictness};

use crate::{MoveContext, move_context, review::Review};

/// The position before a move, and the move that led there.
#[derive(Clone, Debug)]
pub struct PlyContext {
    setup: Setup,
    position: Option<Position>,
    last: Option<Move>,
}

impl PlyContext {
    /// Before the first move of a record.
    pub fn start(record: &Record) -> Self {
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

    /// The position, if the move is legal there.
    pub fn legal_position(&self, ply: Ply) -> Option<&Position> {
        let position = self.position.as_ref();
        position.filter(|position| is_legal(position, ply))
    }

    /// The move with what the position says about it. `None` if the piece is not there.
    pub fn move_context(&self, ply: Ply) -> Option<MoveContext> {
        move_context(&self.setup, ply, self.last)
    }

    /// The move that led here.
    pub fn last(&self) -> Option<Move> {
        self.last
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
