use shogi::{PositionError, RuleError, clock::TimeControlError};

use super::shogi_terms;
use crate::ErrorsText;
use komadai_model::AddressError;

pub const TEXT: ErrorsText = ErrorsText {
    position: fault,
    time_control: time_control_error,
    address: address_fault,
};

fn fault(fault: &PositionError) -> String {
    match fault {
        PositionError::FieldCount { found } => {
            format!("盤面・手番・持ち駒・手数を空白一つで区切ってください（現在 {found} 項目）")
        }
        PositionError::ExtraSpace { column } => format!("{column} 文字目：余分な空白があります"),
        PositionError::RowCount { found } => format!("盤面が {found} 段です（9 段必要）"),
        PositionError::RowTooLong { rank, squares } => {
            format!("{rank} 段目が {squares} マスで長すぎます")
        }
        PositionError::RowTooShort { rank, squares } => {
            format!("{rank} 段目が {squares} マスしかありません")
        }
        PositionError::Unexpected { column, found, .. } => {
            format!("{column} 文字目：「{found}」は使えません")
        }
        PositionError::NoPromotedFace { column } => {
            format!("{column} 文字目：成れない駒に「+」があります")
        }
        PositionError::KingInHand { column } => format!("{column} 文字目：玉は持ち駒になりません"),
        PositionError::BadHandCount { column } => {
            format!("{column} 文字目：持ち駒の枚数は 2 以上の数を駒の前に書きます")
        }
        PositionError::HandOverflow { column, kind } => {
            format!(
                "{column} 文字目：持ち駒の{}が多すぎます",
                (shogi_terms::TEXT.piece)(kind.kind())
            )
        }
        PositionError::BadTurn { found } => format!("手番が「{found}」です（b か w）"),
        PositionError::BadMoveNumber { found } => format!("手数が「{found}」です（1 以上の整数）"),
        PositionError::TooMany { kind, count, limit } => {
            format!(
                "{}が {count} 枚あります（{limit} 枚まで）",
                (shogi_terms::TEXT.piece)(*kind)
            )
        }
        PositionError::TwoKings { color: side, count } => {
            format!(
                "{}の玉が {count} 枚あります",
                (shogi_terms::TEXT.color)(*side)
            )
        }
        PositionError::MissingKing { color: side } => {
            format!("{}の玉がありません", (shogi_terms::TEXT.color)(*side))
        }
        PositionError::NoKings => "玉がありません".to_owned(),
        PositionError::Nifu { color: side, file } => {
            format!(
                "{}の歩が {file} 筋に二枚あります（二歩）",
                (shogi_terms::TEXT.color)(*side)
            )
        }
        PositionError::ImmobilePiece {
            square: at,
            piece: dead,
        } => format!(
            "{}の{}{}は動けません",
            (shogi_terms::TEXT.square)(*at),
            (shogi_terms::TEXT.color)(dead.color()),
            (shogi_terms::TEXT.piece)(dead.kind())
        ),
        PositionError::OpponentInCheck { king, attacker } => format!(
            "手番でない側の玉（{}）が{}の駒に取られる形です",
            (shogi_terms::TEXT.square)(*king),
            (shogi_terms::TEXT.square)(*attacker)
        ),
        _ => "ありえない局面です".to_owned(),
    }
}

fn time_control_error(error: TimeControlError) -> &'static str {
    match error {
        TimeControlError::NoMainTime => "秒読みがないときは持ち時間が必要です。",
        TimeControlError::MainTimeTooLong => "持ち時間は 100 時間までです。",
        TimeControlError::EmptyPeriod => "秒読みは 1 秒以上にしてください。",
        TimeControlError::PeriodTooLong => "秒読みは 1 時間までです。",
        TimeControlError::NoPeriods => "回数は 1 以上にしてください。",
        TimeControlError::TooManyPeriods => "回数は 100 までです。",
        TimeControlError::IncrementTooLong => "加算は 1 時間までです。",
        TimeControlError::ByoyomiAndIncrement => "秒読みと加算は同時に使えません。",
        TimeControlError::ExtraWithoutByoyomi => "考慮時間には秒読みが必要です。",
    }
}

fn address_fault(error: &AddressError) -> String {
    match error {
        AddressError::Encoding { pair } => format!("「{pair}」は UTF-8 として読めません。"),
        AddressError::UnknownKey { key } => format!("{key}：そのような項目はありません。"),
        AddressError::Repeated { key } => format!("{key}：二回書かれています。"),
        AddressError::Both { key, other } => format!("{key} と {other} は片方だけ書けます。"),
        AddressError::Number { key, value } => {
            format!("{key}：「{value}」は範囲内の整数ではありません。")
        }
        AddressError::Seat { key, value } => {
            format!(
                "{key}：「{value}」は使えません（human か、computer-1 から computer-10 まで）。"
            )
        }
        AddressError::NameTooLong { key } => format!("{key}：40 文字までです。"),
        AddressError::Handicap { value } => {
            format!("handicap：「{value}」という手合割はありません。")
        }
        AddressError::Replay(error) => {
            format!(
                "rules：指し直しの時間が正しくありません。{}",
                time_control_error(*error)
            )
        }
        AddressError::Rules(error) => format!("rules:{}", rule_error(error)),
        AddressError::Sfen(faults) => {
            let faults: Vec<String> = faults.iter().map(fault).collect();
            format!("sfen:{}。", faults.join("、"))
        }
        AddressError::NoMove { number, text } => {
            format!("moves：{number} 手目の「{text}」は指し手ではありません。")
        }
        AddressError::Move { number, mv, error } => {
            let reason = match error {
                shogi::GameError::Over(_) => "その前に対局が終わっています。".to_owned(),
                shogi::GameError::Illegal(why) => (shogi_terms::TEXT.illegal)(*why),
                shogi::GameError::TakeBackFirst => "先に反則の手を戻す必要があります。".to_owned(),
                shogi::GameError::KingCapture => "玉は取れません。".to_owned(),
                shogi::GameError::Impossible(_) => "その手に必要な駒がありません。".to_owned(),
            };
            format!("moves：{number} 手目の {mv} は指せません。{reason}")
        }
        AddressError::TimeControl { color, error } => format!(
            "{}の時間：{}",
            (shogi_terms::TEXT.color)(*color),
            time_control_error(*error)
        ),
    }
}

fn rule_error(error: &RuleError) -> String {
    match error {
        RuleError::Preset { name } => format!("「{name}」というルールはありません。"),
        RuleError::Key { key } => format!("「{key}」という項目はありません。"),
        RuleError::Repeated { key } => format!("{} が二度指定されています。", key.name()),
        RuleError::Value { key, value } => {
            format!("{} に「{value}」は指定できません。", key.name())
        }
    }
}
