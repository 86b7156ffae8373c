use alloc::{boxed::Box, string::String};
use core::{num::NonZeroU32, time::Duration};

use super::{Mark, Marks};
use crate::{EndReason, Ply};

/// A node of a [`Record`](super::Record).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(NonZeroU32);

impl NodeId {
    /// The node before the first move.
    pub const ROOT: Self = Self(NonZeroU32::MIN);

    pub(super) fn new(index: usize) -> Self {
        let number = u32::try_from(index + 1).ok().and_then(NonZeroU32::new);
        Self(number.unwrap_or_else(|| panic!("a record has at most {} nodes", u32::MAX)))
    }

    pub(super) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// What a node stands for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The start of the game, before the first move.
    Start,
    /// A move.
    Move(Ply),
    /// The end of a line; nothing follows it.
    End(EndWord),
}

/// How a line of a record ends, in the record's words: what a file says need not
/// be what the rules say.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum EndWord {
    /// The side to move resigns (投了).
    Resignation,
    /// 中断
    Interrupted,
    /// 千日手
    Repetition,
    /// 連続王手の千日手, lost by the side that did not make the last move or by
    /// the one that did: the moves tell.
    PerpetualCheck,
    /// 持将棋
    Impasse,
    /// The side to move declares and wins (入玉勝ち).
    Declaration,
    /// The side to move is mated (詰み).
    Mate,
    /// There is no mate (不詰).
    NoMate,
    /// The time of the side to move has run out (切れ負け).
    Time,
    /// The side to move has made an illegal move (反則負け), which is not among
    /// the moves.
    Foul,
    /// The last move was illegal: the side to move wins (反則勝ち).
    FoulBefore,
    /// The side to move wins because the other did not come (不戦勝).
    ForfeitWin,
    /// The side to move loses because it did not come (不戦敗).
    ForfeitLoss,
    /// The limit of moves is reached.
    MoveLimit,
    /// A draw, no more is said.
    Draw,
    /// A word that no format defines, kept as it stood.
    Other(String),
}

impl EndWord {
    /// The referee's name for it, where there is one.
    pub const fn reason(&self) -> Option<EndReason> {
        Some(match self {
            Self::Resignation => EndReason::Resignation,
            Self::Interrupted => EndReason::Interrupted,
            Self::Repetition => EndReason::Repetition,
            Self::PerpetualCheck => EndReason::PerpetualCheck,
            Self::Impasse => EndReason::Impasse24,
            Self::Declaration => EndReason::Declaration27,
            Self::Mate => EndReason::Mate,
            Self::Time => EndReason::Time,
            Self::Foul | Self::FoulBefore => EndReason::IllegalMove,
            Self::MoveLimit => EndReason::MoveLimit,
            Self::Draw => EndReason::Agreement,
            Self::NoMate | Self::ForfeitWin | Self::ForfeitLoss | Self::Other(_) => return None,
        })
    }
}

/// What an engine thought of a position, from Black's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evaluation {
    /// In hundredths of a pawn; above zero is better for Black.
    Centipawns(i32),
    /// Mate in so many plies; below zero it is White's.
    Mate(i32),
}

/// What is said of a node besides its move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Notes {
    /// Lines of text; empty for none.
    pub comment: String,
    /// A name for the place (しおり); empty for none.
    pub bookmark: String,
    /// What an engine thought of the position after the move.
    pub evaluation: Option<Evaluation>,
    /// Arrows and circles on the position after the move.
    pub marks: Marks,
}

impl Notes {
    /// [`Marks::toggle`]: adds a mark, recolours it, or takes it away.
    pub fn toggle_mark(&mut self, mark: Mark) -> bool {
        self.marks.toggle(mark)
    }
}

/// A move of a record, or its start or an end, and what is said of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    pub(super) step: Step,
    pub(super) parent: Option<NodeId>,
    pub(super) child: Option<NodeId>,
    pub(super) last_child: Option<NodeId>,
    pub(super) sibling: Option<NodeId>,
    pub(super) spent: Option<Duration>,
    /// In a box: most moves have none.
    notes: Option<Box<Notes>>,
}

impl Node {
    pub(super) const fn root() -> Self {
        Self {
            step: Step::Start,
            parent: None,
            child: None,
            last_child: None,
            sibling: None,
            spent: None,
            notes: None,
        }
    }

    pub(super) fn new(parent: NodeId, step: Step) -> Self {
        Self {
            step,
            parent: Some(parent),
            ..Self::root()
        }
    }

    /// What the node stands for.
    pub const fn step(&self) -> &Step {
        &self.step
    }

    /// The move, if it is one.
    pub const fn ply(&self) -> Option<Ply> {
        match self.step {
            Step::Move(ply) => Some(ply),
            Step::Start | Step::End(_) => None,
        }
    }

    /// The node before it; none for the root.
    pub const fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// How the line goes on.
    pub const fn next(&self) -> Option<NodeId> {
        self.child
    }

    /// The next variation of the same move, if there is one.
    pub const fn sibling(&self) -> Option<NodeId> {
        self.sibling
    }

    /// What the move took.
    pub const fn spent(&self) -> Option<Duration> {
        self.spent
    }

    /// What is said of it.
    pub fn notes(&self) -> &Notes {
        static NONE: Notes = Notes {
            comment: String::new(),
            bookmark: String::new(),
            evaluation: None,
            marks: Marks::NONE,
        };
        self.notes.as_deref().unwrap_or(&NONE)
    }

    pub(super) fn notes_mut(&mut self) -> &mut Notes {
        self.notes.get_or_insert_default()
    }
}
