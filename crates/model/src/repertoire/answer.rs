use super::{PositionRecord, RepertoireMove};

/// How an answer was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The move that is told.
    Right,
    /// Another move that the records have here. The line goes on with it.
    AlsoInRepertoire,
    /// A move that they do not have here, or none.
    Wrong,
}

/// An answer that was judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    pub verdict: Verdict,
    /// The move that is told in the position.
    pub told: RepertoireMove,
    /// The move that was made, if it is one of the repertoire, with what is said of it.
    pub made: Option<RepertoireMove>,
    /// What is known of the position now, to be stored under its key: if it was the first
    /// answer of the session.
    pub learned: Option<(String, PositionRecord)>,
}
