//! Why a text or a file is no record.
use komadai_records::notation::{Diagnostic, ReadError, read, read_bytes};

use super::{not_opened, opened_data::OpenedData};
use crate::router::route_of_url;
use komadai_model::Route;
use komadai_texts::Message;
use komadai_web::{encoding, files::OpenedFile};

/// What has more bytes takes a moment to be read.
pub const LARGE_RECORD: usize = 256_000;

/// Why something is no record; `None` if something of it can be opened.
pub fn refusal(opened: &OpenedData) -> Option<Message> {
    let lines = match opened {
        OpenedData::File(file) => refusal_of_file(file)?,
        // What cannot be imported is reported there.
        OpenedData::Files(_) => return None,
        OpenedData::Text(text) if own_record(text).is_some() => return None,
        OpenedData::Text(text) => refusal_of_text(&pasted_title(), text)?,
    };
    Some(Message::new(move |text| {
        Message::joined(&lines, "\n", text)
    }))
}

/// The name of a text without one.
pub fn pasted_title() -> Message {
    Message::of(|text| text.record_files().pasted)
}

/// The name of a file; what another program shares may have none.
pub fn file_title(name: &str) -> Message {
    match name {
        "" => Message::of(|text| text.record_files().shared),
        name => Message::verbatim(name.to_owned()),
    }
}

/// The route in a text that is the address of a record on this page.
pub fn own_record(text: &str) -> Option<Route> {
    let route = route_of_url(text)?;
    let names_record = matches!(
        route,
        Route::Record {
            source: Some(_),
            ..
        }
    );
    names_record.then_some(route)
}

/// What is said of a file that is no record; `None` if something of it can be opened.
fn refusal_of_file(file: &OpenedFile) -> Option<Vec<Message>> {
    let why = match &file.bytes {
        Ok(bytes) if bytes.len() > LARGE_RECORD => return None,
        Ok(bytes) => {
            let read = read_bytes(bytes, Some(&file.name), &mut encoding::decode);
            why_nothing_was_read(read.err()?)?
        }
        Err(error) => not_opened(error),
    };
    Some(refused(&file_title(&file.name), why))
}

/// What is said of a text that is no record; `None` if something of it can be opened.
fn refusal_of_text(name: &Message, text: &str) -> Option<Vec<Message>> {
    if text.len() > LARGE_RECORD {
        return None;
    }
    let why = why_nothing_was_read(read(text, None).err()?)?;
    Some(refused(name, why))
}

fn why_nothing_was_read(error: ReadError) -> Option<Message> {
    error
        .before
        .record
        .is_empty()
        .then(|| remark_message(error.diagnostic))
}

/// What a reader of records remarks on.
pub fn remark_message(remark: Diagnostic) -> Message {
    Message::new(move |text| (text.remarks().remark)(&remark))
}

/// That something was not opened, and why.
pub fn refused(name: &Message, why: Message) -> Vec<Message> {
    let name = name.clone();
    let first = Message::new(move |text| (text.record_files().not_opened)(&name.text(text)));
    vec![first, why]
}
