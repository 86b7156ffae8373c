use komadai_worker::protocol::{Found, Report};
use shogi::search::Decision;

/// What whoever asked is told. All but [`Answer::Info`] come once, and last.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// What is known by now.
    Info(Report),
    /// A position has been looked at as far as was asked, or until it was stopped.
    Done(Report),
    /// What is played.
    Decided(Decision, Report),
    /// What has come of a search for mate.
    Mate(Found),
    /// It was stopped before anything was known.
    Stopped,
    /// Another request has taken its place.
    Superseded,
    /// The request makes no sense: why, in English.
    Refused(String),
    /// There is no worker to be had: why, in English.
    Failed(String),
}

impl Answer {
    /// Whether no other comes after it.
    pub fn is_last(&self) -> bool {
        !matches!(self, Self::Info(_))
    }
}

/// What an engine is at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// It has not been asked yet.
    Asleep,
    Starting,
    Ready,
    Thinking,
    /// The worker cannot be had: why, in English. The next request tries again.
    Failed(String),
}
