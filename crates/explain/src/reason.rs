use alloc::vec::Vec;

use komadai_names::Name;
use komadai_shogi::{PieceKind, Square};

/// Why a move is a mistake. What it says is true in the line in which it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What it is.
    pub kind: ReasonKind,
    /// The line in which it shows.
    pub line: InLine,
    /// The number of moves of that line after which it shows.
    pub ply: usize,
    /// The squares to mark on the board, the one that matters most first.
    pub squares: Vec<Square>,
}

/// A line of a [`Mistake`](crate::Mistake).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InLine {
    /// The mistake and the opponent's line after it.
    Reply,
    /// The best line.
    Best,
}

/// What is wrong with a move, or was better about another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReasonKind {
    /// There was a mate in so many plies (詰み逃し).
    MissesMate(u32),
    /// The opponent mates in so many plies.
    AllowsMate(u32),
    /// The opponent wins material.
    Loses(Loss),
    /// Material could be won.
    Misses(Loss),
    /// The opponent attacks these pieces with one move, and it is not said which one is lost.
    AllowsFork(Vec<PieceKind>),
    /// These pieces could be attacked with one move.
    MissesFork(Vec<PieceKind>),
    /// The opponent's piece could make its move before already, and the mistake does nothing
    /// against it.
    IgnoresThreat(PieceKind),
    /// A piece of the opponent promotes.
    AllowsPromotion(PieceKind),
    /// A piece could promote.
    MissesPromotion(PieceKind),
    /// The castle is no longer there, and the king is attacked.
    BreaksCastle(Name),
    /// The opponent gives so many checks that the best move avoids.
    AllowsChecks(u32),
    /// So many checks could be given.
    MissesChecks(u32),
}

/// Material that one side loses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// What is taken from it, first the piece that is meant.
    pub pieces: Vec<PieceKind>,
    /// What it takes in return.
    pub compensation: Vec<PieceKind>,
    /// How that comes.
    pub cause: Cause,
}

/// How material is lost.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The piece that has moved is taken where it stands.
    Moved,
    /// The piece could be taken before.
    Hanging,
    /// The move takes the guard of the piece away, or opens a line to it.
    Unguarded,
    /// One piece attacks several at once (両取り); these are the others.
    Fork(Vec<PieceKind>),
    /// The piece cannot move, or capture, without leaving its king to a capture.
    Pin,
    /// A piece in front of it has to move away (田楽刺し).
    Skewer(PieceKind),
    /// A move opens the line of a piece behind (開き王手 where that is a check).
    Discovery,
    /// Two pieces give check at once (両王手).
    DoubleCheck,
    /// The piece is attacked and cannot be saved.
    Attacked,
    /// In the course of the line.
    Later,
}
