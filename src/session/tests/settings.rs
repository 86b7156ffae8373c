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
        lays_hand: true,
    };
    for settings in [Settings::default(), chosen] {
        assert_eq!(Settings::from_text(&settings.to_text()), Ok(settings));
    }
}

#[test]
fn settings_of_the_first_builds_are_read() {
    let text = Settings::default().to_text();
    let earlier = text.replace("&lays-hand=0", "");
    assert_ne!(text, earlier);
    assert_eq!(Settings::from_text(&earlier), Ok(Settings::default()));
}

#[test]
fn unknown_choices_are_named() {
    let text = Settings::default().to_text();
    let with = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        Settings::from_text(&text.replace(from, to))
    };
    let version = SettingsError::Version("2".to_owned());
    assert_eq!(with("version=1", "version=2"), Err(version));
    for (from, to, name) in [
        ("volume=70", "volume=101", "volume"),
        ("kanji", "runes", "coordinates"),
        ("senior", "junior", "kings"),
        ("language=", "language=fr", "language"),
        ("flipped=0", "flipped=maybe", "flipped"),
        ("lays-hand=0", "lays-hand=2", "lays-hand"),
    ] {
        assert_eq!(with(from, to), Err(SettingsError::Choice(name)));
    }
    for foreign in ["", "[]", "%FF", "hello=1"] {
        assert_eq!(Settings::from_text(foreign), Err(SettingsError::Foreign));
    }
}
