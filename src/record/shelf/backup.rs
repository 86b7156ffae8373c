use wasm_bindgen_futures::spawn_local;

use super::{super::opening::not_opened, list::List};
use crate::web::{
    files::{self, OpenedFile},
    library::{Imported, Library},
    time,
};
use komadai_model::{
    i18n::{Message, Text},
    library::{BackupFault, LineError},
};

/// What a file picker offers.
const ENDINGS: &str = ".txt,text/plain";

/// Faults shown at most.
const SHOWN: usize = 10;

/// Saves all games as one file.
pub fn export(list: List) {
    let library = list.library();
    spawn_local(async move {
        let export = match library.export().await {
            Ok(export) => export,
            Err(error) => return list.fail(error),
        };
        let text = list.text();
        let day = time::format_local(Library::now());
        let day = day.split(' ').next().unwrap_or_default().replace('/', "-");
        let name = format!("{}-{day}.txt", text.file_name);
        list.tell(vec![
            match files::save(&name, "text/plain", export.text.as_bytes()) {
                Ok(()) => Message::new(move |text| {
                    (text.record().shelf.exported)(export.games, export.unreadable)
                }),
                Err(_) => Message::of(|text| text.record().files.not_saved),
            },
        ]);
    });
}

/// Takes the games of a file in that the reader chooses.
pub fn import(list: List) {
    let then = move |files: Vec<OpenedFile>| {
        if let Some(file) = files.into_iter().next() {
            spawn_local(take_in(list, file));
        }
    };
    files::pick(ENDINGS, false, Box::new(then));
}

async fn take_in(list: List, file: OpenedFile) {
    let OpenedFile { name, bytes } = file;
    let refuse = |why: Message| {
        let first = Message::new(move |text| (text.record().files.not_opened)(&name));
        list.tell(vec![first, why]);
    };
    let bytes = match bytes {
        Ok(bytes) => bytes,
        Err(error) => return refuse(not_opened(&error)),
    };
    let Ok(content) = String::from_utf8(bytes) else {
        return refuse(Message::of(|text| text.record().shelf.not_text));
    };
    match list.library().import(&content).await {
        Ok(imported) => list.tell(summary(imported)),
        Err(error) => refuse(Message::new(move |text| {
            (text.record().shelf.import_refused)(&error)
        })),
    }
}

/// What came in and what did not, line by line.
fn summary(imported: Imported) -> Vec<Message> {
    let Imported {
        put,
        beside,
        skipped,
        faults,
        stopped,
    } = imported;
    let mut lines = vec![Message::new(move |text| {
        (text.record().shelf.imported)(put, beside, skipped)
    })];
    if !faults.is_empty() {
        let count = faults.len();
        lines.push(Message::new(move |text| {
            (text.record().shelf.import_faults)(count)
        }));
        let told = |fault| Message::new(move |text| told(&fault, text));
        lines.extend(faults.into_iter().take(SHOWN).map(told));
    }
    if let Some(error) = stopped {
        lines.push(Message::new(move |text| {
            let text = &text.record().shelf;
            format!("{} {}", text.import_stopped, (text.why)(&error))
        }));
    }
    lines
}

fn told(fault: &BackupFault, texts: &Text) -> String {
    let text = &texts.record().shelf;
    let what = match &fault.why {
        LineError::Entry(error) => (text.unreadable_why)(error),
        LineError::Record(remark) => (texts.record().files.remark)(remark),
        LineError::Missing(count) => (text.import_missing)(*count),
    };
    (text.import_fault)(fault.line, &what)
}
