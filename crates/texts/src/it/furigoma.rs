use crate::FurigomaText;

pub const TEXT: FurigomaText = FurigomaText {
    toss: "Lancia cinque pedoni",
    said: |pawns, tokin, black| {
        let pawn = if pawns == 1 { "pedone" } else { "pedoni" };
        format!("{pawns} {pawn}, {tokin} tokin: il Nero è {black}.")
    },
    first: "chi è indicato per primo",
    second: "chi è indicato per secondo",
};
