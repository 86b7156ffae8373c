use leptos::prelude::*;
use shogi::{
    ByColor,
    clock::{Clock, CueProfile},
};

use super::voice;
use crate::platform::audio::AudioOut;

/// Makes the cues of the running clock heard, for the sides that are to hear
/// them: all of a turn are laid when it starts, and cut when the clock changes.
/// Whether the page may sound is known as soon as there is a clock.
pub fn sound_cues(
    audio: AudioOut,
    clock: Signal<Option<Clock>>,
    audible: Signal<ByColor<bool>>,
    profile: Signal<CueProfile>,
) {
    Effect::new(move || {
        let heard = audible.get();
        let silent = profile.get() == CueProfile::Silent || !(heard.black || heard.white);
        if clock.with(Option::is_some) && !silent {
            audio.prepare();
        }
    });
    Effect::new(move || {
        let cues = clock
            .get()
            .filter(|clock| clock.running().is_some_and(|color| audible.get()[color]))
            .map(|clock| clock.cues(profile.get()))
            .unwrap_or_default();
        audio.lay(cues.into_iter().map(voice::note).collect());
    });
    on_cleanup(move || audio.silence());
}
