//! The seconds of a clock in words.
use shogi::clock::{CueKind, CueProfile};

use crate::{Preference, Settings, i18n::Text};

/// Whether the seconds are to be spoken where a voice is there.
pub fn counts_aloud(settings: &Settings) -> bool {
    let counted = matches!(settings.cues, CueProfile::Countdown | CueProfile::CountUp);
    counted && settings.volume > 0 && !settings.preferences.has(Preference::NoSpeech)
}

/// The words of a cue; the profiles that only beep have none.
pub fn spoken(cue: CueKind, text: Text) -> String {
    let beside = text.assist();
    match cue {
        CueKind::EnterByoyomi => beside.byoyomi.to_owned(),
        CueKind::Elapsed(seconds) if seconds % 10 == 0 => (beside.gone)(seconds),
        CueKind::Remaining(seconds) | CueKind::Elapsed(seconds) => seconds.to_string(),
        CueKind::Beep | CueKind::LongTone { .. } => String::new(),
    }
}

/// Whether a voice speaks a language: `ja-JP` and `ja_JP` are of `ja`.
pub fn is_voice_of(voice: &str, language: &str) -> bool {
    let primary = voice.split(['-', '_']).next().unwrap_or_default();
    primary.eq_ignore_ascii_case(language)
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use super::*;
    use crate::i18n::Language;

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
    fn voices_are_known_by_their_language() {
        for (voice, language, is) in [
            ("ja-JP", "ja", true),
            ("ja_JP", "ja", true),
            ("SV", "sv", true),
            ("en-US", "ro", false),
            ("", "en", false),
        ] {
            assert_eq!(is_voice_of(voice, language), is, "{voice}");
        }
    }
}
