//! On a phone, what is beside the board on wide screens: one part at a time, in a sheet over
//! the lower part of the screen. Which part is shown has no effect on wide screens.
use leptos::prelude::*;

use super::{
    controller::{RecordController, use_record},
    sheet_part::SheetPart,
};
use komadai_input::keys::KeyPress;
use komadai_ui::{Button, Icon, TextKey, effect, use_i18n};
use komadai_web::{bounds, dom};

/// The buttons of the sheet's parts, with their icons and labels.
const TABS: [(SheetPart, &str, TextKey); 4] = [
    (SheetPart::Moves, "moves", |text| text.record().moves),
    (SheetPart::Comment, "comment", |text| text.record().comment),
    (SheetPart::Analysis, "analyse", |text| text.record().analyse),
    (SheetPart::More, "more", |text| text.record().more),
];

const BAR: &str = ".record-tabs";

impl RecordController {
    /// Shows a part in the sheet, or hides it.
    fn toggle_sheet(self, part: SheetPart) {
        if self.sheet.get_untracked() == Some(part) {
            return self.sheet.set(None);
        }
        self.sheet.set(Some(part));
        if part == SheetPart::Analysis {
            self.takeover.open.set(true);
        }
    }

    /// Hides the sheet of the tools, from one of which something was chosen.
    pub fn close_tools(self) {
        if self.sheet.get_untracked() == Some(SheetPart::More) {
            self.close_sheet();
        }
    }

    /// Hides the sheet; the focus in it goes to the button that brings it up.
    fn close_sheet(self) {
        let Some(shown) = self.sheet.get_untracked() else {
            return;
        };
        // The explorer comes from a menu of the tools.
        let is_explorer = shown == SheetPart::Explorer;
        let opener = if is_explorer { SheetPart::More } else { shown };
        if dom::focus_is_in(".record-sheet") {
            dom::focus(&format!("[data-tab={}]", opener.name()));
        }
        if is_explorer {
            self.explorer_open.set(false);
        }
        self.sheet.set(None);
    }

    /// Escape closes the sheet, where there is one.
    pub fn handle_sheet_key(self, key: &KeyPress) -> bool {
        if key.in_field || key.name != "Escape" || self.sheet.get_untracked().is_none() {
            return false;
        }
        let is_phone = bounds::bounding_rect(BAR).is_some_and(|[.., height]| height > 0.0);
        if is_phone {
            self.close_sheet();
        }
        is_phone
    }
}

/// Shows the analysis when it is opened, and nothing of a record that has been replaced.
pub fn follow_sheet(controller: RecordController) {
    let RecordController {
        sheet, takeover, ..
    } = controller;
    let (mut was_open, mut count_before) = (false, controller.open_count.get_untracked());
    effect(move || {
        let is_open = takeover.open.get();
        let count = controller.open_count.get();
        let shown = sheet.get_untracked();
        let is_replaced = count != std::mem::replace(&mut count_before, count);
        let opens = is_open && !std::mem::replace(&mut was_open, is_open);
        if opens {
            sheet.set(Some(SheetPart::Analysis));
        } else if is_replaced || !is_open && shown == Some(SheetPart::Analysis) {
            sheet.set(None);
        }
    });
}

/// The buttons that bring the parts up, on a phone.
#[component]
pub fn SheetTabs() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let tabs = TABS.map(|(part, icon, label)| {
        let is_shown = move || controller.sheet.get() == Some(part);
        view! {
            <button
                type="button"
                class="record-tab"
                data-tab=part.name()
                aria-controls="record-sheet"
                aria-expanded=move || is_shown().to_string()
                on:click=move |_| controller.toggle_sheet(part)
            >
                <Icon name=icon/>
                <span>{i18n.signal(label)}</span>
            </button>
        }
        .into_any()
    });
    view! {
        <div class="record-tabs">
            {tabs.into_iter().collect_view()}
        </div>
    }
}

/// What is around the sheet: a touch there closes it, and touches nothing else.
#[component]
pub fn SheetOutside() -> impl IntoView {
    let controller = use_record();
    view! {
        <div class="record-sheet-outside" on:click=move |_| controller.close_sheet()></div>
    }
}

/// What is above a part in its sheet.
#[component]
pub fn SheetHead() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let title = move || {
        let shown = controller.sheet.get();
        if shown == Some(SheetPart::Explorer) {
            return i18n.text().record().explorer;
        }
        let tab = TABS.iter().find(|(part, ..)| Some(*part) == shown);
        tab.map_or("", |(_, _, label)| label(i18n.text()))
    };
    view! {
        <div class="record-sheet-head">
            <h2>{title}</h2>
            <Button
                name="close-sheet"
                icon="close"
                class="icon-only quiet"
                label=|text| text.record_files().close
                on_press=move |()| controller.close_sheet()
            />
        </div>
    }
}
