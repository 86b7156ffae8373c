use wasm_bindgen_futures::spawn_local;

use super::game_list::GameList;
use crate::library::{Imported, Library, not_opened};
use komadai_model::library::{BackupError, LineError, RejectedGame};
use komadai_texts::{Message, Text};
use komadai_web::{
    files::{self, OpenedFile},
    time,
};

/// What a file picker offers.
const ENDINGS: &str = ".txt,text/plain";

/// Faults shown at most.
const SHOWN: usize = 10;

/// Saves all games as one file.
pub fn export(list: GameList) {
    let storage = list.storage();
    spawn_local(async move {
        let export = match storage.export().await {
            Ok(export) => export,
            Err(error) => return list.fail(error),
        };
        let text = list.text();
        let day = time::format_local(Library::now());
        let day = day.split(' ').next().unwrap_or_default().replace('/', "-");
        let name = format!("{}-{day}.txt", text.file_name);
        list.notify(vec![
            match files::save(&name, "text/plain", export.text.as_bytes()) {
                Ok(()) => Message::new(move |text| {
                    (text.library().exported)(export.games, export.unreadable)
                }),
                Err(_) => Message::of(|text| text.record_files().not_saved),
            },
        ]);
    });
}

/// Imports the games of a file that the reader chooses.
pub fn import(list: GameList) {
    let then = move |files: Vec<OpenedFile>| {
        if let Some(file) = files.into_iter().next() {
            spawn_local(take_in(list, file));
        }
    };
    files::pick(ENDINGS, false, Box::new(then));
}

async fn take_in(list: GameList, file: OpenedFile) {
    let OpenedFile { name, bytes } = file;
    let refuse = |why: Message| {
        let first = Message::new(move |text| (text.record_files().not_opened)(&name));
        list.notify(vec![first, why]);
    };
    let bytes = match bytes {
        Ok(bytes) => bytes,
        Err(error) => return refuse(not_opened(&error)),
    };
    let imported = match String::from_utf8(bytes) {
        Ok(content) => list.storage().import(&content).await,
        Err(_) => Err(BackupError::Foreign),
    };
    match imported {
        Ok(imported) => list.notify(summary(imported)),
        Err(error) => refuse(Message::new(move |text| {
            (text.library().import_refused)(&error)
        })),
    }
}

/// What was imported and what was not, line by line.
fn summary(imported: Imported) -> Vec<Message> {
    let Imported {
        put,
        beside,
        skipped,
        faults,
        stopped,
    } = imported;
    let mut lines = vec![Message::new(move |text| {
        (text.library().imported)(put, beside, skipped)
    })];
    if !faults.is_empty() {
        let count = faults.len();
        lines.push(Message::new(move |text| {
            (text.library().import_faults)(count)
        }));
        let describe = |fault| Message::new(move |text| describe(&fault, text));
        lines.extend(faults.into_iter().take(SHOWN).map(describe));
    }
    if let Some(error) = stopped {
        lines.push(Message::new(move |text| {
            let text = text.library();
            format!("{} {}", text.import_stopped, (text.why)(&error))
        }));
    }
    lines
}

fn describe(fault: &RejectedGame, texts: Text) -> String {
    let text = texts.library();
    let what = match &fault.why {
        LineError::Entry(error) => (text.unreadable_why)(error),
        LineError::Record(remark) => (texts.record_files().remark)(remark),
        LineError::Missing(count) => (text.import_missing)(*count),
    };
    (text.import_fault)(fault.line, &what)
}
