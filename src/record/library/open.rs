use std::sync::Arc;

use leptos::prelude::*;
use shogi::record::Record;
use wasm_bindgen_futures::spawn_local;

use super::{
    super::{
        controller::RecordController,
        open_record::{
            OpenReport, bad_address, go_to, moves_told, open_at, opened, refuse, remark,
        },
    },
    current_game::{StoredLookup, find, played_record},
};
use komadai_model::{
    i18n::Message,
    library::{Entry, GameId, Kept, LibraryError, holds, record_text},
    review::{Review, Spot},
};

/// Puts the game of the table on the screen, with what has been written in its record
/// since.
pub fn open_played(controller: RecordController, spot: &Spot) {
    let (shelf, given) = (controller.library, controller.given);
    let record = played_record(given);
    let open = move |record: Record, spot: &Spot| {
        let mut told = OpenReport::default();
        let review = open_at(record, spot, &mut told);
        controller.open(review);
        controller.is_current_game.set_value(true);
        controller.open_report.set(told);
    };
    open(record.clone(), spot);
    if record.is_empty() {
        return;
    }
    let autosave = shelf
        .on_table
        .get_value()
        .and_then(|table| table.autosave());
    if let Some(autosave) = autosave {
        autosave.hurry();
    }
    let begun = given.set_at.get_value();
    let arrival = controller.open_count.get_untracked();
    let library = shelf.library();
    let spot = spot.clone();
    spawn_local(async move {
        let StoredLookup { kept, .. } = find(&library, begun, &record).await;
        let is_there = controller.open_count.try_get_untracked() == Some(arrival);
        let is_new = controller
            .review
            .try_with_untracked(|review| review.revision() == 0);
        if let (Some((kept, stored)), true, Some(true)) = (kept, is_there, is_new) {
            if stored != record {
                // Meanwhile the reader may have gone on.
                let gone = controller
                    .review
                    .with_untracked(|review| Spot::nearest(review.record(), review.at()));
                open(stored, &if gone > 0 { Spot::Ply(gone) } else { spot });
            }
            adopt(controller, &kept.entry);
        }
    });
}

/// Goes on to the game of the table as it stands now, where its record is on the screen as it
/// stood earlier.
pub fn follow_played(controller: RecordController) {
    let stands = || {
        let record = played_record(controller.given);
        controller
            .review
            .with_untracked(|review| holds(review.record(), &record))
    };
    if controller.is_current_game.get_value() && !stands() {
        open_played(controller, &Spot::Start);
    }
}

/// Puts a game of the library on the screen, unless it is there.
pub fn open_kept(controller: RecordController, id: &str, spot: Spot) {
    let shelf = controller.library;
    let Some(id) = GameId::from_text(id) else {
        return refuse(controller, &saved_game(), bad_address());
    };
    let (library, fragment) = (shelf.library(), controller.given.fragment);
    let asked = fragment.get_untracked();
    spawn_local(async move {
        let answer = library.read(id).await;
        // Something else may have been asked for.
        if fragment.try_get_untracked() != Some(asked) {
            return;
        }
        let here = shelf.on_desk.get_value();
        let is_here = here.is_some_and(|here| match &answer {
            Ok(kept) => here.is_at(&kept.entry) || (here.id() == id && !here.is_kept()),
            Err(_) => here.id() == id,
        });
        match is_here {
            true => go_to(controller, &spot),
            false => take(controller, answer, &spot),
        }
    });
}

fn take(controller: RecordController, answer: Result<Kept, LibraryError>, spot: &Spot) {
    let kept = match answer {
        Ok(kept) => kept,
        Err(error) => {
            let why = match error {
                LibraryError::Missing => Message::of(|text| text.record().shelf.missing),
                error => Message::new(move |text| (text.record().shelf.why)(&error)),
            };
            return refuse(controller, &saved_game(), why);
        }
    };
    match record_text::read(&kept.record) {
        Ok(record) => put(controller, &kept.entry, record, spot),
        Err(fault) => refuse(controller, &saved_game(), remark(fault)),
    }
}

fn put(controller: RecordController, entry: &Entry, record: Record, spot: &Spot) {
    let moves = moves_told(controller, &record);
    let mut told = OpenReport::default();
    let review = open_at(record, spot, &mut told);
    controller.open(review);
    adopt(controller, entry);
    match entry.deleted {
        None => {
            controller.announce(opened(&saved_game(), moves).text(controller.i18n.text_untracked()))
        }
        Some(_) => {
            let deleted = Message::of(|text| text.record().shelf.was_deleted);
            told.lines.insert(0, deleted);
        }
    }
    controller.open_report.set(told);
}

fn adopt(controller: RecordController, entry: &Entry) {
    let record = controller.review.with_untracked(Review::shared);
    controller.library.adopt(entry, Arc::clone(&record));
}

fn saved_game() -> Message {
    Message::of(|text| text.record().shelf.saved_game)
}
