use leptos::{logging::warn, prelude::*};

use super::super::controller::RecordController;
use crate::{platform::visibility, state::effect};

/// Keeps the record on the screen whenever it is changed. One that was opened is kept
/// from its first change: until then it is where it came from.
pub fn keep_desk(controller: RecordController) {
    let shelf = controller.library;
    let mark = move || {
        controller
            .review
            .try_with_untracked(|review| shelf.mark_place(review));
    };
    match visibility::on_leave(mark) {
        Ok(watch) => {
            StoredValue::new_local(watch);
        }
        Err(error) => warn!("visibility: {error:?}"),
    }
    effect(move || {
        controller.open_count.track();
        let revision = controller.revision.get();
        if shelf.followed.get_value() != revision {
            shelf.followed.set_value(revision);
            let record = controller.review.with_untracked(|review| review.shared());
            shelf.keep(record);
        }
    });
}
