use core::time::Duration;

use shogi::clock::{CueProfile, Preset, TimeParts};

use super::{NewGameText, PlayText, SettingsText};
use crate::session::{Coordinates, KingStyle, Theme};

pub const EN: PlayText = PlayText {
    game: "Game",
    moves: "Moves",
    record: "Record",
    no_moves: "No moves yet",
    to_move: "to move",
    turn: |number, side| format!("Move {number}: {side} to play"),
    time,
    new_game: "New game",
    undo: "Undo",
    flip: "Flip",
    resign: "Resign",
    settings: "Settings",
    resign_question: |side| format!("Does {side} resign?"),
    resign_yes: "Yes, resign",
    resign_no: "Play on",
    lost: "I have lost.",
    mated: "Mate: the only way out is to resign.",
    no_move_left: "No legal move is left: the only way out is to resign.",
    may_resign: "You may resign at your komadai.",
    undone: |side| format!("Move taken back. {side} to move."),
    game_begins: "The game begins.",
    foul: |number, why| format!("Move {number} is illegal. {why}"),
    result_stands: "It was found after the resignation, which stands.",
    take_back: "Take it back",
    cannot: "That move cannot be played.",
    king_spared: "A king is never captured.",
    replay: "Play it again",
    draw_counts: "The draw counts.",
    points: |one, points, other, others| format!("{one} has {points}, {other} {others}."),
    is_replay: "replay of a draw",
    clock_waits: "The clock starts with the first move.",
    start_clock: "Start the clock",
    clock_stands: "The clock stands as it did when the page was left.",
    resume: "Resume",
    elsewhere: "This game is open in another tab. It comes here when that tab is closed.",
    taken_away: "The game goes on in another tab.",
    play_here: "Play here",
    not_kept: "This browser keeps nothing for this page: a reload would lose the game.",
    unreadable: "The stored game could not be read. It was set aside, and this is a new one.",
    earlier: "Your unfinished game was set aside for the game of this address.",
    back_to_earlier: "Back to my game",
    address_faults: "The address does not describe a game:",
    dismiss: "Close",
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
    cancel: "Cancel",
};

pub const FORM_EN: NewGameText = NewGameText {
    start: "Start",
    sfen: "Position (SFEN)",
    sfen_hint: "Board, side to move (b or w), pieces in hand, move number",
    players: "Players",
    name: |side| format!("{side}’s name"),
    exchange: "Exchange sides",
    time: "Time",
    custom: "Custom",
    per_side: "Different for each side",
    main_minutes: "Main time, min",
    main_seconds: "and s",
    byoyomi: "Byoyomi, s",
    periods: "Periods",
    increment: "Increment, s",
    extra: "Extra time, s",
    extra_periods: "Extra periods",
    not_a_number: |label| format!("{label}: a whole number, please."),
    begin: "Start game",
    replaces: "The game on the board will be given up.",
};

pub const CHOICES_EN: SettingsText = SettingsText {
    volume: "Volume",
    off: "off",
    cues: "Last seconds",
    cue_profile: |profile| match profile {
        CueProfile::Classic => "Beeps from 10, one tone from 5",
        CueProfile::Countdown => "A beep each second from 10",
        CueProfile::CountUp => "As the timekeeper counts, up",
        CueProfile::Silent => "Silent",
    },
    coordinates: "Coordinates",
    coordinate_style: |style| match style {
        Coordinates::Kanji => "１ 一",
        Coordinates::Letters => "1 a",
        Coordinates::Digits => "1 1",
        Coordinates::Off => "None",
    },
    kings: "Kings",
    king_style: |style| match style {
        KingStyle::Senior => "王 White, 玉 Black",
        KingStyle::Swapped => "玉 White, 王 Black",
        KingStyle::BothJewel => "玉 both",
    },
    theme: "Theme",
    theme_of: |theme| match theme {
        Theme::System => "As the system",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    },
    language: "Language",
    lays_hand: "Lay the pieces in hand on the board on resigning",
    done: "Done",
};

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
