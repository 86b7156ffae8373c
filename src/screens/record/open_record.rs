//! Opening a record: a file, a text, or what was read of one.
use komadai_records::{
    Record,
    notation::{ParsedRecord, ReadError, read, read_bytes},
};
use leptos::prelude::*;

use super::{
    controller::RecordController,
    open_report::{OpenReport, ReadingStep},
};
use crate::library::{LARGE_RECORD, file_title, not_opened, refused, remark_message};
use komadai_model::{
    Route,
    review::{Review, StartPly, StartPlyError, Study},
};
use komadai_texts::Message;
use komadai_web::{
    encoding,
    files::{self, OpenedFile, RECORD_ENDINGS},
    page,
};

/// Reads a record.
type Read = Box<dyn FnOnce() -> Result<ParsedRecord, ReadError>>;

/// Warnings shown at most; a file in another language has one for every line.
const MAX_WARNINGS: usize = 20;

/// Lets the reader choose a file, and opens it.
pub fn pick_file(controller: RecordController) {
    files::pick(
        RECORD_ENDINGS,
        false,
        Box::new(move |files| open_files(controller, files)),
    );
}

pub fn bad_address() -> Message {
    Message::of(|text| text.record_files().bad_address)
}

/// Opens the first of the files, and says that the others are not.
pub fn open_files(controller: RecordController, files: Vec<OpenedFile>) {
    let mut files = files.into_iter();
    let Some(OpenedFile { name, bytes }) = files.next() else {
        return;
    };
    let others = files.len();
    let tell_others = move || {
        if others > 0 {
            let line = Message::new(move |text| (text.record_files().others)(others));
            controller
                .open_report
                .update(|report| report.lines.push(line));
        }
    };
    let title = file_title(&name);
    match bytes {
        Ok(bytes) => {
            let size = bytes.len();
            let read = move || {
                let read = read_bytes(&bytes, Some(&name), &mut encoding::decode);
                read.map(|(_, _, reading)| reading)
            };
            let then = Box::new(tell_others);
            read_and_open(controller, title, None, size, Box::new(read), then);
        }
        Err(error) => {
            refuse(controller, &title, not_opened(&error));
            tell_others();
        }
    }
}

/// Opens a text in any of the formats; `start` is for what an address names.
pub fn open_text(
    controller: RecordController,
    name: Message,
    start: Option<StartPly>,
    text: String,
) {
    let size = text.len();
    let read = move || read(&text, None).map(|(_, reading)| reading);
    read_and_open(
        controller,
        name,
        start,
        size,
        Box::new(read),
        Box::new(|| ()),
    );
}

/// Reads a record and opens it: at once, or step by step with a notice where that takes a
/// moment. Between the steps the page is painted, and the reader may cancel it. `then` is
/// called once it is open or refused.
fn read_and_open(
    controller: RecordController,
    name: Message,
    start: Option<StartPly>,
    size: usize,
    read: Read,
    then: Box<dyn FnOnce()>,
) {
    if size <= LARGE_RECORD {
        open_reading(controller, &name, start.as_ref(), read());
        return then();
    }
    let first = ReadingStep::first();
    report_step(controller, &name, first);
    page::after_paint(Box::new(move || {
        if !is_wanted(controller, first) {
            return;
        }
        let reading = read();
        report_step(controller, &name, first.next());
        page::after_paint(Box::new(move || {
            if is_wanted(controller, first.next()) {
                open_reading(controller, &name, start.as_ref(), reading);
                then();
            }
        }));
    }));
}

fn report_step(controller: RecordController, name: &Message, step: ReadingStep) {
    let name = name.clone();
    let line = Message::new(move |text| (text.record_files().reading)(&name.text(text)));
    controller.open_report.set(OpenReport {
        lines: vec![line],
        reading: Some(step),
        ..OpenReport::default()
    });
}

/// Whether a step is still to be done: nobody has cancelled it, or opened something else, or
/// left the screen for good.
fn is_wanted(controller: RecordController, step: ReadingStep) -> bool {
    let report = controller.open_report.try_get_untracked();
    report.is_some_and(|report| report.reading == Some(step))
}

/// How many moves a record has, unless those ahead are not to be known.
pub fn reported_move_count(controller: RecordController, record: &Record) -> Option<usize> {
    let study = controller.with_review_untracked(Review::study);
    (study == Study::Open).then(|| record.main_moves().len())
}

/// Opens what was read, as far as it could be read; `start` is for what an address names.
pub fn open_reading(
    controller: RecordController,
    name: &Message,
    start: Option<&StartPly>,
    reading: Result<ParsedRecord, ReadError>,
) {
    match reading {
        Ok(ParsedRecord { record, warnings }) => {
            let first = opened(name, reported_move_count(controller, &record));
            let text = controller.i18n.text_untracked();
            controller.announce(first.text(text));
            let mut lines = Vec::new();
            if !warnings.is_empty() {
                lines.push(first);
                lines.extend(warnings.into_iter().take(MAX_WARNINGS).map(remark_message));
            }
            let report = OpenReport {
                lines,
                ..OpenReport::default()
            };
            open_parsed(controller, record, start, report);
        }
        Err(ReadError {
            diagnostic: remark,
            before,
        }) => {
            let ParsedRecord { record, .. } = *before;
            let fault = remark_message(remark);
            if record.is_empty() {
                return refuse(controller, name, fault);
            }
            let (name, moves) = (name.clone(), reported_move_count(controller, &record));
            let first = Message::new(move |text| {
                (text.record_files().opened_in_part)(&name.text(text), moves)
            });
            let report = OpenReport {
                lines: vec![first, fault],
                failed: true,
                ..OpenReport::default()
            };
            open_parsed(controller, record, start, report);
        }
    }
}

/// That a record was opened: from where, and how many moves it has.
pub fn opened(name: &Message, moves: Option<usize>) -> Message {
    let name = name.clone();
    Message::new(move |text| (text.record_files().opened)(&name.text(text), moves))
}

/// Opens a record where its address says; the address no longer names a record in whose
/// place a file has come.
fn open_parsed(
    controller: RecordController,
    record: Record,
    start: Option<&StartPly>,
    mut report: OpenReport,
) {
    if start.is_none() {
        controller.router.replace(Route::RECORD);
    }
    let review = open_at(record, start.unwrap_or(&StartPly::Start), &mut report);
    controller.open(review, report);
}

/// A record open where its address says; if that cannot be, it is reported.
pub fn open_at(record: Record, start: &StartPly, report: &mut OpenReport) -> Review {
    let mut review = Review::new(record);
    if let Err(fault) = review.open_at(start) {
        report.lines.push(start_fault(fault));
    }
    review
}

/// Goes to where an address says in the record that is open.
pub fn go_to_start(controller: RecordController, start: &StartPly) {
    let went = controller.update_review(|review| review.open_at(start));
    if let Some(Err(fault)) = went {
        controller.notify(start_fault(fault));
    }
}

fn start_fault(fault: StartPlyError) -> Message {
    Message::new(move |text| {
        let text = text.record_files();
        match &fault {
            StartPlyError::Beyond { asked, last } => (text.beyond)(*asked, *last),
            StartPlyError::NoVariation { ply } => (text.no_variation)(*ply),
            StartPlyError::Unclear(asked) => (text.unclear)(asked),
        }
    })
}

/// Reports that something was not opened: the record on the screen stays.
pub fn refuse(controller: RecordController, name: &Message, why: Message) {
    controller.open_report.set(OpenReport {
        lines: refused(name, why),
        failed: true,
        ..OpenReport::default()
    });
}
