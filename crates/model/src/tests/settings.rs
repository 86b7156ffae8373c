use core::num::NonZeroU8;

use super::super::{
    BoardKind, BoardTheme, Coordinates, DragonFace, GoldFace, HandsPlace, KingStyle, MinorPiece,
    MovesPlace, PieceSet, Preference, Preferences, Seat, Settings, StoredError, Theme,
};
use crate::i18n::Language;

/// Settings of which all are other than at first, as tests/data/stored has them.
fn chosen() -> Settings {
    Settings {
        volume: 0,
        cues: shogi::clock::CueProfile::CountUp,
        coordinates: Some(Coordinates::Letters),
        kings: KingStyle::BothJewel,
        theme: Theme::Dark,
        look: BoardTheme::default()
            .with_pieces(PieceSet::TwoKanji)
            .with_board(BoardKind::Legged)
            .with_gold_face(MinorPiece::Knight, GoldFace::Short)
            .with_move_hints(true),
        preferences: Preferences::default()
            .with(Preference::WelcomeRead, true)
            .with(Preference::NoEndSound, true),
        language: Some(Language::Japanese),
        flipped: true,
        lays_hand: true,
        facing: true,
        // Not stored by version 1.
        ..Settings::default()
    }
}

#[test]
fn settings_come_back() {
    let confirming = Settings {
        preferences: Preferences::default()
            .with(Preference::WelcomeRead, true)
            .with(Preference::ConfirmMoves, true),
        ..chosen()
    };
    let placed = Settings {
        hands: HandsPlace::InLine,
        moves: MovesPlace::Below,
        opponent: Seat::Human,
        ponders: true,
        threads: NonZeroU8::new(3),
        ..chosen()
    };
    for settings in [Settings::default(), chosen(), confirming, placed] {
        assert_eq!(Settings::from_stored(&settings.to_stored()), Ok(settings));
    }
}

#[test]
fn settings_of_earlier_builds_are_read() {
    let read = |text: &str| Settings::from_stored(text.trim_end());
    // They always stored the coordinates.
    let first = Settings {
        coordinates: Some(Coordinates::Kanji),
        ..Settings::default()
    };
    let default = include_str!("../../tests/data/stored/settings_default.txt");
    assert_eq!(read(default), Ok(first));
    let first_build = include_str!("../../tests/data/stored/settings_first_build.txt");
    assert_eq!(read(first_build), Ok(first));
    let text = include_str!("../../tests/data/stored/settings_chosen.txt");
    assert_eq!(read(text), Ok(chosen()));
}

#[test]
fn coordinates_follow_the_language_until_they_are_chosen() {
    let first = Settings::default();
    assert_eq!(
        first.coordinates_for(Language::Japanese),
        Coordinates::Kanji
    );
    assert_eq!(
        first.coordinates_for(Language::Swedish),
        Coordinates::Letters
    );
    let digits = Settings {
        coordinates: Some(Coordinates::Digits),
        ..first
    };
    assert_eq!(
        digits.coordinates_for(Language::Japanese),
        Coordinates::Digits
    );
}

#[test]
fn settings_that_are_not_stored_are_as_at_first() {
    let few = "{\"version\":2,\"value\":{\"flipped\":true,\"later\":[1]}}";
    let flipped = Settings {
        flipped: true,
        ..Settings::default()
    };
    assert_eq!(Settings::from_stored(few), Ok(flipped));
}

#[test]
fn unknown_choices_are_named() {
    let text = Settings::default().to_stored();
    let with = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        Settings::from_stored(&text.replace(from, to)).expect_err("an unknown choice")
    };
    let version = StoredError::Version("3".to_owned());
    assert_eq!(with("\"version\":2", "\"version\":3"), version);
    for (from, to, what) in [
        (
            "\"volume\":70",
            "\"volume\":101",
            "volume is 101, at most 100",
        ),
        ("classic", "silence", "unknown cue_profile \"silence\""),
        ("kanji", "runes", "unknown variant `runes`"),
        ("senior", "junior", "unknown variant `junior`"),
        (
            "\"language\":null",
            "\"language\":\"fr\"",
            "unknown variant `fr`",
        ),
        ("\"flipped\":false", "\"flipped\":0", "expected a boolean"),
        (
            "\"opponent\":\"computer-1\"",
            "\"opponent\":\"computer-11\"",
            "unknown seat",
        ),
        ("\"threads\":null", "\"threads\":0", "nonzero"),
        ("\"threads\":null}}", "\"threads\"", "EOF while parsing"),
    ] {
        let error = with(from, to).to_string();
        assert!(
            error.contains(what) && error.contains("line 1 column"),
            "{error}"
        );
    }
    for foreign in ["", "[]", "%FF", "hello=1", "{}"] {
        assert_eq!(
            Settings::from_stored(foreign),
            Err(StoredError::Foreign),
            "{foreign}"
        );
    }
    let stored = include_str!("../../tests/data/stored/settings_default.txt");
    for (from, to, name) in [
        ("volume=70", "volume=101", "volume"),
        ("kanji", "runes", "coordinates"),
        ("language=", "language=fr", "language"),
        ("flipped=0", "flipped=maybe", "flipped"),
        ("facing=0", "facing=yes", "facing"),
    ] {
        let error = Settings::from_stored(stored.replace(from, to).trim_end());
        assert_eq!(error, Err(StoredError::Value(name)));
    }
}

