use leptos::prelude::*;

use crate::{
    i18n::Language,
    platform::audio::{AudioOut, AudioState},
};

/// Says that the browser keeps the page silent, as long as it does. Any click
/// or key lets the sound on; the button is there to be pressed.
#[component]
pub fn SoundNotice(audio: AudioOut) -> impl IntoView {
    let language = expect_context::<Signal<Language>>();
    let text = move || &language.get().text().clock;
    let state = audio.state();
    view! {
        <p class="sound-notice" role="status" data-sound=move || match state.get() {
            AudioState::Idle => "idle",
            AudioState::Blocked => "blocked",
            AudioState::Ready => "ready",
            AudioState::Missing => "missing",
        }>
            {move || match state.get() {
                AudioState::Idle | AudioState::Ready => None,
                AudioState::Blocked => Some(text().sound_blocked),
                AudioState::Missing => Some(text().sound_missing),
            }}
            <Show when=move || state.get() == AudioState::Blocked>
                <button type="button">{move || text().sound_on}</button>
            </Show>
        </p>
    }
}
