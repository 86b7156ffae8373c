use wasm_bindgen_futures::spawn_local;

use super::list::List;
use crate::{
    platform::{
        files::{self, OpenError, OpenedFile},
        library::{Imported, Library},
        time,
    },
    session::library::{BackupFault, LineError},
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
            Err(error) => return list.fail(&error),
        };
        let text = list.text();
        let day = time::written(Library::now());
        let day = day.split(' ').next().unwrap_or_default().replace('/', "-");
        let name = format!("{}-{day}.txt", text.file_name);
        list.tell(vec![
            match files::save(&name, "text/plain", export.text.as_bytes()) {
                Ok(()) => (text.exported)(export.games, export.unreadable),
                Err(_) => list.words.once().record().files.not_saved.to_owned(),
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
    let text = list.text();
    let files = &list.words.once().record().files;
    let refuse = |why: String| list.tell(vec![(files.not_opened)(&name), why]);
    let bytes = match bytes {
        Ok(bytes) => bytes,
        Err(OpenError::TooLarge) => return refuse(files.too_large.to_owned()),
        Err(OpenError::Unreadable) => return refuse(files.unreadable.to_owned()),
    };
    let Ok(content) = String::from_utf8(bytes) else {
        return refuse(text.not_text.to_owned());
    };
    match list.library().import(&content).await {
        Ok(imported) => list.tell(summary(list, &imported)),
        Err(error) => refuse((text.import_refused)(&error)),
    }
}

/// What came in and what did not, line by line.
fn summary(list: List, imported: &Imported) -> Vec<String> {
    let text = list.text();
    let Imported {
        put,
        beside,
        skipped,
        faults,
        stopped,
    } = imported;
    let mut lines = vec![(text.imported)(*put, *beside, *skipped)];
    if !faults.is_empty() {
        lines.push((text.import_faults)(faults.len()));
        lines.extend(faults.iter().take(SHOWN).map(|fault| told(list, fault)));
    }
    if let Some(error) = stopped {
        lines.push(format!("{} {}", text.import_stopped, (text.why)(error)));
    }
    lines
}

fn told(list: List, fault: &BackupFault) -> String {
    let text = list.text();
    let what = match &fault.why {
        LineError::Entry(error) => (text.unreadable_why)(error),
        LineError::Record(remark) => (list.words.once().record().files.remark)(remark),
        LineError::Missing(count) => (text.import_missing)(*count),
    };
    (text.import_fault)(fault.line, &what)
}
