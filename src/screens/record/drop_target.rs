use std::rc::Rc;

use komadai_records::notation::Games;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{
    controller::{RecordController, use_record},
    open_record::{open_file, open_text},
};
use crate::library::{ImportSource, OpenedData, import, own_record, pasted_title};
use komadai_input::drop_paste::{self, DroppedData};
use komadai_ui::{When, use_i18n};

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
            <p class="drop-target">{move || i18n.text().library().drop_here}</p>
        </When>
    }
}

/// Opens what was dropped on the window, pasted or chosen.
pub fn open_dropped(controller: RecordController, dropped: DroppedData) {
    spawn_local(async move {
        if let Some(opened) = OpenedData::of(dropped).await {
            open_data(controller, opened);
        }
    });
}

/// Opens a record. The games of several files come into the library.
pub fn open_data(controller: RecordController, opened: OpenedData) {
    match opened {
        OpenedData::File(file) => open_file(controller, file),
        OpenedData::Files(files) => {
            let sources = files.into_iter().map(ImportSource::Local);
            import(controller.router, sources.collect());
        }
        OpenedData::Text(text) => match own_record(&text) {
            Some(route) => controller.router.navigate(&route),
            None if several_games(&text) => {
                let name = controller.i18n.text_untracked().record_files().pasted;
                let name = name.to_owned();
                import(controller.router, vec![ImportSource::Text { name, text }]);
            }
            None => open_text(controller, pasted_title(), None, text),
        },
    }
}

/// Whether a text is one of several games.
fn several_games(text: &str) -> bool {
    Games::open(text.as_bytes(), None, &mut |_, _| None).is_ok_and(|games| games.len() > 1)
}
