use leptos::prelude::*;
use shogi::{
    ByColor,
    clock::{Clock, CueProfile},
};

use super::tones;
use crate::{platform::audio::AudioOut, state::effect};

/// Makes the cues of the running clock heard, for the sides that are to hear
/// them: all of a turn are laid when it starts, and cut when the clock changes.
/// Whether the page may sound is known as soon as there is a clock.
pub fn sound_cues(
    audio: AudioOut,
    clock: Signal<Option<Clock>>,
    audible: ByColor<bool>,
    profile: impl Fn() -> CueProfile + Copy + 'static,
) {
    effect(move || {
        let silent = profile() == CueProfile::Silent || !(audible.black || audible.white);
        if clock.with(Option::is_some) && !silent {
            audio.prepare();
        }
    });
    effect(move || {
        let cues = clock
            .get()
            .filter(|clock| clock.running().is_some_and(|color| audible[color]))
            .map(|clock| clock.cues(profile()))
            .unwrap_or_default();
        audio.lay(cues.into_iter().map(tones::note).collect());
    });
    on_cleanup(move || audio.silence());
}
