//! Games as files: all of them, or those that are selected.
mod archive;
mod form;
mod zip_writer;

use leptos::prelude::*;

use self::form::ExportForm;
use super::game_list::use_game_list;
use komadai_ui::{LazyDialog, LazyView, lazy_module};

lazy_module! {
    static EXPORT_FORM: LazyView = export(|| view! { <ExportForm/> }.into_any());
}

/// Exports the selected games, or all.
#[component]
pub fn ExportDialog() -> impl IntoView {
    view! {
        <LazyDialog
            name="export"
            title=|text| text.games().export_title
            open=use_game_list().exporting
            module=&EXPORT_FORM
            view=|view: LazyView| view()
        />
    }
}
