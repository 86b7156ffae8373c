use leptos::prelude::*;

use super::{super::controller::use_record, problem_sheet::add_problem, state::PrintState};
use crate::{components::Button, state::use_i18n};

/// The buttons of the toolbar.
#[component]
pub fn PrintTools() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let PrintState {
        image_open,
        sheet_open,
        ..
    } = controller.print;
    let add = move |_| {
        add_problem(controller);
        let count = controller.print.problems.with_untracked(Vec::len);
        controller.announce((i18n.text_untracked().print().added)(count));
    };
    view! {
        <Button
            name="picture"
            label=|text| text.print().picture
            on_press=move |()| image_open.set(true)
        />
        <Button
            name="sheet"
            label=|text| text.print().sheet
            on_press=move |()| sheet_open.set(true)
        />
        <button
            type="button"
            class="button"
            data-action="to-sheet"
            on:click=add
        >
            {move || (i18n.text().print().to_sheet)(controller.print.problem_count())}
        </button>
    }
}
