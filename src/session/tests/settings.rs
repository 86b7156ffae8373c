use super::super::{
    BoardKind, Coordinates, DragonFace, GoldFace, Habit, KingStyle, Lesser, Look, Manner, PieceSet,
    Settings, SettingsError, Theme,
};
use crate::i18n::Language;

#[test]
fn settings_come_back() {
    let chosen = Settings {
        volume: 0,
        cues: shogi::clock::CueProfile::CountUp,
        coordinates: Coordinates::Letters,
        kings: KingStyle::BothJewel,
        theme: Theme::Dark,
        look: Look::default()
            .with_pieces(PieceSet::TwoKanji)
            .with_board(BoardKind::Legged)
            .with_gold_face(Lesser::Knight, GoldFace::Short)
            .with_signs(true),
        manner: Manner::default()
            .with(Habit::Welcomed, true)
            .with(Habit::Confirms, true),
        language: Some(Language::Japanese),
        flipped: true,
        lays_hand: true,
        facing: true,
    };
    for settings in [Settings::default(), chosen] {
        assert_eq!(Settings::from_text(&settings.to_text()), Ok(settings));
    }
}

#[test]
fn settings_of_the_first_builds_are_read() {
    let text = Settings::default().to_text();
    for later in [
        "&lays-hand=0",
        "&facing=0",
        "&look=00000000",
        "&manner=00000000",
    ] {
        let earlier = text.replace(later, "");
        assert_ne!(text, earlier);
        assert_eq!(Settings::from_text(&earlier), Ok(Settings::default()));
    }
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
        ("facing=0", "facing=yes", "facing"),
    ] {
        assert_eq!(with(from, to), Err(SettingsError::Choice(name)));
    }
    for foreign in ["", "[]", "%FF", "hello=1"] {
        assert_eq!(Settings::from_text(foreign), Err(SettingsError::Foreign));
    }
}

/// Every look that can be chosen, one choice away from the first or from another.
fn looks() -> Vec<Look> {
    let mut looks = Vec::new();
    for &pieces in PieceSet::ALL {
        for &board in BoardKind::ALL {
            let look = Look::default().with_pieces(pieces).with_board(board);
            looks.extend(DragonFace::ALL.iter().map(|&face| look.with_dragon(face)));
            for &piece in Lesser::ALL {
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
        assert_eq!(Settings::from_text(&settings.to_text()), Ok(settings));
    }
}

#[test]
fn a_choice_leaves_the_others_as_they_are() {
    for look in looks() {
        let changed = look
            .with_board(BoardKind::Dark)
            .with_gold_face(Lesser::Pawn, GoldFace::Cursive);
        assert_eq!(changed.board(), BoardKind::Dark);
        assert_eq!(changed.pieces(), look.pieces());
        assert_eq!(changed.dragon(), look.dragon());
        assert_eq!(
            changed.gold_face(Lesser::Lance),
            look.gold_face(Lesser::Lance)
        );
    }
}

const HABITS: [Habit; 6] = [
    Habit::Welcomed,
    Habit::CheckHeard,
    Habit::EndUnheard,
    Habit::Shakes,
    Habit::Unspoken,
    Habit::Confirms,
];

#[test]
fn a_habit_is_taken_up_and_left_alone() {
    for habit in HABITS {
        let manner = Manner::default().with(habit, true);
        let kept = Manner::from_text(manner.text());
        for other in HABITS {
            assert_eq!(kept.has(other), other == habit, "{habit:?} {other:?}");
        }
        assert_eq!(manner.with(habit, false), Manner::default());
    }
    // As it was when it was first stored.
    let stored = Manner::from_text("010010");
    assert!(stored.has(Habit::CheckHeard) && stored.has(Habit::Unspoken));
    assert!(!stored.has(Habit::Welcomed) && !stored.has(Habit::Confirms));
}

#[test]
fn looks_mean_what_they_meant_when_they_were_stored() {
    let look = Look::from_text("1410302");
    assert_eq!(look.pieces(), PieceSet::TwoKanji);
    assert_eq!(look.board(), BoardKind::Contrast);
    assert_eq!(look.dragon(), DragonFace::New);
    assert_eq!(look.gold_face(Lesser::Silver), GoldFace::Own);
    assert_eq!(look.gold_face(Lesser::Knight), GoldFace::Cursive);
    assert_eq!(look.gold_face(Lesser::Pawn), GoldFace::Short);
    assert!(!look.signs() && Look::from_text("14103021").signs());
    // A build that is older than a choice shows what it has.
    let later = Look::from_text("99");
    assert_eq!(
        (later.pieces(), later.board()),
        (PieceSet::Kanji, BoardKind::Table)
    );
    for damaged in ["", "oak", "%", "駒", "00000000000"] {
        assert_eq!(Look::from_text(damaged), Look::default());
    }
    // A face that the set does not have is not shown.
    let signs = look.with_pieces(PieceSet::Moves);
    assert_eq!(signs.gold_face(Lesser::Knight), GoldFace::Own);
    assert_eq!(signs.with_pieces(PieceSet::TwoKanji), look);
}