/// Every look that can be chosen, one choice away from the first or from another.
fn looks() -> Vec<BoardTheme> {
    let mut looks = Vec::new();
    for &pieces in PieceSet::ALL {
        for &board in BoardKind::ALL {
            let look = BoardTheme::default().with_pieces(pieces).with_board(board);
            looks.extend(DragonFace::ALL.iter().map(|&face| look.with_dragon(face)));
            for &piece in MinorPiece::ALL {
                let faces = pieces.gold_faces(piece);
                looks.extend(faces.iter().map(|&face| look.with_gold_face(piece, face)));
            }
        }
    }
    looks
}

#[test]
fn every_look_comes_back() {
    for look in looks() {
        let settings = Settings {
            look,
            ..Settings::default()
        };
        assert_eq!(Settings::from_stored(&settings.to_stored()), Ok(settings));
    }
}

#[test]
fn a_choice_leaves_the_others_as_they_are() {
    for look in looks() {
        let changed = look
            .with_board(BoardKind::Dark)
            .with_gold_face(MinorPiece::Pawn, GoldFace::Cursive);
        assert_eq!(changed.board(), BoardKind::Dark);
        assert_eq!(changed.pieces(), look.pieces());
        assert_eq!(changed.dragon(), look.dragon());
        assert_eq!(
            changed.gold_face(MinorPiece::Lance),
            look.gold_face(MinorPiece::Lance)
        );
    }
}

#[test]
fn a_preference_is_set_and_taken_back() {
    for preference in Preference::ALL {
        let preferences = Preferences::default().with(preference, true);
        let kept = preferences;
        for other in Preference::ALL {
            assert_eq!(
                kept.has(other),
                other == preference,
                "{preference:?} {other:?}"
            );
        }
        assert_eq!(preferences.with(preference, false), Preferences::default());
    }
    // As it was when it was first stored.
    let stored = stored("manner=00000000", "manner=010010").preferences;
    assert!(stored.has(Preference::CheckSound) && stored.has(Preference::NoSpeech));
    assert!(!stored.has(Preference::WelcomeRead) && !stored.has(Preference::ConfirmMoves));
}

/// What a text of version 1 with another value says.
fn stored(from: &str, to: &str) -> Settings {
    let text = include_str!("../../tests/data/stored/settings_default.txt").trim_end();
    assert!(text.contains(from), "{text}");
    Settings::from_stored(&text.replace(from, to)).expect("it is read")
}

#[test]
fn looks_mean_what_they_meant_when_they_were_stored() {
    let stored_look = |digits: &str| stored("look=00000000", &format!("look={digits}")).look;
    let look = stored_look("1410302");
    assert_eq!(look.pieces(), PieceSet::TwoKanji);
    assert_eq!(look.board(), BoardKind::Contrast);
    assert_eq!(look.dragon(), DragonFace::New);
    assert_eq!(look.gold_face(MinorPiece::Silver), GoldFace::Own);
    assert_eq!(look.gold_face(MinorPiece::Knight), GoldFace::Cursive);
    assert_eq!(look.gold_face(MinorPiece::Pawn), GoldFace::Short);
    assert!(!look.move_hints() && stored_look("14103021").move_hints());
    // A build that is older than a choice shows what it has.
    let later = stored_look("99");
    assert_eq!(
        (later.pieces(), later.board()),
        (PieceSet::Kanji, BoardKind::Table)
    );
    for damaged in ["", "oak", "%25", "駒", "00000000000"] {
        assert_eq!(stored_look(damaged), BoardTheme::default());
    }
    // A face that the set does not have is not shown.
    let signs = look.with_pieces(PieceSet::Moves);
    assert_eq!(signs.gold_face(MinorPiece::Knight), GoldFace::Own);
    assert_eq!(signs.with_pieces(PieceSet::TwoKanji), look);
}
