//! Games as files: all of them, or those that are selected.
mod archive;
mod form;
mod zip_writer;

use leptos::prelude::*;

use self::form::ExportForm;
use komadai_ui::{LazyDialog, lazy_module};

lazy_module! {
    static EXPORT_FORM: fn(RwSignal<bool>) -> AnyView = export(
        |open| view! { <ExportForm open/> }.into_any()
    );
}

/// Exports the selected games, or all.
#[component]
pub fn ExportDialog(open: RwSignal<bool>) -> impl IntoView {
    let form = move |form: fn(RwSignal<bool>) -> AnyView| form(open);
    view! {
        <LazyDialog
            name="export"
            title=|text| text.games().export_title
            open
            module=&EXPORT_FORM
            view=form
        />
    }
}
