use shogi::clock::Preset;

use crate::NewGameText;

pub const TEXT: NewGameText = NewGameText {
    start: "手合割",
    two_pieces: "二枚落ち",
    other: "その他…",
    more: "その他の設定",
    sfen: "局面（SFEN）",
    sfen_hint: "盤面、手番（b か w）、持ち駒、手数",
    players: "対局者",
    name: |side| format!("{side}の名前"),
    exchange: "先後を入れ替える",
    time: "持ち時間",
    custom: "自由に設定",
    short_time: |preset| match preset {
        Preset::TenMinutesThirtySeconds => "10分＋30秒",
        Preset::FifteenMinutesSixtySeconds => "15分＋60秒",
        Preset::TenSeconds => "1手10秒",
        Preset::ThreeMinutes => "3分切れ負け",
        Preset::TenMinutes => "10分切れ負け",
        Preset::Television => "テレビ棋戦",
        Preset::Untimed => "時計なし",
    },
    per_side: "先後で別々にする",
    main_minutes: "持ち時間（分）",
    main_seconds: "（秒）",
    byoyomi: "秒読み（秒）",
    periods: "回数",
    increment: "一手ごとの加算（秒）",
    extra: "考慮時間（秒）",
    extra_periods: "考慮時間の回数",
    not_a_number: |label| format!("{label}：整数を入れてください。"),
    begin: "対局開始",
    cancel: "やめる",
};
