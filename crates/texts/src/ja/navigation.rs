use crate::NavigationText;

pub const TEXT: NavigationText = NavigationText {
    label: "メインメニュー",
    skip: "本文へ移動",
    home: "ホーム",
    play: "対局",
    learn: "学ぶ",
    problems: "問題",
    games: "棋譜一覧",
    analyse: "検討",
    record: "棋譜",
    clock: "対局時計",
    remote: "通信対局",
    more: "その他",
    menu: "メニュー",
    language: "言語",
};
