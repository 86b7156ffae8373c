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
    is_replay: "omspel efter remi",
    own_position: "Egen ställning",
    preset: |preset| match preset {
        Preset::TenMinutesThirtySeconds => "10 min, sedan 30 s per drag",
        Preset::FifteenMinutesSixtySeconds => "15 min, sedan 60 s per drag",
        Preset::TenSeconds => "10 s per drag",
        Preset::ThreeMinutes => "3 min för hela partiet",
        Preset::TenMinutes => "10 min för hela partiet",
        Preset::Television => "TV: 10 min, sedan 30 s per drag och 10 × 1 min",
        Preset::Untimed => "Utan klocka",
    },
};

fn handicap(handicap: Handicap) -> &'static str {
    match handicap {
        Handicap::Even => "Jämnt parti",
        Handicap::Lance => "Utan vänster lans",
        Handicap::RightLance => "Utan höger lans",
        Handicap::BothLances => "Utan båda lansarna",
        Handicap::Bishop => "Utan löpare",
        Handicap::Rook => "Utan torn",
        Handicap::RookLance => "Utan torn och lans",
        Handicap::TwoPieces => "Utan två pjäser (torn, löpare)",
        Handicap::ThreePieces => "Utan tre pjäser",
        Handicap::FourPieces => "Utan fyra pjäser",
        Handicap::FivePieces => "Utan fem pjäser",
        Handicap::LeftFivePieces => "Utan fem pjäser (vänster springare)",
        Handicap::SixPieces => "Utan sex pjäser",
        Handicap::RightSevenPieces => "Utan sju pjäser (höger silver)",
        Handicap::LeftSevenPieces => "Utan sju pjäser (vänster silver)",
        Handicap::EightPieces => "Utan åtta pjäser",
        Handicap::NinePieces => "Utan nio pjäser",
        Handicap::TenPieces => "Utan tio pjäser",
        Handicap::ThreePawns => "Tre bönder i handen",
        Handicap::NakedKing => "Ensam kung",
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
        (true, _) => format!("{byoyomi} per drag"),
        (false, false) => format!("{main}, sedan {byoyomi} per drag"),
        (false, true) if parts.increment.is_zero() => format!("{main} för hela partiet"),
        (false, true) => format!("{main} + {} per drag", length(parts.increment)),
    };
    if !parts.extra.is_zero() {
        time = format!("{time} och {}", periods(parts.extra_periods, parts.extra));
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
