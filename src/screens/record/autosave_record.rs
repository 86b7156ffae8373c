use leptos::{logging::warn, prelude::*};

use super::controller::RecordController;
use komadai_model::review::Review;
use komadai_ui::effect;
use komadai_web::visibility;

/// Saves the open record whenever it is changed. One that was opened is saved from its first
/// change: until then it is where it came from.
pub fn autosave_record(controller: RecordController) {
    let saver = controller.saver;
    let on_leave = move || {
        controller.try_with_review_untracked(|review| saver.write_cursor_to_address(review));
    };
    match visibility::on_page_hidden(on_leave) {
        Ok(watch) => {
            StoredValue::new_local(watch);
        }
        Err(error) => warn!("visibility: {error:?}"),
    }
    effect(move || {
        let (_, revision) = controller.revision.get();
        if saver.saved_revision.get_value() != revision {
            saver.saved_revision.set_value(revision);
            saver.save(controller.with_review_untracked(Review::shared));
        }
    });
}
