use leptos::prelude::*;
use shogi::Setup;

use super::super::{controller::use_record, open_record::pick_files, print::PrintItems};
use komadai_model::Route;
use komadai_ui::{MenuButton, MenuItem, use_i18n};

/// Begins, opens, saves and prints records.
#[component]
pub fn FileMenu(
    /// Whether the dialog that saves the record is open.
    saving: RwSignal<bool>,
    /// Whether the dialog of the game's headers is open.
    information: RwSignal<bool>,
) -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    view! {
        <MenuButton
            name="file"
            label=|text| text.record().file
            on_choose=move |()| controller.close_tools()
        >
            <MenuItem
                name="new-record"
                icon="new"
                label=i18n.signal(|text| text.record().new_record)
                on_press=move |()| controller.finish_editing(Some(Setup::startpos()))
            />
            <MenuItem
                name="open"
                icon="open"
                label=i18n.signal(|text| text.record().open)
                on_press=move |()| pick_files(controller)
            />
            <MenuItem
                name="shelf"
                icon="games"
                label=i18n.signal(|text| text.record().shelf)
                on_press=move |()| controller.router.navigate(&Route::GAMES)
            />
            <MenuItem
                name="save"
                icon="save"
                label=i18n.signal(|text| text.record().save)
                on_press=move |()| saving.set(true)
            />
            <MenuItem
                name="information"
                icon="info"
                label=i18n.signal(|text| text.game_info().open)
                on_press=move |()| information.set(true)
            />
            <PrintItems/>
        </MenuButton>
    }
}
