//! The nodes of a record.

use alloc::{boxed::Box, string::String};
use core::{num::NonZeroU32, time::Duration};

use komadai_shogi::{EndReason, Ply};

use super::{Mark, Marks};

/// The id of a node of a [`Record`](super::Record).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(NonZeroU32);

impl NodeId {
    /// The root: the start, before the first move.
    pub const ROOT: Self = Self(NonZeroU32::MIN);

    pub(super) fn new(index: usize) -> Self {
        let number = u32::try_from(index + 1).ok().and_then(NonZeroU32::new);
        Self(number.unwrap_or_else(|| panic!("a record has at most {} nodes", u32::MAX)))
    }

    pub(super) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// The kind of a node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NodeKind {
    /// The start of the game, before the first move.
    Start,
    /// A move.
    Move(Ply),
    /// The end of a line; nothing follows it.
    End(EndMarker),
}

/// How a line of a record ends, as the record says; the rules may say something else.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum EndMarker {
    /// The side to move resigns (投了).
    Resignation,
    /// The game was interrupted (中断).
    Interrupted,
    /// Repetition (千日手).
    Repetition,
    /// Perpetual check (連続王手の千日手). Which side loses follows from the moves.
    PerpetualCheck,
    /// Impasse (持将棋).
    Impasse,
    /// The side to move declares and wins (入玉勝ち).
    Declaration,
    /// The side to move is mated (詰み).
    Mate,
    /// There is no mate (不詰).
    NoMate,
    /// The time of the side to move has run out (切れ負け).
    Time,
    /// The side to move has made an illegal move (反則負け), which is not in the record.
    IllegalMoveLoss,
    /// The last move was illegal: the side to move wins (反則勝ち).
    IllegalMoveWin,
    /// The side to move wins by forfeit (不戦勝).
    ForfeitWin,
    /// The side to move loses by forfeit (不戦敗).
    ForfeitLoss,
    /// The move limit.
    MoveLimit,
    /// A draw for another reason.
    Draw,
    /// A word that no format defines, as in the file.
    Other(String),
}

impl EndMarker {
    /// The end reason of a game, if there is one for it. Where a record does not say how many
    /// points were needed, those of [`GameRules::STANDARD`](komadai_shogi::GameRules::STANDARD)
    /// are meant, by which it is audited.
    #[must_use]
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
            Self::IllegalMoveLoss | Self::IllegalMoveWin => EndReason::IllegalMove,
            Self::MoveLimit => EndReason::MoveLimit,
            Self::Draw => EndReason::Agreement,
            Self::NoMate | Self::ForfeitWin | Self::ForfeitLoss | Self::Other(_) => return None,
        })
    }
}

/// An engine's evaluation of a position, from Black's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evaluation {
    /// Centipawns; positive is better for Black.
    Centipawns(i32),
    /// Mate in this number of plies; negative if White mates.
    Mate(i32),
}

/// The notes of a node.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Notes {
    /// The comment, with lines; empty for none.
    pub comment: String,
    /// The bookmark (しおり); empty for none.
    pub bookmark: String,
    /// The evaluation of the position after the move.
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

/// A node of a record: its kind, its links and its notes.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    pub(super) kind: NodeKind,
    pub(super) parent: Option<NodeId>,
    pub(super) child: Option<NodeId>,
    pub(super) last_child: Option<NodeId>,
    pub(super) sibling: Option<NodeId>,
    pub(super) spent: Option<Duration>,
    /// Boxed, since most nodes have none.
    notes: Option<Box<Notes>>,
}

impl Node {
    pub(super) const fn root() -> Self {
        Self {
            kind: NodeKind::Start,
            parent: None,
            child: None,
            last_child: None,
            sibling: None,
            spent: None,
            notes: None,
        }
    }

    pub(super) fn new(parent: NodeId, step: NodeKind) -> Self {
        Self {
            kind: step,
            parent: Some(parent),
            ..Self::root()
        }
    }

    /// The kind of the node.
    #[must_use]
    pub const fn kind(&self) -> &NodeKind {
        &self.kind
    }

    /// The move, if the node is one.
    #[must_use]
    pub const fn ply(&self) -> Option<Ply> {
        match self.kind {
            NodeKind::Move(ply) => Some(ply),
            NodeKind::Start | NodeKind::End(_) => None,
        }
    }

    /// The parent; `None` for the root.
    #[must_use]
    pub const fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The first child, which continues the line.
    #[must_use]
    pub const fn next(&self) -> Option<NodeId> {
        self.child
    }

    /// The next child of the same parent.
    #[must_use]
    pub const fn sibling(&self) -> Option<NodeId> {
        self.sibling
    }

    /// The time that the move took.
    #[must_use]
    pub const fn spent(&self) -> Option<Duration> {
        self.spent
    }

    /// The notes of the node.
    #[must_use]
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
