//! The text that a record is kept as.
use shogi::{
    notation::{
        Remark,
        kif::{self, Charset},
    },
    record::Record,
};

pub fn write(record: &Record) -> String {
    kif::write(record, Charset::Utf8).text
}

/// # Errors
/// When the text is no record; says where and why.
pub fn read(text: &str) -> Result<Record, Remark> {
    match kif::read(text) {
        Ok(reading) => Ok(reading.record),
        Err(error) => Err(error.remark),
    }
}
