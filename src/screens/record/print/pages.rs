use leptos::prelude::*;

use super::{super::controller::use_record, state::PrintState};
use crate::print::PrintedSheet;
use komadai_ui::When;

/// What is printed in place of the screen: it is there while a dialog is open.
#[component]
pub fn PrintedPages() -> impl IntoView {
    let PrintState {
        image_open,
        sheet_open,
        image,
        pages,
        ..
    } = use_record().print;
    view! {
        <When condition=image_open>
            <div class="sheet">
                <div class="sheet-alone" prop:innerHTML=move || image.get()></div>
            </div>
        </When>
        <When condition=sheet_open>
            <PrintedSheet pages/>
        </When>
    }
}
