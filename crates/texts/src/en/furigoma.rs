use crate::FurigomaText;

pub const TEXT: FurigomaText = FurigomaText {
    toss: "Toss five pawns",
    said: |pawns, tokin, black| {
        let pawn = if pawns == 1 { "pawn" } else { "pawns" };
        format!("{pawns} {pawn}, {tokin} tokin: Black is {black}.")
    },
    first: "the player named first",
    second: "the player named second",
};
