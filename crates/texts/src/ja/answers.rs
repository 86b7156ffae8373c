use shogi::Color;

use crate::AnswersText;

pub const TEXT: AnswersText = AnswersText {
    choose: "どの局面を問題にしますか？",
    place: |number, color| match color {
        Color::Black => format!("{number}手目、先手番"),
        Color::White => format!("{number}手目、後手番"),
    },
    answer: |words| format!("正解：{words}"),
    played: |words| format!("実戦：{words}"),
    not_clear: "はっきり最善と言える手がありません。",
    not_judged: "エンジンではこの局面を判定できません。正解は棋譜の手になります。",
    clear: |clear, count| format!("正解が一つに決まる局面：{count}局面中{clear}局面"),
    add: |count| format!("{count}問を追加"),
    cancel: "やめる",
    none: "この棋譜には問題にできる局面がありません。",
    looking: "正解を調べています…",
    is_printed: |number| format!("第{number}問を印刷する"),
};
