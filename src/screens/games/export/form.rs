use leptos::prelude::*;

use super::archive::export;
use crate::screens::games::game_list::use_game_list;
use komadai_model::library::ExportFormat;
use komadai_ui::{Button, DialogButtons, Field, Select, SelectOption, use_i18n};

/// The contents of the dialog.
#[component]
pub fn ExportForm() -> impl IntoView {
    let list = use_game_list();
    let open = list.exporting;
    let i18n = use_i18n();
    let format = RwSignal::new(ExportFormat::ALL[0].name());
    // Of a selection there is no backup: it holds all.
    let has_selected = !list.selection.ids().is_empty();
    let formats = ExportFormat::ALL
        .into_iter()
        .filter(move |&format| !has_selected || format != ExportFormat::Backup);
    let options = formats.map(move |format| SelectOption {
        value: format.name(),
        label: Signal::derive(move || (i18n.text().games().format)(format)),
    });
    let games = move || {
        let games = list.games_to_export().len();
        (i18n.text().library().count)(games, games)
    };
    let choose = move |name: String| {
        if let Some(chosen) = ExportFormat::from_name(&name) {
            format.set(chosen.name());
        }
    };
    let download = move |()| {
        if let Some(format) = ExportFormat::from_name(format.get_untracked()) {
            export(list, format);
        }
        open.set(false);
    };
    view! {
        <p class="hint">{games}</p>
        <Field label=move || i18n.text().record_files().format.to_owned()>
            <Select name="format" options=options.collect() value=format on_change=choose/>
        </Field>
        <DialogButtons>
            <Button
                name="close"
                label=|text| text.record_files().close
                on_press=move |()| open.set(false)
            />
            <Button
                name="download"
                label=|text| text.record_files().download
                on_press=download
                class="primary"
            />
        </DialogButtons>
    }
}
