//! What is heard and felt besides the snap and the beeps: check, the end, seconds that
//! are spoken, a shake.
use core::time::Duration;

use leptos::prelude::*;
use shogi::clock::{CueKind, CueProfile};

use crate::{
    clock::on_each_cue,
    game::{use_game, use_game_clock},
    state::{use_audio, use_settings},
};
use komadai_model::{
    GameEvent, Preference,
    sound::{Timbre, counts_aloud, vibration_ms},
};
use komadai_texts::spoken_cue;
use komadai_ui::{effect, use_i18n};
use komadai_web::{audio::AudioOut, speech_synthesis::use_speech_synthesis, vibration::vibrate};

/// Follows the game and its clock, for the persons who play.
pub fn play_sounds() {
    let (game, settings, audio) = (use_game(), use_settings(), use_audio());
    let i18n = use_i18n();
    game.on_events(move |events| {
        let manner = settings.with_untracked(|settings| settings.preferences);
        let assists = game.with_untracked(|played| played.options().rules.assists());
        let is_end = |event: &GameEvent| matches!(event, GameEvent::Ended { .. });
        let is_check = |event: &GameEvent| matches!(event, GameEvent::Moved { check: true, .. });
        // The end takes the place of a check.
        if events.iter().any(is_end) && !manner.has(Preference::NoEndSound) {
            play_end_sound(audio);
        } else if events.iter().any(is_check) && assists && manner.has(Preference::CheckSound) {
            play_check_sound(audio);
        }
    });

    let voice = use_speech_synthesis();
    effect(move || {
        let tag = i18n.language().tag();
        let wanted = settings.with(counts_aloud);
        game.speaks_seconds.set(wanted && voice.speaks(tag));
    });
    on_cleanup(move || {
        game.speaks_seconds.try_set(false);
        voice.cancel();
    });
    let clock = use_game_clock().audible;
    on_each_cue(
        clock,
        move || {
            let profile = settings.with(|settings| settings.cues);
            game.speaks_seconds.get().then_some(profile)
        },
        move |cue| {
            let said = spoken_cue(cue, i18n.text_untracked());
            let volume = settings.with_untracked(|settings| settings.volume);
            let tag = i18n.language_untracked().tag();
            if !said.is_empty() {
                voice.speak(&said, tag, f32::from(volume) / 100.0);
            }
        },
    );
    on_each_cue(
        clock,
        move || {
            let shakes = settings.with(|settings| settings.preferences.has(Preference::Vibration));
            shakes.then_some(CueProfile::Countdown)
        },
        |cue| {
            if let CueKind::Remaining(seconds) = cue {
                vibrate(vibration_ms(seconds));
            }
        },
    );
}

const SHORT: Duration = Duration::from_millis(90);
const LONG: Duration = Duration::from_millis(320);

fn play_end_sound(audio: AudioOut) {
    audio.play_tones(&[
        (Timbre::plain(784.0, 0.25), SHORT * 2),
        (Timbre::plain(587.0, 0.25), SHORT * 2),
        (Timbre::plain(392.0, 0.25), LONG),
    ]);
}

fn play_check_sound(audio: AudioOut) {
    audio.play_tones(&[
        (Timbre::plain(1_319.0, 0.25), SHORT),
        (Timbre::plain(1_760.0, 0.25), SHORT),
    ]);
}
