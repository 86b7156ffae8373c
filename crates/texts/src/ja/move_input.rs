use crate::MoveInputText;

pub const TEXT: MoveInputText = MoveInputText {
    label: "指し手を入力",
    example: "76歩、7g7f、P-7f など",
    unknown: "指し手として読めません。76歩、7g7f、P-7f のように入力してください。",
    no_such_move: "そこへ動ける駒がありません。",
    several: "そこへ動ける駒が二枚以上あります。58金右、4i5h のように、どの駒かを示してください。",
    not_your_turn: "あなたの手番ではありません。",
};
