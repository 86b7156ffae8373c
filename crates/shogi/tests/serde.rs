//! The feature `serde`: types are their texts.

use core::fmt::Debug;

use komadai_shogi::{Color, GameRules, Move, Position, Setup, Square, Strictness};
use serde::{Serialize, de::DeserializeOwned};

#[track_caller]
fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T, json: &str) {
    assert_eq!(serde_json::to_string(&value).expect(json), json);
    assert_eq!(serde_json::from_str::<T>(json).expect(json), value);
}

#[test]
fn each_is_a_string() {
    const SFEN: &str = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
    check(Color::White, "\"white\"");
    check(Square::new(7, 6).unwrap(), "\"7f\"");
    check("P*5e".parse::<Move>().unwrap(), "\"P*5e\"");
    check(
        "professional,move-limit=300".parse::<GameRules>().unwrap(),
        "\"professional,move-limit=300\"",
    );
    check(Setup::from_sfen(SFEN).unwrap(), &format!("\"{SFEN}\""));
    // One king, no king, two pawns on a file.
    for sfen in [
        SFEN,
        "9/9/4P4/9/9/9/9/9/9 b G 1",
        "4k4/9/4P4/4P4/9/9/9/9/9 b G 1",
    ] {
        let position = Position::from_sfen(sfen, Strictness::Composed)
            .or_else(|_| Position::from_sfen(sfen, Strictness::Lesson));
        check(position.unwrap(), &format!("\"{sfen}\""));
    }
}

#[test]
fn what_is_wrong_is_said() {
    let error = serde_json::from_str::<Move>("\"7g\"").unwrap_err();
    assert!(error.to_string().contains("column"), "{error}");
    let error = serde_json::from_str::<Square>("76").unwrap_err();
    assert!(error.to_string().contains("a square such as 7g"), "{error}");
}
