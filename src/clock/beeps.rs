use leptos::prelude::*;
use shogi::{
    ByColor,
    clock::{Clock, CueProfile},
};

use komadai_model::sound::cue_to_tone;
use komadai_ui::effect;
use komadai_web::audio::AudioOut;

/// Plays the cues of the running clock, for the sides that are to hear them: all cues of a
/// turn are scheduled when it starts, and cancelled when the clock changes. Whether the page
/// may play sounds is known as soon as there is a clock.
pub fn schedule_beeps(
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
    // Another clock may have notes, and there is one schedule.
    let has_scheduled = StoredValue::new(false);
    effect(move || {
        let cues = clock
            .get()
            .filter(|clock| clock.running().is_some_and(|color| audible[color]))
            .map(|clock| clock.cues(profile()))
            .unwrap_or_default();
        let had_scheduled = has_scheduled.get_value();
        has_scheduled.set_value(!cues.is_empty());
        if had_scheduled || !cues.is_empty() {
            audio.schedule(cues.into_iter().map(cue_to_tone).collect());
        }
    });
    on_cleanup(move || {
        if has_scheduled.try_get_value() == Some(true) {
            audio.silence();
        }
    });
}
