use komadai_records::{Brush, Mark};
use shogi::{MoveKind, Origin, Ply, Square};

/// Help with the next move, in steps: first which piece, then where to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    ply: Ply,
    has_target: bool,
}

impl Hint {
    /// The first hint of a move, or the next one after a hint of it.
    pub fn next(before: Option<Self>, ply: Ply) -> Self {
        Self {
            ply,
            has_target: before.is_some_and(|before| before.ply == ply),
        }
    }

    pub fn ply(self) -> Ply {
        self.ply
    }

    /// The piece that moves.
    pub fn origin(self) -> Origin {
        match self.ply.mv.kind() {
            MoveKind::Normal { from, .. } => Origin::Board(from),
            MoveKind::Drop { kind, .. } => Origin::Hand(self.ply.by, kind),
        }
    }

    /// Where it goes, if that is said.
    pub fn target(self) -> Option<Square> {
        self.has_target.then(|| self.ply.mv.to())
    }

    /// What is drawn on the board.
    pub fn mark(self) -> Option<Mark> {
        match self.target() {
            None => Some(Mark::circle(Brush::Green, self.origin())),
            Some(to) => Mark::arrow(Brush::Green, self.origin(), Origin::Board(to)),
        }
    }
}
