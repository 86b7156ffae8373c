use std::rc::Rc;

use leptos::prelude::*;

use super::{
    controller::{RecordController, use_record},
    open_record::{open_files, open_text, refusal_of_file, refusal_of_text},
};
use crate::router::route_of_url;
use komadai_model::Route;
use komadai_texts::Message;
use komadai_ui::{When, lazy_module, use_i18n};
use komadai_web::drop_paste::{self, DroppedData};

/// Opens what is dropped on the window or pasted, as long as it is on the page, and says
/// so while something is dragged over the window.
#[component]
pub fn DropTarget() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let is_over =
        drop_paste::on_drop_or_paste(Rc::new(move |dropped| open_dropped(controller, dropped)));
    view! {
        <When condition=is_over>
            <p class="record-drop">{move || i18n.text().record_files().drop_here}</p>
        </When>
    }
}

/// Opens what was dropped on the window or pasted.
pub fn open_dropped(controller: RecordController, dropped: DroppedData) {
    match dropped {
        DroppedData::Files(files) => open_files(controller, files),
        DroppedData::Text(text) => match own_record(&text) {
            Some(route) => controller.router.navigate(&route),
            None => open_text(controller, pasted(), None, text),
        },
    }
}

/// The name of a text without one.
fn pasted() -> Message {
    Message::of(|text| text.record_files().pasted)
}

/// The route in a text that is the address of a record on this page.
fn own_record(text: &str) -> Option<Route> {
    let route = route_of_url(text)?;
    let names_record = matches!(
        route,
        Route::Record {
            source: Some(_),
            ..
        }
    );
    names_record.then_some(route)
}

lazy_module! {
    /// Why what was dropped or pasted on another screen is no record. The readers are with
    /// the record screen.
    pub static REFUSAL: fn(&DroppedData) -> Option<Message> = record(refusal);
}

fn refusal(dropped: &DroppedData) -> Option<Message> {
    let lines = match dropped {
        DroppedData::Files(files) => refusal_of_file(files.first()?)?,
        DroppedData::Text(text) if own_record(text).is_some() => return None,
        DroppedData::Text(text) => refusal_of_text(&pasted(), text)?,
    };
    Some(Message::new(move |text| {
        Message::joined(&lines, "\n", text)
    }))
}
