use shogi::{GameError, PositionError, RuleError, clock::TimeControlError};

use super::shogi_terms::{self, capital, colored, several};
use crate::ErrorsText;
use komadai_model::AddressError;

pub const TEXT: ErrorsText = ErrorsText {
    position: fault,
    time_control: time_control_error,
    address: address_fault,
};

fn fault(fault: &PositionError) -> String {
    match fault {
        PositionError::FieldCount { found } => format!(
            "Texten ska ha 3 eller 4 fält (bräde, vem som är vid draget, pjäser i handen, dragnummer) men \
             har {found}"
        ),
        PositionError::ExtraSpace { column } => {
            format!("Tecken {column}: ett mellanslag för mycket")
        }
        PositionError::RowCount { found } => {
            let rows = if *found == 1 { "rad" } else { "rader" };
            format!("Brädet har {found} {rows} i stället för 9")
        }
        PositionError::RowTooLong { rank, squares }
        | PositionError::RowTooShort { rank, squares } => {
            let name = if *squares == 1 { "ruta" } else { "rutor" };
            format!("Rad {rank} har {squares} {name} i stället för 9")
        }
        PositionError::Unexpected { column, found, .. } => {
            format!("Tecken {column}: ”{found}” kan inte stå här")
        }
        PositionError::NoPromotedFace { column } => {
            format!("Tecken {column}: ”+” framför en pjäs som inte kan promoveras")
        }
        PositionError::KingInHand { column } => format!("Tecken {column}: en kung i handen"),
        PositionError::BadHandCount { column } => format!(
            "Tecken {column}: ett antal i handen är minst 2, börjar inte med noll och står \
             framför sin pjäs"
        ),
        PositionError::HandOverflow { column, kind } => format!(
            "Tecken {column}: för många {} i handen",
            several(kind.kind())
        ),
        PositionError::BadTurn { found } => {
            format!("Den som är vid draget anges som ”{found}” i stället för b eller w")
        }
        PositionError::BadMoveNumber { found } => {
            format!("Dragnumret är ”{found}” i stället för ett heltal från 1")
        }
        PositionError::TooMany { kind, count, limit } => format!(
            "Det finns {count} {}, men en uppsättning har {limit}",
            several(*kind)
        ),
        PositionError::TwoKings { color: side, count } => {
            format!("{} har {count} kungar", (shogi_terms::TEXT.color)(*side))
        }
        PositionError::MissingKing { color: side } => {
            format!("{} har ingen kung", (shogi_terms::TEXT.color)(*side))
        }
        PositionError::NoKings => "Det finns ingen kung på brädet".to_owned(),
        PositionError::Nifu { color: side, file } => format!(
            "{} har två opromoverade bönder på linje {file} (nifu)",
            (shogi_terms::TEXT.color)(*side)
        ),
        PositionError::ImmobilePiece {
            square: at,
            piece: dead,
        } => format!(
            "{} på {at} skulle aldrig kunna flyttas",
            capital(colored(*dead))
        ),
        PositionError::OpponentInCheck { king, attacker } => format!(
            "Den som inte är vid draget står i schack: kungen på {king} kan slås från {attacker}"
        ),
        _ => "Ställningen är inte möjlig".to_owned(),
    }
}

fn time_control_error(error: TimeControlError) -> &'static str {
    match error {
        TimeControlError::NoMainTime => "Utan byoyomi måste det finnas huvudtid.",
        TimeControlError::MainTimeTooLong => "Huvudtiden är högst 100 timmar.",
        TimeControlError::EmptyPeriod => "En period måste vara längre än noll.",
        TimeControlError::PeriodTooLong => "En period är högst en timme.",
        TimeControlError::NoPeriods => "Det måste finnas minst en period.",
        TimeControlError::TooManyPeriods => "Det kan finnas högst 100 perioder.",
        TimeControlError::IncrementTooLong => "Tillägget är högst en timme.",
        TimeControlError::ByoyomiAndIncrement => "Byoyomi och tillägg går inte att kombinera.",
        TimeControlError::ExtraWithoutByoyomi => "Extratid kräver byoyomi.",
    }
}

fn address_fault(error: &AddressError) -> String {
    match error {
        AddressError::Encoding { pair } => format!("”{pair}” är inte kodat som UTF-8."),
        AddressError::UnknownKey { key } => format!("{key}: det finns ingen sådan inställning."),
        AddressError::Repeated { key } => format!("{key}: anges två gånger."),
        AddressError::Both { key, other } => format!("{key} och {other}: bara en av dem."),
        AddressError::Number { key, value } => {
            format!("{key}: ”{value}” är inget heltal inom gränserna.")
        }
        AddressError::Seat { key, value } => format!(
            "{key}: ”{value}” är inte tillåtet; använd ”human” eller ”computer-1” till \
             ”computer-10”."
        ),
        AddressError::NameTooLong { key } => format!("{key}: högst 40 tecken."),
        AddressError::Handicap { value } => format!("handicap: ”{value}” är inget handikapp."),
        AddressError::Replay(error) => format!(
            "rules: en remi skulle inte kunna spelas om. {}",
            time_control_error(*error)
        ),
        AddressError::Rules(error) => format!("rules: {}", rule_error(error)),
        AddressError::Sfen(faults) => {
            let faults: Vec<String> = faults.iter().map(fault).collect();
            format!("sfen: {}.", faults.join(". "))
        }
        AddressError::NoMove { number, text } => {
            format!("moves: drag {number}, ”{text}”, kan inte läsas som ett drag.")
        }
        AddressError::Move { number, mv, error } => {
            let reason = match error {
                GameError::Over(_) => "Partiet är redan slut.".to_owned(),
                GameError::Illegal(why) => (shogi_terms::TEXT.illegal)(*why),
                GameError::TakeBackFirst => {
                    "Det otillåtna draget måste först tas tillbaka.".to_owned()
                }
                GameError::KingCapture => "En kung slås aldrig.".to_owned(),
                GameError::Impossible(_) => "Pjäsen för draget finns inte.".to_owned(),
            };
            format!("moves: drag {number}, {mv}, kan inte spelas. {reason}")
        }
        AddressError::TimeControl { color, error } => format!(
            "Tiden för {}: {}",
            (shogi_terms::TEXT.color)(*color),
            time_control_error(*error)
        ),
    }
}

fn rule_error(error: &RuleError) -> String {
    match error {
        RuleError::Preset { name } => format!("”{name}” är ingen regeluppsättning."),
        RuleError::Key { key } => format!("”{key}” är ingen regel."),
        RuleError::Repeated { key } => format!("{} anges två gånger.", key.name()),
        RuleError::Value { key, value } => {
            format!("{} kan inte vara ”{value}”.", key.name())
        }
    }
}
