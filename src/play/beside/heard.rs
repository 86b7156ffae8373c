//! What is heard and felt besides the snap and the beeps: check, the end, seconds that
//! are spoken, a shake.
use core::time::Duration;

use leptos::prelude::*;
use shogi::clock::{CueKind, CueProfile};

use crate::{
    clock::on_each_cue,
    play::rest::Rest,
    state::effect,
    web::{
        audio::{AudioOut, Timbre},
        speech_synthesis::use_speech_synthesis,
        vibration::vibrate,
    },
};
use komadai_model::{Habit, News, Seen, Settings, i18n::Text};

/// Follows the game and its clock, for the persons who play.
pub fn attend(rest: Rest) {
    let Rest {
        table, settings, ..
    } = rest;
    let i18n = table.i18n;
    let mut seen = table.game.with_untracked(Seen::of);
    effect(move || {
        let (news, now) = table.game.with(|game| (seen.news(game), Seen::of(game)));
        seen = now;
        let manner = settings.with_untracked(|settings| settings.manner);
        let has = |habit| manner.has(habit);
        play_event_sound(
            table.audio,
            news,
            has(Habit::CheckHeard),
            !has(Habit::EndUnheard),
        );
    });

    let voice = use_speech_synthesis();
    effect(move || {
        let tag = i18n.language().tag();
        let wanted = settings.with(counts_aloud);
        table.spoken.set(wanted && voice.speaks(tag));
    });
    on_cleanup(move || {
        table.spoken.try_set(false);
        voice.cancel();
    });
    let clock = table.heard();
    on_each_cue(
        clock,
        move || {
            let profile = settings.with(|settings| settings.cues);
            table.spoken.get().then_some(profile)
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
            let shakes = settings.with(|settings| settings.manner.has(Habit::Shakes));
            shakes.then_some(CueProfile::Countdown)
        },
        |cue| {
            if let CueKind::Left(seconds) = cue {
                vibrate(vibration_ms(seconds));
            }
        },
    );
}

/// Whether the seconds are to be spoken where a voice is there.
fn counts_aloud(settings: &Settings) -> bool {
    let counted = matches!(settings.cues, CueProfile::Countdown | CueProfile::CountUp);
    counted && settings.volume > 0 && !settings.manner.has(Habit::Unspoken)
}

/// The words of a cue; the profiles that only beep have none.
fn spoken(cue: CueKind, text: &Text) -> String {
    let beside = &text.later().beside;
    match cue {
        CueKind::EnterByoyomi => beside.byoyomi.to_owned(),
        CueKind::Gone(seconds) if seconds % 10 == 0 => (beside.gone)(seconds),
        CueKind::Left(seconds) | CueKind::Gone(seconds) => seconds.to_string(),
        CueKind::Pip | CueKind::Tone { .. } => String::new(),
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

/// The end takes the place of a check.
fn play_event_sound(audio: AudioOut, news: News, check: bool, end: bool) {
    if news.ended && end {
        audio.play_tones(&[
            (Timbre::plain(784.0, 0.25), SHORT * 2),
            (Timbre::plain(587.0, 0.25), SHORT * 2),
            (Timbre::plain(392.0, 0.25), LONG),
        ]);
    } else if news.check && check {
        audio.play_tones(&[
            (Timbre::plain(1_319.0, 0.25), SHORT),
            (Timbre::plain(1_760.0, 0.25), SHORT),
        ]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use komadai_model::i18n::EN;

    #[test]
    fn counts_are_spoken_and_beeps_are_not() {
        for (cue, i18n) in [
            (CueKind::Left(10), "10"),
            (CueKind::Gone(30), "30 seconds"),
            (CueKind::Gone(7), "7"),
            (CueKind::Pip, ""),
            (
                CueKind::Tone {
                    until: Duration::ZERO,
                },
                "",
            ),
        ] {
            assert_eq!(spoken(cue, &EN), i18n, "{cue:?}");
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
