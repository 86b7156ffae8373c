use core::time::Duration;

use shogi::{
    Handicap,
    clock::{Preset, TimeParts},
};

use crate::GameSummaryText;

pub const TEXT: GameSummaryText = GameSummaryText {
    against: |black, white| format!("{black} 対 {white}"),
    handicap,
    time,
    is_replay: "指し直し局",
    own_position: "局面を指定",
    preset: |preset| match preset {
        Preset::TenMinutesThirtySeconds => "10分、切れたら1手30秒",
        Preset::FifteenMinutesSixtySeconds => "15分、切れたら1手60秒",
        Preset::TenSeconds => "1手10秒",
        Preset::ThreeMinutes => "3分切れ負け",
        Preset::TenMinutes => "10分切れ負け",
        Preset::Television => "テレビ棋戦：10分、1手30秒、考慮時間1分10回",
        Preset::Untimed => "時計なし",
    },
};

fn handicap(handicap: Handicap) -> &'static str {
    match handicap {
        Handicap::Even => "平手",
        Handicap::Lance => "香落ち",
        Handicap::RightLance => "右香落ち",
        Handicap::BothLances => "両香落ち",
        Handicap::Bishop => "角落ち",
        Handicap::Rook => "飛車落ち",
        Handicap::RookLance => "飛香落ち",
        Handicap::TwoPieces => "二枚落ち",
        Handicap::ThreePieces => "三枚落ち",
        Handicap::FourPieces => "四枚落ち",
        Handicap::FivePieces => "五枚落ち",
        Handicap::LeftFivePieces => "左五枚落ち",
        Handicap::SixPieces => "六枚落ち",
        Handicap::RightSevenPieces => "右七枚落ち",
        Handicap::LeftSevenPieces => "左七枚落ち",
        Handicap::EightPieces => "八枚落ち",
        Handicap::NinePieces => "九枚落ち",
        Handicap::TenPieces => "十枚落ち",
        Handicap::ThreePawns => "歩三兵",
        Handicap::NakedKing => "裸玉",
    }
}

fn time(parts: TimeParts) -> String {
    let periods = |count: u16, period: Duration| match count {
        1 => length(period),
        _ => format!("{}{count}回", length(period)),
    };
    let main = length(parts.main);
    let byoyomi = periods(parts.periods, parts.byoyomi);
    let mut time = match (parts.main.is_zero(), parts.byoyomi.is_zero()) {
        (true, _) => format!("1手{byoyomi}"),
        (false, false) => format!("{main}、切れたら1手{byoyomi}"),
        (false, true) if parts.increment.is_zero() => format!("{main}切れ負け"),
        (false, true) => format!("{main}、1手ごとに{}加算", length(parts.increment)),
    };
    if !parts.extra.is_zero() {
        time = format!(
            "{time}、考慮時間{}",
            periods(parts.extra_periods, parts.extra)
        );
    }
    time
}

fn length(duration: Duration) -> String {
    let seconds = duration.as_secs();
    match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("{seconds}秒"),
        (minutes, 0) => format!("{minutes}分"),
        (minutes, seconds) => format!("{minutes}分{seconds}秒"),
    }
}
