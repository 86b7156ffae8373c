use leptos::prelude::*;

use crate::{
    i18n::Language,
    platform::audio::{AudioOut, AudioState},
    reactive::{Shown, dynamic},
};

/// Says that the browser keeps the page silent, as long as it does. Any click
/// or key lets the sound on; the button is there to be pressed.
#[component]
pub fn SoundNotice(audio: AudioOut) -> impl IntoView {
    let language = expect_context::<Signal<Language>>();
    let text = move || &language.get().text().clock;
    let state = audio.state();
    view! {
        <p class="sound-notice" role="status" data-sound=Signal::derive(move || match state.get() {
            AudioState::Idle => "idle",
            AudioState::Blocked => "blocked",
            AudioState::Ready => "ready",
            AudioState::Missing => "missing",
        })>
            {dynamic(move || match state.get() {
                AudioState::Idle | AudioState::Ready => None,
                AudioState::Blocked => Some(text().sound_blocked),
                AudioState::Missing => Some(text().sound_missing),
            })}
            <Shown when=Signal::derive(move || state.get() == AudioState::Blocked)>
                <button type="button">{dynamic(move || text().sound_on)}</button>
            </Shown>
        </p>
    }
}
