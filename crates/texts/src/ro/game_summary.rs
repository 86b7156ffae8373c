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
    is_replay: "rejucarea unei remize",
    own_position: "O poziție proprie",
    preset: |preset| match preset {
        Preset::TenMinutesThirtySeconds => "10 min, apoi 30 s pe mutare",
        Preset::FifteenMinutesSixtySeconds => "15 min, apoi 60 s pe mutare",
        Preset::TenSeconds => "10 s pe mutare",
        Preset::ThreeMinutes => "3 min în total",
        Preset::TenMinutes => "10 min în total",
        Preset::Television => "Televiziune: 10 min, apoi 30 s pe mutare și 10 × 1 min",
        Preset::Untimed => "Fără ceas",
    },
};

/// By what the giver plays without.
fn handicap(handicap: Handicap) -> &'static str {
    match handicap {
        Handicap::Even => "Partidă egală",
        Handicap::Lance => "Fără lancea stângă",
        Handicap::RightLance => "Fără lancea dreaptă",
        Handicap::BothLances => "Fără ambele lănci",
        Handicap::Bishop => "Fără nebun",
        Handicap::Rook => "Fără turn",
        Handicap::RookLance => "Fără turn și lance",
        Handicap::TwoPieces => "Fără două piese (turn, nebun)",
        Handicap::ThreePieces => "Fără trei piese",
        Handicap::FourPieces => "Fără patru piese",
        Handicap::FivePieces => "Fără cinci piese",
        Handicap::LeftFivePieces => "Fără cinci piese (calul stâng)",
        Handicap::SixPieces => "Fără șase piese",
        Handicap::RightSevenPieces => "Fără șapte piese (argintul drept)",
        Handicap::LeftSevenPieces => "Fără șapte piese (argintul stâng)",
        Handicap::EightPieces => "Fără opt piese",
        Handicap::NinePieces => "Fără nouă piese",
        Handicap::TenPieces => "Fără zece piese",
        Handicap::ThreePawns => "Rege și trei pioni în mână",
        Handicap::NakedKing => "Rege singur",
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
        (true, _) => format!("{byoyomi} pe mutare"),
        (false, false) => format!("{main}, apoi {byoyomi} pe mutare"),
        (false, true) if parts.increment.is_zero() => format!("{main} în total"),
        (false, true) => format!("{main} + {} pe mutare", length(parts.increment)),
    };
    if !parts.extra.is_zero() {
        time = format!("{time} și {}", periods(parts.extra_periods, parts.extra));
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
