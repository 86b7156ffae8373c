use shogi::{PositionError, clock::TimeControlError};

use super::shogi_terms;
use crate::ErrorsText;
use komadai_model::AddressError;

pub const TEXT: ErrorsText = ErrorsText {
    position: fault,
    time_control: time_control_error,
    address: address_fault,
};

fn fault(fault: &PositionError) -> String {
    let mut text = fault.to_string();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

fn time_control_error(error: TimeControlError) -> &'static str {
    match error {
        TimeControlError::NoMainTime => "Without byoyomi there must be main time.",
        TimeControlError::MainTimeTooLong => "Main time is at most 100 hours.",
        TimeControlError::EmptyPeriod => "A period must be longer than zero.",
        TimeControlError::PeriodTooLong => "A period is at most one hour.",
        TimeControlError::NoPeriods => "There must be at least one period.",
        TimeControlError::TooManyPeriods => "There are at most 100 periods.",
        TimeControlError::IncrementTooLong => "An increment is at most one hour.",
        TimeControlError::ByoyomiAndIncrement => "Byoyomi and increment exclude each other.",
        TimeControlError::ExtraWithoutByoyomi => "Extra time needs a byoyomi.",
    }
}

fn address_fault(error: &AddressError) -> String {
    match error {
        AddressError::Encoding { pair } => format!("“{pair}” is not encoded as UTF-8."),
        AddressError::UnknownKey { key } => format!("{key}: no such setting."),
        AddressError::Repeated { key } => format!("{key}: given twice."),
        AddressError::Both { key, other } => format!("{key} and {other}: only one of them."),
        AddressError::Number { key, value } => {
            format!("{key}: “{value}” is not a whole number in range.")
        }
        AddressError::Seat { key, value } => {
            format!(
                "{key}: “{value}” is not a valid player. Use “human” or “computer-1” to “computer-10”."
            )
        }
        AddressError::NameTooLong { key } => format!("{key}: at most 40 characters."),
        AddressError::Handicap { value } => format!("handicap: “{value}” is not a handicap."),
        AddressError::Replay(error) => {
            format!(
                "rules: a draw could not be replayed. {}",
                time_control_error(*error)
            )
        }
        AddressError::Rules(error) => format!("rules: {error}."),
        AddressError::Sfen(faults) => format!("sfen: {faults}."),
        AddressError::NoMove { number, text } => {
            format!("moves: move {number}, “{text}”, cannot be read as a move.")
        }
        AddressError::Move { number, mv, error } => {
            let reason = match error {
                shogi::GameError::Over(_) => "The game is over before this move.".to_owned(),
                shogi::GameError::Illegal(why) => (shogi_terms::TEXT.illegal)(*why),
                error => error.to_string(),
            };
            format!("moves: move {number}, {mv}, cannot be played. {reason}")
        }
        AddressError::TimeControl { color, error } => format!(
            "Time of {}: {}",
            (shogi_terms::TEXT.color)(*color),
            time_control_error(*error)
        ),
    }
}
