use std::rc::Rc;

use leptos::prelude::*;

use super::{
    controller::use_record,
    open_record::{open_files, open_text},
};
use crate::{
    components::When,
    platform::dropped::{self, Incoming},
    state::use_i18n,
};
use komadai_model::i18n::Message;

/// Opens what is dropped on the window or pasted, as long as it is on the page, and says
/// so while something is dragged over the window.
#[component]
pub fn DropTarget() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let is_over = dropped::listen(Rc::new(move |incoming| match incoming {
        Incoming::Files(files) => open_files(controller, files),
        Incoming::Text(text) => {
            let name = Message::of(|text| text.record().files.pasted);
            open_text(controller, name, None, text);
        }
    }));
    view! {
        <When condition=is_over>
            <p class="record-drop">{move || i18n.text().record().files.drop_here}</p>
        </When>
    }
}
