use core::cell::RefCell;
use std::sync::Arc;

use komadai_records::Record;
use leptos::prelude::*;

use super::autosave::Autosave;
use crate::game::GameController;
use komadai_model::export_record;
use komadai_web::time;

/// The game of the play screen, as it is saved.
pub struct AutosavedGame {
    /// When it was put on the board.
    pub started_at: u64,
    latest: RefCell<Arc<Record>>,
    /// None until it is known under which id it goes on.
    autosave: RefCell<Option<Autosave>>,
}

/// The record of the game on the play screen.
pub fn current_game_record(game: GameController) -> Record {
    let started = match game.storage.started_at.get_value() {
        0 => String::new(),
        moment => time::format_local(moment),
    };
    game.with_untracked(|game| export_record(game, &started))
}

impl AutosavedGame {
    pub fn new(started_at: u64, record: Arc<Record>) -> Self {
        Self {
            started_at,
            latest: RefCell::new(record),
            autosave: RefCell::new(None),
        }
    }

    /// What saves it, once it is known under which id.
    pub fn autosave(&self) -> Option<Autosave> {
        self.autosave.borrow().clone()
    }

    pub fn set_autosave(&self, autosave: Autosave) {
        self.autosave.replace(Some(autosave));
    }

    /// The record as it stands.
    pub fn latest(&self) -> Arc<Record> {
        Arc::clone(&self.latest.borrow())
    }

    pub fn update(&self, record: Arc<Record>) {
        self.latest.replace(Arc::clone(&record));
        if let Some(autosave) = self.autosave() {
            autosave.update(record);
        }
    }
}
