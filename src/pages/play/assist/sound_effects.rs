//! What is heard and felt besides the snap and the beeps: check, the end, seconds that
//! are spoken, a shake.
use core::time::Duration;

use leptos::prelude::*;
use shogi::clock::{CueKind, CueProfile};

use crate::{
    clock::on_each_cue,
    pages::play::game_controller::use_game,
    state::{effect, use_audio, use_i18n, use_settings},
    web::{
        audio::{AudioOut, Timbre},
        speech_synthesis::use_speech_synthesis,
        vibration::vibrate,
    },
};
use komadai_model::{GameEvent, Preference, Settings, i18n::Text};

/// Follows the game and its clock, for the persons who play.
pub fn play_sounds() {
    let (game, settings, audio) = (use_game(), use_settings(), use_audio());
    let i18n = use_i18n();
    game.on_events(move |events| {
        let manner = settings.with_untracked(|settings| settings.preferences);
        let assists = game
            .played
            .with_untracked(|played| played.options().rules.assists());
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
    let clock = game.audible_clock();
    on_each_cue(
        clock,
        move || {
            let profile = settings.with(|settings| settings.cues);
            game.speaks_seconds.get().then_some(profile)
        },
        move |cue| {
            let said = spoken(cue, i18n.text_untracked());
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

/// Whether the seconds are to be spoken where a voice is there.
fn counts_aloud(settings: &Settings) -> bool {
    let counted = matches!(settings.cues, CueProfile::Countdown | CueProfile::CountUp);
    counted && settings.volume > 0 && !settings.preferences.has(Preference::NoSpeech)
}

/// The words of a cue; the profiles that only beep have none.
fn spoken(cue: CueKind, text: Text) -> String {
    let beside = text.assist();
    match cue {
        CueKind::EnterByoyomi => beside.byoyomi.to_owned(),
        CueKind::Elapsed(seconds) if seconds % 10 == 0 => (beside.gone)(seconds),
        CueKind::Remaining(seconds) | CueKind::Elapsed(seconds) => seconds.to_string(),
        CueKind::Beep | CueKind::LongTone { .. } => String::new(),
    }
}

/// The vibration, in milliseconds, at a number of seconds left.
const fn vibration_ms(seconds: u16) -> u32 {
    match seconds {
        1..=3 => 160,
        4..=5 => 90,
        _ => 45,
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use komadai_model::i18n::Language;

    #[test]
    fn counts_are_spoken_and_beeps_are_not() {
        for (cue, i18n) in [
            (CueKind::Remaining(10), "10"),
            (CueKind::Elapsed(30), "30 seconds"),
            (CueKind::Elapsed(7), "7"),
            (CueKind::Beep, ""),
            (
                CueKind::LongTone {
                    until: Duration::ZERO,
                },
                "",
            ),
        ] {
            assert_eq!(spoken(cue, Language::English.text()), i18n, "{cue:?}");
        }
    }

    #[test]
    fn who_has_turned_the_sound_off_is_not_spoken_to() {
        let counted = |volume, cues| {
            counts_aloud(&Settings {
                volume,
                cues,
                ..Settings::default()
            })
        };
        assert!(counted(70, CueProfile::CountUp) && counted(70, CueProfile::Countdown));
        assert!(!counted(0, CueProfile::CountUp));
        assert!(!counted(70, CueProfile::Classic) && !counted(70, CueProfile::Silent));
    }

    #[test]
    fn the_last_seconds_shake_longer() {
        let shakes: Vec<u32> = (1..=10).map(vibration_ms).collect();
        assert!(shakes.is_sorted_by(|sooner, later| sooner >= later));
        assert!(shakes[0] > shakes[9] && shakes[9] > 0);
    }
}
