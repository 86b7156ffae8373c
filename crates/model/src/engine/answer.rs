use komadai_protocol::{MateReport, Report};
use komadai_search::Decision;

/// An answer to a request. All but [`Answer::Info`] come once, and last.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The result so far.
    Info(Report),
    /// The end of an analysis: its limits were reached, or it was stopped.
    Done(Report),
    /// The move to play.
    Decided(Decision, Report),
    /// The end of a mate search.
    Mate(MateReport),
    /// The request was stopped before there was a result.
    Stopped,
    /// Another request has replaced it.
    Superseded,
    /// The request is invalid, for the reason given in English.
    Refused(String),
    /// No worker could be started, or it failed, for the reason given in English.
    Failed(String),
}

impl Answer {
    /// Whether it is the last answer.
    pub fn is_last(&self) -> bool {
        !matches!(self, Self::Info(_))
    }
}

/// The state of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// No request yet.
    Asleep,
    Starting,
    Ready,
    Thinking,
    /// No worker could be started, or it failed, for the reason given in English. The
    /// next request tries again.
    Failed(String),
}
