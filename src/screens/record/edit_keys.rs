//! Keys that change the record, copy it or turn the board.
use leptos::prelude::*;

use super::{
    controller::{FOCUS_FALLBACKS, RecordController},
    save_dialog::copy_as_kif,
    sheet_part::SheetPart,
};
use komadai_input::keys::KeyPress;
use komadai_web::dom;

/// The fields of the comment and the bookmark.
const NOTES: &str = ".record-notes :is(input, textarea)";

/// What a key does, wherever it is pressed; false if it is not one of these. Where the focus
/// is seen on the board, letters are the board's, but for those with Shift.
pub fn handle_edit_key(controller: RecordController, key: &KeyPress) -> bool {
    if key.name == "Escape" && dom::focus_is_in(NOTES) {
        leave_notes(controller);
        return true;
    }
    if key.ctrl || key.in_field {
        return false;
    }
    // What stands on the board is then not the move at the cursor.
    if key.name == "Delete" && !controller.takeover.is_on_board_untracked() {
        controller.delete();
        return true;
    }
    if key.on_board && !key.shift {
        return false;
    }
    match &*key.name {
        "f" | "F" => controller.flip(),
        "c" | "C" => controller.edit_comment(),
        "e" | "E" => copy_as_kif(controller),
        _ => return false,
    }
    true
}

impl RecordController {
    /// Shows the fields of the move at the cursor.
    pub fn edit_comment(self) {
        self.sheet.set(Some(SheetPart::Comment));
        dom::focus_after_render("[name=comment]".to_owned());
    }
}

/// To the move at the cursor, where that is shown; beside the analysis the fields are hidden
/// again.
fn leave_notes(controller: RecordController) {
    for place in FOCUS_FALLBACKS {
        if dom::focus_is_in(NOTES) {
            dom::focus(place);
        }
    }
    if !dom::focus_is_in(NOTES) && controller.takeover.is_shown() {
        controller.sheet.set(Some(SheetPart::Analysis));
    }
}
