use std::sync::Arc;

use komadai_records::Record;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{
    controller::RecordController,
    open_record::{bad_address, go_to_start, open_at, opened, refuse, reported_move_count},
    open_report::OpenReport,
};
use crate::library::{StoredLookup, current_game_record, find_current_game, remark_message};
use komadai_model::{
    LinePath,
    library::{Entry, GameId, LibraryError, LibraryGame, record_contains, record_text},
    review::{Review, StartPly},
};
use komadai_texts::Message;

/// Opens the record of the game on the play screen, with what has been written in it since.
/// Then it is known under which id changes are saved, and `then` is called.
pub fn open_current_game(controller: RecordController, start: &StartPly, then: Box<dyn FnOnce()>) {
    let RecordController {
        saver,
        current_game,
        ..
    } = controller;
    let record = current_game_record(current_game);
    let open = move |record: Record, start: &StartPly| {
        let mut report = OpenReport::default();
        let review = open_at(record, start, &mut report);
        controller.open_current_game(review, report);
    };
    open(record.clone(), start);
    if record.is_empty() {
        return then();
    }
    let autosave = saver
        .current_game
        .get_value()
        .and_then(|game| game.autosave());
    if let Some(autosave) = autosave {
        autosave.flush();
    }
    let started_at = current_game.storage.started_at.get_value();
    let opened = controller.open_count.get_untracked();
    let storage = saver.storage();
    let start = start.clone();
    spawn_local(async move {
        let StoredLookup { stored, .. } = find_current_game(&storage, started_at, &record).await;
        let is_open = controller.open_count.try_get_untracked() == Some(opened);
        let is_unchanged = controller.try_with_review_untracked(|review| review.revision() == 0);
        if let (Some((kept, stored)), true, Some(true)) = (stored, is_open, is_unchanged) {
            if stored != record {
                // Meanwhile the reader may have gone on.
                let at = controller
                    .with_review_untracked(|review| LinePath::to(review.record(), review.at()));
                open(stored, &if at.ply > 0 { StartPly::At(at) } else { start });
            }
            adopt(controller, &kept.entry);
        }
        if is_open {
            then();
        }
    });
}

/// Goes on to the game of the play screen as it stands now, where its record is open as it
/// stood earlier.
pub fn reopen_current_game(controller: RecordController) {
    let is_current = || {
        let record = current_game_record(controller.current_game);
        controller.with_review_untracked(|review| record_contains(review.record(), &record))
    };
    if controller.is_current_game() && !is_current() {
        open_current_game(controller, &StartPly::Start, Box::new(|| ()));
    }
}

/// Opens a game of the library, unless it is open.
pub fn open_saved_game(controller: RecordController, id: &str, start: StartPly) {
    let RecordController { saver, router, .. } = controller;
    let Some(id) = GameId::from_text(id) else {
        return refuse(controller, &saved_game(), bad_address());
    };
    let storage = saver.storage();
    let route = router.route();
    let asked = route.get_untracked();
    spawn_local(async move {
        let answer = storage.read(id).await;
        // Something else may have been asked for.
        if route.try_get_untracked() != Some(asked) {
            return;
        }
        let open = saver.open_record.get_value();
        let is_open = open.is_some_and(|open| match &answer {
            Ok(kept) => open.is_at(&kept.entry) || (open.id() == id && !open.is_kept()),
            Err(_) => open.id() == id,
        });
        match is_open {
            true => go_to_start(controller, &start),
            false => open_stored(controller, answer, &start),
        }
    });
}

fn open_stored(
    controller: RecordController,
    answer: Result<LibraryGame, LibraryError>,
    start: &StartPly,
) {
    let kept = match answer {
        Ok(kept) => kept,
        Err(error) => {
            let why = match error {
                LibraryError::Missing => Message::of(|text| text.library().missing),
                error => Message::new(move |text| (text.library().why)(&error)),
            };
            return refuse(controller, &saved_game(), why);
        }
    };
    let record = match record_text::read(&kept.record) {
        Ok(record) => record,
        Err(fault) => return refuse(controller, &saved_game(), remark_message(fault)),
    };
    let moves = reported_move_count(controller, &record);
    let mut report = OpenReport::default();
    let review = open_at(record, start, &mut report);
    if kept.entry.deleted.is_some() {
        let deleted = Message::of(|text| text.library().was_deleted);
        report.lines.insert(0, deleted);
    } else {
        let text = controller.i18n.text_untracked();
        controller.announce(opened(&saved_game(), moves).text(text));
    }
    controller.open(review, report);
    adopt(controller, &kept.entry);
}

fn adopt(controller: RecordController, entry: &Entry) {
    let record = controller.with_review_untracked(Review::shared);
    controller.saver.adopt(entry, Arc::clone(&record));
}

fn saved_game() -> Message {
    Message::of(|text| text.library().saved_game)
}
