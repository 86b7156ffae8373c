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
        "" => format!("Rândul {line}, caracterul {column}. {words}"),
        found => format!("Rândul {line}, caracterul {column}: „{found}”. {words}"),
    }
}

fn words(remark: &Remark) -> String {
    let piece = shogi_terms::TEXT.piece;
    match remark {
        Remark::Empty => "Nu conține nimic.",
        Remark::WebPage => "Este o pagină web, nu o partidă.",
        Remark::WebAddress => {
            "Aceasta este o adresă web, nu o partidă: deschide-o și copiază sau salvează partida de acolo."
        }
        Remark::Binary(None) => "Nu este un text, ci o imagine, o arhivă sau un program.",
        Remark::Binary(Some(kind)) => return format!("Sunt date {kind}, nu o partidă."),
        Remark::Packed(kind) => {
            return format!("Este un fișier comprimat ({kind}): trebuie mai întâi dezarhivat.");
        }
        Remark::UnreadFormat(name) => {
            return format!("Partidele în formatul {name} nu pot fi citite aici.");
        }
        Remark::UnknownFormat => {
            "Nu este o partidă într-un format cunoscut: KIF, KI2, CSA, JKF, USI sau USEN."
        }
        Remark::NoRecord => "Nu este o partidă: nu are nici antet, nici mutări.",
        Remark::DamagedText => "Caracterele sunt deteriorate sau în altă codificare.",
        Remark::OtherGame => "Este alt joc: aici se joacă numai shogi pe 9 × 9 câmpuri.",
        Remark::UnknownHandicap => "Handicap necunoscut: citită ca partidă egală.",
        Remark::MissingDiagram => "Lipsește diagrama: citită ca partidă egală.",
        Remark::Illegal(why) => return (shogi_terms::TEXT.illegal)(*why),
        Remark::IllegalInVariation(why) => {
            let why = (shogi_terms::TEXT.illegal)(*why);
            return format!("{why} Restul acestei variante este omis.");
        }
        Remark::AfterIllegalMove => "După o mutare ilegală nu mai poate urma nimic.",
        Remark::PieceMissing => "Lipsește piesa pentru această mutare.",
        Remark::NoSuchPiece { kind, to } => {
            return format!(
                "Nicio astfel de piesă ({}) nu poate ajunge pe {to}.",
                piece(*kind)
            );
        }
        Remark::SeveralPieces { kind, to } => {
            return format!(
                "Mai multe astfel de piese ({}) pot ajunge pe {to}.",
                piece(*kind)
            );
        }
        Remark::OtherPiece { from, there, named } => {
            let (there, named) = (piece(*there), piece(*named));
            return format!("Pe {from} este altă piesă: {there}, nu {named}.");
        }
        Remark::UnreadableOrigin => "Nu se poate citi de unde vine piesa.",
        Remark::MoveNumber(expected) => {
            return format!(
                "Se aștepta numărul {expected}: mutările se citesc în ordinea în care apar."
            );
        }
        Remark::MoveMissing => "După număr lipsește mutarea.",
        Remark::NotUnderstood => "Neînțeles: omis.",
        Remark::NeitherHeaderNorMove => "Nici antet, nici mutare: omis.",
        Remark::UnclosedBracket => {
            "Lipsește paranteza de închidere: poate că fișierul este trunchiat."
        }
        Remark::InvalidTime => "Nu este un timp ca 0:12/00:00:12: omis.",
        Remark::MovesAfterEnd => "Mutări după sfârșit: omise de aici înainte.",
        Remark::SecondEnd => "Varianta s-a încheiat deja: omis.",
        Remark::UnknownEnd => "Nici mutare, nici sfârșit cunoscut: păstrat așa cum este.",
        Remark::NoBranchingMove(number) => {
            return format!(
                "Nicio variantă anterioară nu are mutarea {number}: această variantă este omisă."
            );
        }
        Remark::DuplicateVariation => "Aceeași mutare există deja: păstrată ca altă variantă.",
        Remark::SecondGame => "Urmează altă partidă: s-a citit numai prima.",
        Remark::CutOff => "Textul se oprește fără sfârșitul partidei: poate că este trunchiat.",
        Remark::AfterRepetition => "Partida continuă după ce poziția a apărut de patru ori.",
        Remark::TooManyWarnings => "Mai sunt avertismente, omise aici.",
        Remark::StartPosition(faults) => return position(faults),
        Remark::NotSfen(faults) => return format!("Nu este un SFEN. {}", position(faults)),
        Remark::Encoding(about) => return remark_details::encoding(about),
        Remark::Start(about) => return remark_details::start(*about),
        Remark::Piece(about) => return remark_details::piece(*about),
        Remark::Structure(about) => return remark_details::structure(about),
        Remark::Expected(expected) => return remark_details::expected(expected),
        Remark::LeftOut(expected) => {
            return format!(
                "{} Această parte este omisă.",
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
