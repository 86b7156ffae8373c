use crate::PlayText;

pub const TEXT: PlayText = PlayText {
    game: "対局",
    moves: "指し手",
    record: "棋譜",
    no_moves: "まだ指し手はありません。駒に触れると、動けるマスが出ます。",
    to_move: "手番",
    turn: |number, side| format!("{number}手目、{side}の番です"),
    new_game: "新しい対局",
    undo: "待った",
    hint: "ヒント",
    flip: "盤面反転",
    resign: "投了",
    more: "その他",
    settings: "設定",
    rules: "ルール",
    impasse: "持将棋",
    lost: "負けました",
    clock_waits: "初手で時計が動き始めます。",
    start_clock: "時計を動かす",
    dismiss: "閉じる",
    even_untimed: "平手 · 時計なし",
};
