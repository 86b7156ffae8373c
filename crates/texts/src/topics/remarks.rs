//! What readers of records remark on.
use komadai_records::notation::Diagnostic;

#[derive(Debug)]
pub struct RemarksText {
    /// A warning or an error of the reader, with its place in the text.
    pub remark: fn(&Diagnostic) -> String,
}
