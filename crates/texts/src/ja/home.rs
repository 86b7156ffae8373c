use komadai_search::Level;

use crate::HomeText;

pub const TEXT: HomeText = HomeText {
    about: "将棋では、相手の玉を詰ませれば勝ちです。取った駒は自分の駒として使えます。",
    unfinished: "対局の続き",
    resume: "続ける",
    last_game: "前回の対局",
    review: "検討する",
    first_game: "将棋ははじめて",
    first_game_hint: "盤の上で一つずつ学ぶことも、すぐに最初の一局を指すこともできます。一番やさしいレベル、時計なし、ヒント付きです。",
    learn_start: "将棋を学ぶ",
    first_game_start: "はじめての対局を始める",
    computer: "コンピューターと指す",
    level: "強さ",
    level_name,
    side: "手番",
    black: "先手",
    white: "後手",
    random: "ランダム",
    start: "対局開始",
    options: "詳しく設定",
    two_players: "二人で指す",
    two_players_hint: "この端末で交互に指します。",
    two_devices: "通信対局",
    open_record: "棋譜を開く",
    open_record_hint: "主な形式の棋譜を再生し、検討できます。",
    open_file: "ファイルを選ぶ",
    paste: "貼り付け",
    not_pasted: "クリップボードから何も読み取れませんでした。欄に貼り付けてください。",
    recent: "最近の対局",
    no_games: "指した対局と書き加えた棋譜はここに保存されます。",
    all_games: "すべての棋譜",
    board: "盤面",
};

fn level_name(level: Level) -> &'static str {
    match level.number() {
        1 => "将棋ははじめて",
        2 => "動かし方を覚えたばかり",
        3 => "指しはじめたころ",
        4 => "初心者",
        5 => "初級者",
        6 => "趣味で指す人",
        7 => "中級者",
        8 => "道場に通う人",
        9 => "有段者",
        _ => "全力",
    }
}
