//! Five pawns tossed for the sides: for a part that is loaded later.
use super::romanian::{self, Noun};
use shogi::PieceKind;

#[derive(Debug)]
pub struct FurigomaText {
    pub toss: &'static str,
    /// How many fell as pawns, how many as tokin, and who is Black by that.
    pub said: fn(usize, usize, &str) -> String,
    /// A player without a name.
    pub first: &'static str,
    pub second: &'static str,
}

pub const EN: FurigomaText = FurigomaText {
    toss: "Toss five pawns",
    said: |pawns, tokin, black| {
        let pawn = if pawns == 1 { "pawn" } else { "pawns" };
        format!("{pawns} {pawn}, {tokin} tokin: Black is {black}.")
    },
    first: "the player named first",
    second: "the player named second",
};

pub const JA: FurigomaText = FurigomaText {
    toss: "振り駒をする",
    said: |pawns, tokin, black| {
        format!("歩が{pawns}枚、と金が{tokin}枚です。{black}が先手になります。")
    },
    first: "一人目の対局者",
    second: "二人目の対局者",
};

pub const IT: FurigomaText = FurigomaText {
    toss: "Lancia cinque pedoni",
    said: |pawns, tokin, black| {
        let pawn = if pawns == 1 { "pedone" } else { "pedoni" };
        format!("{pawns} {pawn}, {tokin} tokin: il Nero è {black}.")
    },
    first: "chi è indicato per primo",
    second: "chi è indicato per secondo",
};

pub const RO: FurigomaText = FurigomaText {
    toss: "Aruncă cinci pioni",
    said: |pawns, tokin, black| {
        let counted = |kind, count: usize| {
            let Noun(one, several) = romanian::pieces(kind);
            format!("{count} {}", if count == 1 { one } else { several })
        };
        let pawns = counted(PieceKind::Pawn, pawns);
        let tokin = counted(PieceKind::Tokin, tokin);
        format!("{pawns}, {tokin}: Negrul este {black}.")
    },
    first: "jucătorul numit primul",
    second: "jucătorul numit al doilea",
};

pub const SV: FurigomaText = FurigomaText {
    toss: "Kasta fem bönder",
    said: |pawns, tokin, black| {
        let pawn = if pawns == 1 { "bonde" } else { "bönder" };
        format!("{pawns} {pawn}, {tokin} tokin: Svart är {black}.")
    },
    first: "den som står först",
    second: "den som står sist",
};
