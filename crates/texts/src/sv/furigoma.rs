use crate::FurigomaText;

pub const TEXT: FurigomaText = FurigomaText {
    toss: "Kasta fem bönder",
    said: |pawns, tokin, black| {
        let pawn = if pawns == 1 { "bonde" } else { "bönder" };
        format!("{pawns} {pawn}, {tokin} tokin: Svart är {black}.")
    },
    first: "den som står först",
    second: "den som står sist",
};
