//! The record of a game that was played.
use core::time::Duration;

use komadai_records::{EndMarker, Record, key};
use shogi::{Color, EndReason, Outcome, clock::TimeControl};

use super::{Computer, PlayedGame};

/// The record of a game: names, times, moves, and its end if it is over.
/// `started` is when it began, as a text; empty if that is not known.
pub fn export_record(game: &PlayedGame, started: &str) -> Record {
    let setup = game.options();
    let is_handicap = setup.is_handicap();
    let mut record = Record::new(setup.start.to_setup());
    let mut say = |key: &str, value: &str| {
        if !value.is_empty() {
            record.headers.set(key, value);
        }
    };
    say(key::STARTED, started);
    for color in Color::ALL {
        let key = match (color, is_handicap) {
            (Color::Black, false) => key::BLACK,
            (Color::White, false) => key::WHITE,
            (Color::Black, true) => key::RECEIVER,
            (Color::White, true) => key::GIVER,
        };
        match setup.seats[color].computer() {
            Some(computer) if setup.names[color].is_empty() => say(key, &program_name(computer)),
            _ => say(key, &setup.names[color]),
        }
    }
    let [black, white] = [setup.controls.black, setup.controls.white];
    if black == white {
        say(key::TIME_LIMIT, &main_time(black));
        say(key::BYOYOMI, &byoyomi(black));
    } else {
        say(key::BLACK_TIME_LIMIT, &whole_time(black));
        say(key::WHITE_TIME_LIMIT, &whole_time(white));
    }
    if setup.rules.move_limit > 0 {
        say(key::MAX_MOVES, &setup.rules.move_limit.to_string());
    }
    let mut line = record.editor();
    for (&ply, time) in game.game().plies().iter().zip(game.times()) {
        if line.push(ply).is_err() {
            unreachable!("a move that was played");
        }
        line.set_spent(time.map(|time| Duration::from_secs(time.as_secs())));
    }
    if let Some(outcome) = game.game().outcome() {
        let word = end_word(outcome, line.setup().turn(), is_handicap);
        if line.end(word).is_err() {
            unreachable!("a line of moves");
        }
    }
    record
}

/// What this program is called as a player, on screen and in records, whatever the reader's
/// language.
pub fn program_name(computer: Computer) -> String {
    format!("Komadai Lv{}", computer.level.number())
}

/// The word for an end, where `turn` is to move.
fn end_word(outcome: Outcome, turn: Color, is_handicap: bool) -> EndMarker {
    let turn_wins = outcome.winner == Some(turn);
    match (outcome.reason, outcome.winner) {
        // Whoever made the last move ended up losing: it was illegal, and had not
        // been taken back.
        (EndReason::Resignation | EndReason::Time | EndReason::IllegalMove, _) if turn_wins => {
            EndMarker::IllegalMoveWin
        }
        (EndReason::Resignation, _) => EndMarker::Resignation,
        (EndReason::Time, _) => EndMarker::Time,
        (EndReason::IllegalMove | EndReason::DeclarationFailed, _) => EndMarker::IllegalMoveLoss,
        (EndReason::Mate | EndReason::NoMoves, _) => EndMarker::Mate,
        (EndReason::PerpetualCheck, _) => EndMarker::PerpetualCheck,
        (EndReason::Repetition, _) => EndMarker::Repetition,
        (EndReason::Interrupted, _) => EndMarker::Interrupted,
        (EndReason::Agreement, _) => EndMarker::Draw,
        (EndReason::MoveLimit, None) => EndMarker::MoveLimit,
        (_, None) => EndMarker::Impasse,
        (EndReason::Declaration24 | EndReason::Declaration27, _) => EndMarker::Declaration,
        (reason, Some(winner)) => EndMarker::Other(won(reason, winner, is_handicap)),
    }
}

/// A win that no format has a word for, as a sentence of the same kind.
fn won(reason: EndReason, winner: Color, is_handicap: bool) -> String {
    let by = match reason {
        EndReason::TryRule => "トライ",
        EndReason::MoveLimit => "最大手数",
        _ => "持将棋",
    };
    let side = match (winner, is_handicap) {
        (Color::Black, false) => key::BLACK,
        (Color::White, false) => key::WHITE,
        (Color::Black, true) => key::RECEIVER,
        (Color::White, true) => key::GIVER,
    };
    format!("{by}により{side}の勝ち")
}

/// `10分`, and what is added to it; empty where there is none.
fn main_time(control: TimeControl) -> String {
    match control.increment() {
        Some(added) => format!("{}（1手ごとに{}加算）", spelt(control.main()), spelt(added)),
        None if control.main().is_zero() => String::new(),
        None => spelt(control.main()),
    }
}

/// `30秒`; empty where there is none.
fn byoyomi(control: TimeControl) -> String {
    let Some(periods) = control.byoyomi_periods() else {
        return String::new();
    };
    let mut text = spelt(periods.length());
    if periods.count() > 1 {
        text.push_str(&format!("×{}回", periods.count()));
    }
    if let Some(extra) = control.extra_periods() {
        text.push_str(&format!(
            "、考慮時間{}×{}回",
            spelt(extra.length()),
            extra.count()
        ));
    }
    text
}

/// All of one side's time in a single value.
fn whole_time(control: TimeControl) -> String {
    let (main, byoyomi) = (main_time(control), byoyomi(control));
    match (main.is_empty(), byoyomi.is_empty()) {
        (true, true) => "無制限".to_owned(),
        (false, true) => main,
        (true, false) => format!("秒読み{byoyomi}"),
        (false, false) => format!("{main}、秒読み{byoyomi}"),
    }
}

/// `1時間30分`
fn spelt(time: Duration) -> String {
    let seconds = time.as_secs();
    let parts = [
        (seconds / 3_600, "時間"),
        (seconds / 60 % 60, "分"),
        (seconds % 60, "秒"),
    ];
    let mut text = String::new();
    for (count, unit) in parts {
        if count > 0 {
            text.push_str(&format!("{count}{unit}"));
        }
    }
    text
}
