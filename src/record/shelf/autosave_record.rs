use leptos::{logging::warn, prelude::*};

use super::super::desk::Desk;
use crate::{state::effect, web::visibility};

/// Keeps the record on the desk whenever it is changed. One that was opened is kept
/// from its first change: until then it is where it came from.
pub fn keep_desk(desk: Desk) {
    let shelf = desk.shelf;
    let mark = move || {
        desk.review
            .try_with_untracked(|review| shelf.mark_place(review));
    };
    match visibility::on_page_hidden(mark) {
        Ok(watch) => {
            StoredValue::new_local(watch);
        }
        Err(error) => warn!("visibility: {error:?}"),
    }
    effect(move || {
        desk.arrivals.track();
        let revision = desk.revision.get();
        if shelf.followed.get_value() != revision {
            shelf.followed.set_value(revision);
            let record = desk.review.with_untracked(|review| review.shared());
            shelf.keep(record);
        }
    });
}
