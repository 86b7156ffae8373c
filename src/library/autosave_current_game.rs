use std::{rc::Rc, sync::Arc};

use komadai_records::Record;
use leptos::prelude::*;
use shogi::{Outcome, Ply};
use wasm_bindgen_futures::spawn_local;

use super::{
    current_game::{AutosavedGame, current_game_record},
    game_saver::GameSaver,
    save_notice::NoticeSlot,
    stored_lookup::{StoredLookup, find_current_game},
};
use crate::game::GameController;
use komadai_model::library::Saver;
use komadai_ui::effect;

/// What differs when the game has changed.
#[derive(Clone, Copy, PartialEq)]
struct GameState {
    started_at: u64,
    plies: usize,
    /// Whether any of them was played here, not set by an address.
    played: bool,
    last: Option<Ply>,
    outcome: Option<Outcome>,
}

/// Saves the game of the play screen while it is this tab's.
pub fn autosave_current_game(saver: GameSaver, game: GameController) {
    let state = Memo::new(move |_| {
        let is_ours = game.is_ours();
        let started_at = game.storage.started_at.get_value();
        game.with_painted(|played| {
            let plies = played.game().plies();
            (is_ours && started_at != 0).then(|| GameState {
                started_at,
                plies: plies.len(),
                played: played.times().iter().any(Option::is_some),
                last: plies.last().copied(),
                outcome: played.game().outcome(),
            })
        })
    });
    effect(move || match state.get() {
        // Another tab goes on with it.
        None => saver.current_game.set_value(None),
        Some(state) if state.plies == 0 => {}
        Some(state) => {
            let record = Arc::new(current_game_record(game));
            match saver.current_game.get_value() {
                Some(game) if game.started_at == state.started_at => game.update(record),
                before if state.played => {
                    if let Some(autosave) = before.and_then(|game| game.autosave()) {
                        autosave.flush();
                    }
                    begin(saver, state.started_at, record);
                }
                _ => {}
            }
        }
    });
}

/// Saves a game that is new on the board: new in the world, or after the page was loaded.
fn begin(saver: GameSaver, started_at: u64, record: Arc<Record>) {
    let game = Rc::new(AutosavedGame::new(started_at, Arc::clone(&record)));
    saver.current_game.set_value(Some(Rc::clone(&game)));
    let storage = saver.storage();
    spawn_local(async move {
        let StoredLookup { id, stored } = find_current_game(&storage, started_at, &record).await;
        let state = Saver::for_played_game(started_at, id);
        let latest = game.latest();
        let autosave = saver.autosave(
            NoticeSlot::CurrentGame,
            state,
            Arc::clone(&latest),
            String::new(),
        );
        game.set_autosave(autosave.clone());
        if stored.is_none() || latest != record {
            autosave.update(latest);
        }
    });
}
