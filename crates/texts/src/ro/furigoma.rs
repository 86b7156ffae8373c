use shogi::PieceKind;

use super::grammar::{self, Noun};
use crate::FurigomaText;

pub const TEXT: FurigomaText = FurigomaText {
    toss: "Aruncă cinci pioni",
    said: |pawns, tokin, black| {
        let counted = |kind, count: usize| {
            let Noun(one, several) = grammar::pieces(kind);
            format!("{count} {}", if count == 1 { one } else { several })
        };
        let pawns = counted(PieceKind::Pawn, pawns);
        let tokin = counted(PieceKind::Tokin, tokin);
        format!("{pawns}, {tokin}: Negrul este {black}.")
    },
    first: "jucătorul numit primul",
    second: "jucătorul numit al doilea",
};
