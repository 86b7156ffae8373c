//! Reading records, a module that is loaded when a page has one.
use komadai_records::notation::{self, Format};

use komadai_model::embedded::{EmbedError, Frame, from_record};
use komadai_ui::lazy_module;

#[derive(Clone, Copy, Debug)]
pub struct RecordLoader {
    /// A line of a record in a format, or in whichever it is.
    pub frames: fn(&str, &str, &str) -> Result<Vec<Frame>, EmbedError>,
}

lazy_module! {
    pub static RECORD_LOADER: RecordLoader = reading(RecordLoader { frames });
}

fn frames(text: &str, format: &str, variation: &str) -> Result<Vec<Frame>, EmbedError> {
    let reading = match (format, Format::from_name(format)) {
        (_, Some(format)) => format.read(text),
        ("", None) => notation::read(text, None).map(|(_, reading)| reading),
        (unknown, None) => return Err(EmbedError::Format(unknown.to_owned())),
    };
    from_record(&reading.map_err(EmbedError::Record)?.record, variation)
}
