use leptos::prelude::*;

use super::super::desk::Desk;
use crate::reactive::watch;

/// Keeps the record on the desk whenever it is changed. One that was opened is kept
/// from its first change: until then it is where it came from.
pub fn keep_desk(desk: Desk) {
    let shelf = desk.shelf;
    watch(move || {
        desk.arrivals.track();
        let revision = desk.revision.get();
        if shelf.followed.get_value() != revision {
            shelf.followed.set_value(revision);
            let record = desk.review.with_untracked(|review| review.shared());
            shelf.keep(record);
        }
    });
}
