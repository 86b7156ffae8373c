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
    is_replay: "partita rigiocata dopo una patta",
    own_position: "Una posizione propria",
    preset: |preset| match preset {
        Preset::TenMinutesThirtySeconds => "10 min, poi 30 s a mossa",
        Preset::FifteenMinutesSixtySeconds => "15 min, poi 60 s a mossa",
        Preset::TenSeconds => "10 s a mossa",
        Preset::ThreeMinutes => "3 min in tutto",
        Preset::TenMinutes => "10 min in tutto",
        Preset::Television => "Televisione: 10 min, poi 30 s a mossa e 10 × 1 min",
        Preset::Untimed => "Senza orologio",
    },
};

fn handicap(handicap: Handicap) -> &'static str {
    match handicap {
        Handicap::Even => "Alla pari",
        Handicap::Lance => "Senza lancia sinistra",
        Handicap::RightLance => "Senza lancia destra",
        Handicap::BothLances => "Senza le due lance",
        Handicap::Bishop => "Senza alfiere",
        Handicap::Rook => "Senza torre",
        Handicap::RookLance => "Senza torre e lancia",
        Handicap::TwoPieces => "Senza due pezzi (torre, alfiere)",
        Handicap::ThreePieces => "Senza tre pezzi",
        Handicap::FourPieces => "Senza quattro pezzi",
        Handicap::FivePieces => "Senza cinque pezzi",
        Handicap::LeftFivePieces => "Senza cinque pezzi (cavallo sinistro)",
        Handicap::SixPieces => "Senza sei pezzi",
        Handicap::RightSevenPieces => "Senza sette pezzi (argento destro)",
        Handicap::LeftSevenPieces => "Senza sette pezzi (argento sinistro)",
        Handicap::EightPieces => "Senza otto pezzi",
        Handicap::NinePieces => "Senza nove pezzi",
        Handicap::TenPieces => "Senza dieci pezzi",
        Handicap::ThreePawns => "Tre pedoni in mano",
        Handicap::NakedKing => "Re nudo",
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
        (true, _) => format!("{byoyomi} a mossa"),
        (false, false) => format!("{main}, poi {byoyomi} a mossa"),
        (false, true) if parts.increment.is_zero() => format!("{main} in tutto"),
        (false, true) => format!("{main} + {} a mossa", length(parts.increment)),
    };
    if !parts.extra.is_zero() {
        time = format!("{time} e {}", periods(parts.extra_periods, parts.extra));
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
