use leptos::prelude::*;

use super::desk::Desk;
use crate::{
    reactive::watch,
    session::{record_of, review::Review},
};

/// Puts the record on the desk that the address names.
pub fn follow_address(desk: Desk) {
    watch(move || {
        let fragment = desk.given.fragment.get();
        let Some(query) = fragment.strip_prefix("/record?") else {
            return;
        };
        if query == "play" {
            let record = desk.given.game.with_untracked(|game| record_of(game, ""));
            desk.put(Review::new(record));
        }
    });
}
