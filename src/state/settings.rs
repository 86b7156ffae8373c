//! The reader's settings, as a context of the whole page.
use komadai_model::Settings;
use leptos::prelude::*;

/// Provides the settings to everything below.
pub fn provide_settings(settings: RwSignal<Settings>) {
    provide_context(settings);
}

/// The settings that [`provide_settings`] has provided.
pub fn use_settings() -> RwSignal<Settings> {
    expect_context()
}
