//! What the page shares with its screens, as contexts of the whole page.
use leptos::prelude::*;

use komadai_model::Settings;
use komadai_web::audio::AudioOut;

/// Provides the reader's settings to everything below.
pub fn provide_settings(settings: RwSignal<Settings>) {
    provide_context(settings);
}

/// The settings that [`provide_settings`] has provided.
pub fn use_settings() -> RwSignal<Settings> {
    expect_context()
}

/// Provides the page's sound to everything below.
pub fn provide_audio(audio: AudioOut) {
    provide_context(audio);
}

/// The sound that [`provide_audio`] has provided.
pub fn use_audio() -> AudioOut {
    expect_context()
}
