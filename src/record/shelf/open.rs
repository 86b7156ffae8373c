use std::sync::Arc;

use leptos::prelude::*;
use shogi::record::Record;
use wasm_bindgen_futures::spawn_local;

use super::{
    super::{
        desk::Desk,
        opening::{Told, go_to, moves_told, open_at, refuse},
    },
    table::{Found, find, played_record},
};
use crate::{
    i18n::ShelfText,
    session::{
        library::{Entry, GameId, Kept, LibraryError, record_text},
        review::{Review, Spot},
    },
};

/// Puts the game of the table on the desk, with what has been written in its record
/// since.
pub fn open_played(desk: Desk, spot: &Spot) {
    let (shelf, given) = (desk.shelf, desk.given);
    let record = played_record(given);
    let open = move |record: Record, spot: &Spot| {
        let mut told = Told::default();
        let review = open_at(desk, record, spot, &mut told);
        desk.put(review);
        desk.told.set(told);
    };
    open(record.clone(), spot);
    if record.is_empty() {
        return;
    }
    let keeping = shelf.on_table.get_value().and_then(|table| table.keeping());
    if let Some(keeping) = keeping {
        keeping.hurry();
    }
    let begun = given.set_at.get_value();
    let arrival = desk.arrivals.get_untracked();
    let library = shelf.library();
    let spot = spot.clone();
    spawn_local(async move {
        let Found { kept, .. } = find(&library, begun, &record).await;
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

/// Puts a game of the library on the desk, unless it is there.
pub fn open_kept(desk: Desk, id: &str, spot: Spot) {
    let shelf = desk.shelf;
    let Some(id) = GameId::from_text(id) else {
        let why = desk.words.once().record().files.bad_address;
        return refuse(desk, texts(desk).saved_game, why.to_owned());
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
    let text = texts(desk);
    let kept = match answer {
        Ok(kept) => kept,
        Err(error) => {
            let why = match error {
                LibraryError::Missing => text.missing.to_owned(),
                error => (text.why)(&error),
            };
            return refuse(desk, text.saved_game, why);
        }
    };
    match record_text::read(&kept.record) {
        Ok(record) => put(desk, &kept.entry, record, spot),
        Err(remark) => refuse(
            desk,
            text.saved_game,
            (desk.words.once().record().files.remark)(&remark),
        ),
    }
}

fn put(desk: Desk, entry: &Entry, record: Record, spot: &Spot) {
    let text = texts(desk);
    let moves = moves_told(desk, &record);
    let mut told = Told::default();
    let review = open_at(desk, record, spot, &mut told);
    desk.put(review);
    adopt(desk, entry);
    match entry.deleted {
        None => desk.say((desk.words.once().record().files.opened)(
            text.saved_game,
            moves,
        )),
        Some(_) => told.lines.insert(0, text.was_deleted.to_owned()),
    }
    desk.told.set(told);
}

fn adopt(desk: Desk, entry: &Entry) {
    let record = desk.review.with_untracked(Review::shared);
    desk.shelf.adopt(entry, Arc::clone(&record));
}

fn texts(desk: Desk) -> &'static ShelfText {
    &desk.words.once().record().shelf
}
