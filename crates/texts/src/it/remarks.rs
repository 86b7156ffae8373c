//! What readers of records remark on.
use komadai_records::notation::{Diagnostic, Remark};
use shogi::PositionErrors;

use super::{errors, remark_details, shogi_terms};
use crate::RemarksText;

pub const TEXT: RemarksText = RemarksText { remark: diagnostic };

pub fn diagnostic(diagnostic: &Diagnostic) -> String {
    let (line, column) = (diagnostic.at.line, diagnostic.at.column);
    let words = words(&diagnostic.about);
    match &*diagnostic.found {
        "" => format!("Riga {line}, carattere {column}. {words}"),
        found => format!("Riga {line}, carattere {column}: «{found}». {words}"),
    }
}

fn words(remark: &Remark) -> String {
    let piece = shogi_terms::TEXT.piece;
    match remark {
        Remark::Empty => "Non c’è nulla.",
        Remark::WebPage => "È una pagina web, non una partita.",
        Remark::WebAddress => {
            "Questo è un indirizzo web, non una partita: aprilo e copia o salva lì la partita."
        }
        Remark::Binary(None) => "Non è un testo, ma un’immagine, un archivio o un programma.",
        Remark::Binary(Some(kind)) => return format!("Sono dati {kind}, non una partita."),
        Remark::Packed(kind) => return format!("È un file compresso ({kind}): prima va estratto."),
        Remark::UnreadFormat(name) => {
            return format!("Le partite in formato {name} qui non si leggono.");
        }
        Remark::UnknownFormat => {
            "Non è una partita in un formato noto: KIF, KI2, CSA, JKF, USI o USEN."
        }
        Remark::NoRecord => "Non è una partita: non ci sono né intestazioni né mosse.",
        Remark::DamagedText => "I caratteri sono danneggiati o in un’altra codifica.",
        Remark::OtherGame => "È un altro gioco: qui c’è solo lo shogi su 9 × 9 caselle.",
        Remark::UnknownHandicap => "Handicap sconosciuto: letto come partita alla pari.",
        Remark::MissingDiagram => "Manca il diagramma: letto come partita alla pari.",
        Remark::Illegal(why) => return (shogi_terms::TEXT.illegal)(*why),
        Remark::IllegalInVariation(why) => {
            let why = (shogi_terms::TEXT.illegal)(*why);
            return format!("{why} Il seguito di questa variante è tralasciato.");
        }
        Remark::AfterIllegalMove => "Dopo una mossa illegale non può seguire nulla.",
        Remark::PieceMissing => "Manca il pezzo per questa mossa.",
        Remark::NoSuchPiece { kind, to } => {
            return format!(
                "Nessun pezzo di questo tipo ({}) può andare in {to}.",
                piece(*kind)
            );
        }
        Remark::SeveralPieces { kind, to } => {
            return format!(
                "Più pezzi di questo tipo ({}) possono andare in {to}.",
                piece(*kind)
            );
        }
        Remark::OtherPiece { from, there, named } => {
            let (there, named) = (piece(*there), piece(*named));
            return format!("In {from} c’è un altro pezzo: {there}, non {named}.");
        }
        Remark::UnreadableOrigin => "Non si legge da dove viene il pezzo.",
        Remark::MoveNumber(expected) => {
            return format!(
                "Era atteso il numero {expected}: le mosse si leggono nell’ordine in cui stanno."
            );
        }
        Remark::MoveMissing => "Dopo il numero manca la mossa.",
        Remark::NotUnderstood => "Non comprensibile: tralasciato.",
        Remark::NeitherHeaderNorMove => "Né intestazione né mossa: tralasciato.",
        Remark::UnclosedBracket => "Manca la parentesi di chiusura: il file è forse troncato.",
        Remark::InvalidTime => "Non è un tempo come 0:12/00:00:12: tralasciato.",
        Remark::MovesAfterEnd => "Mosse dopo la fine: tralasciate da qui in poi.",
        Remark::SecondEnd => "La linea è già finita: tralasciato.",
        Remark::UnknownEnd => "Né una mossa né una fine nota: lasciato com’è.",
        Remark::NoBranchingMove(number) => {
            return format!("Nessuna linea precedente ha una mossa {number} da variare: questa variante è ignorata.");
        }
        Remark::DuplicateVariation => "La stessa mossa c’è già: tenuta come altra variante.",
        Remark::SecondGame => "Segue un’altra partita: è stata letta solo la prima.",
        Remark::CutOff => "Il testo finisce senza la fine della partita: forse è troncato.",
        Remark::AfterRepetition => {
            "La partita continua dopo che la posizione si è presentata quattro volte."
        }
        Remark::TooManyWarnings => "Ci sono altri avvisi, qui tralasciati.",
        Remark::StartPosition(faults) => return position(faults),
        Remark::NotSfen(faults) => return format!("Non è uno SFEN. {}", position(faults)),
        Remark::Encoding(about) => return remark_details::encoding(about),
        Remark::Start(about) => return remark_details::start(*about),
        Remark::Piece(about) => return remark_details::piece(*about),
        Remark::Structure(about) => return remark_details::structure(about),
        Remark::Expected(expected) => return remark_details::expected(expected),
        Remark::LeftOut(expected) => {
            return format!(
                "{} Questa parte è tralasciata.",
                remark_details::expected(expected)
            );
        }
        Remark::Move(mv, about) => return format!("{}: {}", mv, words(about)),
    }
    .to_owned()
}

fn position(faults: &PositionErrors) -> String {
    let faults: Vec<String> = faults.iter().map(errors::TEXT.position).collect();
    format!("{}.", faults.join(". "))
}
