use super::super::{Coordinates, KingStyle, Settings, SettingsError, Theme};
use crate::i18n::Language;

#[test]
fn settings_come_back() {
    let chosen = Settings {
        volume: 0,
        cues: shogi::clock::CueProfile::CountUp,
        coordinates: Coordinates::Letters,
        kings: KingStyle::BothJewel,
        theme: Theme::Dark,
        language: Some(Language::Japanese),
        flipped: true,
    };
    for settings in [Settings::default(), chosen] {
        assert_eq!(Settings::from_text(&settings.to_text()), Ok(settings));
    }
}

#[test]
fn unknown_choices_are_named() {
    let text = Settings::default().to_text();
    let with = |from: &str, to: &str| Settings::from_text(&text.replace(from, to));
    assert_eq!(with(":1,", ":2,"), Err(SettingsError::Version(2)));
    assert_eq!(with(":70,", ":101,"), Err(SettingsError::Choice("volume")));
    assert_eq!(
        with("kanji", "runes"),
        Err(SettingsError::Choice("coordinates"))
    );
    assert_eq!(
        with("null", "\"fr\""),
        Err(SettingsError::Choice("language"))
    );
    assert!(matches!(
        Settings::from_text("[]"),
        Err(SettingsError::Unreadable(_))
    ));
}
