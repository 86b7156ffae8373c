//! Choosing how a line of a record ends.

#[derive(Debug)]
pub struct RecordResultText {
    /// Nothing is said of an end.
    pub none: &'static str,
    /// Said after a change, with the word of the end.
    pub set: fn(&str) -> String,
    pub removed: &'static str,
}
