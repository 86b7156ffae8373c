use std::{collections::HashSet, sync::Arc};

use leptos::prelude::*;

use super::found::Found;
use komadai_model::library::GameId;

/// The games that the reader has selected, of those that are found.
#[derive(Clone, Copy, Debug)]
pub struct Selection {
    ids: RwSignal<HashSet<GameId>>,
    found: Memo<Found>,
    /// The last that was selected or not, where a range begins.
    last: StoredValue<Option<GameId>>,
}

impl Selection {
    pub fn new(found: Memo<Found>) -> Self {
        Self {
            ids: RwSignal::new(HashSet::new()),
            found,
            last: StoredValue::new(None),
        }
    }

    /// The selected games that are found, in the order of the list.
    pub fn ids(self) -> Vec<GameId> {
        let found = self.found.with(|found| Arc::clone(&found.selectable));
        self.ids.with(|ids| {
            let is_selected = |id: &&GameId| ids.contains(id);
            found.iter().filter(is_selected).copied().collect()
        })
    }

    pub fn contains(self, id: GameId) -> bool {
        self.ids.with(|ids| ids.contains(&id))
    }

    pub fn clear(self) {
        self.ids.set(HashSet::new());
        self.last.set_value(None);
    }

    pub fn select(self, id: GameId, is_selected: bool) {
        self.set(&[id], is_selected);
        self.last.set_value(Some(id));
    }

    /// The same from the last that was selected to this one.
    pub fn select_to(self, id: GameId, is_selected: bool) {
        let found = self
            .found
            .with_untracked(|found| Arc::clone(&found.selectable));
        let place = |id: GameId| found.iter().position(|&other| other == id);
        let from = self.last.get_value().and_then(place);
        if let (Some(from), Some(to)) = (from, place(id)) {
            self.set(&found[from.min(to)..=from.max(to)], is_selected);
        }
        self.select(id, is_selected);
    }

    /// All that are found, or none.
    pub fn select_all(self, is_selected: bool) {
        let found = self
            .found
            .with_untracked(|found| Arc::clone(&found.selectable));
        self.set(&found, is_selected);
    }

    fn set(self, ids: &[GameId], is_selected: bool) {
        self.ids.update(|selected| {
            for &id in ids {
                match is_selected {
                    true => selected.insert(id),
                    false => selected.remove(&id),
                };
            }
        });
    }
}
