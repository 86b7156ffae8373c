use shogi::{Fault, GameError, PieceKind, RuleError, clock::TimeControlError};

use super::{
    grammar::{ROWS, SQUARES, of, pieces, the},
    shogi_terms::{self, a_piece},
};
use crate::{AddressError, i18n::errors::ErrorsText};

pub const TEXT: ErrorsText = ErrorsText {
    position: fault,
    time_control: time_control_error,
    address: address_fault,
};

fn fault(fault: &Fault) -> String {
    let the_side = |color| the((shogi_terms::TEXT.color)(color));
    match fault {
        Fault::FieldCount { found } => format!(
            "Sunt necesare 3 sau 4 părți (tabla, cine mută, piesele din mână, numărul mutării), \
             dar s-au găsit {found}"
        ),
        Fault::ExtraSpace { column } => format!("Caracterul {column}: un spațiu în plus"),
        Fault::RowCount { found } => {
            format!("Tabla are {} în loc de 9", ROWS.counted(*found as u64))
        }
        Fault::RowTooLong { rank, squares } | Fault::RowTooShort { rank, squares } => {
            let squares = SQUARES.counted((*squares).into());
            format!("Rândul {rank} are {squares} în loc de 9")
        }
        Fault::Unexpected { column, found, .. } => {
            format!("Caracterul {column}: „{found}” nu are ce căuta aici")
        }
        Fault::NoPromotedFace { column } => {
            format!("Caracterul {column}: „+” înaintea unei piese care nu promovează")
        }
        Fault::KingInHand { column } => format!("Caracterul {column}: un rege în mână"),
        Fault::BadHandCount { column } => format!(
            "Caracterul {column}: înaintea unei piese din mână se scrie câte sunt, de la 2 în \
             sus, fără zero la început"
        ),
        Fault::HandOverflow { column, kind } => {
            format!("Caracterul {column}: {} în mână", too_many(kind.kind()))
        }
        Fault::BadTurn { found } => {
            format!("Partea la mutare este „{found}”, dar trebuie să fie „b” sau „w”")
        }
        Fault::BadMoveNumber { found } => format!(
            "Numărul mutării este „{found}”, dar trebuie să fie un număr întreg de la 1 în sus"
        ),
        Fault::TooMany { kind, count, limit } => format!(
            "Sunt {}, iar un set are {limit}",
            pieces(*kind).counted((*count).into())
        ),
        Fault::TwoKings { color, count } => format!(
            "{} are {}",
            the_side(*color),
            pieces(PieceKind::King).counted((*count).into())
        ),
        Fault::MissingKing { color } => format!("{} nu are rege", the_side(*color)),
        Fault::NoKings => "Pe tablă nu este niciun rege".to_owned(),
        Fault::Nifu { color, file } => format!(
            "{} are doi pioni nepromovați pe coloana {file} (nifu)",
            the_side(*color)
        ),
        Fault::DeadPiece { square, piece } => {
            let (side, dead) = (
                (shogi_terms::TEXT.color)(piece.color()),
                a_piece(piece.kind()),
            );
            format!("{side}: {dead} pe {square} nu ar putea muta niciodată")
        }
        Fault::OpponentInCheck { king, attacker } => format!(
            "Partea care nu este la mutare este în șah: regele de pe {king} ar putea fi luat de \
             piesa de pe {attacker}"
        ),
        other => other.to_string(),
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
        TimeControlError::IncrementTooLong => "Adaosul pe mutare este de cel mult o oră.",
        TimeControlError::ByoyomiAndIncrement => {
            "Byoyomi și adaosul pe mutare nu se pot folosi împreună."
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
            "{key}: „{value}” nu poate sta aici, ci doar „human” și de la „computer-1” la \
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
            format!("moves: mutarea {number}, „{text}”, nu este scrisă ca o mutare.")
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
        GameError::Over(_) => "Partida s-a încheiat înainte de ea.",
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
