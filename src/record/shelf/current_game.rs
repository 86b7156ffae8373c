use core::cell::RefCell;
use std::{rc::Rc, sync::Arc};

use leptos::prelude::*;
use shogi::{Outcome, Ply, record::Record};
use wasm_bindgen_futures::spawn_local;

use super::{Place, Shelf, autosave::Autosave};
use crate::{
    record::Given,
    state::effect,
    web::{library::Library, tab_lock::Ownership, time},
};
use komadai_model::{
    library::{GameId, Kept, LibraryError, Saver, Writer, holds, record_text},
    record_of,
};

/// The game on the table, as it is kept.
pub struct CurrentGame {
    /// When it was put there.
    begun: u64,
    latest: RefCell<Arc<Record>>,
    /// None until it is known where it goes on.
    autosave: RefCell<Option<Autosave>>,
}

/// What tells that a game has changed.
#[derive(Clone, Copy, PartialEq)]
struct State {
    begun: u64,
    plies: usize,
    /// Whether any of them was played here, not set by an address.
    played: bool,
    last: Option<Ply>,
    outcome: Option<Outcome>,
}

/// The record of the game on the table.
pub fn played_record(given: Given) -> Record {
    let begun = match given.set_at.get_value() {
        0 => String::new(),
        moment => time::format_local(moment),
    };
    given.game.with_untracked(|game| record_of(game, &begun))
}

/// Keeps the game on the table while it is this tab's.
pub fn keep_table(shelf: Shelf, given: Given) {
    let state = Memo::new(move |_| {
        let ours = given.ownership.get() == Ownership::Ours;
        given.game.with(|game| {
            let played = game.times().iter().any(Option::is_some);
            let game = game.game();
            let begun = given.set_at.get_value();
            let plies = game.plies();
            (ours && begun != 0).then(|| State {
                begun,
                plies: plies.len(),
                played,
                last: plies.last().copied(),
                outcome: game.outcome(),
            })
        })
    });
    effect(move || match state.get() {
        // Another tab goes on with it.
        None => shelf.on_table.set_value(None),
        Some(state) if state.plies == 0 => {}
        Some(state) => {
            let record = Arc::new(played_record(given));
            match shelf.on_table.get_value() {
                Some(table) if table.begun == state.begun => table.changed(record),
                before if state.played => {
                    if let Some(autosave) = before.and_then(|table| table.autosave()) {
                        autosave.hurry();
                    }
                    begin(shelf, state.begun, record);
                }
                _ => {}
            }
        }
    });
}

impl CurrentGame {
    /// What keeps it, once it is known under which id.
    pub fn autosave(&self) -> Option<Autosave> {
        self.autosave.borrow().clone()
    }

    fn changed(&self, record: Arc<Record>) {
        self.latest.replace(Arc::clone(&record));
        if let Some(autosave) = self.autosave() {
            autosave.changed(record);
        }
    }
}

/// Keeps a game that is new on the table: new in the world, or after the page was
/// loaded.
fn begin(shelf: Shelf, begun: u64, record: Arc<Record>) {
    let table = Rc::new(CurrentGame {
        begun,
        latest: RefCell::new(Arc::clone(&record)),
        autosave: RefCell::new(None),
    });
    shelf.on_table.set_value(Some(Rc::clone(&table)));
    let library = shelf.library();
    spawn_local(async move {
        let StoredLookup { id, kept } = find(&library, begun, &record).await;
        let saver = Saver::of_table(begun, id);
        let latest = Arc::clone(&table.latest.borrow());
        let autosave = shelf.autosave(Place::Table, saver, Arc::clone(&latest));
        table.autosave.replace(Some(autosave.clone()));
        if kept.is_none() || latest != record {
            autosave.changed(latest);
        }
    });
}

/// Where a game of the table stands in the library.
pub struct StoredLookup {
    pub id: GameId,
    /// What is there, if it has all of the game.
    pub kept: Option<(Kept, Record)>,
}

/// Looks for the game of the table, through the games that it was before others
/// changed those.
pub async fn find(library: &Library, begun: u64, game: &Record) -> StoredLookup {
    let mut id = GameId::of_table(begun);
    loop {
        match library.read(id).await {
            Ok(kept) => {
                let is_own = kept.entry.edition.writer == Writer::of_table(begun);
                match record_text::read(&kept.record) {
                    Ok(record) if holds(&record, game) => {
                        let kept = Some((kept, record));
                        return StoredLookup { id, kept };
                    }
                    _ if is_own => return StoredLookup { id, kept: None },
                    _ => id = id.next(),
                }
            }
            Err(LibraryError::Corrupt(_)) => id = id.next(),
            Err(_) => return StoredLookup { id, kept: None },
        }
    }
}
