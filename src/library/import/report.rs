//! What was taken in, and what was not.
use super::readers::Fault;
use crate::library::{Imported, not_opened};
use komadai_model::library::{LibraryError, LineError, RejectedGame, ZipError};
use komadai_records::notation::Diagnostic;
use komadai_texts::Text;
use komadai_web::files::OpenError;

/// What became of the files.
#[derive(Clone, Debug, Default)]
pub struct ImportReport {
    /// Games that were not here.
    pub put: usize,
    /// Games that stand beside the ones that were here.
    pub beside: usize,
    /// Games that are here already.
    pub skipped: usize,
    /// By file, in the order of the files.
    pub faults: Vec<(String, FileFault)>,
    /// What ended it before the last file.
    pub stopped: Option<Stop>,
}

/// Why a file or a game of it is not here, or not all of it.
#[derive(Clone, Debug)]
pub enum FileFault {
    Unread(OpenError),
    Zip(ZipError),
    NoRecord(Diagnostic),
    Game(Fault),
    /// A file that another version of this program has made.
    OtherVersion,
    Line(RejectedGame),
}

#[derive(Clone, Debug)]
pub enum Stop {
    Library(LibraryError),
    Reader,
    /// What reads the files could not be loaded.
    NotLoaded,
}

impl ImportReport {
    /// Adds what became of games of a file.
    pub fn add(&mut self, path: &str, imported: Imported) {
        self.put += imported.put;
        self.beside += imported.beside;
        self.skipped += imported.skipped;
        let faults = imported.faults.into_iter();
        let faults = faults.map(|fault| (path.to_owned(), FileFault::Line(fault)));
        self.faults.extend(faults);
        if let Some(error) = imported.stopped {
            self.stopped = Some(Stop::Library(error));
        }
    }

    /// What is said of it first.
    pub fn summary(&self, text: Text) -> String {
        let library = text.library();
        let mut lines = vec![(library.imported)(self.put, self.beside, self.skipped)];
        match &self.stopped {
            None => {}
            Some(Stop::NotLoaded) => lines.push(text.app().not_loaded.to_owned()),
            Some(Stop::Reader) => lines.push(library.import_cancelled.to_owned()),
            Some(Stop::Library(error)) => {
                lines.push(format!(
                    "{} {}",
                    library.import_stopped,
                    (library.why)(error)
                ));
            }
        }
        lines.join("\n")
    }
}

/// A line of the report: which file, where, and why.
pub fn fault_text(path: &str, fault: &FileFault, text: Text) -> String {
    let files = text.record_files();
    let why = match fault {
        FileFault::Unread(error) => not_opened(error).text(text),
        FileFault::Zip(ZipError::Damaged | ZipError::Unknown) => {
            text.library().zip_damaged.to_owned()
        }
        FileFault::Zip(ZipError::TooLarge | ZipError::TooDeep) => {
            text.library().zip_large.to_owned()
        }
        FileFault::NoRecord(why) => (text.remarks().remark)(why),
        FileFault::Game(Fault { why, moves: None }) => (text.remarks().remark)(why),
        FileFault::Game(Fault { why, moves }) => {
            let part = (files.opened_in_part)(path, *moves);
            return format!("{part} {}", (text.remarks().remark)(why));
        }
        FileFault::OtherVersion => text.library().import_refused.to_owned(),
        FileFault::Line(fault) => line_text(fault, text),
    };
    format!("{path}: {why}")
}

fn line_text(fault: &RejectedGame, texts: Text) -> String {
    let text = texts.library();
    let what = match &fault.why {
        LineError::Entry(error) => (text.unreadable_why)(error),
        LineError::Record(remark) => (texts.remarks().remark)(remark),
        LineError::Missing(count) => (text.import_missing)(*count),
    };
    (text.import_fault)(fault.line, &what)
}
