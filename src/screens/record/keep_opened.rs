//! Keeps a record that was opened from a file or a text.
use komadai_records::Record;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{controller::RecordController, open_record::open_at};
use crate::library::{Library, StoredLookup, find_opened_record};
use komadai_model::{
    LinePath,
    library::{GameId, LibraryError, LibraryGame, stem},
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
    // What the reader has changed meanwhile is saved on its own.
    let is_as_opened = move || {
        controller.open_count.try_get_untracked() == Some(opened)
            && controller.try_with_review_untracked(|review| review.revision() == 0) == Some(true)
    };
    let saver = controller.saver;
    spawn_local(async move {
        let storage = saver.storage();
        let found = match find_opened_record(&storage, &record).await {
            Ok(StoredLookup {
                stored: Some((mut kept, stored)),
                ..
            }) => restored(&storage, &mut kept)
                .await
                .map(|was_deleted| Found::Saved(Box::new(kept), stored, was_deleted)),
            Ok(StoredLookup { id, stored: None }) => Ok(Found::New(id)),
            Err(error) => Err(error),
        };
        if !is_as_opened() {
            return;
        }
        match found {
            Ok(Found::New(id)) => saver.save_opened(id, file, record),
            Ok(Found::Saved(kept, stored, was_deleted)) => {
                if !was_deleted {
                    report_known(controller);
                }
                open_saved(controller, &kept, stored, &record);
            }
            // That it cannot be saved is said as ever.
            Err(_) => saver.save(record),
        }
    });
}

/// What the library has of a record that was opened.
enum Found {
    /// Nothing; it is saved under this id.
    New(GameId),
    /// All of it, and whether that was deleted.
    Saved(Box<LibraryGame>, Record, bool),
}

/// Takes a game back if it was deleted; says whether it was.
async fn restored(storage: &Library, kept: &mut LibraryGame) -> Result<bool, LibraryError> {
    let entry = &mut kept.entry;
    if entry.deleted.take().is_none() {
        return Ok(false);
    }
    for (_, revision) in storage.restore(&[entry.id]).await? {
        entry.revision = revision;
    }
    Ok(true)
}

fn report_known(controller: RecordController) {
    controller.open_report.update(|report| {
        report.brief = report.is_empty();
        let known = Message::of(|text| text.record_files().saved_already);
        report.lines.push(known);
    });
}

/// Opens the game that is saved where the reader stands in the one that was opened.
fn open_saved(controller: RecordController, kept: &LibraryGame, stored: Record, opened: &Record) {
    if stored != *opened {
        let at =
            controller.with_review_untracked(|review| LinePath::to(review.record(), review.at()));
        let mut report = controller.open_report.get_untracked();
        let review = open_at(stored, &StartPly::At(at), &mut report);
        controller.open(review, report);
    }
    let record = controller.with_review_untracked(Review::shared);
    controller.saver.adopt(&kept.entry, record);
}
