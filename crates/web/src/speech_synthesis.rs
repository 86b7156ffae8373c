//! The speech synthesis of the Web Speech API. Voices that are missing are known only at
//! run time.
use js_sys::{Array, Function, Reflect};
use leptos::{logging, prelude::*};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::EventTarget;

use super::{js_call::call_method, listener::listen_in_owner};
use komadai_model::sound::is_voice_of;

/// Speaks for the page.
#[derive(Clone, Copy, Debug)]
pub struct SpeechSynthesizer {
    /// The languages that there are voices for, as tags; browsers may load them late.
    languages: RwSignal<Vec<String>>,
}

/// The synthesizer; it follows the browser's voices as long as the calling owner lives.
pub fn use_speech_synthesis() -> SpeechSynthesizer {
    let synthesizer = SpeechSynthesizer {
        languages: RwSignal::new(languages()),
    };
    let target: Option<EventTarget> = synthesis().and_then(|it| it.dyn_into().ok());
    if let Some(target) = target {
        listen_in_owner(&target, "voiceschanged", move |_| {
            synthesizer.languages.try_set(languages());
        });
    }
    synthesizer
}

impl SpeechSynthesizer {
    /// Whether it speaks a language, given by its tag.
    pub fn speaks(self, tag: &str) -> bool {
        self.languages
            .with(|languages| languages.iter().any(|known| is_voice_of(known, tag)))
    }

    /// Speaks at once, and interrupts what it is saying; `volume` is between 0 and 1.
    pub fn speak(self, words: &str, tag: &str, volume: f32) {
        if let Err(error) = say(words, tag, volume) {
            logging::warn!("speech: {error:?}");
        }
    }

    /// Interrupts what it is saying.
    pub fn cancel(self) {
        if let Some(synthesis) = synthesis()
            && let Err(error) = call_method(&synthesis, "cancel", &Array::new())
        {
            logging::warn!("speech: {error:?}");
        }
    }
}

fn synthesis() -> Option<JsValue> {
    let synthesis = Reflect::get(&window(), &"speechSynthesis".into()).ok()?;
    synthesis.is_object().then_some(synthesis)
}

fn languages() -> Vec<String> {
    let voices = synthesis().and_then(|it| call_method(&it, "getVoices", &Array::new()).ok());
    let Some(Ok(voices)) = voices.map(JsCast::dyn_into::<Array>) else {
        return Vec::new();
    };
    voices
        .iter()
        .filter_map(|voice| Reflect::get(&voice, &"lang".into()).ok()?.as_string())
        .collect()
}

fn say(words: &str, tag: &str, volume: f32) -> Result<(), JsValue> {
    let Some(synthesis) = synthesis() else {
        return Ok(());
    };
    let maker: Function =
        Reflect::get(&window(), &"SpeechSynthesisUtterance".into())?.dyn_into()?;
    let utterance = Reflect::construct(&maker, &Array::of1(&words.into()))?;
    Reflect::set(&utterance, &"lang".into(), &tag.into())?;
    Reflect::set(&utterance, &"volume".into(), &volume.into())?;
    // A number has to be over within its second.
    Reflect::set(&utterance, &"rate".into(), &1.2.into())?;
    call_method(&synthesis, "cancel", &Array::new())?;
    call_method(&synthesis, "speak", &Array::of1(&utterance)).map(drop)
}
