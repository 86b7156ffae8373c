use shogi::{Color, Outcome};

use super::{announcements, errors, moves, remarks, shogi_terms};
use crate::{
    EmbedText,
    topics::embed::{known, listed},
};
use komadai_model::embedded::EmbedError;

pub const TEXT: EmbedText = EmbedText {
    moves: "指し手",
    first: "最初の局面",
    previous: "一手戻る",
    next: "一手進む",
    last: "最後の局面",
    flip: "盤を反転",
    again: "やり直す",
    hint: "ヒント",
    place: |at, of| format!("{at} / {of}手"),
    to_move: |color| format!("{}の番です", (shogi_terms::TEXT.color)(color)),
    right: "正解です。",
    wrong: "違います。もう一度考えてみましょう。",
    thinking: "応手を考えています…",
    written: moves::TEXT.written,
    plain: moves::TEXT.plain,
    not_shown: "この盤を表示できません。",
};

pub fn outcome(outcome: Outcome) -> String {
    let side = |color| (shogi_terms::TEXT.color)(color);
    let winner = outcome.winner.unwrap_or(Color::Black);
    (announcements::TEXT.outcome)(outcome, side(winner), side(!winner))
}

pub fn error(wrong: &EmbedError) -> String {
    format!("この盤を表示できません。{}", what(wrong))
}

fn what(wrong: &EmbedError) -> String {
    match wrong {
        EmbedError::NotOneOf {
            name,
            found,
            known: values,
        } => {
            let values = known(values);
            format!("属性 {name} が「{found}」になっています。使える値：{values}")
        }
        EmbedError::Sfen(wrong) => {
            let faults = listed(wrong, errors::TEXT.position);
            format!("属性 sfen に誤りがあります：{faults}")
        }
        EmbedError::NoMove { number, found } => {
            format!("{number}手目「{found}」は USI 形式の指し手（7g7f、P*5e など）ではありません")
        }
        EmbedError::Illegal { number, found, why } => {
            let why = (shogi_terms::TEXT.illegal)(*why);
            format!("{number}手目 {found} は反則です。{why}")
        }
        EmbedError::NoPly { found, last } => {
            format!(
                "属性 ply が「{found}」になっています。0 から {last} までの数、first、last のいずれかにしてください"
            )
        }
        EmbedError::NoVariation { found } => {
            format!("属性 variation の「{found}」は棋譜にありません。3.1 は3手目の最初の変化です")
        }
        EmbedError::NoMark { found } => {
            format!(
                "「{found}」は印ではありません。マス（7g）か二つのマス（7g7f）の前に G、R、B、Y を付けて書きます"
            )
        }
        EmbedError::Record(error) => {
            let found = remarks::diagnostic(&error.diagnostic);
            format!("棋譜を読み込めません。{found}")
        }
        EmbedError::Format(found) => format!("「{found}」形式の棋譜には対応していません"),
        EmbedError::NotLoaded => "必要なプログラムを読み込めませんでした".to_owned(),
        EmbedError::NoGoal => "問題には属性 answer か goal が必要です".to_owned(),
        EmbedError::NoProblem { found } => format!("問題「{found}」はありません"),
        EmbedError::NoLesson { found } => format!("レッスン「{found}」はありません"),
        EmbedError::NoStep { found } => format!("このレッスンにステップ「{found}」はありません"),
        EmbedError::Unknown { name, other } => {
            format!("属性 {name} は使えません。{}", what(other))
        }
    }
}
