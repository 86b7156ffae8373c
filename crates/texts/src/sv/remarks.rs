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
        "" => format!("Rad {line}, tecken {column}. {words}"),
        found => format!("Rad {line}, tecken {column}: ”{found}”. {words}"),
    }
}

fn words(remark: &Remark) -> String {
    let piece = shogi_terms::TEXT.piece;
    match remark {
        Remark::Empty => "Det är tomt.",
        Remark::WebPage => "Det är en webbsida, inte ett parti.",
        Remark::WebAddress => {
            "Det här är en webbadress, inte ett parti: öppna den och kopiera eller spara partiet där."
        }
        Remark::Binary(None) => "Det är inte text utan en bild, ett arkiv eller ett program.",
        Remark::Binary(Some(kind)) => return format!("Det är {kind}-data, inte ett parti."),
        Remark::Packed(kind) => {
            return format!("Filen är komprimerad ({kind}): packa upp den först.");
        }
        Remark::UnreadFormat(name) => {
            return format!("Partier i formatet {name} kan inte läsas här.");
        }
        Remark::UnknownFormat => {
            "Det är inte ett parti i ett känt format: KIF, KI2, CSA, JKF, USI eller USEN."
        }
        Remark::NoRecord => "Det är inte ett parti: det finns varken rubriker eller drag.",
        Remark::DamagedText => "Tecknen är skadade eller i en annan kodning.",
        Remark::OtherGame => "Det är ett annat spel: här finns bara shogi på 9 × 9 rutor.",
        Remark::UnknownHandicap => "Okänt handikapp: läst som jämnt parti.",
        Remark::MissingDiagram => "Diagrammet saknas: läst som jämnt parti.",
        Remark::Illegal(why) => return (shogi_terms::TEXT.illegal)(*why),
        Remark::IllegalInVariation(why) => {
            let why = (shogi_terms::TEXT.illegal)(*why);
            return format!("{why} Resten av varianten utelämnas.");
        }
        Remark::AfterIllegalMove => "Efter ett otillåtet drag kan inget följa.",
        Remark::PieceMissing => "Pjäsen för draget finns inte.",
        Remark::NoSuchPiece { kind, to } => {
            return format!("Ingen sådan pjäs ({}) kan gå till {to}.", piece(*kind));
        }
        Remark::SeveralPieces { kind, to } => {
            return format!("Flera sådana pjäser ({}) kan gå till {to}.", piece(*kind));
        }
        Remark::OtherPiece { from, there, named } => {
            let (there, named) = (piece(*there), piece(*named));
            return format!("På {from} står en annan pjäs: {there}, inte {named}.");
        }
        Remark::UnreadableOrigin => "Det går inte att läsa varifrån pjäsen kommer.",
        Remark::MoveNumber(expected) => {
            return format!("Numret {expected} väntades: dragen läses i sin ordning.");
        }
        Remark::MoveMissing => "Draget saknas efter numret.",
        Remark::NotUnderstood => "Kan inte tolkas och utelämnas.",
        Remark::NeitherHeaderNorMove => "Varken rubrik eller drag: utelämnas.",
        Remark::UnclosedBracket => "Slutparentesen saknas: filen kan vara avklippt.",
        Remark::InvalidTime => "Inte en tid som 0:12/00:00:12: utelämnas.",
        Remark::MovesAfterEnd => "Drag efter slutet: utelämnas härifrån.",
        Remark::SecondEnd => "Varianten är redan slut: utelämnas.",
        Remark::UnknownEnd => "Varken ett drag eller ett känt slut: behålls som det är.",
        Remark::NoBranchingMove(number) => {
            return format!(
                "Ingen tidigare variant har något drag {number}: den här varianten utelämnas."
            );
        }
        Remark::DuplicateVariation => "Samma drag finns redan: behålls som en annan variant.",
        Remark::SecondGame => "Ett annat parti följer: bara det första har lästs.",
        Remark::CutOff => "Texten slutar utan partiets slut: den kan vara avklippt.",
        Remark::AfterRepetition => {
            "Partiet fortsätter efter att ställningen har uppstått fyra gånger."
        }
        Remark::TooManyWarnings => "Det finns fler varningar, som utelämnas här.",
        Remark::StartPosition(faults) => return position(faults),
        Remark::NotSfen(faults) => return format!("Det är ingen SFEN. {}", position(faults)),
        Remark::Encoding(about) => return remark_details::encoding(about),
        Remark::Start(about) => return remark_details::start(*about),
        Remark::Piece(about) => return remark_details::piece(*about),
        Remark::Structure(about) => return remark_details::structure(about),
        Remark::Expected(expected) => return remark_details::expected(expected),
        Remark::LeftOut(expected) => {
            return format!("{} Delen utelämnas.", remark_details::expected(expected));
        }
        Remark::Move(mv, about) => return format!("{}: {}", mv, words(about)),
    }
    .to_owned()
}

fn position(faults: &PositionErrors) -> String {
    let faults: Vec<String> = faults.iter().map(errors::TEXT.position).collect();
    format!("{}.", faults.join(". "))
}
