//! Whether the seconds of a clock are spoken.
use shogi::clock::CueProfile;

use crate::{Preference, Settings};

/// Whether the seconds are to be spoken where a voice is there.
pub fn counts_aloud(settings: &Settings) -> bool {
    let counted = matches!(settings.cues, CueProfile::Countdown | CueProfile::CountUp);
    counted && settings.volume > 0 && !settings.preferences.has(Preference::NoSpeech)
}

/// Whether a voice speaks a language: `ja-JP` and `ja_JP` are of `ja`.
pub fn is_voice_of(voice: &str, language: &str) -> bool {
    let primary = voice.split(['-', '_']).next().unwrap_or_default();
    primary.eq_ignore_ascii_case(language)
}

#[cfg(test)]
mod tests {
    use super::*;

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
