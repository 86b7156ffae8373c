use leptos::prelude::*;

use crate::{components::LazyDialog, pages::settings::SETTINGS};

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
