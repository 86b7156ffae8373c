//! Opening a record: a file, a text, or what was read of one.
use komadai_records::{
    Record,
    notation::{Games, ParsedRecord, ReadError, read},
};
use leptos::prelude::*;

use super::{
    controller::RecordController,
    drop_target::open_dropped,
    keep_opened::{keep_opened, keeps_opened},
    open_report::{OpenReport, ReadingStep},
};
use crate::library::{
    ImportSource, LARGE_RECORD, file_title, import, not_opened, refused, remark_message,
};
use komadai_input::drop_paste::DroppedData;
use komadai_model::{
    Route,
    review::{Review, StartPly, StartPlyError, Study},
};
use komadai_texts::Message;
use komadai_web::{
    encoding,
    files::{self, COLLECTION_ENDINGS, Choice, LocalFile, OpenedFile},
    page,
};

/// Reads a file or a text.
type Read = Box<dyn FnOnce() -> Result<ReadFile, ReadError>>;

/// What is in a file.
enum ReadFile {
    Record(ParsedRecord),
    /// Several games.
    Several(ImportSource),
}

/// Warnings shown at most; a file in another language has one for every line.
const MAX_WARNINGS: usize = 20;

/// Lets the reader choose files, and opens the one, or takes all of them into the library.
pub fn pick_files(controller: RecordController) {
    let open = move |files: Vec<LocalFile>| {
        open_dropped(controller, DroppedData::Files(files.into()));
    };
    files::pick(COLLECTION_ENDINGS, Choice::Several, Box::new(open));
}

pub fn bad_address() -> Message {
    Message::of(|text| text.record_files().bad_address)
}

/// Opens the only file; several, or an archive of files, come into the library.
pub fn open_files(controller: RecordController, files: Vec<OpenedFile>) {
    if files.is_empty() {
        return;
    }
    // Back leads to the record that was open, and not to files that are taken.
    controller.router.replace(Route::RECORD);
    match <[OpenedFile; 1]>::try_from(files) {
        Ok([file]) if !files::is_zip(&file.name) => open_file(controller, file),
        Ok([file]) => import(controller.router, vec![ImportSource::Opened(file)]),
        Err(files) => {
            let sources = files.into_iter().map(ImportSource::Opened);
            import(controller.router, sources.collect());
        }
    }
}

/// Opens a file. The games of one that holds several come into the library.
pub fn open_file(controller: RecordController, file: OpenedFile) {
    let title = file_title(&file.name);
    let bytes = match file.bytes {
        Ok(bytes) => bytes,
        Err(error) => return refuse(controller, &title, not_opened(&error)),
    };
    let name = file.name;
    let size = bytes.len();
    let read = move || {
        let mut games = Games::open(&bytes, Some(&name), &mut encoding::decode)?;
        match (games.len(), games.next()) {
            (1, Some(game)) => game.read.map(ReadFile::Record),
            _ => Ok(ReadFile::Several(ImportSource::Opened(OpenedFile {
                name,
                bytes: Ok(bytes),
            }))),
        }
    };
    read_and_open(controller, title, None, size, Box::new(read));
}

/// Opens a text in any of the formats; `start` is for what an address names.
pub fn open_text(
    controller: RecordController,
    name: Message,
    start: Option<StartPly>,
    text: String,
) {
    let size = text.len();
    let read = move || read(&text, None).map(|(_, reading)| ReadFile::Record(reading));
    read_and_open(controller, name, start, size, Box::new(read));
}

/// Reads a record and opens it: at once, or step by step with a notice where that takes a
/// moment. Between the steps the page is painted, and the reader may cancel it.
fn read_and_open(
    controller: RecordController,
    name: Message,
    start: Option<StartPly>,
    size: usize,
    read: Read,
) {
    if size <= LARGE_RECORD {
        return open_read_file(controller, &name, start.as_ref(), read());
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
                open_read_file(controller, &name, start.as_ref(), reading);
            }
        }));
    }));
}

fn open_read_file(
    controller: RecordController,
    name: &Message,
    start: Option<&StartPly>,
    read: Result<ReadFile, ReadError>,
) {
    match read {
        Ok(ReadFile::Record(parsed)) => open_reading(controller, name, start, Ok(parsed)),
        Ok(ReadFile::Several(file)) => {
            controller.open_report.set(OpenReport::default());
            import(controller.router, vec![file]);
        }
        Err(error) => open_reading(controller, name, start, Err(error)),
    }
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
            open_parsed(controller, name, record, start, report);
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
            let (file, moves) = (name.clone(), reported_move_count(controller, &record));
            let first = Message::new(move |text| {
                (text.record_files().opened_in_part)(&file.text(text), moves)
            });
            let report = OpenReport {
                lines: vec![first, fault],
                failed: true,
                ..OpenReport::default()
            };
            open_parsed(controller, name, record, start, report);
        }
    }
}

/// That a record was opened: from where, and how many moves it has.
pub fn opened(name: &Message, moves: Option<usize>) -> Message {
    let name = name.clone();
    Message::new(move |text| (text.record_files().opened)(&name.text(text), moves))
}

/// Opens a record where its address says. One from elsewhere comes into the library, unless the
/// reader has turned that off; the address no longer names the record in whose place it has
/// come.
fn open_parsed(
    controller: RecordController,
    name: &Message,
    record: Record,
    start: Option<&StartPly>,
    mut report: OpenReport,
) {
    if start.is_none() {
        controller.router.replace(Route::RECORD);
    }
    let review = open_at(record, start.unwrap_or(&StartPly::Start), &mut report);
    controller.open(review, report);
    if start.is_none() && keeps_opened(controller) {
        keep_opened(controller, name);
    }
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
