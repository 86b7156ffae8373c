//! What the tests of KIF share.

use komadai_records::{
    Record,
    notation::{
        ParsedRecord, ReadError,
        kif::{self, Charset},
    },
};

#[track_caller]
pub fn read(text: &str) -> ParsedRecord {
    kif::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[track_caller]
pub fn refused(text: &str) -> ReadError {
    kif::read(text).expect_err(text)
}

/// The warnings of a text, which is read.
#[track_caller]
pub fn warned(text: &str) -> Vec<String> {
    read(text)
        .warnings
        .iter()
        .map(ToString::to_string)
        .collect()
}

pub fn written(record: &Record) -> String {
    let written = kif::write(record, Charset::Utf8);
    assert_eq!(written.dropped, []);
    written.text
}
