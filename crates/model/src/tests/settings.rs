use core::num::NonZeroU8;

use super::super::{
    BoardKind, BoardTheme, Coordinates, DragonFace, GoldFace, HandsPlace, KingStyle, MinorPiece,
    MovesPlace, PieceSet, Preference, Preferences, Seat, Settings, StoredError, Theme,
};
use crate::Language;

/// Settings of which many are other than at first.
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
}

#[test]
fn a_face_that_the_set_does_not_have_is_not_shown() {
    let look = BoardTheme::default()
        .with_pieces(PieceSet::TwoKanji)
        .with_gold_face(MinorPiece::Knight, GoldFace::Cursive);
    let signs = look.with_pieces(PieceSet::Moves);
    assert_eq!(signs.gold_face(MinorPiece::Knight), GoldFace::Own);
    assert_eq!(signs.with_pieces(PieceSet::TwoKanji), look);
}
