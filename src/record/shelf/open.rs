use std::sync::Arc;

use leptos::prelude::*;
use shogi::record::Record;
use wasm_bindgen_futures::spawn_local;

use super::{
    super::{
        desk::Desk,
        opening::{Told, bad_address, go_to, moves_told, open_at, opened, refuse, remark},
    },
    current_game::{StoredLookup, find, played_record},
};
use komadai_model::{
    i18n::Message,
    library::{Entry, GameId, Kept, LibraryError, holds, record_text},
    review::{Review, Spot},
};

/// Puts the game of the table on the desk, with what has been written in its record
/// since.
pub fn open_played(desk: Desk, spot: &Spot) {
    let (shelf, given) = (desk.shelf, desk.given);
    let record = played_record(given);
    let open = move |record: Record, spot: &Spot| {
        let mut told = Told::default();
        let review = open_at(record, spot, &mut told);
        desk.put(review);
        desk.is_game.set_value(true);
        desk.told.set(told);
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
    let arrival = desk.arrivals.get_untracked();
    let library = shelf.library();
    let spot = spot.clone();
    spawn_local(async move {
        let StoredLookup { kept, .. } = find(&library, begun, &record).await;
        let is_there = desk.arrivals.try_get_untracked() == Some(arrival);
        let is_new = desk
            .review
            .try_with_untracked(|review| review.revision() == 0);
        if let (Some((kept, stored)), true, Some(true)) = (kept, is_there, is_new) {
            if stored != record {
                // Meanwhile the reader may have gone on.
                let gone = desk
                    .review
                    .with_untracked(|review| Spot::nearest(review.record(), review.at()));
                open(stored, &if gone > 0 { Spot::Ply(gone) } else { spot });
            }
            adopt(desk, &kept.entry);
        }
    });
}

/// Goes on to the game of the table as it stands now, where its record is on the desk as it
/// stood earlier.
pub fn follow_played(desk: Desk) {
    let stands = || {
        let record = played_record(desk.given);
        desk.review
            .with_untracked(|review| holds(review.record(), &record))
    };
    if desk.is_game.get_value() && !stands() {
        open_played(desk, &Spot::Start);
    }
}

/// Puts a game of the library on the desk, unless it is there.
pub fn open_kept(desk: Desk, id: &str, spot: Spot) {
    let shelf = desk.shelf;
    let Some(id) = GameId::from_text(id) else {
        return refuse(desk, &saved_game(), bad_address());
    };
    let (library, fragment) = (shelf.library(), desk.given.fragment);
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
            true => go_to(desk, &spot),
            false => take(desk, answer, &spot),
        }
    });
}

fn take(desk: Desk, answer: Result<Kept, LibraryError>, spot: &Spot) {
    let kept = match answer {
        Ok(kept) => kept,
        Err(error) => {
            let why = match error {
                LibraryError::Missing => Message::of(|text| text.library().missing),
                error => Message::new(move |text| (text.library().why)(&error)),
            };
            return refuse(desk, &saved_game(), why);
        }
    };
    match record_text::read(&kept.record) {
        Ok(record) => put(desk, &kept.entry, record, spot),
        Err(fault) => refuse(desk, &saved_game(), remark(fault)),
    }
}

fn put(desk: Desk, entry: &Entry, record: Record, spot: &Spot) {
    let moves = moves_told(desk, &record);
    let mut told = Told::default();
    let review = open_at(record, spot, &mut told);
    desk.put(review);
    adopt(desk, entry);
    match entry.deleted {
        None => desk.say(opened(&saved_game(), moves).text(desk.i18n.text_untracked())),
        Some(_) => {
            let deleted = Message::of(|text| text.library().was_deleted);
            told.lines.insert(0, deleted);
        }
    }
    desk.told.set(told);
}

fn adopt(desk: Desk, entry: &Entry) {
    let record = desk.review.with_untracked(Review::shared);
    desk.shelf.adopt(entry, Arc::clone(&record));
}

fn saved_game() -> Message {
    Message::of(|text| text.library().saved_game)
}
