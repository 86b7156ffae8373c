use core::time::Duration;

use komadai_model::RecordAddress;
use komadai_records::notation::read;
use komadai_web::{
    fetch::fetch_foreign,
    files::{LIMIT, OpenedFile},
    page,
};

/// Whoever waits longer would rather copy the text.
const PATIENCE: Duration = Duration::from_secs(20);

/// The sites whose records this build may fetch, with spaces between; may be empty.
pub fn record_sites() -> String {
    page::meta("record-sites").unwrap_or_default()
}

/// The record at the address that a text is; `None` where it is none, holds a game itself, or is
/// not one of the sites whose records may be fetched.
pub async fn fetched(text: &str) -> Option<OpenedFile> {
    let address = RecordAddress::parse(text)?;
    if !address.is_of(&record_sites()) || read(text, None).is_ok() {
        return None;
    }
    Some(OpenedFile {
        name: address.name().to_owned(),
        bytes: fetch_foreign(&address.file(), LIMIT, PATIENCE).await,
    })
}
