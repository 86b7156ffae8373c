use leptos::prelude::*;
use shogi::{
    ByColor,
    clock::{Clock, CueProfile},
};

use super::voice;
use crate::platform::audio::AudioOut;

/// Makes the cues of the running clock heard, for the sides that are to hear
/// them: all of a turn are laid when it starts, and cut when the clock changes.
pub fn sound_cues(
    audio: AudioOut,
    clock: Signal<Option<Clock>>,
    audible: Signal<ByColor<bool>>,
    profile: Signal<CueProfile>,
) {
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
