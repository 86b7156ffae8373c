//! The names of handicaps (手合割).

use komadai_shogi::Handicap;

/// The names in the description of the format.
const NAMES: [(&str, Handicap); 15] = [
    ("平手", Handicap::Even),
    ("香落ち", Handicap::Lance),
    ("右香落ち", Handicap::RightLance),
    ("角落ち", Handicap::Bishop),
    ("飛車落ち", Handicap::Rook),
    ("飛香落ち", Handicap::RookLance),
    ("二枚落ち", Handicap::TwoPieces),
    ("四枚落ち", Handicap::FourPieces),
    ("五枚落ち", Handicap::FivePieces),
    ("左五枚落ち", Handicap::LeftFivePieces),
    ("六枚落ち", Handicap::SixPieces),
    ("右七枚落ち", Handicap::RightSevenPieces),
    ("左七枚落ち", Handicap::LeftSevenPieces),
    ("八枚落ち", Handicap::EightPieces),
    ("十枚落ち", Handicap::TenPieces),
];

/// Names of other programs, which are read but not written.
const MORE_NAMES: [(&str, Handicap); 8] = [
    ("両香落ち", Handicap::BothLances),
    ("九枚落ち", Handicap::NinePieces),
    ("歩三兵", Handicap::ThreePawns),
    ("裸玉", Handicap::NakedKing),
    ("左香落ち", Handicap::Lance),
    ("飛落ち", Handicap::Rook),
    ("右五枚落ち", Handicap::FivePieces),
    ("飛車香落ち", Handicap::RookLance),
];

/// The meaning of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Named {
    Handicap(Handicap),
    /// Programs disagree on the missing pieces: this is the more probable handicap.
    Unclear(Handicap),
    /// No handicap; a diagram follows.
    Other,
    /// A tsume problem; a diagram follows.
    Problem,
    /// Another game than shogi on nine by nine squares.
    Variant,
    Unknown,
}

pub(super) fn read(name: &str) -> Named {
    // Such as 2枚落ち and 二枚落.
    let digits = ['２', '３', '４', '５', '６', '７', '８', '９'];
    let kanji = ["二", "三", "四", "五", "六", "七", "八", "九"];
    let mut name = name.replace("10", "十").replace("１０", "十");
    for ((full, kanji), half) in digits.iter().zip(kanji).zip('2'..='9') {
        name = name.replace([*full, half], kanji);
    }
    if name.ends_with('落') {
        name.push('ち');
    }
    let known = NAMES.iter().chain(&MORE_NAMES);
    match name.as_str() {
        "三枚落ち" => Named::Unclear(Handicap::ThreePieces),
        "七枚落ち" => Named::Unclear(Handicap::RightSevenPieces),
        "その他" | "" => Named::Other,
        "詰将棋" | "詰め将棋" => Named::Problem,
        text => match known.into_iter().find(|(known, _)| *known == text) {
            Some((_, handicap)) => Named::Handicap(*handicap),
            None if text.contains("将棋") || text.contains("しょうぎ") => Named::Variant,
            None => Named::Unknown,
        },
    }
}

/// The name, if all programs agree on it; otherwise a diagram is written.
pub(in crate::notation) fn name(handicap: Handicap) -> Option<&'static str> {
    let (name, _) = NAMES.iter().find(|(_, known)| *known == handicap)?;
    Some(name)
}
