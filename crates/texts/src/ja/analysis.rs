use crate::{
    AnalysisText,
    topics::analysis::{Lead, Sides, percent, signed},
};
use komadai_model::analysis::{JudgedMove, Judgement, PositionEval, RetryVerdict};

pub const TEXT: AnalysisText = AnalysisText {
    title: "解析",
    close: "解析を閉じる",
    parts: "解析の対象",
    lines: "候補手",
    game: "棋譜全体",
    mate: "詰み",

    go: "解析する",
    stop: "止める",
    score: |worth| match worth {
        PositionEval::Centipawns(value) => signed(value),
        PositionEval::Mate { plies: 0, .. } => "詰み".to_owned(),
        PositionEval::Mate { plies, .. } => format!("{plies}手詰"),
    },
    standing,
    gauge: "形勢",
    unknown: "まだ解析していません",
    count: "候補手の数",
    depth: |depth, deepest, speed| format!("深さ{depth}（{deepest}）、毎秒{}局面", round(speed)),
    threads: |count| format!("{count}スレッド"),
    starting: "エンジンを起動しています…",
    failed: "エンジンを起動できませんでした。もう一度お試しください。",
    stopped: "停止中です。",
    hidden: "ページを表示していない間は中断します。",
    no_game: "候補手を調べるには両方の玉が必要です。詰将棋なら「詰み」を選んでください。",
    over: "詰みです。ここで終局です。",
    line: |number, score| format!("候補{number}、{score}"),
    settled: |standing, best| format!("{standing}最善手は{best}です。"),

    shown: "エンジンの読み筋",
    shown_moves: |shown, all| format!("{all}手中{shown}手"),
    back: "一手戻る",
    forward: "一手進む",
    play_out: "最後まで並べる",
    add: "変化に加える",
    added: "変化に加えました。",
    leave: "棋譜に戻る",

    review: "棋譜を解析する",
    cancel: "中止",
    progress: |done, all| format!("{all}局面中{done}局面"),
    reviewed: |noted| match noted {
        0 => "棋譜の解析が終わりました。悪手はありません。".to_owned(),
        noted => format!("棋譜の解析が終わりました。見直したい手が{noted}手あります。"),
    },
    graph: "形勢の推移",
    on_graph: |number, words, standing| format!("{number}手目、{words}。{standing}"),
    at_start: "開始局面",
    own_mistakes: "自分の対局",
    judgement,

    retry_ask: |side| format!("{side}のもっと良い手を指してください。"),
    retry_wait: "調べています…",
    verdict: |verdict, words| match verdict {
        RetryVerdict::Best => format!("{words}。最善手です。"),
        RetryVerdict::Good(_) => format!("{words}。最善手に劣らない好手です。"),
        RetryVerdict::Same(judged) => format!("{words}。実戦と同じ手で、{}です。", said(judged)),
        RetryVerdict::Judged(judged) => format!("{words}。{}です。", said(judged)),
    },
    answer: "エンジンの応手",
    once_more: "もう一度",

    solve: "この局面を解く",
    solving: |seconds| format!("詰みを探しています…{seconds}秒"),
    convention: "詰将棋と同じく王手だけで調べ、無駄合は手数に数えません。",
    mates: |side, plies| format!("{side}の{plies}手詰です。"),
    no_mate: |side| format!("{side}から詰ます手順はありません（不詰）。"),
    threat: "詰めろか調べる",
    threatens: |side, plies| format!("{side}が{plies}手詰の詰めろをかけています。"),
    no_threat: "詰めろではありません。",
    brinkmate: "必至を探す",
    has_brinkmate: |side| format!("{side}に必至の手があります。"),
    no_brinkmate: |side| format!("{side}に必至の手はありません。"),
    not_found: "制限内では詰みが見つかりませんでした。詰みがあるかもしれません。",
    no_problem: "詰ませる玉がありません。",
    as_puzzle: "自分で解く",
    puzzle_ask: |side| format!("{side}番です。王手の連続で詰ませてください。"),
    checking: "調べています…",
    no_check: |words| format!("{words}は王手ではありません。別の手をどうぞ。"),
    escapes: |words, answer| format!("不正解です。{words}には{answer}で逃れます。別の手をどうぞ。"),
    unclear: |words| format!("{words}で詰むかどうか、分かりませんでした。別の手をどうぞ。"),
    right: |answer, later| match later {
        0 => format!("正解です。応手は{answer}です。"),
        later => format!("詰みますが、最短より{later}手長くなります。応手は{answer}です。"),
    },
    solved: |later| match later {
        0 => "詰みです。正解！".to_owned(),
        _ => "詰みました。".to_owned(),
    },
    hint: "ヒント",
    hinted: |piece| format!("{piece}に注目してください。"),
    give_up: "答えを見る",
    given_up: "これが詰みの手順です。",
};

fn standing(worth: PositionEval, sides: Sides) -> String {
    match worth {
        PositionEval::Mate { by, plies: 0 } => format!("{}が詰ませました。", sides(by)),
        PositionEval::Mate { by, plies } => format!("{}の{plies}手詰です。", sides(by)),
        PositionEval::Centipawns(_) => {
            let (side, rate, lead) = Lead::of(worth);
            let side = sides(side);
            match lead {
                Lead::Even => "互角です。".to_owned(),
                Lead::Slight => format!("{side}がやや良く、勝率{rate}%です。"),
                Lead::Clear => format!("{side}が優勢で、勝率{rate}%です。"),
                Lead::Winning => format!("{side}が勝勢で、勝率{rate}%です。"),
            }
        }
    }
}

fn judgement(judged: JudgedMove) -> String {
    if let Some(plies) = judged.missed_mate {
        return format!("{plies}手詰の見逃し");
    }
    match judged.judgement {
        Judgement::Fine => "好手",
        Judgement::Inaccuracy => "疑問手",
        Judgement::Mistake => "悪手",
        Judgement::Blunder => "大悪手",
    }
    .to_owned()
}

fn said(judged: JudgedMove) -> String {
    match percent(judged.lost) {
        0 => judgement(judged),
        lost => format!("最善手より勝率が{lost}ポイント低い{}", judgement(judged)),
    }
}

fn round(speed: u64) -> String {
    match speed {
        ..10_000 => speed.to_string(),
        _ => format!("{}万", speed / 10_000),
    }
}
