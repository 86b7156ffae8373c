//! The question before resigning.

#[derive(Debug)]
pub struct ResignText {
    pub question: fn(&str) -> String,
    pub yes: &'static str,
    pub no: &'static str,
}
