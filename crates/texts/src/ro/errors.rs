use shogi::{GameError, PieceKind, PositionError, RuleError, clock::TimeControlError};

use super::{
    grammar::{RANKS, SQUARES, of, pieces, the},
    shogi_terms::{self, a_piece},
};
use crate::ErrorsText;
use komadai_model::AddressError;

pub const TEXT: ErrorsText = ErrorsText {
    position: fault,
    time_control: time_control_error,
    address: address_fault,
};

fn fault(fault: &PositionError) -> String {
    let the_side = |color| the((shogi_terms::TEXT.color)(color));
    match fault {
        PositionError::FieldCount { found } => format!(
            "Sunt necesare 3 sau 4 câmpuri (tabla, cine mută, piesele din mână, numărul mutării), \
             dar s-au găsit {found}"
        ),
        PositionError::ExtraSpace { column } => format!("Caracterul {column}: un spațiu în plus"),
        PositionError::RowCount { found } => {
            format!("Tabla are {} în loc de 9", RANKS.counted(*found as u64))
        }
        PositionError::RowTooLong { rank, squares }
        | PositionError::RowTooShort { rank, squares } => {
            let squares = SQUARES.counted((*squares).into());
            format!("Linia {rank} are {squares} în loc de 9")
        }
        PositionError::Unexpected { column, found, .. } => {
            format!("Caracterul {column}: „{found}” nu este permis aici")
        }
        PositionError::NoPromotedFace { column } => {
            format!("Caracterul {column}: „+” înaintea unei piese care nu promovează")
        }
        PositionError::KingInHand { column } => format!("Caracterul {column}: un rege în mână"),
        PositionError::BadHandCount { column } => format!(
            "Caracterul {column}: înaintea unei piese din mână se scrie câte sunt, de la 2 în \
             sus, fără zero la început"
        ),
        PositionError::HandOverflow { column, kind } => {
            format!("Caracterul {column}: {} în mână", too_many(kind.kind()))
        }
        PositionError::BadTurn { found } => {
            format!("Cine este la mutare: „{found}”, dar trebuie să fie „b” sau „w”")
        }
        PositionError::BadMoveNumber { found } => format!(
            "Numărul mutării este „{found}”, dar trebuie să fie un număr întreg de la 1 în sus"
        ),
        PositionError::TooMany { kind, count, limit } => format!(
            "Sunt {}, iar un set are {limit}",
            pieces(*kind).counted((*count).into())
        ),
        PositionError::TwoKings { color, count } => format!(
            "{} are {}",
            the_side(*color),
            pieces(PieceKind::King).counted((*count).into())
        ),
        PositionError::MissingKing { color } => format!("{} nu are rege", the_side(*color)),
        PositionError::NoKings => "Pe tablă nu este niciun rege".to_owned(),
        PositionError::Nifu { color, file } => format!(
            "{} are doi pioni nepromovați pe coloana {file} (nifu)",
            the_side(*color)
        ),
        PositionError::ImmobilePiece { square, piece } => {
            let (side, dead) = (
                (shogi_terms::TEXT.color)(piece.color()),
                a_piece(piece.kind()),
            );
            format!("{side}: {dead} pe {square} nu ar putea muta niciodată")
        }
        PositionError::OpponentInCheck { king, attacker } => format!(
            "Jucătorul care nu este la mutare este în șah: regele de pe {king} ar putea fi luat de \
             piesa de pe {attacker}"
        ),
        _ => "Poziția nu este posibilă".to_owned(),
    }
}

fn too_many(kind: PieceKind) -> String {
    let many = match kind {
        PieceKind::Lance | PieceKind::ProLance | PieceKind::Rook => "prea multe",
        _ => "prea mulți",
    };
    format!("{many} {}", pieces(kind).1)
}

fn time_control_error(error: TimeControlError) -> &'static str {
    match error {
        TimeControlError::NoMainTime => "Fără byoyomi trebuie să existe timp de bază.",
        TimeControlError::MainTimeTooLong => "Timpul de bază este de cel mult 100 de ore.",
        TimeControlError::EmptyPeriod => "O perioadă trebuie să fie mai lungă decât zero.",
        TimeControlError::PeriodTooLong => "O perioadă este de cel mult o oră.",
        TimeControlError::NoPeriods => "Trebuie să existe cel puțin o perioadă.",
        TimeControlError::TooManyPeriods => "Pot fi cel mult 100 de perioade.",
        TimeControlError::IncrementTooLong => "Incrementul pe mutare este de cel mult o oră.",
        TimeControlError::ByoyomiAndIncrement => {
            "Byoyomi și incrementul nu se pot folosi împreună."
        }
        TimeControlError::ExtraWithoutByoyomi => "Timpul suplimentar are nevoie de byoyomi.",
    }
}

fn address_fault(error: &AddressError) -> String {
    match error {
        AddressError::Encoding { pair } => format!("„{pair}” nu este codificat în UTF-8."),
        AddressError::UnknownKey { key } => format!("{key}: nu există o astfel de setare."),
        AddressError::Repeated { key } => format!("{key}: apare de două ori."),
        AddressError::Both { key, other } => format!("{key} și {other}: numai una dintre ele."),
        AddressError::Number { key, value } => {
            format!("{key}: „{value}” nu este un număr întreg din intervalul permis.")
        }
        AddressError::Seat { key, value } => format!(
            "{key}: „{value}” nu este permis; folosește „human” sau de la „computer-1” la \
             „computer-10”."
        ),
        AddressError::NameTooLong { key } => format!("{key}: cel mult 40 de caractere."),
        AddressError::Handicap { value } => format!("handicap: „{value}” nu este un handicap."),
        AddressError::Replay(error) => format!(
            "rules: o remiză nu s-ar putea rejuca. {}",
            time_control_error(*error)
        ),
        AddressError::Rules(error) => format!("rules: {}", rule_error(error)),
        AddressError::Sfen(faults) => {
            let faults: Vec<String> = faults.iter().map(fault).collect();
            format!("sfen: {}.", faults.join("; "))
        }
        AddressError::NoMove { number, text } => {
            format!("moves: mutarea {number}, „{text}”, nu poate fi citită ca mutare.")
        }
        AddressError::Move { number, mv, error } => format!(
            "moves: mutarea {number}, {mv}, nu se poate juca. {}",
            game_error(error)
        ),
        AddressError::TimeControl { color, error } => {
            format!("Timpul {}: {}", of(*color), time_control_error(*error))
        }
    }
}

fn game_error(error: &GameError) -> String {
    match error {
        GameError::Over(_) => "Partida este deja încheiată.",
        GameError::Illegal(why) => return (shogi_terms::TEXT.illegal)(*why),
        GameError::TakeBackFirst => "Mai întâi trebuie luată înapoi mutarea ilegală.",
        GameError::KingCapture => "Regele nu se ia niciodată.",
        GameError::Impossible(_) => "Piesa de care e nevoie lipsește.",
    }
    .to_owned()
}

fn rule_error(error: &RuleError) -> String {
    match error {
        RuleError::Preset { name } => format!("„{name}” nu este numele unor reguli."),
        RuleError::Key { key } => format!("nu există regula „{key}”."),
        RuleError::Repeated { key } => format!("{} apare de două ori.", key.name()),
        RuleError::Value { key, value } => {
            format!("{} nu poate avea valoarea „{value}”.", key.name())
        }
    }
}
