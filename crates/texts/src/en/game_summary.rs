use core::time::Duration;

use shogi::{
    Handicap,
    clock::{Preset, TimeParts},
};

use crate::GameSummaryText;

pub const TEXT: GameSummaryText = GameSummaryText {
    against: |black, white| format!("{black} – {white}"),
    handicap,
    time,
    is_replay: "replay of a draw",
    own_position: "A position of your own",
    preset: |preset| match preset {
        Preset::TenMinutesThirtySeconds => "10 min, then 30 s a move",
        Preset::FifteenMinutesSixtySeconds => "15 min, then 60 s a move",
        Preset::TenSeconds => "10 s a move",
        Preset::ThreeMinutes => "3 min, sudden death",
        Preset::TenMinutes => "10 min, sudden death",
        Preset::Television => "Television: 10 min, then 30 s a move and 10 × 1 min",
        Preset::Untimed => "No clock",
    },
};

fn handicap(handicap: Handicap) -> &'static str {
    match handicap {
        Handicap::Even => "Even game",
        Handicap::Lance => "Left lance",
        Handicap::RightLance => "Right lance",
        Handicap::BothLances => "Both lances",
        Handicap::Bishop => "Bishop",
        Handicap::Rook => "Rook",
        Handicap::RookLance => "Rook and lance",
        Handicap::TwoPieces => "Two pieces (rook, bishop)",
        Handicap::ThreePieces => "Three pieces",
        Handicap::FourPieces => "Four pieces",
        Handicap::FivePieces => "Five pieces",
        Handicap::LeftFivePieces => "Five pieces (left knight)",
        Handicap::SixPieces => "Six pieces",
        Handicap::RightSevenPieces => "Seven pieces (right silver)",
        Handicap::LeftSevenPieces => "Seven pieces (left silver)",
        Handicap::EightPieces => "Eight pieces",
        Handicap::NinePieces => "Nine pieces",
        Handicap::TenPieces => "Ten pieces",
        Handicap::ThreePawns => "Three pawns in hand",
        Handicap::NakedKing => "Bare king",
    }
}

fn time(parts: TimeParts) -> String {
    let periods = |count: u16, period: Duration| match count {
        1 => length(period),
        _ => format!("{count} × {}", length(period)),
    };
    let main = length(parts.main);
    let byoyomi = periods(parts.periods, parts.byoyomi);
    let mut time = match (parts.main.is_zero(), parts.byoyomi.is_zero()) {
        (true, _) => format!("{byoyomi} a move"),
        (false, false) => format!("{main}, then {byoyomi} a move"),
        (false, true) if parts.increment.is_zero() => format!("{main}, sudden death"),
        (false, true) => format!("{main} + {} a move", length(parts.increment)),
    };
    if !parts.extra.is_zero() {
        time = format!("{time} and {}", periods(parts.extra_periods, parts.extra));
    }
    time
}

fn length(duration: Duration) -> String {
    let seconds = duration.as_secs();
    match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("{seconds} s"),
        (minutes, 0) => format!("{minutes} min"),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    }
}
