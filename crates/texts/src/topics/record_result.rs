//! Choosing how a line of a record ends.

#[derive(Debug)]
pub struct RecordResultText {
    /// The record does not say how the line ends.
    pub none: &'static str,
    /// Announced after a change, with the name of the end.
    pub set: fn(&str) -> String,
    pub removed: &'static str,
}
