use leptos::prelude::*;

use komadai_ui::{When, use_i18n};
use komadai_web::audio::{AudioOut, AudioState};

/// Says so while the browser blocks sound. Any click or key unlocks it; the button is there
/// to be clicked.
#[component]
pub fn AudioUnlockNotice(audio: AudioOut) -> impl IntoView {
    let i18n = use_i18n();
    let state = audio.state();
    let id = move || match state.get() {
        AudioState::Idle => "idle",
        AudioState::Blocked => "blocked",
        AudioState::Ready => "ready",
        AudioState::Missing => "missing",
    };
    let text = move || match state.get() {
        AudioState::Idle | AudioState::Ready => "",
        AudioState::Blocked => i18n.text().clock().sound_blocked,
        AudioState::Missing => i18n.text().clock().sound_missing,
    };
    let blocked = Signal::derive(move || state.get() == AudioState::Blocked);
    view! {
        <p class="sound-notice" role="status" data-sound=id>
            {text}
            <When condition=blocked>
                <button type="button">{move || i18n.text().clock().sound_on}</button>
            </When>
        </p>
    }
}
