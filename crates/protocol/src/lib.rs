//! The messages between the page and its search worker. Both sides are built from these
//! types, and make plain JS objects of them by serde; the program with threads gets and sends
//! them as JSON.
mod codec;
mod game_state;
mod report;
#[cfg(test)]
mod tests;

use core::time::Duration;

use komadai_search::{Decision, Level, Limits, TimeBudget, tsume::MateLimits};
use serde::{Deserialize, Serialize};
use shogi::Position;

pub use game_state::GameState;
pub use report::{MateReport, Report};

/// The version of the messages: it changes with every change to them. The page refuses a
/// worker of another version.
pub const VERSION: u32 = 8;

/// How long a worker with a [`Request::Ponder`] searches without receiving messages, at most.
pub const PONDER_SLICE: Duration = Duration::from_millis(200);

/// Identifies a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Id(pub u32);

/// A message from the page to the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Starts a request. The page sends the next one when this one is answered.
    Start { id: Id, request: Box<Request> },
    /// Ends a request early: the worker answers with the result so far. Ignored if the
    /// request is already answered.
    Stop { id: Id },
    /// Another game begins: the search tables are cleared.
    NewGame,
    /// Ends the fetch of the net, if it runs: the search goes on without it until the next
    /// game. The worker's script handles this.
    CancelNet,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// Search a position up to the limits. Answered by [`Reply::Done`].
    Analyse {
        state: GameState,
        #[serde(with = "codec::LimitsDef")]
        limits: Limits,
    },
    /// Choose a move as a player of a level does. Answered by [`Reply::Decided`].
    Play {
        state: GameState,
        #[serde(with = "codec::level")]
        level: Level,
        /// `None`: no time limit. Levels below full strength end by themselves.
        #[serde(with = "codec::optional_time")]
        time: Option<TimeBudget>,
        /// The same for all moves of a game; games with different seeds differ.
        seed: u64,
        /// Whether a move of the opening book may be the answer, without a search.
        book: bool,
    },
    /// Search on the opponent's time, for what it leaves in the table, without reports:
    /// until it is stopped, or searching further is of no use. Answered by
    /// [`Reply::Stopped`].
    Ponder {
        state: GameState,
        /// The level of the [`Request::Play`] that is expected next.
        #[serde(with = "codec::level")]
        level: Level,
        /// Its seed: what was searched with other noise is no use to it.
        seed: u64,
    },
    /// Search for a mate. Answered by [`Reply::Mate`].
    Mate {
        query: MateQuery,
        #[serde(with = "codec::sfen")]
        position: Position,
        #[serde(with = "codec::MateLimitsDef")]
        limits: MateLimits,
    },
}

/// A question for the mate solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MateQuery {
    /// Whether the side to move mates by checks alone.
    Mate,
    /// Whether the other side would mate if the side to move passed. Refused in check.
    Threat,
    /// Whether the side to move has a brinkmate (hisshi). The answer is a mate of that
    /// one move.
    Brinkmate,
}

/// A message from the worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The first message: the worker has started.
    Ready { version: u32, build: String },
    /// The result so far.
    Info { id: Id, report: Report },
    /// The end of [`Request::Analyse`].
    Done { id: Id, report: Report },
    /// The end of [`Request::Play`].
    Decided {
        id: Id,
        #[serde(with = "codec::DecisionDef")]
        decision: Decision,
        report: Report,
    },
    /// The end of [`Request::Mate`].
    Mate { id: Id, report: MateReport },
    /// The request was stopped before there was a result, or has none.
    Stopped { id: Id },
    /// The request is invalid.
    Refused { id: Id, why: String },
    /// The loading state of the evaluation net changed.
    Net(Net),
    /// A malformed message, or a failure that the worker cannot recover from.
    Error { why: String },
}

/// The loading state of the evaluation net.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Net {
    /// Bytes loaded, of the total size of the compressed file.
    Coming { bytes: u32, of: u32 },
    /// Loaded.
    Here,
    /// Loading failed, for the reason given in English. The classical evaluation is used
    /// alone.
    Missing { why: String },
}

impl Net {
    /// The state after [`Command::CancelNet`]: what the worker's script says then.
    pub fn cancelled() -> Self {
        let why = "cancelled".to_owned();
        Self::Missing { why }
    }
}
