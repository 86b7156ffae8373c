//! The text that a record is kept as.
use komadai_records::{
    Record,
    notation::{Diagnostic, archive},
};

pub fn write(record: &Record) -> String {
    archive::write(record)
}

/// # Errors
/// When the text is no record; says where and why.
pub fn read(text: &str) -> Result<Record, Diagnostic> {
    match archive::read(text) {
        Ok(reading) => Ok(reading.record),
        Err(error) => Err(error.diagnostic),
    }
}
