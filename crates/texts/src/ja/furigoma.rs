use crate::FurigomaText;

pub const TEXT: FurigomaText = FurigomaText {
    toss: "振り駒をする",
    said: |pawns, tokin, black| {
        format!("歩が{pawns}枚、と金が{tokin}枚です。{black}が先手になります。")
    },
    first: "一人目の対局者",
    second: "二人目の対局者",
};
