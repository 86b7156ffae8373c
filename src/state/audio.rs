//! The page's sound, as a context of the whole page.
use leptos::prelude::*;

use crate::web::audio::AudioOut;

/// Provides the sound to everything below.
pub fn provide_audio(audio: AudioOut) {
    provide_context(audio);
}

/// The sound that [`provide_audio`] has provided.
pub fn use_audio() -> AudioOut {
    expect_context()
}
