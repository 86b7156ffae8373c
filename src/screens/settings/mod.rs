//! What a reader can choose, at once and for the next visits. All of it is loaded later;
//! here is what the first load knows.
mod about;
mod fields;
mod form;
mod theme_form;

use leptos::prelude::*;

use self::form::SettingsChoices;
use crate::style;
use komadai_ui::lazy_module;

lazy_module! {
    /// The contents of the settings dialog, which closes by the signal.
    pub static SETTINGS: fn(RwSignal<bool>) -> AnyView = extras(
        |open| view! { <SettingsChoices open/> }.into_any(),
        concat!(style!("forms"), style!("settings"), style!("theme-form"))
    );
}
