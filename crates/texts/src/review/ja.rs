use komadai_model::analysis::{Judgement, WalkOutcome};

use super::ReviewText;

pub const TEXT: ReviewText = ReviewText {
    review_main_line: "本譜を解析する",
    review_variation: "この変化を解析する",
    go_on: "続ける",
    time: "時間",
    game_within: |seconds| match seconds {
        ..60 => format!("全体で{seconds}秒"),
        _ => format!("全体で{}分", seconds / 60),
    },
    each_move: |seconds| format!("1手{seconds}秒"),
    forecast: |seconds| match seconds {
        ..90 => format!("約{seconds}秒"),
        _ => format!("約{}分", seconds.div_ceil(60)),
    },

    percent: |rate| format!("{rate}%"),
    counted: |judgement, count| {
        let name = match judgement {
            Judgement::Blunder => "大悪手",
            Judgement::Mistake => "悪手",
            Judgement::Inaccuracy => "疑問手",
            Judgement::Fine => "好手",
        };
        format!("{name}{count}")
    },
    comma: "、",
    noted: "見直したい手",
    none_noted: "悪手は見つかりませんでした。",
    none_noted_yet: |judged, all| {
        format!("ここまで悪手は見つかっていません（{all}手中{judged}手を判定）。")
    },

    spoken: |mv, judgement, why| format!("{mv}、{judgement}。{why}"),
    cost: |before, after| format!("勝率{before}→{after}%"),
    best_was: "最善手",
    no_reason: "すぐに失うものはありません。2つの手順を比べてください。",
    try_again: "もう一度考える",
    practise: "問題にする",
    practise_all: "問題にして練習する",
    show_reply: "この後の手順を見る",

    next_mistake: "次の悪手",
    whose: "対象",
    both: "両者",
    place: |number, all| format!("{all}手中{number}手目"),
    tell: "最善手を見る",
    walked: "悪手をすべて見直しました。",
    outcomes: |outcome, count| match outcome {
        WalkOutcome::AtOnce => format!("一度で正解：{count}"),
        WalkOutcome::Later => format!("やり直して正解：{count}"),
        WalkOutcome::Shown => format!("正解できず：{count}"),
    },
    outcome: |outcome| match outcome {
        WalkOutcome::AtOnce => "一度で正解",
        WalkOutcome::Later => "やり直して正解",
        WalkOutcome::Shown => "正解できず",
    },
    close: "閉じる",
};
