use leptos::prelude::*;
use shogi::{
    ByColor,
    clock::{Clock, CueProfile},
};

use super::voice;
use crate::{platform::audio::AudioOut, reactive::watch};

/// Makes the cues of the running clock heard, for the sides that are to hear
/// them: all of a turn are laid when it starts, and cut when the clock changes.
/// Whether the page may sound is known as soon as there is a clock.
pub fn sound_cues(
    audio: AudioOut,
    clock: Signal<Option<Clock>>,
    audible: ByColor<bool>,
    profile: impl Fn() -> CueProfile + Copy + 'static,
) {
    watch(move || {
        let silent = profile() == CueProfile::Silent || !(audible.black || audible.white);
        if clock.with(Option::is_some) && !silent {
            audio.prepare();
        }
    });
    watch(move || {
        let cues = clock
            .get()
            .filter(|clock| clock.running().is_some_and(|color| audible[color]))
            .map(|clock| clock.cues(profile()))
            .unwrap_or_default();
        audio.lay(cues.into_iter().map(voice::note).collect());
    });
    on_cleanup(move || audio.silence());
}
