//! Settings of version 1: form-encoded, looks and habits as a digit for each choice.
use shogi::clock::CueProfile;

use super::Values;
use crate::{
    BoardKind, BoardTheme, Coordinates, DragonFace, GoldFace, GoldFaces, HandsPlace, KingStyle,
    MinorPiece, MovesPlace, PieceSet, Preference, Preferences, Settings, Theme, i18n::Language,
    stored::StoredError,
};

/// # Errors
/// When the text is of another version or holds an unknown choice.
pub fn settings(text: &str) -> Result<Settings, StoredError> {
    let values = Values::new(text)?;
    let value = |key| values.text(key);
    let unknown = StoredError::Value;
    let flag = |key: &'static str| match value(key) {
        // Not stored by the first builds.
        "" | "0" => Ok(false),
        "1" => Ok(true),
        _ => Err(unknown(key)),
    };
    Ok(Settings {
        volume: value("volume")
            .parse()
            .ok()
            .filter(|&volume| volume <= 100)
            .ok_or(unknown("volume"))?,
        cues: CueProfile::from_name(value("cues")).ok_or(unknown("cues"))?,
        coordinates: Some(
            Coordinates::from_name(value("coordinates")).ok_or(unknown("coordinates"))?,
        ),
        kings: KingStyle::from_name(value("kings")).ok_or(unknown("kings"))?,
        theme: Theme::from_name(value("theme")).ok_or(unknown("theme"))?,
        look: look(value("look")),
        preferences: manner(value("manner")),
        language: match value("language") {
            "" => None,
            tag => Some(Language::from_tag(tag).ok_or(unknown("language"))?),
        },
        hands: HandsPlace::default(),
        moves: MovesPlace::default(),
        opponent: Settings::default().opponent,
        flipped: flag("flipped")?,
        lays_hand: flag("lays-hand")?,
        facing: flag("facing")?,
        opening_book: true,
        ponders: false,
        threads: None,
    })
}

/// The choice that a digit stands for; the first one where there is no such digit.
fn choice<T: Copy>(digits: &str, place: usize, all: &[T]) -> T {
    let digit = digits.as_bytes().get(place).copied().unwrap_or(b'0');
    let index = usize::from(digit.wrapping_sub(b'0'));
    all.get(index).copied().unwrap_or(all[0])
}

fn look(digits: &str) -> BoardTheme {
    let gold_face = |piece: MinorPiece| choice(digits, 3 + piece as usize, GoldFace::ALL);
    BoardTheme {
        pieces: choice(digits, 0, PieceSet::ALL),
        board: choice(digits, 1, BoardKind::ALL),
        dragon: choice(digits, 2, DragonFace::ALL),
        gold_faces: GoldFaces {
            silver: gold_face(MinorPiece::Silver),
            knight: gold_face(MinorPiece::Knight),
            lance: gold_face(MinorPiece::Lance),
            pawn: gold_face(MinorPiece::Pawn),
        },
        signs: choice(digits, 7, &[false, true]),
    }
}

fn manner(digits: &str) -> Preferences {
    let has = |place| choice(digits, place, &[false, true]);
    Preference::ALL
        .into_iter()
        .enumerate()
        .fold(Preferences::default(), |manner, (place, preference)| {
            manner.with(preference, has(place))
        })
}
