use leptos::prelude::*;

use super::{super::controller::use_record, problem_sheet::add_problem, state::PrintState};
use komadai_ui::{MenuItem, use_i18n};

/// The items of a menu.
#[component]
pub fn PrintItems() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let PrintState {
        image_open,
        sheet_open,
        ..
    } = controller.print;
    let add = move |()| {
        add_problem(controller);
        let count = controller.print.problems.with_untracked(Vec::len);
        controller.announce((i18n.text_untracked().print().added)(count));
    };
    let to_sheet = move || (i18n.text().print().to_sheet)(controller.print.problem_count());
    view! {
        <MenuItem
            name="picture"
            icon="picture"
            label=i18n.signal(|text| text.print().picture)
            on_press=move |()| image_open.set(true)
        />
        <MenuItem
            name="sheet"
            icon="print"
            label=i18n.signal(|text| text.print().sheet)
            on_press=move |()| sheet_open.set(true)
        />
        <MenuItem
            name="to-sheet"
            icon="new"
            label=Signal::derive(to_sheet)
            on_press=add
        />
    }
}
