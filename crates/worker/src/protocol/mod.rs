//! The messages between the page and its search worker. Both sides are built from
//! this; a message is a short text of lines, each a word and what belongs to it.
mod fields;
mod read;
mod report;
mod rules;
mod situation;
#[cfg(test)]
mod tests;
mod write;

use core::time::Duration;

use shogi::{
    Position,
    search::{Allowance, Decision, Level, Limits},
    tsume::{MateAnswer, MateLimits},
};

pub use fields::MessageError;
pub use report::Report;
pub use situation::Situation;

/// Changes whenever a message changes: page and worker have to be of one version.
pub const VERSION: u32 = 2;

/// Which request a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u32);

/// What the page tells the worker.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// One request at a time: the next is sent when this one is answered.
    Ask(Id, Box<Request>),
    /// Answer with what is known. An order to stop what has been answered is ignored.
    Stop(Id),
    /// Another game begins: what was learnt of the last one is of no use.
    Forget,
}

/// What the worker is asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Look at a position until told to stop, or to the limits. Answered by
    /// [`Reply::Done`].
    Analyse {
        situation: Situation,
        limits: Limits,
    },
    /// Choose a move as a player of a level does. Answered by [`Reply::Decided`].
    Play {
        situation: Situation,
        level: Level,
        /// None: as long as the level takes, which ends of itself below full strength.
        time: Option<Allowance>,
        /// Two games with different seeds differ.
        seed: u64,
    },
    /// Look for mate by checks alone. Answered by [`Reply::Mate`].
    Mate {
        quest: Quest,
        position: Position,
        limits: MateLimits,
    },
}

/// What is asked of the mate solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quest {
    /// Whether the side to move mates.
    Mate,
    /// Whether the other side would mate if the side to move passed, which it cannot
    /// when it is in check.
    Threat,
    /// Whether the side to move has a move after which every defence loses to mate: a
    /// mate of one move, if it has.
    Hisshi,
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// It has started, and can be asked.
    Ready { version: u32, build: String },
    /// What it knows by now.
    Info { id: Id, report: Report },
    /// It has looked long enough, or was stopped.
    Done { id: Id, report: Report },
    /// What it plays.
    Decided {
        id: Id,
        decision: Decision,
        report: Report,
    },
    /// What has come of a search for mate.
    Mate { id: Id, found: Found },
    /// It was stopped before it knew anything.
    Stopped { id: Id },
    /// The request makes no sense.
    Refused { id: Id, why: String },
    /// How it stands with the net that positions are evaluated by.
    Net(Net),
    /// The worker cannot go on.
    Broken { why: String },
}

/// How it stands with the net that positions are evaluated by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Net {
    /// So many bytes have come of so many, as it is packed.
    Coming {
        bytes: u32,
        of: u32,
    },
    Here,
    /// It cannot be had, and the evaluation made by hand goes on alone: why, in English.
    Missing {
        why: String,
    },
}

/// What the mate solver has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub answer: MateAnswer,
    /// Whether a mate is known to be the shortest.
    pub shortest: bool,
    pub nodes: u64,
    /// In whole milliseconds.
    pub time: Duration,
}
