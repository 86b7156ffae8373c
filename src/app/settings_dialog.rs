use leptos::prelude::*;

use crate::screens::settings::SETTINGS;
use komadai_ui::LazyDialog;

/// What a reader can choose, on every screen.
#[component]
pub fn SettingsDialog(open: RwSignal<bool>) -> impl IntoView {
    let contents = move |view: fn(RwSignal<bool>) -> AnyView| view(open);
    view! {
        <LazyDialog
            name="settings"
            title=|text| text.play().settings
            open
            module=&SETTINGS
            view=contents
        />
    }
}
