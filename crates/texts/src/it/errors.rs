use shogi::{PositionError, RuleError, clock::TimeControlError};

use super::shogi_terms::{self, capital, is_feminine, of, the};
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
            "Servono tavoliere, tratto, pezzi in mano e numero della mossa, separati da uno spazio \
             (campi trovati: {found})"
        ),
        PositionError::ExtraSpace { column } => format!("Carattere {column}: uno spazio di troppo"),
        PositionError::RowCount { found } => {
            format!("Il tavoliere ha {found} traverse invece di 9")
        }
        PositionError::RowTooLong { rank, squares } => {
            format!("La traversa {rank} è troppo lunga: {squares} caselle")
        }
        PositionError::RowTooShort { rank, squares } => {
            format!("La traversa {rank} è troppo corta: {squares} caselle")
        }
        PositionError::Unexpected { column, found, .. } => {
            format!("Carattere {column}: «{found}» qui non è ammesso")
        }
        PositionError::NoPromotedFace { column } => {
            format!("Carattere {column}: «+» davanti a un pezzo che non promuove")
        }
        PositionError::KingInHand { column } => {
            format!("Carattere {column}: un re non sta in mano")
        }
        PositionError::BadHandCount { column } => format!(
            "Carattere {column}: il numero di pezzi in mano va scritto davanti al pezzo, da 2 in su"
        ),
        PositionError::HandOverflow { column, kind } => format!(
            "Carattere {column}: troppi pezzi in mano di questo tipo: {}",
            (shogi_terms::TEXT.piece)(kind.kind())
        ),
        PositionError::BadTurn { found } => format!("Il tratto è «{found}» invece di b o w"),
        PositionError::BadMoveNumber { found } => {
            format!("Il numero della mossa è «{found}»: serve un numero intero da 1")
        }
        PositionError::TooMany { kind, count, limit } => format!(
            "Troppi pezzi di questo tipo: {}, {count} invece di al massimo {limit}",
            (shogi_terms::TEXT.piece)(*kind)
        ),
        PositionError::TwoKings { color, count } => {
            format!(
                "I re {} sono {count}",
                of((shogi_terms::TEXT.color)(*color))
            )
        }
        PositionError::MissingKing { color } => {
            format!("Manca il re {}", of((shogi_terms::TEXT.color)(*color)))
        }
        PositionError::NoKings => "Non ci sono re".to_owned(),
        PositionError::Nifu { color, file } => format!(
            "{} ha due pedoni sulla colonna {file} (nifu)",
            capital(the((shogi_terms::TEXT.color)(*color)))
        ),
        PositionError::ImmobilePiece { square, piece } => {
            let name = (shogi_terms::TEXT.piece)(piece.kind());
            let side = of((shogi_terms::TEXT.color)(piece.color()));
            let end = match is_feminine(piece.kind()) {
                true => "bloccata",
                false => "bloccato",
            };
            format!("{square}: {name} {side}, {end} per sempre")
        }
        PositionError::OpponentInCheck { king, attacker } => format!(
            "Il re in {king} può essere preso dal pezzo in {attacker}, ma tocca all’avversario"
        ),
        _ => "La posizione non è possibile".to_owned(),
    }
}

fn time_control_error(error: TimeControlError) -> &'static str {
    match error {
        TimeControlError::NoMainTime => "Senza byoyomi serve un tempo base.",
        TimeControlError::MainTimeTooLong => "Il tempo base è al massimo di 100 ore.",
        TimeControlError::EmptyPeriod => "Un periodo deve durare più di zero.",
        TimeControlError::PeriodTooLong => "Un periodo è al massimo di un’ora.",
        TimeControlError::NoPeriods => "Serve almeno un periodo.",
        TimeControlError::TooManyPeriods => "I periodi sono al massimo 100.",
        TimeControlError::IncrementTooLong => "Un incremento è al massimo di un’ora.",
        TimeControlError::ByoyomiAndIncrement => "Byoyomi e incremento si escludono.",
        TimeControlError::ExtraWithoutByoyomi => "Il tempo supplementare richiede un byoyomi.",
    }
}

fn address_fault(error: &AddressError) -> String {
    match error {
        AddressError::Encoding { pair } => format!("«{pair}» non è codificato in UTF-8."),
        AddressError::UnknownKey { key } => format!("{key}: questa voce non esiste."),
        AddressError::Repeated { key } => format!("{key}: indicato due volte."),
        AddressError::Both { key, other } => format!("{key} e {other}: solo uno dei due."),
        AddressError::Number { key, value } => {
            format!("{key}: «{value}» non è un numero intero ammesso.")
        }
        AddressError::Seat { key, value } => format!(
            "{key}: «{value}» non è ammesso; usa «human» o da «computer-1» a «computer-10»."
        ),
        AddressError::NameTooLong { key } => format!("{key}: al massimo 40 caratteri."),
        AddressError::Handicap { value } => format!("handicap: «{value}» non esiste."),
        AddressError::Replay(error) => format!(
            "rules: una patta non si potrebbe rigiocare. {}",
            time_control_error(*error)
        ),
        AddressError::Rules(error) => format!("rules: {}", rule_error(error)),
        AddressError::Sfen(faults) => {
            let faults: Vec<String> = faults.iter().map(fault).collect();
            format!("sfen: {}.", faults.join("; "))
        }
        AddressError::NoMove { number, text } => {
            format!("moves: la mossa {number}, «{text}», non si legge come una mossa.")
        }
        AddressError::Move { number, mv, error } => {
            let reason = match error {
                shogi::GameError::Over(_) => "La partita è già finita.".to_owned(),
                shogi::GameError::Illegal(why) => (shogi_terms::TEXT.illegal)(*why),
                shogi::GameError::TakeBackFirst => {
                    "Prima va ritirata la mossa illegale.".to_owned()
                }
                shogi::GameError::KingCapture => "Un re non viene mai catturato.".to_owned(),
                shogi::GameError::Impossible(_) => "Manca il pezzo per questa mossa.".to_owned(),
            };
            format!("moves: la mossa {number}, {mv}, non si può giocare. {reason}")
        }
        AddressError::TimeControl { color, error } => format!(
            "Tempo {}: {}",
            of((shogi_terms::TEXT.color)(*color)),
            time_control_error(*error)
        ),
    }
}

fn rule_error(error: &RuleError) -> String {
    match error {
        RuleError::Preset { name } => format!("le regole «{name}» non esistono."),
        RuleError::Key { key } => format!("la regola «{key}» non esiste."),
        RuleError::Repeated { key } => format!("{} è indicata due volte.", key.name()),
        RuleError::Value { key, value } => format!("{} non può essere «{value}».", key.name()),
    }
}
