//! Keeps a record that was opened from a file or a text.
use std::sync::Arc;

use komadai_records::Record;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{controller::RecordController, open_record::open_at};
use crate::library::{GameSaver, Library, StoredLookup, find_opened_record};
use komadai_model::{
    LinePath,
    library::{GameId, LibraryError, LibraryGame, Write, stem},
    review::{Review, StartPly},
};
use komadai_texts::Message;

/// Whether records that are opened are saved.
pub fn keeps_opened(controller: RecordController) -> bool {
    let settings = controller.settings;
    settings.with_untracked(|settings| settings.keeps_opened)
}

/// Saves the open record under the name of its file, if it has moves. A game that is saved
/// already is opened in its place, with what was added to it.
pub fn keep_opened(controller: RecordController, name: &Message) {
    let name = name.text(controller.i18n.text_untracked());
    let file = stem(&name).to_owned();
    let record = controller.with_review_untracked(Review::shared);
    if record.main_moves().is_empty() {
        return;
    }
    let opened = controller.open_count.get_untracked();
    let saver = controller.saver;
    spawn_local(async move {
        let found = find_opened_record(&saver.storage(), &record).await;
        let is_open = controller.open_count.try_get_untracked() == Some(opened);
        let is_unchanged = controller.try_with_review_untracked(|review| review.revision() == 0);
        if !is_open || is_unchanged != Some(true) {
            return;
        }
        let done = match found {
            Ok(StoredLookup { id, stored: None }) => save_new(saver, id, &record, file).await,
            Ok(StoredLookup {
                stored: Some((kept, stored)),
                ..
            }) => open_stored(controller, kept, stored, &record).await,
            Err(error) => Err(error),
        };
        // That it cannot be saved is said as ever.
        if done.is_err() {
            saver.save(record);
        }
    });
}

/// Saves a record that is not in the library, and goes on saving it.
async fn save_new(
    saver: GameSaver,
    id: GameId,
    record: &Arc<Record>,
    file: String,
) -> Result<(), LibraryError> {
    let mut kept = LibraryGame::from_file(record, file, Library::now());
    kept.entry.id = id;
    kept.entry.revision.writer = Library::fresh_writer();
    let write = Write { kept, read: None };
    let revision = saver.storage().write(&write).await?;
    let mut entry = write.kept.entry;
    entry.revision = revision;
    saver.adopt(&entry, Arc::clone(record));
    Ok(())
}

/// Opens the game that is saved where the reader stands in the one that was opened.
async fn open_stored(
    controller: RecordController,
    mut kept: LibraryGame,
    stored: Record,
    opened: &Record,
) -> Result<(), LibraryError> {
    let saver = controller.saver;
    if kept.entry.deleted.take().is_some() {
        let revised = saver.storage().restore(&[kept.entry.id]).await?;
        kept.entry.revision = revised[0].1;
    } else {
        let known = Message::of(|text| text.record_files().saved_already);
        controller.open_report.update(|report| {
            report.brief = report.is_empty();
            report.lines.push(known);
        });
    }
    if stored != *opened {
        let at =
            controller.with_review_untracked(|review| LinePath::to(review.record(), review.at()));
        let mut report = controller.open_report.get_untracked();
        let review = open_at(stored, &StartPly::At(at), &mut report);
        controller.open(review, report);
    }
    let record = controller.with_review_untracked(Review::shared);
    saver.adopt(&kept.entry, Arc::clone(&record));
    Ok(())
}
