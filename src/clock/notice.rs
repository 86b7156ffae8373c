use leptos::prelude::*;

use crate::{
    element::el,
    platform::audio::{AudioOut, AudioState},
    reactive::{shown, words},
};

/// Says that the browser keeps the page silent, as long as it does. Any click
/// or key lets the sound on; the button is there to be pressed.
#[component]
pub fn SoundNotice(audio: AudioOut) -> impl IntoView {
    let words = words();
    let state = audio.state();
    let id = move || match state.get() {
        AudioState::Idle => "idle",
        AudioState::Blocked => "blocked",
        AudioState::Ready => "ready",
        AudioState::Missing => "missing",
    };
    let told = move || match state.get() {
        AudioState::Idle | AudioState::Ready => "",
        AudioState::Blocked => words.now().clock.sound_blocked,
        AudioState::Missing => words.now().clock.sound_missing,
    };
    let button = move || {
        el("button")
            .attr("type", "button")
            .word(words, |text| text.clock.sound_on)
            .view()
    };
    el("p")
        .class("sound-notice")
        .attr("role", "status")
        .live("data-sound", move || Some(id().to_owned()))
        .says(move || told().to_owned())
        .child(shown(move || state.get() == AudioState::Blocked, button))
        .view()
}
