use komadai_search::Level;
use shogi::Color;

use crate::{OpponentText, unbroken::unbroken};
use komadai_model::opponent::BlunderCost;

pub const TEXT: OpponentText = OpponentText {
    opponent: "対局相手",
    person: "人と指す",
    remote: "離れた人と指す",
    computer: "コンピューター",
    level: |number, name| format!("強さ{number}、{name}"),
    about,
    side: "自分の手番",
    by_lot: "振り駒",
    your_name: "自分の名前",
    at_once: "コンピューターはすぐに指す",
    thinks: |side| format!("{side}が考えています…"),
    how_was_my_move: "今の手は？",
    warns: "大きなミスの前に教える",
    held: "コンピュータはまだ指していません。",
    take_back: "待った",
    play_anyway: "このまま指す",
    looking: "調べています…",
    best: |line| format!("最善は{line}です。"),
    best_mates: |line, moves| format!("最善は{line}で、{moves}手詰です。"),
    not_looked: "プログラムを読み込めず、調べられませんでした。",
    no_advice: "この局面では助言できません。",
    fine: |played| format!("{played}に問題はありませんでした。"),
    cost,
    better: |line| format!("{line}のほうが良い手でした。"),
    punished: |line| format!("{line}と進むと厳しくなります。"),
    show_better: "より良い手を見る",
    show_punished: "この先を見る",
    back: "対局に戻る",
    looking_back: "盤には前の局面を表示しています。",
    no_worker: "コンピューターのプログラムを読み込めず、指せません。対局は保存されています。",
    try_again: "もう一度試す",
    by_hand: "先手も後手も自分で指す",
    goes_on_by_hand: "ここからは先手も後手も自分で指してください。",
    line,
};

fn about(level: Level) -> &'static str {
    match level.number() {
        1 => "見えた駒を取りますが、あまり見えていません。",
        2 => "取れる駒は取りますが、相手の狙いはあまり見えていません。",
        3 => "相手の狙いに気づきますが、三度に一度は忘れます。",
        4 => "駒を守りますが、短い詰みを見落とします。",
        5 => "一手先を読み、負けとわかれば投了します。",
        6 => "はっきりした悪手をとがめます。",
        7 => "短い手筋は見えますが、長い手筋は見落とします。",
        8 => "手筋や短い詰みをよく見ています。",
        9 => "隙をほとんど見せません。",
        _ => "必要なだけ考え、全力で指します。",
    }
}

fn cost(played: &str, cost: BlunderCost) -> String {
    match cost {
        BlunderCost::MateMissed(moves) => format!("{played}で、{moves}手詰を逃しました。"),
        BlunderCost::MateAllowed(moves) => format!("{played}で、{moves}手詰を許しました。"),
        BlunderCost::Points { points, decides } => {
            let much = match points {
                ..200 => "歩一枚ほどの",
                200..600 => "歩2、3枚ほどの",
                600..1_600 => "金銀一枚ほどの",
                1_600..3_200 => "大駒一枚ほどの",
                _ => "大駒一枚を超える",
            };
            match decides {
                true => format!("{played}は{much}損で、勝敗を分けるかもしれません。"),
                false => format!("{played}は{much}損でした。"),
            }
        }
    }
}

/// ▲７六歩△３四歩: the moves have their marks.
fn line(moves: &[(Color, String)]) -> String {
    moves.iter().map(|(_, words)| unbroken(words)).collect()
}
